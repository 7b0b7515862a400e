"""The search: the same for the same seed, honest about its doubt, and right where the answer is known."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from sabbat.bots import bots_of, make
from sabbat.bots.search import Budget, Estimate, choose, search
from sabbat.bots.searching import searcher
from sabbat.engine import Action, Match
from sabbat.engine.policy import Policy
from sabbat.games import GAMES
from sabbat.games.charlatans.actions import DRAW, STOP, TAKE_COINS, TAKE_POINTS
from sabbat.games.charlatans.components import CHIP, pile
from sabbat.games.charlatans.policy import CharlatansPolicy
from sabbat.games.charlatans.state import Placed
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.policy import ChaudronPolicy
from sabbat.games.chaudron_magique.rules.turns import CHOOSE_CARDS
from sabbat.lab import play_match
from tests.charlatans.player import Player
from tests.charlatans.table import lay


def first_choice(game: str) -> tuple[Match, int, list[Action]]:
    """A match at the first question that leaves a choice."""
    match = GAMES[game].start(GAMES[game].fewest_seats, seed=3)
    for _ in range(30):
        for seat in match.pending:
            options = match.options(seat)
            if len(options) > 1:
                return match, seat, options[:3]
        seat = min(match.pending)
        match.submit(seat, match.options(seat)[0])
    raise AssertionError("no choice in thirty answers")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_can_be_searched_and_the_same_seed_gives_the_same(game: str) -> None:
    match, seat, options = first_choice(game)
    view = match.view(seat)

    def found(seed: int) -> list[tuple[Action, list[float]]]:
        told = search(GAMES[game], Policy(), view, seat, options, Budget(playouts=12), seed)
        return [(thought.action, thought.results) for thought in told]

    once = found(1)
    assert once == found(1)
    assert {action for action, _ in once} == set(options)
    assert all(0 <= result <= 1 for _, results in once for result in results)
    assert sum(len(results) for _, results in once) <= 12 + len(options)
    assert match.view(seat) == view  # looked at, not touched


class AtOnce(Policy[Any]):
    """Weighs several ends together, and notes how many."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self.weighed: list[int] = []

    def worths(self, states: list[Any], seat: int) -> list[float]:
        self.weighed.append(len(states))
        return super().worths(states, seat)


def test_ends_may_be_weighed_together_and_are_worth_the_same() -> None:
    match, seat, options = first_choice("charlatans")
    one, many = AtOnce(1), AtOnce(8)
    alone, together = (
        search(GAMES["charlatans"], policy, match.view(seat), seat, options, Budget(playouts=40), 1)
        for policy in (one, many)
    )
    assert [(told.action, told.results) for told in alone] == [(told.action, told.results) for told in together]
    assert max(one.weighed) <= len(options) < max(many.weighed) <= 8


class Settling(Policy[Any]):
    """Notes whom a world is settled for, and whether it is before anything is played in it."""

    def __init__(self) -> None:
        self.settled: list[tuple[int, bool]] = []

    def settle(self, state: Any, seat: int) -> None:
        self.settled.append((seat, state.asked[seat] is not None))


def test_a_policy_settles_each_world_once_before_it_is_played() -> None:
    match, seat, options = first_choice("bal_des_chaudrons")
    policy = Settling()
    told = search(GAMES["bal_des_chaudrons"], policy, match.view(seat), seat, options, Budget(playouts=24), 1)
    assert policy.settled == [(seat, True)] * max(thought.playouts for thought in told)


def at_the_last_space(lead: int) -> Player:
    """Nothing lies further, a third of the bag explodes the pot, and everybody else has finished."""
    ada = lay(seats=4, round=9, points=(40 + lead, 40, 38, 35), set=1)[0]
    ada.state.bag = pile("W3 W3 O1 O1 O1 O1")
    ada.state.pot = [Placed(CHIP[text], space, True) for text, space in (("W3", 40), ("W2", 45), ("O1", 52))]
    ada.state.draws = 3
    ada.state.flask_full = False
    for rival in ada.table.state.players[1:]:
        rival.stopped = True
    ada.table.state.asked = [ada.table.state.asked[0], None, None, None]
    return ada


def estimates(player: Player, options: Sequence[Action], playouts: int, seed: int = 1) -> list[Estimate]:
    view = player.table.match.view(player.seat)
    budget = Budget(playouts=playouts)
    return search(GAMES["charlatans"], CharlatansPolicy(), view, player.seat, list(options), budget, seed)


def test_it_finds_what_can_only_lose() -> None:
    best, worse = estimates(at_the_last_space(2), [DRAW, STOP], playouts=60)
    assert best.action == STOP
    assert worse.behind > worse.behind_error > 0


