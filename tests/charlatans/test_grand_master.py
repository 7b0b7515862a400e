"""The grand master: what a look one step ahead says, and that the same luck gives the same answer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the network runs on NumPy")

from sabbat.bots import make  # only where NumPy is there
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DRAW, STOP
from sabbat.games.charlatans.bots.step_ahead import StepAhead, paid
from sabbat.games.charlatans.components import CHIP, pile
from sabbat.games.charlatans.state import Placed
from sabbat.lab import play_match
from sabbat.lab.one_match import play_through
from tests.charlatans.player import Table
from tests.charlatans.table import lay

SETS = pytest.mark.parametrize("number", [1, 2, 3, 4])


def brewing(bag: str, white: str, points: tuple[int, ...] = (20, 20, 20), round: int = 5, set: int = 1) -> Table:
    """The first seat has drawn these white chips and stands on space 20; the others are at their pots, too."""
    table = lay(seats=3, round=round, points=points, set=set)
    me = table[0].state
    me.bag = pile(bag)
    me.pot = [Placed(CHIP[text], 19 + place, True) for place, text in enumerate(white.split())]
    me.draws, me.last_is_fresh, me.flask_full = len(me.pot), True, False
    return table


def worths(table: Table, options: list[Any], seed: int = 1) -> list[float]:
    view = table.match.view(0)
    worlds = [GAME.imagine(view, Random(number)) for number in range(8)]
    return StepAhead(worlds, 0, seed).worths(options)


@SETS
def test_a_bag_that_is_sure_to_explode_is_worth_less_than_to_stop(number: int) -> None:
    draw, stop = worths(brewing("W3 W3 W3", "W3 W2 W2", set=number), [DRAW, STOP])
    assert stop > draw + 0.01


@SETS
def test_a_bag_without_white_is_worth_more_than_to_stop(number: int) -> None:
    draw, stop = worths(brewing("B4 R4 K1", "W1 W1", set=number), [DRAW, STOP])
    assert draw > stop + 0.01


@SETS
def test_whoever_leads_by_far_is_worth_more(number: int) -> None:
    (behind,) = worths(brewing("W1 O1 O1", "W1 W1", (10, 30, 30), round=8, set=number), [STOP])
    (ahead,) = worths(brewing("W1 O1 O1", "W1 W1", (50, 30, 30), round=8, set=number), [STOP])
    assert behind < 0.1 < 0.4 < ahead


def test_the_same_seed_says_the_same() -> None:
    table = brewing("W1 W2 O1 B2", "W3 W1")
    assert worths(table, [DRAW, STOP], seed=3) == worths(table, [DRAW, STOP], seed=3)


def test_what_is_imagined_leaves_the_worlds_as_they_were() -> None:
    view = brewing("W1 W2 O1 B2", "W3 W1").match.view(0)
    world = GAME.imagine(view, Random(1))
    before = world.clone()
    StepAhead([world], 0, 1).worths([DRAW, STOP])
    assert world == before


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
