"""At what pace bots go for a person is kept with her from match to match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from sabbat.engine import Match
from sabbat.games import GAMES
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard, ThinkRequest, think
from sabbat.server.bot_workers import BotChoice
from sabbat.server.paces import note_paces, pace_of
from sabbat.server.seating import Chair
from sabbat.server.store import Store
from sabbat.server.store.person_notes import PersonNote
from sabbat.server.stored_table import StoredTable
from sabbat.server.table_state import TableState
from sabbat.server.telling import view_for
from tests.server.inside import AtOnce, a_room, a_store, in_a_loop, until

TOPIC = "pace-sorcellerie"


def chairs(*who: str) -> list[Chair]:
    """People by name, bots in brackets."""
    return [Chair(bot=name[1:-1]) if name[0] == "(" else Chair(person=name, name=name) for name in who]


def over(*who: str, guide: bool = False, pace: float = 0.0) -> TableState:
    """A match in which the first seat has never said a word."""
    options = GAMES["sorcellerie"].agree(len(who), {})
    table = TableState("oak", StoredTable("sorcellerie", chairs(*who), options, "ada", guide=guide, pace=pace))
    rng = Random(1)
    match = GAMES["sorcellerie"].start(len(who), 1, options)
    while match.outcome is None:
        seat = max(match.pending)
        legal = match.options(seat)
        match.submit(seat, rng.choice(legal) if seat else legal[-1])
    table.match = match
    assert match.view(None).players[0].won == []
    return table


async def kept(store: Store) -> dict[str, float]:
    return {note.person: float(note.note) for note in await store.person_notes.all()}


@in_a_loop
async def test_who_has_lost_meets_gentler_bots_next_time() -> None:
    async with a_store() as store:
        table = over("ada", "(companion)", "(companion)")
        await note_paces(store, table)
        first = await kept(store)
        assert first["ada"] > 0.3
        table.stored.pace = -1.0
        await note_paces(store, table)
        second = await kept(store)
        assert -1.0 < second["ada"] < first["ada"]
        assert await pace_of(store, table.stored) == second["ada"]


@in_a_loop
async def test_everybody_has_a_pace_of_her_own_and_a_table_the_mean() -> None:
    async with a_store() as store:
        await note_paces(store, over("ada", "bea", "(companion)"))
        paces = await kept(store)
        assert paces["ada"] > paces["bea"]
        both = StoredTable("sorcellerie", chairs("ada", "bea", "(companion)"), {}, "ada")
        assert await pace_of(store, both) == pytest.approx((paces["ada"] + paces["bea"]) / 2)
        stranger = StoredTable("sorcellerie", chairs("ada", "cy", "(companion)"), {}, "ada")
        assert await pace_of(store, stranger) == pytest.approx(paces["ada"] / 2)


@in_a_loop
async def test_nothing_is_learnt_where_nobody_fits_or_somebody_is_guided() -> None:
    async with a_store() as store:
        await note_paces(store, over("ada", "(sensible)", "(sensible)"))
        await note_paces(store, over("ada", "(companion)", guide=True))
        away = over("ada", "(companion)")
        away.stored.chairs[0].bot = "companion"  # it stood in
        await note_paces(store, away)
        assert await kept(store) == {}


class Noting(AtOnce):
    """Notes the pace that it is told of."""

    paces: list[float]

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
        self.paces.append(pace)
        return await super().decide(match, seat, bot, notes, heard, pace)


@in_a_loop
async def test_bots_are_told_the_pace_of_the_table() -> None:
    workers = Noting()
    workers.paces = []
    async with a_store() as store, a_room(store, bot_workers=workers) as room:
        await store.person_notes.write(PersonNote("ada", TOPIC, b"0.75", 1))
        (ada,) = await room.seated("ada", game="sorcellerie", seats=2)
        assert isinstance(await ada.starts("companion"), wire.Done)
        if ada.question is not None:
            await ada.acts({"t": "ShakeCup"})
        await until(lambda: workers.paces)
        assert set(workers.paces) == {0.75}


def test_a_gentler_pace_is_slower() -> None:
    game = GAMES["sorcellerie"]
    match = game.start(2, 1)
    (cup,) = match.pending
    match.submit(cup, match.options(cup)[0])
    asked = [
        ThinkRequest("sorcellerie", "companion", view_for(match, 1), {"t": "BeFirst"}, [], 7, pace=pace)
        for pace in (-0.3, 0.0, 1.0)
    ]
    delays = [think(request).delay or 0 for request in asked]
    assert delays == sorted(delays)
    assert delays[2] > 2 * delays[1]