def test_more_playouts_leave_less_doubt() -> None:
    ada = lay(seats=2, round=8, set=1)[0]
    ada.draws()
    few = estimates(ada, [DRAW, STOP], playouts=16)
    many = estimates(ada, [DRAW, STOP], playouts=160)
    assert max(thought.error for thought in many) < min(thought.error for thought in few)


def test_the_better_half_meets_more_worlds() -> None:
    ada = lay(seats=2, round=8, set=1)[0]
    ada.draws(2)
    told = estimates(ada, [DRAW, STOP, DRAW, STOP], playouts=80)
    assert told[0].playouts == max(thought.playouts for thought in told) > told[-1].playouts
    assert told[0].behind == 0


def estimate(action: Action, behind: float, error: float) -> Estimate:
    found = Estimate(action)
    found.behind, found.behind_error = behind, error
    return found


@pytest.mark.parametrize(("behind", "chosen"), [(0.05, TAKE_POINTS), (0.5, TAKE_COINS)])
def test_the_usual_answer_stays_unless_another_is_clearly_better(behind: float, chosen: Action) -> None:
    told = [estimate(TAKE_COINS, 0.0, 0.0), estimate(TAKE_POINTS, behind, 0.2)]
    assert choose(told, TAKE_POINTS, doubt=1.0) == chosen


def test_a_budget_is_something() -> None:
    with pytest.raises(ValueError, match="playouts or milliseconds"):
        Budget()
    ada = lay(seats=2, round=8, set=1)[0]
    ada.draws()
    view = ada.table.match.view(0)
    told = search(GAMES["charlatans"], CharlatansPolicy(), view, 0, [DRAW, STOP], Budget(milliseconds=1), 1)
    assert len(told) == 2


@pytest.mark.parametrize("game", [game for game in sorted(GAMES) if "master" in bots_of(game)])
def test_a_master_plays_a_match(game: str) -> None:
    master: Any = make(game, "master")
    master.budget = Budget(playouts=6)
    rules = GAMES[game]
    outcome, _ = play_match(rules, [master, make(game, "sensible")], "1", rules.agree(2, {}))
    assert len(outcome.ranks) == 2


@pytest.mark.parametrize("game", ["bal_des_chaudrons", "charlatans", "chaudron_magique"])
def test_a_coach_can_ask_what_each_option_was_worth(game: str) -> None:
    coach = searcher(GAMES[game], Budget(playouts=12))
    assert coach is not None
    match, seat, options = first_choice(game)
    asked = match.pending[seat].decision
    told = coach.estimates(match.view(seat), asked, options, options[0], seed=1)
    assert options[0] in [thought.action for thought in told]
    assert coach.choose(match.view(seat), asked, match.options(seat), Random(1)) in match.options(seat)


def test_a_master_talks_as_the_player_it_usually_agrees_with() -> None:
    match = GAMES["chaudron_magique"].start(3, seed=3)
    view, asked = match.view(0), match.pending[0].decision
    master, strong = make("chaudron_magique", "master"), make("chaudron_magique", "strong")
    said = strong.say(view, asked, Random(1))
    assert said is not None
    assert master.say(view, asked, Random(1)) == said
    master.hear(view, 1, *said)
    strong.hear(view, 1, *said)
    assert master.notes == strong.notes != ""


def test_the_quick_witch_is_asked_no_further_than_the_turn() -> None:
    match = GAMES["chaudron_magique"].start(3, seed=3)
    policy = ChaudronPolicy()
    begun = GAMES["chaudron_magique"].imagine(match.view(0), Random(1))
    short = policy.shortlist(begun, 0, CHOOSE_CARDS, match.options(0))
    assert set(short) <= set(match.options(0))
    assert len({action.play for action in short if isinstance(action, PlayAndKeep)}) == len(short) > 1  # each card once
    told = search(GAMES["chaudron_magique"], policy, match.view(0), 0, short[:2], Budget(playouts=8), 1)
    assert all(0 < result < 1 for thought in told for result in thought.results)  # not played to the end
    later = begun.clone()
    later.turn += 1
    assert policy.enough(later, begun)
    assert not policy.enough(begun, begun)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_quick_charlatan_answers_every_question(seats: int, number: int) -> None:
    """Playouts of whole matches end, and decently: a policy that explodes all the time would not score so much."""
    from sabbat.bots.search import play_on
    from sabbat.engine.chance import Seeded
    from sabbat.engine.progress import begin

    rules = GAMES["charlatans"]
    luck = Seeded(f"{seats}/{number}")
    play = begin(rules, seats, rules.agree(seats, {"set": number}), luck)
    play_on(rules, CharlatansPolicy(), play, play.state, luck)
    assert play.state.outcome is not None
    assert sum(play.state.outcome.scores) / seats > 20
