"""CHA-10, the 11 blue cards: they hold for the round, or act at its end. Two have modules of their own."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.events import DieRolled
from tests.charlatans.table import brewed, brewing, lay
from tests.hand_laid import refused

# seasoned_perfectly


@pytest.mark.rule("CHA-10")
def test_seasoned_perfectly_moves_the_drop_of_a_white_total_of_exactly_7() -> None:
    table = brewed("W3 W3 W1", "W3 W3", "W3 W2 W2 W1", card="seasoned_perfectly")  # 7, 6, 8
    assert [player.drop for player in table.everybody] == [1, 0, 0]
    assert table[0].scoring_space == 8  # the drop moved after the brewing


@pytest.mark.rule("CHA-10")
def test_seasoned_perfectly_does_not_mean_the_highest_total_that_holds() -> None:
    table = brewed("Y1 W3 W3 W2", "Y1 W3 W3 W1", card="seasoned_perfectly", round=2, yellow=3)  # 8 holds with a yellow
    assert not table[0].exploded
    assert [player.drop for player in table.everybody] == [0, 1]


@pytest.mark.rule("CHA-6", "CHA-10", "CHA-41")
def test_seasoned_perfectly_comes_to_one_after_another_where_a_tube_may_hold_the_last_chip() -> None:
    seven = "W3 W3 W1"
    table = brewed(
        seven, seven, card="seasoned_perfectly", round=2, first=1, test_tubes=True, glasses=(2, 2), left={"B1": 1}
    )
    assert table.asked == [1]
    table[1].moves_tube_drop()
    table[0].moves_tube_drop()
    assert [player.has_a_chip_of("B1") for player in table.everybody] == [0, 1]


# lucky_devil


@pytest.mark.rule("CHA-10")
def test_lucky_devil_gives_two_points_for_a_ruby_on_the_scoring_space() -> None:
    table = brewed("W3 W1", "W3 W2", card="lucky_devil")  # 5 has a ruby and no points, 6 no ruby and 1 point
    assert [player.points for player in table.everybody] == [2, 1]
    assert [player.rubies for player in table.everybody] == [2, 1]


@pytest.mark.rule("CHA-10", "CHA-25")
def test_lucky_devil_comes_to_the_exploded_even_when_they_take_coins() -> None:
    table = brewed("W3 W3 W2", "W3 W3 W2", card="lucky_devil")  # both exploded on 8: space 9, a ruby and 1 point
    assert [player.points for player in table.everybody] == [2, 2]
    table[0].takes_coins()
    table[1].takes_points()
    assert [player.points for player in table.everybody] == [2, 3]


# shining_extra_bright


@pytest.mark.rule("CHA-10", "CHA-24")
def test_shining_extra_bright_makes_two_rubies_of_one() -> None:
    table = brewed("W3 W1", "W3", card="shining_extra_bright")
    assert [player.rubies for player in table.everybody] == [3, 1]


@pytest.mark.rule("CHA-10", "CHA-24")
def test_shining_extra_bright_shines_on_the_exploded_too() -> None:
    table = brewed("W3 W3 W2", "W3", card="shining_extra_bright")
    assert table[0].exploded
    assert table[0].rubies == 3


# schadenfreude


@pytest.mark.rule("CHA-10")
def test_schadenfreude_gives_the_left_neighbour_any_2_chip_before_step_a() -> None:
    table = brewed("W1", "W3 W3 W3", "W1", "W1", card="schadenfreude")
    assert table.asked == [2]  # the next clockwise
    assert table.told(DieRolled) == []
    assert table[2].on_offer == "G2 B2 R2"  # no white; yellow from round 2 on
    table[2].takes("B2")
    assert [player.has_a_chip_of("B2") for player in table.everybody] == [0, 0, 1, 0]
    assert len(table.told(DieRolled)) == 3


@pytest.mark.rule("CHA-10")
def test_schadenfreude_goes_round_the_table() -> None:
    table = brewed("W1", "W1", "W3 W3 W3", card="schadenfreude")
    assert table.asked == [0]


@pytest.mark.rule("CHA-10")
def test_schadenfreude_with_two_players_is_the_opponents() -> None:
    table = brewed("W3 W3 W3", "W1", card="schadenfreude", round=2)
    assert table.asked == [1]
    assert table[1].on_offer == "G2 B2 R2 Y2"
    table[1].takes("Y2")
    assert table[1].has_a_chip_of("Y2") == 1


@pytest.mark.rule("CHA-10")
def test_schadenfreude_comes_to_the_exploded_too_in_turn_order() -> None:
    boom = "W3 W3 W3"
    table = brewed(boom, boom, "W1", card="schadenfreude", round=2, first=1)
    assert table.asked == [1]  # for the pot of seat 0
    table[1].takes("G2")
    assert table.asked == [2]  # for the pot of seat 1
    table[2].takes("R2")
    assert [player.has_a_chip_of("G2") + player.has_a_chip_of("R2") for player in table.everybody] == [0, 1, 1]


@pytest.mark.rule("CHA-6", "CHA-10")
def test_schadenfreude_gives_the_last_chip_in_turn_order_from_the_reader_on() -> None:
    boom = "W3 W3 W3"
    table = brewed(boom, boom, boom, card="schadenfreude", left={"B2": 1})
    assert table.asked == [0]  # the reader first, for the pot of seat 2
    table[0].takes("B2")
    with refused("CHA-6", "chip_is_out"):
        table[1].takes("B2")


@pytest.mark.rule("CHA-10")
def test_schadenfreude_may_be_declined() -> None:
    table = brewed("W3 W3 W3", "W1", card="schadenfreude")
    with refused("CHA-10", "chip_not_offered"):
        table[1].takes("W2")
    table[1].waives()
    assert table[1].bag == "O1"  # of the die


# well_stirred


@pytest.mark.rule("CHA-10")
def test_well_stirred_puts_the_first_white_chip_back_with_its_space() -> None:
    ada = brewing(pot="O1", luck="W3", card="well_stirred")
    ada.draws()
    assert ada.pot == "O1@1 W3@4"
    ada.puts_back()
    assert (ada.pot, ada.white, ada.bag) == ("O1@1", 0, "W3")
    assert ada.flask_full  # no flask needed


@pytest.mark.rule("CHA-10")
def test_well_stirred_is_for_once() -> None:
    ada = brewing(luck="W3 W3 O1", card="well_stirred")
    ada.draws()
    ada.puts_back()
    ada.draws()
    assert ada.pot == "W3@3"
    with refused("CHA-13", "not_asked"):
        ada.puts_back()


@pytest.mark.rule("CHA-10")
def test_well_stirred_is_for_the_first_white_chip_only() -> None:
    ada = brewing(luck="W1 W3", card="well_stirred")
    ada.draws()
    ada.waives()
    assert ada.pot == "W1@1"
    ada.draws()
    with refused("CHA-13", "not_asked"):
        ada.puts_back()
    assert ada.pot == "W1@1 W3@4"


@pytest.mark.rule("CHA-10")
def test_well_stirred_is_for_the_first_white_chip_of_its_round() -> None:
    table = lay(next_card="well_stirred", bags={0: "W3", 1: "W3"}, luck={"die": "ruby ruby"})
    table.all_stop_after(1, 1)  # white chips of the round before
    table.rest_of_round()
    table[0].draws()
    table[0].puts_back()
    assert table[0].pot == ""


@pytest.mark.rule("CHA-10", "CHA-15")
def test_well_stirred_also_for_a_white_chip_placed_through_blue_page_1() -> None:
    ada = brewing(luck="B1 W3", card="well_stirred")
    ada.draws()
    ada.places("W3")
    assert ada.pot == "B1@1 W3@4"
    ada.puts_back()
    assert (ada.pot, ada.bag) == ("B1@1", "W3")


@pytest.mark.rule("CHA-10", "CHA-16")
def test_well_stirred_leaves_the_flask_nothing_to_take() -> None:
    ada = brewing(luck="O1 W3", card="well_stirred")
    ada.draws(2)
    ada.puts_back()
    with refused("CHA-16", "no_last_chip"):
        ada.uses_flask()


@pytest.mark.rule("CHA-10", "CHA-12", "CHA-13")
def test_well_stirred_may_empty_the_pot_and_then_its_owner_may_stop() -> None:
    table = lay(round=2, card="well_stirred", bags={0: "W3", 1: "O1"}, drops=(4, 0), points=(16, 20))
    table[0].draws()
    table[0].puts_back()
    table[0].stops()
    table[1].draws()
    table[1].stops()
    assert table[0].pot == ""
    assert table[0].scoring_space == 7  # drop on 4, rat on 6


# pot_is_full


@pytest.mark.rule("CHA-10", "CHA-21")
def test_pot_is_full_lets_the_roller_roll_twice_and_both_count() -> None:
    table = brewed("O1 O1", "O1", card="pot_is_full", script={"die@0": "points2 ruby"})
    assert [event.seat for event in table.told(DieRolled)] == [0, 0]
    assert table[0].points == 2
    assert table[0].rubies == 2


@pytest.mark.rule("CHA-10", "CHA-21")
def test_pot_is_full_is_for_all_who_are_tied() -> None:
    table = brewed("O1", "O1", "W3 W3 W3", card="pot_is_full", script={"die": "points1 points1 drop drop"})
    assert [event.seat for event in table.told(DieRolled)] == [0, 0, 1, 1]
    assert [player.points for player in table.everybody] == [2, 0, 0]
    assert [player.drop for player in table.everybody] == [0, 2, 0]


# pumpkin_patch_party


@pytest.mark.rule("CHA-10")
def test_pumpkin_patch_party_moves_every_orange_chip_one_space_further() -> None:
    ada = brewing(pot="O1 W1 O1 G1", card="pumpkin_patch_party")
    assert ada.pot == "O1@2 W1@3 O1@5 G1@6"


@pytest.mark.rule("CHA-10", "CHA-15")
def test_pumpkin_patch_party_is_doubled_by_yellow_page_2() -> None:
    ada = brewing(pot="Y1 O1", card="pumpkin_patch_party", yellow=2, round=2)
    assert ada.pot == "Y1@1 O1@5"


# magic_potion


@pytest.mark.rule("CHA-10", "CHA-29")
def test_magic_potion_fills_all_flasks_before_rubies_are_spent() -> None:
    table = brewed("W3 W3 W3", "W1", card="magic_potion", empty_flasks=(0, 1), rubies=(2, 2))
    assert [player.flask_full for player in table.everybody] == [False, False]  # not before step F
    table[0].takes_points()
    assert [player.flask_full for player in table.everybody] == [True, True]
    with refused("CHA-29", "flask_is_full"):
        table[0].fills_flask()
    assert table[0].rubies == 2


@pytest.mark.rule("CHA-10", "CHA-16")
def test_magic_potion_does_not_help_while_brewing() -> None:
    table = lay(card="magic_potion", empty_flasks=(0,))
    table[0].draws()
    with refused("CHA-16", "flask_is_empty"):
        table[0].uses_flask()


@pytest.mark.rule("CHA-16", "CHA-30")
def test_without_the_magic_potion_an_empty_flask_stays_empty() -> None:
    table = brewed("W3", "W3", empty_flasks=(0,))
    table.rest_of_round()
    assert [player.flask_full for player in table.everybody] == [False, True]


# living_in_luxury


@pytest.mark.rule("CHA-10", "CHA-14")
def test_living_in_luxury_holds_9_and_10_explodes() -> None:
    ada = brewing(pot="W3 W3 W3", luck="W1", card="living_in_luxury")
    assert ada.white == 9
    assert not ada.exploded
    ada.draws()
    assert ada.exploded


@pytest.mark.rule("CHA-10", "CHA-14")
@pytest.mark.parametrize("yellow", ["Y1", "Y1 Y1", "Y1 Y1 Y1"])
def test_living_in_luxury_never_adds_up_with_yellow_page_3(yellow: str) -> None:
    ada = brewing(pot=f"{yellow} W3 W3 W3", luck="W1", card="living_in_luxury", round=2, yellow=3)
    assert not ada.exploded
    ada.draws()
    assert ada.exploded
