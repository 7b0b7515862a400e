"""The grand master: what playing the last round to its end says, and that the same luck gives the same answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the network runs on NumPy")

from sabbat.bots import make  # only where NumPy is there
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DRAW, STOP
from sabbat.games.charlatans.bots.last_round import worths
from sabbat.games.charlatans.bots.payoff import paid
from sabbat.games.charlatans.components import CHIP, pile
from sabbat.games.charlatans.state import Placed
from sabbat.lab import play_match
from sabbat.lab.one_match import play_through
from tests.charlatans.player import Table
from tests.charlatans.table import lay

SETS = pytest.mark.parametrize("number", [1, 2, 3, 4])


def brewing(bag: str, white: str, points: tuple[int, ...] = (20, 20, 20), round: int = 9, set: int = 1) -> Table:
    """The first seat has drawn these white chips and stands on space 20; the others are at their pots, too."""
    table = lay(seats=3, round=round, points=points, set=set)
    me = table[0].state
    me.bag = pile(bag)
    me.pot = [Placed(CHIP[text], 19 + place, True) for place, text in enumerate(white.split())]
    me.draws, me.last_is_fresh, me.flask_full = len(me.pot), True, False
    return table


def weighed(table: Table, answers: list[Any], seed: int = 1) -> list[float]:
    view = table.match.view(0)
    worlds = [GAME.imagine(view, Random(number)) for number in range(32)]
    return worths(worlds, 0, answers, seed)


def answer(bot: str, table: Table) -> Any:
    asked = table[0].asked
    assert asked is not None
    return make("charlatans", bot).choose(table.match.view(0), asked, table[0].options, Random(1))


@SETS
def test_a_bag_that_is_sure_to_explode_is_worth_less_than_to_stop(number: int) -> None:
    draw, stop = weighed(brewing("W1 W1 W1", "W3 W2 W2", set=number), [DRAW, STOP])
    assert stop > draw + 0.01


@SETS
def test_a_bag_without_white_is_worth_more_than_to_stop(number: int) -> None:
    draw, stop = weighed(brewing("B4 R4 K1", "W1 W1", set=number), [DRAW, STOP])
    assert draw > stop + 0.01


@SETS
def test_whoever_leads_by_far_wins_whoever_lies_behind_does_not(number: int) -> None:
    (behind,) = weighed(brewing("W1 O1 O1", "W1 W1", (10, 60, 60), set=number), [STOP])
    (ahead,) = weighed(brewing("W1 O1 O1", "W1 W1", (80, 20, 20), set=number), [STOP])
    assert behind < 0 < 0.9 < ahead


def test_the_same_seed_says_the_same() -> None:
    table = brewing("W1 W2 O1 B2", "W3 W1")
    assert weighed(table, [DRAW, STOP], seed=3) == weighed(table, [DRAW, STOP], seed=3)


def test_what_is_imagined_leaves_the_worlds_as_they_were() -> None:
    view = brewing("W1 W2 O1 B2", "W3 W1").match.view(0)
    world = GAME.imagine(view, Random(1))
    before = world.clone()
    worths([world], 0, [DRAW, STOP], 1)
    assert world == before


def test_only_the_last_round_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_of: list[int] = []

    def noted(worlds: Any, seat: int, answers: Any, seed: int) -> list[float]:
        asked_of.append(worlds[0].round)
        return [0.0] * (len(answers) - 1) + [9.0]

    monkeypatch.setattr("sabbat.games.charlatans.bots.grand_master.worths", noted)
    torn = {round: brewing("W3 W1 W1 O1 O1 B2", "W3 W2", round=round) for round in (8, 9)}
    assert answer("grand_master", torn[8]) == answer("trained", torn[8])
    assert asked_of == []
    assert answer("grand_master", torn[9]) != answer("trained", torn[9])
    assert asked_of == [9]


def test_a_match_that_is_over_pays_for_the_win_and_for_how_clear_it_is() -> None:
    state: Any = play_through(GAME, [make("charlatans", "novice") for _ in range(3)], "pay", GAME.agree(3, {}))[0]
    first, second, third = sorted(range(3), key=lambda seat: -state.outcome.scores[seat])
    assert state.outcome.winners == (first,)
    assert paid(state, first) > 0.85
    assert 0 > paid(state, second) >= paid(state, third)


@pytest.mark.parametrize("number", [1, 4])
def test_it_plays_the_same_match_again(number: int) -> None:
    def played() -> Any:
        bots = [make("charlatans", "grand_master"), make("charlatans", "novice")]
        return play_match(GAME, bots, "again", GAME.agree(2, {"set": number}))

    assert played() == played()
