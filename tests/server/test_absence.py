"""Who is away: seen at once, stood in for, and given back the seat. And the clock."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.presence import STAND_IN
from tests.server.inside import Guest, Room, a_room, a_store, in_a_loop, play_on, time_passes, until

DRAW = {"t": "Draw"}


class Clock:
    """Server time that moves when a test says so."""

    def __init__(self) -> None:
        self.ms = 1_800_000_000_000

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("sabbat.server.timing.now", found)
    return found


async def match_with(room: Room, **agreed: int) -> tuple[Guest, Guest]:
    """Ada and Bea play; the table has agreed on a clock or on stand-ins."""
    ada, bea = await room.seated("ada", "bea")
    assert await ada.asks(wire.SetTable(90, 2, {}, agreed.get("stand_in_after"), agreed.get("clock"))) == wire.Done(90)
    await ada.starts()
    return ada, bea


def chair(guest: Guest, seat: int) -> wire.SeatView:
    """A seat as this guest was told of it last."""
    return guest.around.seats[seat]


# --- away


@in_a_loop
async def test_who_leaves_is_seen_to_be_away_at_once() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        second_tab = await room.guest(ada.table.id, "bea", client="second tab")
        await bea.leaves()
        assert chair(ada, 1).here
        await second_tab.leaves()
        assert not chair(ada, 1).here
        await room.guest(ada.table.id, "bea")
        assert chair(ada, 1).here


@in_a_loop
async def test_after_the_agreed_delay_a_bot_stands_in_and_gives_the_seat_back(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, stand_in_after=30)
        await bea.leaves()
        clock.passes(30)
        await time_passes(ada.table)
        assert chair(ada, 1).bot is None
        clock.passes(0.001)
        await time_passes(ada.table)
        assert (chair(ada, 1).name, chair(ada, 1).bot) == ("Bea", STAND_IN)
        await until(lambda: ada.table.waiting == [0])  # the bot has answered whatever was asked
        back = await room.guest(ada.table.id, "bea")
        assert (back.seat, chair(ada, 1).bot) == (1, None)
        await play_on([ada, back], Random(1))


@in_a_loop
async def test_without_that_agreement_the_host_decides(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert await ada.asks(wire.SetSeat(91, 1, "novice")) == wire.Refused(91, "", "person_is_here", {"seat": 1})
        await bea.leaves()
        clock.passes(10_000)
        await time_passes(ada.table)
        assert chair(ada, 1).bot is None
        assert await ada.asks(wire.SetSeat(92, 1, "novice")) == wire.Done(92)
        assert (chair(ada, 1).name, chair(ada, 1).bot) == ("Bea", "novice")
        await ada.asks(wire.SetSeat(93, 1, None))  # or waits again
        assert chair(ada, 1).bot is None
        await play_on([ada], Random(1), answers=1)


@in_a_loop
async def test_who_has_not_come_back_after_a_restart_is_away_too(clock: Clock, tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store:
        async with a_room(store) as room:
            ada, _bea = await match_with(room, stand_in_after=30)
        async with a_room(store) as room:
            again = await room.guest(ada.table.id, "ada")
            await time_passes(again.table)
            assert again.around.seats[1].bot is None
            clock.passes(31)
            await time_passes(again.table)
            assert again.around.seats[1].bot == STAND_IN


@in_a_loop
async def test_nobody_is_stood_in_for_while_nobody_looks(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, stand_in_after=30)
        await bea.leaves()
        await ada.leaves()
        clock.passes(3_000)
        await time_passes(ada.table)
        assert [chair.bot for chair in ada.table.stored.chairs] == [None, None]


@in_a_loop
async def test_a_bot_that_is_still_thinking_when_the_person_comes_back_says_nothing(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, stand_in_after=30)
        await bea.leaves()
        clock.passes(31)
        await time_passes(ada.table)  # the bot begins
        back = await room.guest(ada.table.id, "bea")
        await until(lambda: ada.table.bots.at_rest)
        assert ada.table.seq == 0  # it has an answer, and is not heard any more
        assert back.question is not None


@in_a_loop
async def test_who_rises_in_a_match_is_stood_in_for_and_may_come_back() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        assert await bea.asks(wire.Rise(90)) == wire.Done(90)
        assert chair(ada, 1) == wire.SeatView("Bea", STAND_IN, True, None)
        cy = await room.guest(ada.table.id, "cy")
        assert await cy.sits("Cy", 1) == wire.Refused(1, "", "seat_is_taken", {"seat": 1})
        await until(lambda: ada.table.waiting == [0])
        await bea.sits("Bea")
        assert chair(ada, 1) == wire.SeatView("Bea", None, True, None)
        await play_on([ada, bea], Random(1))


@in_a_loop
async def test_who_rises_and_then_answers_is_back(clock: Clock) -> None:
    async with a_room(bot_pause=100) as room:
        ada, bea = await room.playing("ada", "bea")
        await bea.asks(wire.Rise(90))
        assert isinstance(await bea.acts({"t": "Stop"}), wire.Refused)
        assert chair(ada, 1).bot == STAND_IN  # a refusal changes nothing
        assert isinstance(await bea.acts(DRAW), wire.Done)
        assert chair(ada, 1).bot is None


# --- the host is away


@in_a_loop
async def test_when_the_host_has_been_away_for_minutes_others_may_go_on(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea, cy = await room.seated("ada", "bea", "cy")
        watcher = await room.guest(ada.table.id, "watcher")
        assert await bea.starts() == wire.Refused(2, "", "host_only", {})
        await ada.leaves()
        assert not bea.last(wire.TableChanged).host  # a phone that sleeps is no farewell
        clock.passes(121)
        await time_passes(ada.table)
        assert bea.last(wire.TableChanged).host
        assert await bea.asks(wire.SetSeat(80, 0, None)) == wire.Refused(80, "", "host_keeps_seat", {})
        assert not watcher.last(wire.TableChanged).host
        assert isinstance(await watcher.starts(), wire.Refused)
        assert isinstance(await bea.starts(), wire.Done)
        assert await cy.asks(wire.SetSeat(90, 0, "random")) == wire.Done(90)
        back = await room.guest(ada.table.id, "ada")
        assert (back.seat, back.last(wire.Welcome).host) == (0, True)
        assert not bea.last(wire.TableChanged).host


# --- the clock


@in_a_loop
async def test_each_question_has_its_own_deadline(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, clock=20)
        first = clock.ms + 20_000
        assert [seat.deadline for seat in bea.around.seats] == [first, first]
        clock.passes(5)
        await ada.acts(DRAW)
        assert [seat.deadline for seat in bea.around.seats] == [first + 5_000, first]


@in_a_loop
async def test_when_the_time_is_up_a_bot_answers_that_one_question(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, clock=20)
        clock.passes(20)
        await time_passes(ada.table)
        await until(lambda: ada.table.bots.at_rest)
        assert ada.table.seq == 0
        await ada.acts(DRAW)
        clock.passes(1)
        await time_passes(ada.table)  # bea has not answered for 21 seconds
        await until(lambda: ada.table.bots.at_rest)
        assert ada.table.seq == 2
        assert ada.table.match is not None
        assert ada.table.match.entries[-1].seat == 1
        assert bea.around.seats[1].bot is None
        await play_on([ada, bea], Random(1))


@in_a_loop
async def test_an_answer_in_the_last_moment_counts(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await match_with(room, clock=20)
        assert bea.question is not None
        number = bea.question.number
        clock.passes(21)
        await time_passes(ada.table)  # the bot begins
        assert isinstance(await bea.acts(DRAW, number), wire.Done)
        await until(lambda: ada.table.bots.at_rest)
        assert ada.table.match is not None
        assert [entry.seat for entry in ada.table.match.entries].count(1) == 1


@in_a_loop
async def test_a_clock_is_never_too_short_to_be_fair() -> None:
    async with a_room() as room:
        ada, _bea = await match_with(room, clock=0)
        assert ada.around.clock == 5
