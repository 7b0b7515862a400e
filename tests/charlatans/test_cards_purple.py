"""CHA-10, purple cards that ask nothing. All 13 are carried out at once, before the rats and the brewing."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.events import ChipMissing, DieRolled
from tests.charlatans.table import lay

FIRST_FIVE = {0: "W1 W1 W1 W1 O1", 1: "W3 W3 W3 W3 O1"}  # sums 5 and 13

# pot_is_filling_up


@pytest.mark.rule("CHA-10")
def test_pot_is_filling_up_moves_every_drop_by_one() -> None:
    table = lay(seats=4, card="pot_is_filling_up", drops=(0, 3, 0, 7))
    assert [player.drop for player in table.everybody] == [1, 4, 1, 8]
    table[0].draws()
    assert table[0].state.pot[0].space == 1 + table[0].state.pot[0].chip.value  # brewing begins at the new drop


@pytest.mark.rule("CHA-10", "CHA-18")
def test_pot_is_filling_up_leaves_a_drop_on_the_last_space() -> None:
    table = lay(card="pot_is_filling_up", drops=(52, 51))
    assert [player.drop for player in table.everybody] == [52, 52]


# alms


@pytest.mark.rule("CHA-10")
def test_alms_gives_a_ruby_to_the_fewest_rubies_all_tied() -> None:
    table = lay(seats=4, card="alms", rubies=(2, 1, 3, 1))
    assert [player.rubies for player in table.everybody] == [2, 2, 3, 2]


@pytest.mark.rule("CHA-10")
def test_alms_compares_before_anything_is_given() -> None:
    table = lay(seats=3, card="alms", rubies=(0, 1, 2))  # seat 1 is tied only after seat 0 was given
    assert [player.rubies for player in table.everybody] == [1, 1, 2]


# less_is_more


@pytest.mark.rule("CHA-10")
def test_less_is_more_gives_the_lowest_sum_a_blue_2_and_the_others_a_ruby() -> None:
    table = lay(card="less_is_more", bags=FIRST_FIVE)
    assert table[0].bag == "W1 W1 W1 W1 O1 B2"  # the drawn chips are back
    assert table[1].bag == "W3 W3 W3 W3 O1"
    assert [player.rubies for player in table.everybody] == [1, 2]
    assert table.supply_of("B2") == 9


@pytest.mark.rule("CHA-10")
def test_less_is_more_draws_five_and_counts_all_colours() -> None:
    bags = {0: "W1 W1 W1 W1 G4 W3", 1: "W1 W1 W1 W2 W2 W3"}
    table = lay(card="less_is_more", bags=bags, luck={"bag@0": "W1 W1 W1 W1 G4", "bag@1": "W1 W1 W1 W2 W2"})
    assert [player.has_a_chip_of("B2") for player in table.everybody] == [0, 1]  # 8 with the green 4, against 7
    assert [player.rubies for player in table.everybody] == [2, 1]


@pytest.mark.rule("CHA-10")
def test_less_is_more_gives_a_blue_2_to_all_who_are_tied() -> None:
    table = lay(seats=3, card="less_is_more", bags={**FIRST_FIVE, 2: "O1 O1 O1 O1 O1"})
    assert [player.has_a_chip_of("B2") for player in table.everybody] == [1, 0, 1]
    assert [player.rubies for player in table.everybody] == [1, 2, 1]


@pytest.mark.rule("CHA-6", "CHA-10")
def test_less_is_more_gives_nothing_instead_of_a_blue_2_that_is_out() -> None:
    table = lay(card="less_is_more", bags=FIRST_FIVE, out_of="B2")
    assert table[0].has_a_chip_of("B2") == 0
    assert [player.rubies for player in table.everybody] == [1, 2]
    assert [event.seat for event in table.told(ChipMissing)] == [0]


@pytest.mark.rule("CHA-6", "CHA-10")
def test_less_is_more_gives_the_last_blue_2_in_turn_order() -> None:
    tied = dict.fromkeys(range(3), "O1 O1 O1 O1 O1")
    table = lay(seats=3, round=2, first=2, card="less_is_more", bags=tied, left={"B2": 1})
    assert [player.has_a_chip_of("B2") for player in table.everybody] == [0, 0, 1]
    assert [player.rubies for player in table.everybody] == [1, 1, 1]


@pytest.mark.rule("CHA-10")
def test_less_is_more_draws_what_a_short_bag_holds() -> None:
    table = lay(card="less_is_more", bags={0: "W3 W1", 1: "O1 O1 O1 O1 O1"})
    assert [player.has_a_chip_of("B2") for player in table.everybody] == [1, 0]  # 4 against 5
    assert table[0].bag == "W1 W3 B2"


# roll_the_die


@pytest.mark.rule("CHA-10", "CHA-22")
def test_roll_the_die_is_one_roll_for_everybody() -> None:
    luck = {"die@0": "points2", "die@1": "ruby", "die@2": "drop", "die@3": "chip"}
    table = lay(seats=4, card="roll_the_die", luck=luck)
    assert [event.seat for event in table.told(DieRolled)] == [0, 1, 2, 3]
    assert [player.points for player in table.everybody] == [2, 0, 0, 0]
    assert [player.rubies for player in table.everybody] == [1, 2, 1, 1]
    assert [player.drop for player in table.everybody] == [0, 0, 1, 0]
    assert [player.has_a_chip_of("O1") for player in table.everybody] == [1, 1, 1, 2]


@pytest.mark.rule("CHA-10", "CHA-11")
def test_roll_the_die_counts_for_the_rats_of_this_round() -> None:
    table = lay(card="roll_the_die", round=2, points=(3, 3), luck={"die@0": "points2", "die@1": "ruby"})
    assert [player.rat for player in table.everybody] == [0, 1]  # 5 to 3: the tail after 4


# beginners_bonus


@pytest.mark.rule("CHA-10")
def test_beginners_bonus_gives_a_green_1_to_the_fewest_points_all_tied() -> None:
    table = lay(seats=4, card="beginners_bonus", round=2, points=(7, 5, 9, 5))
    assert [player.has_a_chip_of("G1") for player in table.everybody] == [1, 2, 1, 2]


@pytest.mark.rule("CHA-10")
def test_beginners_bonus_is_for_everybody_in_round_1() -> None:
    table = lay(seats=3, card="beginners_bonus", round=1)
    assert [player.has_a_chip_of("G1") for player in table.everybody] == [2, 2, 2]


@pytest.mark.rule("CHA-6", "CHA-10")
def test_beginners_bonus_gives_the_last_green_1_in_turn_order() -> None:
    table = lay(seats=3, card="beginners_bonus", round=2, first=1, left={"G1": 2})
    assert [player.has_a_chip_of("G1") for player in table.everybody] == [1, 2, 2]
