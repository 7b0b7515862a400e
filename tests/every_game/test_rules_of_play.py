"""What must hold for every game: matches end, options are exactly what is legal, refusals change nothing."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from sabbat.engine import CLOCK, IllegalAction, Match, codec
from tests.every_game.laws import law, of_every_game
from tests.every_game.matches import play_on, played


@law(examples=1, begun=False, audit=True)
def test_every_match_ends_and_nothing_appears_or_vanishes(match: Match, rng: Random) -> None:
    pieces = match.game.pieces(match.state)
    for _ in played(match, rng):
        assert match.game.pieces(match.state) == pieces
        assert match.outcome is not None or match.pending
    outcome = match.outcome
    assert outcome is not None
    assert not match.pending
    assert sorted(outcome.winners) == [seat for seat in match.seats if outcome.ranks[seat] == 1]
    assert len(outcome.scores) == len(outcome.ranks) == len(match.seats)


@law(examples=3, audit=True)
def test_every_option_is_accepted_and_nothing_else_is(match: Match, rng: Random) -> None:
    """Tried with every action of the game, not only with those that somebody thought of."""
    for seat in match.pending:
        options = match.options(seat)
        assert options
        assert len(set(options)) == len(options)
        legal = {action for action in match.game.actions() if match.why_not(seat, action) is None}
        assert legal == set(options)
        for action in options[:40]:
            match.clone().submit(seat, action)


@law(examples=2, audit=True)
def test_a_refused_action_leaves_everything_as_it_was(match: Match, rng: Random) -> None:
    before = codec.to_json(match.state), len(match.entries)
    for seat in match.seats:
        actions = list(match.game.actions())
        for action in rng.sample(actions, min(25, len(actions))):
            refusal = match.why_not(seat, action)
            if refusal is None:
                continue
            with pytest.raises(IllegalAction) as raised:
                match.submit(seat, action)
            assert raised.value.refusal == refusal
            assert refusal.why
    assert (codec.to_json(match.state), len(match.entries)) == before


@law(examples=2)
def test_strangers_and_late_answers_are_refused(match: Match, rng: Random) -> None:
    action = match.game.actions()[0]
    for seat in (CLOCK, -2, len(match.seats), 99):
        assert match.why_not(seat, action) is not None
    for seat, question in match.pending.items():
        refusal = match.why_not(seat, match.options(seat)[0], question=question.number - 1)
        assert refusal is not None
        assert refusal.why == "question_is_gone"
    for seat in set(match.seats) - set(match.pending):
        assert match.why_not(seat, action) is not None


@law(examples=2)
def test_playing_leaves_the_old_state_untouched(match: Match, rng: Random) -> None:
    if match.outcome is None:
        old, before = match.state, codec.to_json(match.state)
        play_on(match, rng)
        assert codec.to_json(old) == before
        assert match.state is not old


@of_every_game
def test_playouts_end_and_are_the_same_for_the_same_seed(game: str) -> None:
    rules = sabbat.GAMES[game]
    for seats in range(rules.fewest_seats, rules.most_seats + 1):
        assert sabbat.playout(game, seats, seed=3) == sabbat.playout(game, seats, seed=3)


@law(examples=3, audit=True)
def test_an_answer_that_is_said_to_meet_no_luck_meets_none(match: Match, rng: Random) -> None:
    """Whoever leaves luck open plays such an answer on the state itself: it could not be played again."""
    for seat in match.pending:
        asked = match.state.asked[seat]
        assert asked is not None
        for action in match.options(seat):
            if asked.meets_no_luck(action):
                assert not match.clone().submit(seat, action).entry.luck
