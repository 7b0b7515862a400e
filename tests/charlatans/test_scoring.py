"""CHA-20 to CHA-26: the scoring space, the die, step B's order, ruby, points or coins."""

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import (
    Bought,
    ChipGained,
    CoinsChosen,
    DieRolled,
    DropMoved,
    PointsGained,
    RubiesGained,
)
from tests.charlatans.player import Table
from tests.charlatans.table import brewed
from tests.hand_laid import refused


def who_rolled(table: Table) -> list[int]:
    return [roll.seat for roll in table.told(DieRolled)]


@pytest.mark.rule("CHA-20")
def test_the_scoring_space_is_the_one_right_after_the_last_chip() -> None:
    ada = brewed("W1 G4")[0]
    assert ada.pot == "W1@1 G4@5"
    assert ada.scoring_space == 6


@pytest.mark.rule("CHA-20")
def test_an_exploded_pot_has_the_same_scoring_space() -> None:
    ada = brewed("W3 W3 W2")[0]
    assert ada.exploded
    assert ada.scoring_space == 9


@pytest.mark.rule("CHA-20", "CHA-22")
def test_a_drop_that_moves_in_step_a_pushes_no_chip_and_leaves_the_scoring_space() -> None:
    ada = brewed("W1 G4", die="drop")[0]
    assert ada.drop == 1
    assert ada.pot == "W1@1 G4@5"
    assert ada.scoring_space == 6


@pytest.mark.rule("CHA-21")
def test_the_furthest_pot_rolls_the_die() -> None:
    assert who_rolled(brewed("W3", "G4", "W2")) == [1]


@pytest.mark.rule("CHA-21")
def test_an_exploded_pot_does_not_roll_however_far_it_is() -> None:
    table = brewed("W3 W3 W2", "W2 W1", "W2")
    assert table[0].exploded
    assert who_rolled(table) == [1]


@pytest.mark.rule("CHA-21")
def test_an_exploded_pot_level_with_the_furthest_does_not_roll() -> None:
    table = brewed("W3 W3 W2", "G4 G4")
    ada, bob = table.everybody
    assert ada.exploded
    assert ada.scoring_space == bob.scoring_space == 9
    assert who_rolled(table) == [1]


@pytest.mark.rule("CHA-21")
def test_all_tied_roll_in_turn_order() -> None:
    assert who_rolled(brewed("W3", "G4", "G2 G2", "G4", first=2)) == [2, 3, 1]


@pytest.mark.rule("CHA-18", "CHA-21")
def test_all_on_the_spoon_roll() -> None:
    assert who_rolled(brewed("W1", "W3 W3", "W1", drops=(51, 52, 50))) == [0, 1]


@pytest.mark.rule("CHA-21")
def test_nobody_rolls_if_every_pot_exploded() -> None:
    assert who_rolled(brewed("W3 W3 W2", "W3 W3 W3")) == []


@pytest.mark.rule("CHA-E5", "CHA-21")
def test_example_both_on_a_23_the_one_further_along_rolls() -> None:
    table = brewed("W1", "W1", drops=(29, 30), rubies=(2, 2))
    tom, marie = table.everybody
    assert (tom.scoring_space, marie.scoring_space) == (31, 32)
    assert who_rolled(table) == [1]
    assert (tom.points, marie.points) == (7, 8)
    tom.buys("G4")
    marie.buys("")
    assert [event.paid + event.lost for event in table.told(Bought)] == [23, 23]


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize("pot", ["K1 P1 O1 G1", "K1 P1 W3 W3 G1 W2"])
def test_black_then_green_then_purple_each_in_turn_order_exploded_or_not(pot: str) -> None:
    table = brewed(pot, pot, "W1", round=3, first=1)
    order = [
        (event.seat, event.why)
        for event in table.events
        if isinstance(event, (DropMoved, RubiesGained, PointsGained)) and event.why in ("black", "green_1", "purple_1")
    ]
    assert order == [
        (1, "black"),
        (0, "black"),
        (1, "green_1"),
        (0, "green_1"),
        (1, "purple_1"),
        (0, "purple_1"),
    ]


@pytest.mark.rule("CHA-21", "CHA-23", "CHA-24", "CHA-26")
def test_the_steps_come_in_order_die_chips_ruby_points() -> None:
    table = brewed("O1 O1 O1 G1", die="points1", drops=(4, 0))  # scores space 9
    assert [event for event in table.events if isinstance(event, (RubiesGained, PointsGained)) and event.seat == 0] == [
        PointsGained(0, 1, "die"),
        RubiesGained(0, 1, "green_1"),
        RubiesGained(0, 1, "space"),
        PointsGained(0, 1, "space"),
    ]


