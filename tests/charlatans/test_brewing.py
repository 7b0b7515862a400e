"""CHA-12, CHA-13, CHA-14 and CHA-18: drawing, placing, exploding, the last space."""

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import Bought, ChipDrawn, ChipPlaced, ChipsShown, PotExploded
from tests.charlatans.table import brewed, brewing, lay
from tests.hand_laid import refused


@pytest.mark.rule("CHA-12")
@pytest.mark.parametrize(("chip", "space"), [("O1", 5), ("W2", 6), ("W3", 7), ("G4", 8)])
def test_the_first_chip_is_counted_from_the_drop(chip: str, space: int) -> None:
    ada = brewing(luck=chip, drops=(4, 0))
    ada.draws()
    assert ada.pot == f"{chip}@{space}"


@pytest.mark.rule("CHA-11", "CHA-12")
def test_the_first_chip_is_counted_from_the_rat_where_there_is_one() -> None:
    ada = brewing(luck="W2", round=2, points=(17, 20), drops=(3, 0))  # one tail between 17 and 20
    ada.draws()
    assert ada.pot == "W2@6"


@pytest.mark.rule("CHA-12")
def test_each_chip_goes_as_many_spaces_past_the_last_one_as_its_value() -> None:
    ada = brewing(pot="W1 G4 W3 O1 G2")
    assert ada.pot == "W1@1 G4@5 W3@8 O1@9 G2@11"
    placed = [(event.space, event.moved) for event in ada.table.told(ChipPlaced)]
    assert placed == [(1, 1), (5, 4), (8, 3), (9, 1), (11, 2)]


@pytest.mark.rule("CHA-E2", "CHA-12")
def test_example_orange_1_on_space_1_then_yellow_2_on_3_and_a_next_1_on_4() -> None:
    ada = brewing(pot="O1 Y2", luck="G1")
    assert ada.pot == "O1@1 Y2@3"
    ada.draws()
    assert ada.pot == "O1@1 Y2@3 G1@4"


@pytest.mark.rule("CHA-12")
def test_everybody_brews_at_once_in_any_order() -> None:
    table = lay(seats=3)
    assert table.asked == [0, 1, 2]
    table[2].draws()
    table[0].draws(2)
    table[2].draws()
    assert [event.seat for event in table.told(ChipDrawn)] == [2, 0, 0, 2]
    assert table.asked == [0, 1, 2]


@pytest.mark.rule("CHA-13")
def test_at_least_one_chip_is_drawn() -> None:
    ada = brewing(luck="W1")
    with refused("CHA-13", "draw_first"):
        ada.stops()
    ada.draws()
    ada.stops()
    assert ada.state.stopped


@pytest.mark.rule("CHA-13")
def test_stopping_is_final_for_the_round() -> None:
    ada = brewing(pot="W1", bag="W1")
    ada.stops()
    with refused("CHA-13", "stopping_is_final"):
        ada.draws()
    with refused("CHA-13", "stopping_is_final"):
        ada.stops()


@pytest.mark.rule("CHA-13")
def test_the_others_brew_on_after_one_has_stopped() -> None:
    ada = brewing(pot="W1", bag="W1")
    ada.stops()
    ada.table[1].draws()
    assert ada.table.asked == [1]
    assert ada.pot == "W1@1"


@pytest.mark.rule("CHA-13")
def test_an_empty_bag_stops_its_owner() -> None:
    ada = brewing(pot="W1 O1")
    with refused("CHA-13", "bag_is_empty"):
        ada.draws()
    assert actions.Draw() not in ada.options
    assert actions.Stop() in ada.options


@pytest.mark.rule("CHA-14")
def test_white_chips_totalling_exactly_7_do_not_explode_the_pot() -> None:
    ada = brewing(pot="W3 W3 W1", bag="W1")
    assert ada.white == 7
    assert not ada.exploded
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-14")
def test_white_chips_totalling_more_than_7_explode_it_and_the_chip_is_still_placed() -> None:
    ada = brewing(pot="W3 W3 W1", luck="W1", bag="O1")
    ada.draws()
    assert ada.exploded
    assert ada.pot == "W3@3 W3@6 W1@7 W1@8"
    assert ada.table.told(PotExploded) == [PotExploded(0, white=8, limit=7, shielded=False)]


