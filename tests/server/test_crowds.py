"""Crowds cost what they are worth: spectators are told together, outboxes have a size, bots of players think first."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from sabbat.server import protocol as wire
from sabbat.server import table as tables
from sabbat.server import viewers
from sabbat.server.table import CROWD
from sabbat.server.viewers import LARGEST_OUTBOX, Viewer
from tests.server.inside import AtOnce, a_room, in_a_loop, until

pytestmark = pytest.mark.both  # much of it is compiled

SPECTATORS = 200


# --- spectators


@in_a_loop
async def test_what_all_spectators_are_told_is_written_once() -> None:
    async with a_room() as room:
        (ada,) = await room.playing("ada", seats=2)
        crowd = [await room.guest(ada.table.id, f"spectator {number}") for number in range(SPECTATORS)]
        with patch.object(tables, "_encode", wraps=tables._encode) as encode, patch.object(viewers, "_encode") as each:
            ada.table.tell_table()
            ada.table.greet_all()
            assert encode.call_count == 4  # for Ada, and for all others
            assert each.call_count == 0
        assert crowd[0].listener.wire[-1] == crowd[-1].listener.wire[-1]


@in_a_loop
async def test_who_comes_to_a_crowd_is_told_with_the_others_who_come() -> None:
    async with a_room() as room:
        (ada,) = await room.playing("ada", seats=2)
        for number in range(SPECTATORS):
            await room.guest(ada.table.id, f"spectator {number}")
        assert len(ada.heard_of(wire.TableChanged)) <= CROWD + 5  # not one for each of them
        with patch.object(tables, "TELLS_EVERY", 0.0):
            ada.table._told()
            await room.guest(ada.table.id, "the last")
            for _ in range(100):
                await asyncio.sleep(0.01)
                if ada.last(wire.TableChanged).table.watchers == SPECTATORS + 1:
                    break
        assert ada.last(wire.TableChanged).table.watchers == SPECTATORS + 1


# --- outboxes


def waiting(viewer: Viewer) -> int:
    outbox: list[bytes | None] = list(viewer._outbox._queue)  # type: ignore[attr-defined]  # to look inside
    return sum(len(text or b"") for text in outbox)


@pytest.mark.parametrize("behind_a_curtain", [False, True])
@in_a_loop
async def test_who_never_reads_costs_a_megabyte_and_no_more(behind_a_curtain: bool) -> None:
    viewer = Viewer(None, "ada", "page")  # type: ignore[arg-type]  # nothing is ever sent
    if behind_a_curtain:
        viewer.hold()
    for _ in range(200):
        viewer.send(b"x" * 30_000)
        assert waiting(viewer) + sum(map(len, viewer._held or [])) <= LARGEST_OUTBOX
    assert viewer.lost


@in_a_loop
async def test_one_large_message_goes_through() -> None:
    viewer = Viewer(None, "ada", "page")  # type: ignore[arg-type]  # as above
    viewer.send(b"x" * 2 * LARGEST_OUTBOX)
    assert not viewer.lost


# --- bots


@in_a_loop
async def test_bots_alone_play_for_those_who_look_on() -> None:
    workers = AtOnce()
    async with a_room(bot_workers=workers, bot_pause=0.001) as room:
        (ada,) = await room.seated("ada", seats=2)
        for request in (wire.Rise(101), wire.Start(102, "random")):
            assert isinstance(await ada.asks(request), wire.Done)
        assert all(chair.person is None for chair in ada.table.stored.chairs)
        await ada.leaves()
        await until(lambda: ada.table.bots.at_rest)
        before = workers.thoughts
        await room.guest(ada.table.id, "bea")
        await until(lambda: workers.thoughts > before)
