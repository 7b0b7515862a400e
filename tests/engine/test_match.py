"""The engine on a toy: questions to many at once, refusals, secrets, records, state in JSON."""

from __future__ import annotations

import pytest

from sabbat.engine import BadOptions, BadRecord, IllegalAction, Match, Scripted, Seeded, codec
from sabbat.engine.match import replay
from tests.engine.toy import AUCTION, Auction, Bid, BidMade, Purse


def begun(seats: int = 2, luck: Scripted | None = None) -> Match:
    return AUCTION.start(seats, seed=5, luck=luck)


def test_everybody_is_asked_at_once_and_may_answer_in_any_order() -> None:
    match = begun(3)
    assert list(match.pending) == [0, 1, 2]
    match.submit(2, Bid(1))
    assert list(match.pending) == [0, 1]
    match.submit(0, Bid(2))
    match.submit(1, Bid(0))
    assert list(match.pending) == [0, 1, 2]  # the last answer went on


def test_questions_are_numbered_so_that_a_late_answer_is_told_from_a_timely_one() -> None:
    match = begun()
    old = match.pending[0].number
    match.submit(0, Bid(1), question=old)
    match.submit(1, Bid(2))
    with pytest.raises(IllegalAction) as raised:
        match.submit(0, Bid(1), question=old)
    assert raised.value.why == "question_is_gone"


def test_a_refusal_names_rule_reason_and_facts_and_changes_nothing() -> None:
    match = begun()
    match.submit(0, Bid(3))
    match.submit(1, Bid(0))
    before = match.state
    with pytest.raises(IllegalAction) as raised:
        match.submit(0, Bid(3))
    assert (raised.value.rule, raised.value.why, raised.value.facts) == ("TOY-1", "too_few_coins", {"coins": 2})
    assert match.state is before


def test_a_seat_that_is_not_asked_cannot_act() -> None:
    match = begun()
    match.submit(0, Bid(1))
    refusal = match.why_not(0, Bid(1))
    assert refusal is not None
    assert refusal.why == "nothing_asked"


def test_a_secret_opens_only_for_those_who_may_see_it() -> None:
    event = begun().submit(0, Bid(4)).events[0]
    assert isinstance(event, BidMade)
    assert codec.told_to(event, 0)["coins"] == 4
    assert codec.told_to(event, 1)["coins"] is None
    assert codec.told_to(event, None)["coins"] is None
    assert codec.read(BidMade, codec.plain(event), AUCTION) == event


def test_luck_can_be_scripted_and_is_recorded() -> None:
    match = begun(luck=Scripted({"prize": ["7", "2", "9"]}))
    match.submit(0, Bid(1))
    step = match.submit(1, Bid(0))
    assert step.entry.luck == ("7",)
    state = match.state
    assert isinstance(state, Auction)
    assert state.purses[0].prizes == [7]


def test_a_script_that_has_run_out_is_an_error_and_nothing_has_changed() -> None:
    match = begun(luck=Scripted({"prize": []}))
    match.submit(0, Bid(1))
    before = match.state
    with pytest.raises(LookupError):
        match.submit(1, Bid(0))
    assert match.state is before
    assert len(match.entries) == 1


def played(match: Match) -> Match:
    while match.outcome is None:
        for seat in match.pending:
            match.submit(seat, match.options(seat)[-1])
    return match


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = played(begun()).record()
    assert replay(AUCTION, record).state == played(begun()).state
    newer = type(record)(record.game, 99, record.seats, record.options, record.seed, record.opening, record.entries)
    with pytest.raises(BadRecord, match="rules 99"):
        replay(AUCTION, newer)
    forged = type(record)(record.game, 1, 2, record.options, 6, record.opening, record.entries)
    with pytest.raises(BadRecord, match="luck falls differently"):
        replay(AUCTION, forged)


def test_a_clone_shares_nothing_that_changes() -> None:
    match = begun()
    twin = match.clone()
    played(match)
    assert isinstance(twin.state, Auction)
    assert twin.state.purses == [Purse(5, -1, []), Purse(5, -1, [])]
    assert not twin.entries


def test_a_proposed_step_is_true_once_it_is_adopted() -> None:
    match = begun()
    before = match.state
    step, other = match.propose(0, Bid(1)), match.propose(1, Bid(2))
    assert match.state is before
    assert (match.played, sorted(match.pending)) == (0, [0, 1])
    match.adopt(step)
    assert match.state is step.state
    assert (match.entries, sorted(match.pending)) == ([step.entry], [1])
    with pytest.raises(ValueError, match="after 0 entries, there are 1"):
        match.adopt(other)
    assert match.state is step.state
    assert match.propose(1, Bid(2)) == match.clone().submit(1, Bid(2))


def test_a_match_goes_on_from_its_middle() -> None:
    whole = begun()
    whole.submit(0, Bid(1))
    rest = Match(AUCTION, whole.state.clone(), Seeded(7), whole.table_options, 7, earlier=1)
    assert rest.played == 1
    assert rest.clone().played == 1
    with pytest.raises(BadRecord, match="first 1 entries"):
        rest.record()


def test_options_and_seats_are_checked() -> None:
    with pytest.raises(BadOptions, match="2 to 3 seats, not 4"):
        AUCTION.start(4)
    with pytest.raises(BadOptions, match="no option 'colour'"):
        AUCTION.start(2, options={"colour": 1})
    with pytest.raises(BadOptions, match="cannot be 4; it can be 5, 3"):
        AUCTION.start(2, options={"coins": 4})
    with pytest.raises(BadOptions):
        AUCTION.start(2, options={"coins": True})
