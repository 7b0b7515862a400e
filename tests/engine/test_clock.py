"""Windows of time: the table submits `Tick` as the seat CLOCK when one has closed."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from sabbat.engine import CLOCK, BadRecord, Event, IllegalAction, Match, Play, Record, Tick, codec
from sabbat.engine.match import replay
from sabbat.engine.options import OptionValue
from sabbat.engine.state import state
from tests.engine.toy import Auction, AuctionGame, Bid, MakeBid, Purse

PATIENCE = 5_000


@dataclass(frozen=True)
class HammerFell(Event):
    round: int


@state
class TimedAuction(Auction):
    since: int  # when the first bid of the round was made; 0: not yet

    def clone(self) -> TimedAuction:
        purses = [Purse(purse.coins, purse.bid, purse.prizes.copy()) for purse in self.purses]
        return TimedAuction(
            self.round,
            purses,
            self.since,
            asked=self.asked.copy(),
            numbers=self.numbers.copy(),
            later=self.later.copy(),
            streams=self.streams.copy(),
            questions=self.questions,
            outcome=self.outcome,
        )


@dataclass(frozen=True)
class MakeTimedBid(MakeBid):
    def resolve(self, play: Play[Auction], seat: int, action: Any) -> None:  # a Bid
        super().resolve(play, seat, action)
        table = play.state
        assert isinstance(table, TimedAuction)
        table.since = table.since or play.at


class TimedAuctionGame(AuctionGame):
    """The same auction, where the others have five seconds after the first bid; who says nothing bids nothing."""

    name: ClassVar[str] = "timed auction"
    by_clock: ClassVar[bool] = True

    def set_up(self, seats: int, table_options: dict[str, OptionValue]) -> Auction:
        laid = super().set_up(seats, table_options)
        return TimedAuction(laid.round, laid.purses, 0)

    def proceed(self, play: Play[Auction]) -> None:
        super().proceed(play)
        table = play.state
        assert isinstance(table, TimedAuction)
        table.since = 0
        table.asked = [None if question is None else MakeTimedBid() for question in table.asked]

    def closes_at(self, state: Auction) -> int | None:
        assert isinstance(state, TimedAuction)
        return state.since + PATIENCE if state.since else None

    def tick(self, play: Play[Auction]) -> None:
        table = play.state
        play.tell(HammerFell(table.round))
        for seat, purse in enumerate(table.purses):
            if table.asked[seat] is not None:
                table.asked[seat] = None
                purse.bid = 0


TIMED = TimedAuctionGame()


def refusal(match: Match, at: int | None = None) -> str:
    with pytest.raises(IllegalAction) as raised:
        match.submit(CLOCK, Tick(), at)
    return raised.value.why


def test_a_window_closes_by_a_tick_and_the_match_goes_on_without_those_who_were_late() -> None:
    match = TIMED.start(3, seed=5)
    match.submit(1, Bid(2), at=1_000)
    assert match.closes_at == 6_000
    step = match.submit(CLOCK, Tick(), at=6_002)
    assert step.events[0] == HammerFell(1)
    assert (step.entry.seat, step.entry.at, len(step.entry.luck)) == (CLOCK, 6_002, 1)
    assert list(match.pending) == [0, 1, 2]  # the next round: the clock itself is never asked
    assert match.closes_at is None


def test_a_tick_without_a_time_comes_just_when_it_was_due() -> None:
    match = TIMED.start(2, seed=5)
    match.submit(0, Bid(1), at=1_000)
    assert match.submit(CLOCK, Tick()).entry.at == 6_000


def test_the_clock_may_not_be_early_nor_speak_out_of_turn() -> None:
    match = TIMED.start(2, seed=5)
    assert refusal(match) == "no_window_is_open"
    match.submit(0, Bid(1), at=1_000)
    before = match.state
    assert refusal(match, at=5_999) == "window_is_open"
    assert match.why_not(CLOCK, Tick()) is None
    assert match.why_not(CLOCK, Bid(1)) is not None
    assert match.why_not(1, Tick()) is not None
    assert match.state is before


def test_a_game_without_windows_has_no_use_for_the_clock() -> None:
    match = AuctionGame().start(2, seed=5)
    assert match.closes_at is None
    assert refusal(match) == "no_window_is_open"


def test_a_record_with_ticks_replays_exactly() -> None:
    match = TIMED.start(2, seed=5)
    while match.outcome is None:
        match.submit(0, Bid(1), at=1_000 * (1 + len(match.entries)))
        match.submit(CLOCK, Tick())
    assert refusal(match) == "match_is_over"
    record = codec.from_json(Record, codec.to_json(match.record()), TIMED)
    assert record == match.record()
    assert replay(TIMED, record).state == match.state
    early = tuple(replace(entry, at=entry.at - 1) if entry.seat == CLOCK else entry for entry in record.entries)
    with pytest.raises(BadRecord, match="window_is_open"):
        replay(TIMED, replace(record, entries=early))
