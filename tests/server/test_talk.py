"""Talking beyond free words: pointing at a proposal, and the phrases that a game leaves to people."""

from __future__ import annotations

from sabbat.server import protocol as wire
from sabbat.server.requests import LONGEST_POINT
from tests.server.inside import a_room, in_a_loop


@in_a_loop
async def test_what_one_points_at_the_others_see_and_nobody_keeps() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        watcher = await room.guest(ada.table.id, "cy")
        proposal = {"block": 1, "at": "C4 r1"}
        assert await ada.asks(wire.Point(50, proposal)) == wire.Done(50)
        assert await ada.asks(wire.Point(51, None)) == wire.Done(51)
        for other in (bea, watcher):
            assert other.heard_of(wire.Pointed) == [wire.Pointed(0, proposal), wire.Pointed(0, None)]
        assert ada.heard_of(wire.Pointed) == []
        assert (await room.guest(ada.table.id, "dot")).heard_of(wire.Pointed) == []


@in_a_loop
async def test_only_who_sits_points_and_only_in_a_match() -> None:
    async with a_room() as room:
        ada, bea = await room.seated("ada", "bea")
        watcher = await room.guest(ada.table.id, "cy")
        assert await ada.asks(wire.Point(50, {})) == wire.Refused(50, "", "not_started", {})
        await ada.starts()
        assert await watcher.asks(wire.Point(50, {})) == wire.Refused(50, "", "not_seated", {})
        long = {"at": "x" * LONGEST_POINT}
        assert await ada.asks(wire.Point(51, long)) == wire.Refused(51, "", "too_large", {"most": LONGEST_POINT})
        assert bea.heard_of(wire.Pointed) == []


@in_a_loop
async def test_a_game_without_phrases_refuses_them() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert await ada.asks(wire.Phrase(50, "need", "B")) == wire.Refused(50, "", "no_such_phrase", {})
        assert ada.around.free_talk
        assert bea.heard_of(wire.Chatted) == []