@pytest.mark.rule("CHA-14")
def test_after_an_explosion_there_is_no_more_drawing() -> None:
    ada = brewing(pot="W3 W3 W2", bag="O1")
    with refused("CHA-14", "pot_has_exploded"):
        ada.draws()
    with refused("CHA-14", "pot_has_exploded"):
        ada.stops()


@pytest.mark.rule("CHA-14")
def test_only_white_values_count() -> None:
    ada = brewing(pot="W3 W3 O1 G4 P1 K1 G4", bag="W1")
    assert ada.white == 6
    assert not ada.exploded


@pytest.mark.rule("CHA-14")
def test_an_explosion_leaves_the_other_pots_alone() -> None:
    ada = brewing(pot="W3 W3 W2")
    bob = ada.table[1]
    bob.draws()
    assert ada.exploded
    assert not bob.exploded


@pytest.mark.rule("CHA-E3", "CHA-14", "CHA-20")
def test_example_white_2_3_1_and_a_white_2_on_space_9_explode_and_score_space_10() -> None:
    table = brewed("W2 W3 W1 W2", "W1", drops=(1, 0))
    ada = table[0]
    assert ada.pot == "W2@3 W3@6 W1@7 W2@9"
    assert ada.white == 8
    assert ada.exploded
    assert ada.scoring_space == 10


@pytest.mark.rule("CHA-18")
def test_chips_never_go_past_the_last_space_and_further_ones_stay_on_it() -> None:
    ada = brewing(pot="W1 W3 O1", drops=(50, 0))
    assert ada.pot == "W1@51 W3@52 O1@52"


@pytest.mark.rule("CHA-14", "CHA-18")
def test_white_still_counts_on_the_last_space() -> None:
    ada = brewing(pot="W3 W3", luck="W2", drops=(52, 0))
    ada.draws()
    assert ada.white == 8
    assert ada.exploded
    assert ada.pot == "W3@52 W3@52 W2@52"


@pytest.mark.rule("CHA-15", "CHA-18")
def test_blue_page_1_draws_nothing_on_the_last_space() -> None:
    ada = brewing(luck="B4", bag="W1 W1 W1 W1", drops=(48, 0))
    ada.draws()
    assert ada.pot == "B4@52"
    assert ada.table.told(ChipsShown) == []
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-15", "CHA-18")
def test_blue_page_1_still_draws_on_the_space_before_the_last() -> None:
    ada = brewing(luck="B4 W1 W1 O1 O1", drops=(47, 0))
    ada.draws()
    assert ada.table.told(ChipsShown) == [ChipsShown(0, tuple(chips("W1 W1 O1 O1")), "blue_1")]


@pytest.mark.rule("CHA-18", "CHA-20", "CHA-26")
def test_a_chip_on_the_last_space_scores_the_spoon_15_points_and_35_coins() -> None:
    ada = brewed("W1", "W1", drops=(51, 0))[0]
    assert ada.pot == "W1@52"
    assert ada.points == 15
    ada.buys("B4 R4")  # for 19 and 16
    assert ada.table.told(Bought) == [Bought(0, tuple(chips("B4 R4")), paid=35, lost=0)]


@pytest.mark.rule("CHA-18", "CHA-29")
def test_the_drop_goes_no_further_than_the_last_space() -> None:
    ada = brewed("W1", "W1", drops=(51, 0), rubies=(4, 0))[0]
    ada.buys("")
    ada.buys_a_drop()
    assert ada.drop == 52
    ada.buys_a_drop()
    assert ada.drop == 52


@pytest.mark.rule("CHA-11", "CHA-18")
def test_the_rat_goes_no_further_than_the_last_space() -> None:
    ada = brewing(luck="W1", round=2, points=(0, 50), drops=(51, 0))  # 23 tails
    ada.draws()
    assert ada.pot == "W1@52"