@pytest.mark.rule("CHA-24")
@pytest.mark.parametrize("space", [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52])
def test_a_scoring_space_with_a_ruby_gives_1(space: int) -> None:
    ada = brewed("W1", drops=(space - 2, 0))[0]
    assert ada.scoring_space == space
    assert ada.gained_from("space")[1] == 1


@pytest.mark.rule("CHA-24")
@pytest.mark.parametrize("space", [4, 6, 15, 29, 51, 53])
def test_a_scoring_space_without_a_ruby_gives_none(space: int) -> None:
    ada = brewed("W1", drops=(space - 2, 0))[0]
    assert ada.scoring_space == space
    assert ada.gained_from("space")[1] == 0


@pytest.mark.rule("CHA-14", "CHA-24")
def test_an_exploded_pot_gets_the_ruby_too() -> None:
    ada = brewed("W3 W3 W2")[0]
    assert ada.exploded
    assert ada.gained_from("space") == (0, 1, 0)  # on 9; points or coins are still to choose


@pytest.mark.rule("CHA-25")
def test_an_exploded_pot_takes_points_and_buys_nothing() -> None:
    table = brewed("W3 W3 W2", drops=(14, 0))  # scores 23: 5 points, 19 coins
    ada = table[0]
    assert ada.options == [actions.TakePoints(), actions.TakeCoins()]
    ada.takes_points()
    assert ada.points == 5
    assert table.told(Bought) == []
    assert table.state.round == 2  # nothing was asked of her in step E


@pytest.mark.rule("CHA-25")
def test_an_exploded_pot_takes_coins_and_gets_no_points() -> None:
    table = brewed("W3 W3 W2", drops=(14, 0))
    ada = table[0]
    ada.takes_coins()
    assert ada.points == 0
    assert table.told(CoinsChosen) == [CoinsChosen(0, 19)]
    ada.buys("B4")
    assert ada.has_a_chip_of("B4") == 1


@pytest.mark.rule("CHA-25")
def test_a_pot_that_did_not_explode_gets_points_and_coins() -> None:
    ada = brewed("W3 W3 W1", drops=(15, 0))[0]
    assert ada.points == 5
    ada.buys("B4")
    assert ada.has_a_chip_of("B4") == 1


@pytest.mark.rule("CHA-25")
def test_an_exploded_pot_cannot_have_both() -> None:
    ada = brewed("W3 W3 W2", drops=(14, 0))[0]
    with refused("CHA-25", "not_asked"):
        ada.buys("B4")


@pytest.mark.rule("CHA-25", "CHA-26")
def test_points_come_in_turn_order_each_deciding_after_the_one_before() -> None:
    table = brewed("W3 W3 W2", "W3 W3 W3", "G4 G4", first=1)
    assert table.asked == [1]
    table[1].takes_points()
    assert table.asked == [0]
    table[0].takes_points()
    assert [event.seat for event in table.told(PointsGained)] == [1, 2, 0]


@pytest.mark.rule("CHA-26")
@pytest.mark.parametrize(
    ("space", "points"),
    [(5, 0), (6, 1), (9, 1), (10, 2), (16, 3), (23, 5), (24, 5), (31, 7), (32, 8), (52, 14), (53, 15)],
)
def test_the_points_printed_on_the_scoring_space(space: int, points: int) -> None:
    assert brewed("W1", drops=(space - 2, 0))[0].points == points


@pytest.mark.rule("CHA-E6", "CHA-25", "CHA-27")
def test_example_exploded_on_a_19_five_points_or_green_2_and_blue_2() -> None:
    table = brewed("W3 W3 W2", drops=(14, 0))
    ada = table[0]
    assert ada.exploded
    ada.takes_coins()
    ada.buys("G2 B2")
    assert table.told(Bought) == [Bought(0, tuple(chips("G2 B2")), paid=8 + 10, lost=1)]
    assert ada.points == 0

    ada = brewed("W3 W3 W2", drops=(14, 0))[0]
    ada.takes_points()
    assert ada.points == 5


@pytest.mark.rule("CHA-E6", "CHA-21", "CHA-24", "CHA-26", "CHA-27")
def test_example_not_exploded_on_the_15_with_a_ruby_die_ruby_3_points_and_green_4() -> None:
    table = brewed("W1", drops=(14, 0), die="chip")
    ada = table[0]
    assert ada.scoring_space == 16
    assert who_rolled(table) == [0]
    assert [event.chip.text for event in table.told(ChipGained)] == ["O1"]  # what the die gave
    assert ada.rubies == 1 + 1
    assert ada.points == 3
    ada.buys("G4")
    assert table.told(Bought) == [Bought(0, tuple(chips("G4")), paid=14, lost=1)]
