"""A snapshot keeps everything that a match needs to go on, and long things once."""

from __future__ import annotations

import json
import zlib
from random import Random
from typing import Any

import msgspec
import pytest

import sabbat
from sabbat.engine import Match, PastStep, codec
from sabbat.engine.undo import BY_CONSENT
from sabbat.server.snapshots import Snapshot, go_on_from, take_snapshot
from sabbat.server.table import Table
from sabbat.server.table_state import TableState
from tests.server.inside import Room, a_room, in_a_loop, play_on
from tests.server.test_card_bombs import deck

ANSWERS = 6


def written(match: Match) -> list[object]:
    return [codec.plain(match.state), *(codec.plain(step.before) for step in match.past)]


def told(step: PastStep) -> tuple[object, ...]:
    return step.entry, step.action, step.at, step.events


def brought_back(table: Table) -> tuple[Match, Snapshot]:
    """The match as it comes back from a snapshot taken now, and what was written of it."""
    kept = take_snapshot(table, table.fair, -1)
    assert kept.state is not None
    again = TableState(table.id, table.stored)
    go_on_from(again, None, kept)
    assert again.match is not None
    return again.match, msgspec.json.decode(zlib.decompress(kept.state), type=Snapshot)


async def under_way(room: Room, *people: str, **wishes: Any) -> tuple[Table, Match]:  # Any: as in Room
    """A table where anything can be taken back by consent, after a few answers."""
    guests = await room.playing(*people, **wishes)
    table = guests[0].table
    table.stored.undo = BY_CONSENT
    await play_on(guests, Random(1), ANSWERS)
    assert table.match is not None
    return table, table.match


@pytest.mark.parametrize("game", sabbat.GAMES)
@in_a_loop
async def test_a_match_comes_back_with_its_past(game: str) -> None:
    async with a_room() as room:
        table, match = await under_way(room, "ada", "bea", "cleo", game=game)
        again, _ = brought_back(table)
        assert written(again) == written(match)
        assert [told(step) for step in again.past] == [told(step) for step in match.past]


@in_a_loop
async def test_the_text_of_ones_own_cards_is_in_no_snapshot() -> None:
    """The table has it already; with the states that an undo may go back to, it would be there 25 times."""
    async with a_room() as room:
        table, match = await under_way(room, "ada", "bea", game="chaudron_magique", options={"cards": deck(100)})
        assert match.past
        again, snapshot = brought_back(table)
        assert written(again) == written(match)
        assert "card_99" in str(table.stored.options["cards"])
        assert "card_99" in json.dumps(codec.plain(match.state))
        assert "card_99" not in msgspec.json.encode(snapshot).decode()


@in_a_loop
async def test_a_snapshot_from_before_that_is_read_too() -> None:
    """Each state was written whole."""
    async with a_room() as room:
        table, match = await under_way(room, "ada", "bea", game="chaudron_magique", options={"cards": deck(40)})
        kept = take_snapshot(table, None, -1)
        assert kept.state is not None
        snapshot = msgspec.json.decode(zlib.decompress(kept.state), type=Snapshot)
        snapshot.state = codec.plain(match.state)
        for step, whole in zip(snapshot.past, match.past[-len(snapshot.past) :], strict=True):
            step.before = codec.plain(whole.before)
        old = msgspec.structs.replace(kept, state=zlib.compress(msgspec.json.encode(snapshot)))
        again = TableState(table.id, table.stored)
        go_on_from(again, None, old)
        assert again.match is not None
        assert written(again.match) == written(match)
