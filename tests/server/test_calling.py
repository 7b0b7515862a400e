"""Who is away is called when it is her turn: after a short while, and once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import cast

from sabbat.server.calling import is_about_to_call
from sabbat.server.lobby import PUT_AWAY_AFTER
from sabbat.server.presence import somebody_is_late
from sabbat.server.subscriptions import Calling
from sabbat.server.turn_notices import TurnNotices
from tests.server.inside import Room, a_room, in_a_loop, time_passes
from tests.server.test_absence import Clock, clock

__all__ = ["clock"]
AFTER = 20  # seconds


class Called:
    """Stands for the notices where it matters who is called, and when."""

    after = AFTER * 1000

    def __init__(self) -> None:
        self.people: list[str] = []

    def call(self, calling: Calling) -> None:
        self.people.append(calling.person)


@asynccontextmanager
async def a_room_that_calls() -> AsyncIterator[tuple[Room, Called]]:
    called = Called()
    async with a_room() as room:
        room.lobby.services = replace(room.lobby.services, notices=cast(TurnNotices, called))
        yield room, called


@in_a_loop
async def test_who_is_asked_and_away_is_called_after_a_while_and_once(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")  # both brew at once: both are asked
        await bea.leaves()
        assert not somebody_is_late(ada.table)
        clock.passes(AFTER - 1)
        await time_passes(ada.table)
        assert called.people == []
        clock.passes(1)
        assert somebody_is_late(ada.table)
        await time_passes(ada.table)
        assert called.people == ["bea"]
        clock.passes(1000)
        assert not somebody_is_late(ada.table)
        await time_passes(ada.table)
        assert called.people == ["bea"]


@in_a_loop
async def test_who_came_back_and_left_again_is_called_again(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")
        await bea.leaves()
        clock.passes(AFTER)
        await time_passes(ada.table)
        await bea.comes()
        await bea.answers(Random(1))  # another question, which she leaves unseen
        await bea.leaves()
        clock.passes(AFTER)
        await time_passes(ada.table)
        assert bea.question
        assert called.people == ["bea", "bea"]


@in_a_loop
async def test_that_somebody_was_called_outlives_the_table_in_memory(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")
        await bea.leaves()
        clock.passes(AFTER)
        await time_passes(ada.table)
        await ada.leaves()
        await room.lobby.hand_over(ada.table)
        again = await room.guest(ada.table.id, "ada")
        clock.passes(AFTER)
        await time_passes(again.table)
        assert called.people == ["bea"]


@in_a_loop
async def test_who_saw_the_question_and_left_is_not_called(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")
        clock.passes(60)
        await bea.leaves()
        clock.passes(600)
        await time_passes(ada.table)
        assert called.people == []


@in_a_loop
async def test_who_is_here_is_not_called_and_neither_is_whom_a_bot_stands_in_for(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")
        second_tab = await room.guest(ada.table.id, "bea", client="second tab")
        await bea.leaves()
        clock.passes(AFTER * 2)
        await time_passes(ada.table)
        assert called.people == []
        draft = ada.table.stored.draft()
        draft.chairs[1].bot = "random"
        await ada.table.save(draft)
        await second_tab.leaves()
        clock.passes(AFTER * 2)
        await time_passes(ada.table)
        assert called.people == []


@in_a_loop
async def test_at_a_table_with_bots_alone_nobody_waits(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        (ada,) = await room.playing("ada", seats=2)
        await ada.leaves()
        clock.passes(AFTER * 2)
        await time_passes(ada.table)
        assert called.people == []


@in_a_loop
async def test_people_who_share_a_device_are_called_once_and_are_here_together(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea, cleo = await room.playing("ada", "bea", "bea~2")
        await bea.leaves()
        clock.passes(AFTER)
        await time_passes(ada.table)
        assert called.people == []
        await cleo.leaves()
        clock.passes(AFTER)
        await time_passes(ada.table)
        assert called.people == ["bea"]


@in_a_loop
async def test_a_table_stays_in_memory_until_everybody_is_called(clock: Clock) -> None:
    async with a_room_that_calls() as (room, called):
        ada, bea = await room.playing("ada", "bea")
        await bea.leaves()
        await ada.leaves()
        clock.passes(PUT_AWAY_AFTER / 1000 + 1)
        assert is_about_to_call(ada.table)
        await room.lobby.put_away(ada.table)
        assert room.lobby.in_memory(ada.table.id) is not None
        await time_passes(ada.table)
        assert sorted(called.people) == ["ada", "bea"]
        await room.lobby.put_away(ada.table)
        assert room.lobby.in_memory(ada.table.id) is None
