"""CHA-15, the blue book: four pages, acting when the chip is placed."""

from typing import Any

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import ChipsShown, DieRolled
from tests.charlatans.player import Player
from tests.charlatans.table import brewed, brewing
from tests.hand_laid import refused


def drawing(luck: str, **laid: Any) -> Player:  # what lay() takes
    """Draws the first chip of `luck`; the rest is what comes next, and all that is left in the bag."""
    ada = brewing(luck=luck, **laid)
    ada.draws()
    return ada


# page 1


@pytest.mark.rule("CHA-E4", "CHA-15")
def test_blue_1_example_blue_2_draws_white_3_and_red_1_and_one_of_them_is_placed() -> None:
    ada = drawing("B2 W3 R1")
    assert ada.table.told(ChipsShown) == [ChipsShown(0, tuple(chips("W3 R1")), "blue_1")]
    assert ada.options == [actions.Place(*chips("W3")), actions.Place(*chips("R1")), actions.Waive()]
    ada.places("R1")
    assert ada.pot == "B2@2 R1@3"
    assert ada.bag == "W3"


@pytest.mark.rule("CHA-E4", "CHA-15")
def test_blue_1_example_none_is_placed_and_both_go_back() -> None:
    ada = drawing("B2 W3 R1")
    ada.waives()
    assert ada.pot == "B2@2"
    assert ada.bag == "W3 R1"


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("value", [1, 2, 4])
def test_blue_1_draws_as_many_chips_as_its_value(value: int) -> None:
    ada = drawing(f"B{value} O1 G1 O1 K1 P1")
    (shown,) = ada.table.told(ChipsShown)
    assert shown.chips == tuple(chips("O1 G1 O1 K1")[:value])


@pytest.mark.rule("CHA-15")
def test_blue_1_draws_fewer_if_the_bag_is_short() -> None:
    ada = drawing("B4 O1 W1")
    ada.places("O1")
    assert ada.pot == "B4@4 O1@5"
    assert ada.bag == "W1"


@pytest.mark.rule("CHA-15")
def test_blue_1_asks_nothing_if_the_bag_is_empty() -> None:
    ada = drawing("B4")
    assert ada.options == [actions.Stop(), actions.UseFlask()]


@pytest.mark.rule("CHA-15")
def test_blue_1_places_only_a_chip_that_was_drawn() -> None:
    ada = drawing("B1 W3 R1")
    with refused("CHA-15", "chip_not_drawn"):
        ada.places("R1")


@pytest.mark.rule("CHA-15")
def test_blue_1_the_choice_comes_before_anything_else() -> None:
    ada = drawing("B1 W3")
    with refused("CHA-15", "not_asked"):
        ada.draws()
    with refused("CHA-15", "not_asked"):
        ada.stops()


@pytest.mark.rule("CHA-15")
def test_blue_1_another_blue_chip_placed_through_it_draws_again() -> None:
    ada = drawing("B2 B1 W3 O1")
    ada.places("B1")
    ada.places("O1")
    assert ada.pot == "B2@2 B1@3 O1@4"
    assert ada.bag == "W3"


@pytest.mark.rule("CHA-15")
def test_blue_1_a_red_chip_placed_through_it_acts() -> None:
    ada = brewing(pot="O1", luck="B1 R1")
    ada.draws()
    ada.places("R1")
    assert ada.pot == "O1@1 B1@2 R1@4"  # red page 1: one space further for an orange chip


@pytest.mark.rule("CHA-14", "CHA-15")
def test_blue_1_a_white_chip_placed_through_it_counts_and_can_explode_the_pot() -> None:
    ada = brewing(pot="W3 W3", luck="B1 W2")
    ada.draws()
    ada.places("W2")
    assert ada.white == 8
    assert ada.exploded


@pytest.mark.rule("CHA-14", "CHA-15")
def test_blue_1_a_white_chip_that_is_not_placed_does_not_count() -> None:
    ada = brewing(pot="W3 W3", luck="B1 W2")
    ada.draws()
    ada.waives()
    assert ada.white == 6
    assert not ada.exploded


@pytest.mark.rule("CHA-15")
def test_blue_1_asks_only_once_where_waivers_are_agreed() -> None:
    """To place none of the chips is to waive it."""
    ada = drawing("B2 W3 R1", waivers=True)
    assert ada.table.told(ChipsShown)
    ada.waives()
    assert ada.pot == "B2@2"
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("page", [3, 4])
def test_a_blue_chip_off_the_rubies_has_nothing_to_waive(page: int) -> None:
    assert actions.Stop() in drawing("B1", blue=page, drops=(2, 0), waivers=True).options


@pytest.mark.rule("CHA-15")
def test_blue_2_with_no_more_protection_than_before_has_nothing_to_waive() -> None:
    ada = drawing("B4 B1 W1", blue=2, waivers=True)
    ada.acts()
    ada.draws()
    assert actions.Draw() in ada.options


