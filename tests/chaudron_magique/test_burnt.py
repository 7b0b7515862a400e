"""Burnt tokens: CHM-40 to CHM-42."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.actions import PutBurnt
from sabbat.games.chaudron_magique.components import CELLS, cell
from sabbat.games.chaudron_magique.events import BurntCaused, BurntPut, CauldronLost, ResourceReplaced
from sabbat.games.chaudron_magique.rules.burning import PlaceBurnt
from tests.chaudron_magique.table import applying, between_turns, lines
from tests.hand_laid import refused

FULL = "B1 RRRRR, A2 RRRRRRR, A3 RRRRRRR, A4 FFFFFFF, A5 FFFFFFF, A6 FFFFFFF, B7 FFFFF"
NINETEEN = "B1 xxxxx, A2 xxxxxxx, A3 xxxxxxx"


@pytest.mark.rule("CHM-40")
def test_a_burnt_token_goes_to_any_empty_cell() -> None:
    ada = applying("leak", "D4 BB, A2 x")
    ada.lays("B D4")
    assert len(ada.options) == 44
    with refused("CHM-40", "burnt_lies_there"):
        ada.puts_burnt("A2")
    ada.puts_burnt("G6")
    assert ada.heard(BurntPut) == [BurntPut(cell("G6"), 2)]
    ada = applying("greedy_rat", "D4 B, A2 C")
    ada.lays("D4")
    with refused("CHM-40", "cell_is_taken"):
        ada.puts_burnt("A2")


@pytest.mark.rule("CHM-40")
def test_without_an_empty_cell_it_replaces_any_resource_at_no_further_cost() -> None:
    ada = applying("armful_B", FULL)
    ada.lays("out")
    assert {action.cell for action in ada.options if isinstance(action, PutBurnt)} == set(CELLS)
    ada.puts_burnt("B1", "C1", "D1", "A4")
    assert [event.resource for event in ada.heard(ResourceReplaced)] == ["R", "R", "R", "F"]
    assert len(ada.heard(BurntCaused)) == 1
    assert ada.state.burnt == 4
    assert ada.is_done


@pytest.mark.rule("CHM-40")
def test_with_one_empty_cell_nobody_is_asked() -> None:
    ada = applying("double_wish", FULL.replace("B1 R", "B1 ."))
    ada.lays("out")
    assert ada.heard(BurntPut) == [BurntPut(cell("B1"), 1)]


@pytest.mark.rule("CHM-41")
def test_one_card_gives_at_most_five() -> None:
    """Bad barter finds nothing (2) and its two basic resources are thrown away (2); market throws away all six."""
    ada = applying("market")
    ada.lays("out", block=1).puts_burnt("B1", "C1")
    ada.lays("out", block=2).puts_burnt("D1", "E1")
    ada.lays("out", block=3)
    assert ada.heard(BurntCaused)[-1] == BurntCaused(1, "outside", 1)
    assert ada.asked == PlaceBurnt(1)
    ada.puts_burnt("F1")
    assert ada.state.burnt == 5
    assert ada.is_done


@pytest.mark.rule("CHM-41")
def test_a_card_that_says_so_gives_more_than_five() -> None:
    ada = applying("forbidden_pact")
    assert ada.asked == PlaceBurnt(6)
    ada.puts_burnt("B1", "C1", "D1", "E1", "F1", "A2")
    ada.lays("out", block=1)
    assert ada.asked == PlaceBurnt(1)  # badly placed blocks burn beyond the limit, too
    ada.puts_burnt("B2").lays("D4", block=2).lays("out", block=3)
    ada.puts_burnt("C2")
    assert ada.state.burnt == 8


@pytest.mark.rule("CHM-41", "CHM-50")
def test_a_forced_brewing_is_no_card_and_has_no_limit() -> None:
    ben = between_turns(shown=["R1"], markers=[3])
    assert ben.asked == PlaceBurnt(10)


@pytest.mark.rule("CHM-42", "CHM-6")
def test_with_the_twentieth_burnt_token_all_is_lost() -> None:
    ada = applying("casket", NINETEEN, brewed=["C1", "C2"])
    ada.lays("A4", block=1)
    assert ada.outcome() is None
    ada.lays("out", block=2).puts_burnt("G6")
    assert ada.heard(CauldronLost) == [CauldronLost(2, 20, 2)]
    outcome = ada.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.scores, outcome.why) == ((), (2, 2, 2), (2, 2, 2), "CHM-42")


@pytest.mark.rule("CHM-6", "CHM-42")
def test_a_table_may_allow_more_burnt_tokens() -> None:
    ada = applying("casket", NINETEEN, burnt=24)
    ada.lays("A4", block=1).lays("out", block=2).puts_burnt("G6")
    assert ada.outcome() is None
    assert ada.state.burnt == 20
    assert ada.state.lying[3] == lines("A4 C")[3]
