"""The match is over, and everybody plays again: one table for all who ask, and nobody hears of who goes there."""

from __future__ import annotations

from random import Random
from unittest.mock import patch

import pytest

from sabbat.server import protocol as wire
from sabbat.server import table as tables
from tests.server.inside import a_room, finished, in_a_loop, play_on, until

pytestmark = pytest.mark.both  # much of it is compiled


@in_a_loop
async def test_the_rematch_is_one_table_for_all_who_ask() -> None:
    async with a_room() as room:
        ada, bea = await finished(room)
        watcher = await room.guest(ada.table.id, "watcher")
        assert await watcher.asks(wire.Rematch(1)) == wire.Refused(1, "", "not_seated", {})
        assert await bea.asks(wire.Rematch(900)) == wire.Done(900)
        assert await ada.asks(wire.Rematch(901)) == wire.Done(901)
        following = {guest.around.next for guest in (ada, bea, watcher)}
        assert len(following) == 1
        (again,) = following
        assert again is not None
        assert again != ada.table.id
        new_bea = await room.guest(again, "bea")
        assert (new_bea.seat, new_bea.around.phase) == (1, "playing")  # at once
        assert new_bea.around.named_after == ada.table.id  # the bots keep their names
        assert [(seat.name, seat.bot) for seat in new_bea.around.seats] == [
            ("Ada", None),
            ("Bea", None),
            (None, "random"),
        ]
        new_ada = await room.guest(again, "ada")
        await play_on([new_ada, new_bea], Random(4), answers=10)


@in_a_loop
async def test_those_who_go_on_to_the_next_table_need_not_hear_of_each_other() -> None:
    async with a_room() as room:
        ada, bea = await finished(room)
        watcher = await room.guest(ada.table.id, "watcher")
        assert await ada.asks(wire.Rematch(900)) == wire.Done(900)
        before = len(watcher.heard_of(wire.TableChanged))
        with patch.object(tables, "SOON", 1.0):
            await ada.leaves()
            await bea.leaves()
            assert len(watcher.heard_of(wire.TableChanged)) == before
            await until(lambda: not any(seat.here for seat in watcher.around.seats[:2]))  # who has stayed knows
        assert len(watcher.heard_of(wire.TableChanged)) == before + 1
