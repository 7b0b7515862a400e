"""CHA-10, the blue card A Second Chance: after five placed chips go on, or brew anew."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.games.charlatans.actions import PutBack, StartAgain, Waive
from sabbat.games.charlatans.components import chip
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.second_chance import BrewAgain
from tests.charlatans.player import Player
from tests.charlatans.table import brewed, brewing
from tests.hand_laid import refused


def second_chance(pot: str, luck: str, bag: str = "", **laid: Any) -> Player:
    """Brewing under the card; `luck` ends with the fifth chip, which is drawn."""
    ada = brewing(pot=pot, luck=luck, bag=bag, card="second_chance", **laid)
    ada.draws()
    return ada


@pytest.mark.rule("CHA-10")
def test_second_chance_is_offered_after_five_placed_chips() -> None:
    ada = brewing(pot="O1 O1 W1", luck="W1 W2", card="second_chance")
    ada.draws()
    with refused("CHA-13", "not_asked"):
        ada.starts_again()
    ada.draws()
    assert ada.options == [StartAgain(), Waive()]


@pytest.mark.rule("CHA-10")
def test_second_chance_puts_all_back_and_brewing_begins_anew() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="W2 W3", bag="G1")
    ada.starts_again()
    assert (ada.pot, ada.white) == ("", 0)
    assert ada.bag == "W1 W1 W2 W3 O1 O1 G1"
    with refused("CHA-13", "draw_first"):
        ada.stops()
    ada.draws()
    assert ada.pot == "W3@3"


@pytest.mark.rule("CHA-10", "CHA-11")
def test_second_chance_leaves_the_rat_where_it_is() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="W2 W3", round=2, points=(16, 20), drops=(4,))
    ada.starts_again()
    ada.draws()
    assert ada.pot == "W3@9"  # drop 4, rat 2


@pytest.mark.rule("CHA-10")
def test_second_chance_is_for_once() -> None:
    five = "O1 O1 W1 W1 W2"
    ada = second_chance(pot="O1 O1 W1 W1", luck=f"W2 {five}")
    ada.starts_again()
    ada.draws(5)
    assert ada.pot == "O1@1 O1@2 W1@3 W1@4 W2@6"
    with refused("CHA-13", "not_asked"):
        ada.starts_again()


@pytest.mark.rule("CHA-10")
def test_second_chance_declined_is_gone() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="W2 O1")
    ada.waives()
    assert ada.pot == "O1@1 O1@2 W1@3 W1@4 W2@6"
    ada.draws()
    with refused("CHA-13", "not_asked"):
        ada.starts_again()


@pytest.mark.rule("CHA-10", "CHA-14")
def test_second_chance_keeps_the_first_five_from_exploding_and_can_still_be_used() -> None:
    ada = second_chance(pot="W3 W3 W2 W1", luck="W1")
    assert ada.white == 10
    assert not ada.exploded
    ada.starts_again()
    assert ada.pot == ""


@pytest.mark.rule("CHA-10", "CHA-14")
def test_second_chance_kept_above_the_limit_explodes_with_the_next_white_chip() -> None:
    ada = second_chance(pot="W3 W3 W2 O1", luck="O1 O1 W1")
    ada.waives()
    assert ada.white == 8
    assert not ada.exploded
    ada.draws()  # the orange one does no harm
    assert not ada.exploded
    ada.draws()
    assert ada.exploded


@pytest.mark.rule("CHA-10", "CHA-14")
def test_second_chance_stopping_above_the_limit_before_the_fifth_is_no_explosion() -> None:
    table = brewed("W3 W3 W2", "W1", card="second_chance")
    assert not table[0].exploded
    assert table[0].points == 1  # the 9, and the coins besides
    table[0].buys("G1")


@pytest.mark.rule("CHA-10", "CHA-14")
def test_second_chance_used_the_pot_explodes_as_ever() -> None:
    ada = second_chance(pot="O1 W3 W3 W1", luck="W1 W3 W3 W1 W1")
    ada.starts_again()
    ada.draws(4)
    assert ada.exploded


@pytest.mark.rule("CHA-10", "CHA-16")
def test_second_chance_does_not_fill_a_used_flask() -> None:
    ada = brewing(pot="O1 W3", luck="O1 W1 W1 W1 O1", bag="W1", card="second_chance")
    ada.uses_flask()  # that chip is not placed any more
    ada.draws(4)
    ada.starts_again()
    assert not ada.flask_full
    ada.draws()
    with refused("CHA-16", "flask_is_empty"):
        ada.uses_flask()


@pytest.mark.rule("CHA-10", "CHA-16")
def test_second_chance_leaves_a_full_flask_full_but_with_nothing_to_take() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="W2")
    ada.starts_again()
    assert ada.flask_full
    with refused("CHA-16", "no_last_chip"):
        ada.uses_flask()


@pytest.mark.rule("CHA-10")
def test_second_chance_leaves_rubies_and_points_that_were_won() -> None:
    ada = second_chance(pot="W3 B2 O1 O1", luck="O1", blue=3)  # the blue chip on 5, a ruby
    ada.starts_again()
    assert ada.rubies == 2
    ada = second_chance(pot="W3 B2 O1 O1", luck="O1", blue=4)
    ada.starts_again()
    assert ada.points == 2


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_ends_the_protection_of_blue_page_2() -> None:
    ada = second_chance(pot="O1 W1 W1 W1", luck="B4 W3 W3 W3", blue=2)
    ada.starts_again()
    ada.draws(3)
    assert ada.exploded
    assert not ada.state.shielded


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_puts_back_the_red_chips_of_this_round_that_lie_beside() -> None:
    ada = brewing(luck="R1 O1 O1 W1 W1 W2", card="second_chance", red=2)
    ada.state.beside.append(chip("R4"))  # kept in an earlier round
    ada.draws(5)
    with refused("CHA-13", "not_asked"):  # the red chip is not placed: four are
        ada.starts_again()
    ada.draws()
    ada.starts_again()
    assert ada.beside == "R4"
    assert ada.bag == "W1 W1 W2 O1 O1 R1"


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_comes_after_the_choice_that_the_fifth_chip_brings() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="B1 W2")
    with refused("CHA-15", "not_asked"):
        ada.starts_again()
    ada.places("W2")
    assert ada.pot == "O1@1 O1@2 W1@3 W1@4 B1@5 W2@7"
    ada.starts_again()
    assert ada.pot == ""


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_comes_after_the_choice_of_a_yellow_fifth_chip() -> None:
    ada = second_chance(pot="O1 O1 W1 W1", luck="Y1", round=2)
    with refused("CHA-15", "not_asked"):
        ada.starts_again()
    ada.waives()
    assert ada.options == [StartAgain(), Waive()]


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_counts_placed_chips_not_chips_only_looked_at() -> None:
    ada = second_chance(pot="O1 O1 W1", luck="B2 W1 W2 W1")
    ada.waives()  # four placed, two looked at
    with refused("CHA-13", "not_asked"):
        ada.starts_again()
    ada.draws()
    ada.starts_again()


@pytest.mark.rule("CHA-10", "CHA-17")
def test_second_chance_holds_in_the_last_round_too() -> None:
    bags = {1: "O1 O1 O1 O1 O1 O1"}
    ada = brewing(luck="W3 W3 W2 W1 O1 W3", card="second_chance", round=9, bags=bags)
    bob = ada.table[1]
    for _ in range(5):
        ada.draws()
        bob.draws()
    assert not ada.exploded
    ada.starts_again()
    bob.waives()
    ada.draws()
    bob.draws()
    assert (ada.pot, bob.state.draws) == ("W3@3", 6)


@pytest.mark.rule("CHA-10", "CHA-15")
def test_second_chance_counts_the_fifth_chip_even_if_it_sends_another_back() -> None:
    """A yellow chip (page 1) is the fifth; its white neighbour goes back, then the restart is offered."""
    ada = second_chance(pot="O1 O1 O1 W1", luck="Y1", bag="G1", round=2)
    ada.does(PutBack())
    assert len(ada.state.pot) == 4
    assert isinstance(ada.asked, BrewAgain)
    ada.waives()
    assert isinstance(ada.asked, DrawOrStop)
