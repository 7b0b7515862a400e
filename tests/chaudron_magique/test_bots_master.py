"""The master: whom she usually agrees with, and the worlds that she imagines, count stones as the rules do."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.bots import make
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.outlook import FORESEEING, Outlook, Weights
from sabbat.games.chaudron_magique.bots.policy import ChaudronPolicy
from sabbat.games.chaudron_magique.bots.strong import Foreseeing, Strong
from sabbat.games.chaudron_magique.components import STONE
from sabbat.games.chaudron_magique.rules.turns import CHOOSE_CARDS
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view_building import view
from tests.chaudron_magique.table import lines, table_of


@pytest.mark.parametrize(("pile", "wanted"), [(("E1", "M1"), True), (("E1",), False)])
def test_a_master_of_two_wants_stones_for_the_potions_to_come(pile: tuple[str, ...], wanted: bool) -> None:
    """CHM-4: of two, the last two Potions are mythic and take stones. A strong one thinks of legendary ones only."""
    table = table_of(GAME.start(2, seed=3)).clone()
    table.shown, table.markers, table.pile = (), (), pile
    lying = table.lying.copy()
    lying[STONE] |= table.empty & -table.empty
    gains = []
    for weights in (FORESEEING, Weights()):
        outlook = Outlook(weights)
        gains.append(outlook.weigh(table, lying, 0) - outlook.weigh(table, table.lying, 0))
    assert (gains[0] > 2.0) == wanted
    assert gains[1] < 1.0


def one_stone_of_many(witches: int) -> Sabbath:
    """M3 and M7 want two or three stones each, and each for a block of its own; one lies there. A hand of seat 0."""
    table = table_of(GAME.start(witches, seed=3)).clone()
    table.shown, table.markers, table.pile, table.lying = ("M3", "M7"), (2, 1), (), lines("D4 P, B2 FFF, F2 CB")
    table.hands[0] = ("armful_F", "black_work", "press_FB")
    return table


@pytest.mark.rule("CHM-50")
@pytest.mark.parametrize("witches", [2, 3, 4, 7])
@pytest.mark.parametrize(("bot", "plays"), [(Foreseeing, "black_work"), (Strong, "armful_F")])
def test_whom_a_master_agrees_with_makes_the_second_stone(bot: type[Strong], plays: str, witches: int) -> None:
    """To a strong one, one stone looks nearly enough."""
    table = one_stone_of_many(witches)
    chosen = bot().choose(view(table, 0), CHOOSE_CARDS, CHOOSE_CARDS.options(table, 0), Random(1))
    assert isinstance(chosen, PlayAndKeep)
    assert table.hands[0][chosen.play - 1] == plays


@pytest.mark.rule("CHM-50")
@pytest.mark.parametrize("witches", [3, 4, 7])
def test_the_worlds_that_a_master_imagines_lack_stones_as_the_rules_say(witches: int) -> None:
    """The quick witch plays the stone; a world with two is better than the same with one more fluid in its place."""
    policy = ChaudronPolicy()
    table = one_stone_of_many(witches)
    assert table.hands[0][policy.ranked(table, 0)[0]] == "black_work"
    worth = {}
    for sign in "PF":
        table.lying = lines(f"D4 P, B2 FFF, F2 CB, D6 {sign}")
        worth[sign] = policy.worth(table, 0)
    assert worth["P"] > worth["F"] + 0.02  # counted loosely they are the same but for 0.004


def test_a_master_of_two_answers_as_the_one_who_foresees() -> None:
    match = GAME.start(2, seed=3)
    asked = match.pending[0].decision
    foreseeing = Strong(FORESEEING).choose(match.view(0), asked, match.options(0), Random(1))
    assert make("chaudron_magique", "master").choose(match.view(0), asked, match.options(0), Random(1)) == foreseeing