# page 2


def protected(pot: str) -> bool:
    """Both points and coins after this pot has exploded, with the die for nobody but the other."""
    table = brewed(pot, "W1", blue=2, die="points2")
    ada = table[0]
    assert ada.exploded
    assert [roll.seat for roll in table.told(DieRolled)] == [1]
    return ada.points > 0 and actions.Buy(tuple(chips("O1"))) in ada.options


@pytest.mark.rule("CHA-15", "CHA-25")
def test_blue_2_an_explosion_under_protection_gives_points_and_coins_but_no_die() -> None:
    table = brewed("W3 W3 B1 W2", "W1", blue=2, die="points2")
    ada, bob = table.everybody
    assert ada.exploded
    assert (ada.points, bob.points) == (2, 2)  # Ada from space 10, Bob from the die
    ada.buys("B2")  # for all of her 10 coins
    assert [roll.seat for roll in table.told(DieRolled)] == [1]


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("value", [1, 2, 4])
def test_blue_2_protects_the_next_1_2_4_drawn_chips(value: int) -> None:
    between = "O1 " * (value - 1)
    assert protected(f"W3 W3 B{value} {between} W2")
    assert not protected(f"W3 W3 B{value} {between} O1 W2")


@pytest.mark.rule("CHA-15")
def test_blue_2_windows_do_not_add_up_a_smaller_one_leaves_what_is_left() -> None:
    assert protected("W3 W3 B4 B1 O1 O1 W2")  # three chips are left after the blue 1
    assert not protected("W3 W3 B4 B1 O1 O1 O1 W2")


@pytest.mark.rule("CHA-15")
def test_blue_2_windows_do_not_add_up_a_larger_one_takes_over() -> None:
    assert protected("W3 W3 B2 B2 O1 W2")  # two chips from the second blue 2 on, not three
    assert not protected("W3 W3 B2 B2 O1 O1 W2")


@pytest.mark.rule("CHA-15", "CHA-16")
def test_blue_2_protection_is_gone_when_the_flask_takes_the_blue_chip() -> None:
    ada = brewing(pot="W3 W3 B1", luck="W2", blue=2)
    ada.uses_flask()
    ada.draws()
    assert ada.exploded
    assert not ada.state.shielded


@pytest.mark.rule("CHA-15")
def test_blue_2_protection_does_not_last_into_the_next_round() -> None:
    table = brewed("B4", "W1", blue=2, bags={0: "W3 W3 W2"}, script={"bag@0": "B4 W3 W3 W2"})
    ada = table[0]
    table.rest_of_round()
    ada.draws(3)
    assert ada.exploded
    assert not ada.state.shielded


@pytest.mark.rule("CHA-15")
def test_blue_2_may_be_waived() -> None:
    ada = brewing(pot="W3 W3", luck="B4 W2", blue=2, waivers=True)
    ada.draws()
    ada.waives()
    ada.draws()
    assert ada.exploded
    assert not ada.state.shielded


# page 3


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("value", [1, 2, 4])
def test_blue_3_on_a_ruby_space_gives_1_ruby_at_once_whatever_its_value(value: int) -> None:
    ada = drawing(f"B{value}", blue=3, drops=(9 - value, 0))
    assert ada.pot == f"B{value}@9"
    assert ada.rubies == 2


@pytest.mark.rule("CHA-15")
def test_blue_3_its_own_space_counts_not_the_scoring_space() -> None:
    ada = drawing("B1", blue=3, drops=(3, 0))  # on 4, before the ruby on 5
    assert ada.rubies == 1


@pytest.mark.rule("CHA-15")
def test_blue_3_may_be_waived() -> None:
    ada = drawing("B1", blue=3, drops=(8, 0), waivers=True)
    ada.waives()
    assert ada.pot == "B1@9!"
    assert ada.rubies == 1


# page 4


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("value", [1, 2, 4])
def test_blue_4_on_a_ruby_space_gives_its_value_in_points_at_once(value: int) -> None:
    ada = drawing(f"B{value}", blue=4, drops=(9 - value, 0))
    assert ada.pot == f"B{value}@9"
    assert ada.points == value
    assert ada.rubies == 1


@pytest.mark.rule("CHA-15")
def test_blue_4_its_own_space_counts_not_the_scoring_space() -> None:
    ada = drawing("B4", blue=4, drops=(0, 0))  # on 4, before the ruby on 5
    assert ada.points == 0


@pytest.mark.rule("CHA-15")
def test_blue_4_may_be_waived() -> None:
    ada = drawing("B2", blue=4, drops=(7, 0), waivers=True)
    ada.waives()
    assert ada.pot == "B2@9!"
    assert ada.points == 0
