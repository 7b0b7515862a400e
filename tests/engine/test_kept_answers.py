"""Taking an answer back after others have answered: theirs are kept, for as long as nothing of theirs hangs on it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from sabbat.engine import Action, AnswerTakenBack, Event, Match, Play, Secret, Undo, codec, replay
from sabbat.engine.kept_answers import tells_how
from tests.engine.toy import AUCTION, Auction, AuctionGame, Bid, BidMade, MakeBid


def why(match: Match, seat: int, undo: Undo) -> str:
    refusal = match.why_not(seat, undo)
    return "" if refusal is None else refusal.why


def begun(game: AuctionGame = AUCTION) -> Match:
    return game.start(seats=3, seed=3)


def test_a_secret_bid_is_taken_back_though_others_have_bid_since() -> None:
    match = begun()
    match.submit(0, Bid(5))
    match.submit(1, Bid(2))
    step = match.submit(0, Undo(0))
    assert step.events == (AnswerTakenBack(0, 0, 1),)
    assert sorted(match.pending) == [0, 2], "the other bid stands"
    match.submit(0, Bid(1))
    match.submit(2, Bid(0))
    assert match.view(0)["coins"] == [5, 3, 5], "and wins: what was taken back was never bid"


def test_when_all_is_opened_it_is_too_late() -> None:
    match = begun()
    for seat in match.seats:
        match.submit(seat, Bid(seat))
    assert [why(match, seat, Undo(seat)) for seat in (0, 1)] == ["others_have_answered"] * 2
    assert why(match, 2, Undo(2)) == "something_was_revealed"


def test_each_takes_back_what_is_his_in_any_order_and_as_often() -> None:
    match = begun()
    match.submit(0, Bid(5))
    match.submit(1, Bid(4))
    for seat, other in ((0, 1), (1, 0), (0, 1)):
        for _ in range(3):
            undo = match.undo_of(seat)
            assert undo is not None
            match.submit(seat, undo)
            assert seat in match.pending
            assert other not in match.pending
            assert match.undo_of(seat) is None
            match.submit(seat, Bid(seat))
    assert [match.view(seat)["bid"] for seat in (0, 1)] == [0, 1]
    assert [step.seat for step in match.past] == [1, 0]


def test_answers_keep_the_numbers_of_their_questions_and_whoever_is_still_asked_too() -> None:
    match = begun()
    mine, bea, cleo = (match.pending[seat].number for seat in match.seats)
    match.submit(0, Bid(5), question=mine)
    match.submit(1, Bid(2), question=bea)
    match.submit(0, Undo(0))
    assert match.pending[2].number == cleo
    assert match.pending[0].number > max(mine, bea, cleo)
    assert match.past[-1].before.numbers[1] == bea
    match.submit(1, Undo(1))
    assert match.pending[0].number > max(mine, bea, cleo)
    assert match.pending[1].number > match.pending[0].number
    assert match.pending[2].number == cleo
    refusal = match.why_not(1, Bid(2), question=bea)
    assert refusal is not None
    assert refusal.why == "question_is_gone"


def test_records_replay_it_with_the_seed_and_by_the_outcomes_alone() -> None:
    match = begun()
    for seat, action in ((0, Bid(5)), (1, Bid(2)), (0, Undo(0)), (2, Bid(3)), (0, Bid(1)), (0, Bid(0))):
        match.submit(seat, action)
    record = codec.from_json(type(match.record()), codec.to_json(match.record()), AUCTION)
    for written in (record, replace(record, seed=None)):
        again = replay(AUCTION, written)
        assert again.entries == match.entries
        assert again.view(0) == match.view(0)


def test_what_was_kept_before_answers_were_kept_with_it_stays_readable_and_needs_consent() -> None:
    match = begun()
    match.submit(0, Bid(5))
    match.submit(1, Bid(2))
    match.past = [replace(step, action=None, events=()) for step in match.past]
    assert why(match, 0, Undo(0)) == "others_have_answered"
    assert why(match, 1, Undo(1)) == ""
    assert why(match, 0, Undo(0, agreed=True)) == ""


@dataclass(frozen=True)
class BidShown(Event):
    seat: int
    coins: int


@dataclass(frozen=True)
class Below(MakeBid):
    """Only where somebody else has bid more."""

    def check(self, state: Auction, seat: int, action: Action) -> Any:
        most = max(purse.bid for purse in state.purses)
        return (
            self.not_asked() if isinstance(action, Bid) and action.coins >= most else super().check(state, seat, action)
        )


@dataclass(frozen=True)
class Changed(MakeBid):
    most: int


@dataclass(frozen=True)
class Special(MakeBid):
    """What else a bid does: `how`."""

    how: str

    def resolve(self, play: Play[Auction], seat: int, action: Action) -> None:
        super().resolve(play, seat, action)
        assert isinstance(action, Bid)
        table = play.state
        most = max(purse.bid for purse in table.purses)
        if self.how == "shown":
            play.tell(BidShown(seat, action.coins))
        if self.how == "silent":
            play.events.clear()
            table.purses[seat].coins -= 1  # in everybody's view
        if self.how == "reads":
            play.tell(BidShown(seat, most))
        if self.how == "luck" and most == action.coins:  # nobody has bid more
            play.chance.below("prize", 3, 10)
        if self.how == "asks":
            play.ask(seat, Changed(most))
        if self.how == "takes away":
            table.asked[0] = None
            play.ask(0, MakeBid())


class SpecialGame(AuctionGame):
    """What kinds of bids the first two seats make."""

    def __init__(self, first: MakeBid, second: MakeBid) -> None:
        self.kinds = (first, second)

    def proceed(self, play: Play[Auction]) -> None:
        super().proceed(play)
        play.state.asked[: len(self.kinds)] = list(self.kinds)


class Loud(BidMade):
    opens: ClassVar[bool] = True


PLAIN = MakeBid()


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Special("shown"), PLAIN),  # she was told how it was answered,
        (Special("silent"), PLAIN),  # or saw it
        (PLAIN, Below()),  # without mine, hers would not be legal,
        (PLAIN, Special("reads")),  # would tell something else,
        (PLAIN, Special("luck")),  # or draw luck
        (PLAIN, Special("asks")),  # another question came of it
        (PLAIN, Special("takes away")),  # my question was gone
    ],
)
def test_what_hangs_on_it_needs_consent(first: MakeBid, second: MakeBid) -> None:
    match = begun(SpecialGame(first, second))
    match.submit(0, Bid(5))
    assert why(match, 0, Undo(0)) == "", "nobody has answered since"
    match.submit(1, Bid(2))
    assert why(match, 0, Undo(0)) == "others_have_answered"
    assert why(match, 0, Undo(0, agreed=True)) == ""


def test_what_names_its_seat_and_nothing_else_tells_that_it_was_answered_not_how() -> None:
    assert not tells_how([BidMade(0, Secret(3, (0,)))], 0)
    assert not tells_how([], 0)
    assert tells_how([BidMade(0, Secret(3, (0, 1)))], 0)
    assert tells_how([BidMade(1, Secret(3, ()))], 0)
    assert tells_how([BidShown(0, 3)], 0)
    assert tells_how([Loud(0, Secret(3, (0,)))], 0)
