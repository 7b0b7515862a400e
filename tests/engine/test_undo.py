"""Taking an answer back: by oneself while nothing came of it, with everybody's consent beyond that."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import ClassVar

import pytest

from sabbat.engine import AnswerTakenBack, Event, IllegalAction, Match, Play, Secret, Undo, codec, replay
from sabbat.engine.undo import STEPS_KEPT, still_true, tells_others
from tests.engine.toy import AUCTION, Auction, AuctionGame, Bid, BidMade, MakeBid, PrizeWon


def why(match: Match, seat: int, undo: Undo) -> str:
    refusal = match.why_not(seat, undo)
    return "" if refusal is None else refusal.why


def test_an_answer_is_taken_back_and_given_again() -> None:
    match = AUCTION.start(seats=2, seed=3)
    match.submit(0, Bid(5))
    step = match.submit(0, Undo(0))
    assert step.events == (AnswerTakenBack(0, 0, 1),)
    assert sorted(match.pending) == [0, 1]
    assert [entry.action for entry in match.entries] == [Bid(5), Undo(0)]  # nothing is erased
    match.submit(0, Bid(1))
    match.submit(1, Bid(0))
    assert match.view(0)["coins"] == [4, 5]


def test_by_consent_what_others_have_answered_since_goes_too() -> None:
    match = AUCTION.start(seats=3, seed=3)
    match.submit(0, Bid(5))
    match.submit(1, Bid(2))
    assert match.undo_of(0, agreed=True) == Undo(0, agreed=True)
    step = match.submit(0, Undo(0, agreed=True))
    assert step.events == (AnswerTakenBack(0, 0, 2),)  # the other answer has gone too
    assert sorted(match.pending) == [0, 1, 2]


def test_what_met_luck_needs_consent_and_meets_the_same_luck_again() -> None:
    match = AUCTION.start(seats=2, seed=3)
    match.submit(0, Bid(5))
    won = match.submit(1, Bid(1))
    assert won.revealed
    assert why(match, 1, Undo(1)) == "something_was_revealed"
    match.submit(1, Undo(1, agreed=True))
    assert match.submit(1, Bid(2)).entry.luck == won.entry.luck


def test_only_the_last_answer_of_ones_own_is_taken_back_and_once() -> None:
    match = AUCTION.start(seats=2, seed=3)
    assert why(match, 0, Undo(0)) == "nothing_to_take_back"
    match.submit(0, Bid(5))
    assert why(match, 0, Undo(7)) == "not_your_last_answer"
    assert why(match, 1, Undo(0)) == "nothing_to_take_back"
    assert why(match, 5, Undo(0)) == "no_such_seat"
    match.submit(0, Undo(0))
    with pytest.raises(IllegalAction, match="nothing_to_take_back"):
        match.submit(0, Undo(0))


def test_a_match_that_is_over_stays_over() -> None:
    match = AUCTION.start(seats=2, seed=3)
    while match.outcome is None:
        match.submit(next(iter(match.pending)), Bid(0))
    assert why(match, 1, Undo(match.played - 1, agreed=True)) == "match_is_over"
    assert match.undo_of(1, agreed=True) is None


def test_a_late_answer_to_a_question_that_was_taken_back_counts_for_no_other() -> None:
    match = AUCTION.start(seats=2, seed=3)
    mine, other = match.pending[0].number, match.pending[1].number
    match.submit(0, Bid(5), question=mine)
    match.submit(0, Undo(0))
    assert match.pending[0].number not in (mine, other)
    assert match.pending[1].number == other, "who was asked all along is still asked the same"
    refusal = match.why_not(0, Bid(5), question=mine)
    assert refusal is not None
    assert refusal.why == "question_is_gone"


def test_records_and_copies_know_what_was_taken_back() -> None:
    match = AUCTION.start(seats=2, seed=3)
    match.submit(0, Bid(5))
    match.submit(0, Undo(0))
    match.submit(0, Bid(2))
    again = replay(AUCTION, codec.from_json(type(match.record()), codec.to_json(match.record()), AUCTION))
    assert again.entries == match.entries
    for twin in (again, match.clone()):
        assert twin.undo_of(0) == Undo(2)
        twin.submit(0, Undo(2))
    assert match.undo_of(0) == Undo(2), "a clone goes its own way"


@pytest.mark.plain  # on a compiled engine, a state in plain Python (only the toy's) is not itself again out of a pickle
def test_a_pickle_knows_what_was_taken_back() -> None:
    match = AUCTION.start(seats=2, seed=3)
    match.submit(0, Bid(5))
    twin = pickle.loads(pickle.dumps(match))
    assert twin.undo_of(0) == Undo(0)
    twin.submit(0, Undo(0))


def test_a_match_goes_back_a_bounded_way() -> None:
    match = AUCTION.start(seats=2, seed=3)
    for _ in range(2 * STEPS_KEPT):
        match.submit(0, Bid(1))
        undo = match.undo_of(0)
        assert undo is not None
        match.submit(0, undo)
    match.submit(0, Bid(1))
    for _ in range(STEPS_KEPT):
        match.submit(1, Bid(1)) if 1 in match.pending else match.submit(0, Bid(0))
        if match.outcome is not None:
            break
    assert len(match.past) <= STEPS_KEPT


@dataclass(frozen=True)
class Whispered(Event):
    to: int
    what: Secret[str]


@dataclass(frozen=True)
class Hurry(MakeBid):
    race: ClassVar[bool] = True


class WhisperingGame(AuctionGame):
    """The first question of each seat is a race; a bid of 4 opens something."""

    name: ClassVar[str] = "whispers"

    def proceed(self, play: Play[Auction]) -> None:
        super().proceed(play)
        if play.state.round == 1:
            play.state.asked[0] = Hurry()


def test_a_secret_told_to_somebody_else_cannot_be_untold() -> None:
    assert not tells_others([Whispered(0, Secret("toad", (0,)))], 0)
    assert tells_others([Whispered(1, Secret("toad", (0, 1)))], 0)
    assert not tells_others([BidMade(1, Secret(3, ()))], 0)


def test_a_race_is_never_taken_back_whoever_agrees() -> None:
    match = WhisperingGame().start(seats=2, seed=3)
    match.submit(0, Bid(5))
    assert why(match, 0, Undo(0)) == "moments_count"
    assert why(match, 0, Undo(0, agreed=True)) == "moments_count"
    again = WhisperingGame().start(seats=2, seed=3)
    again.submit(1, Bid(5))
    again.submit(0, Bid(5))
    assert why(again, 1, Undo(0, agreed=True)) == "moments_count", "nor anything that a race has followed"


def test_what_is_still_true_of_what_was_told() -> None:
    first, second = PrizeWon(0, 7), PrizeWon(1, 2)
    told: list[tuple[int, list[Event]]] = [
        (0, [first]),
        (1, [second]),
        (2, [AnswerTakenBack(1, 1, 1)]),
        (3, [PrizeWon(1, 3)]),
    ]
    assert still_true(told) == [first, PrizeWon(1, 3)]
    alone: list[tuple[int, list[Event]]] = [(0, [first]), (1, [second]), (2, [AnswerTakenBack(0, 0, 1)])]
    assert still_true(alone) == [second], "the other answer was kept"
    assert still_true([*alone[:2], (2, [AnswerTakenBack(0, 0, 2)])]) == []
