"""CHA-16, the flask."""

import pytest

from tests.charlatans.table import brewing, lay
from tests.hand_laid import refused


@pytest.mark.rule("CHA-16")
def test_the_flask_puts_the_last_chip_back_with_its_space_and_its_white() -> None:
    ada = brewing(pot="O1 W3", bag="W1")
    ada.uses_flask()
    assert ada.pot == "O1@1"
    assert ada.white == 0
    assert ada.bag == "W1 W3"
    assert not ada.flask_full


@pytest.mark.rule("CHA-15", "CHA-16")
@pytest.mark.parametrize(("page", "rubies", "points"), [(3, 1, 0), (4, 0, 1)])
def test_what_a_blue_chip_gave_stays_when_the_flask_takes_it_back(page: int, rubies: int, points: int) -> None:
    ada = brewing(luck="B1", bag="W1", blue=page, drops=(4, 0), rubies=(0, 0))
    ada.draws()
    assert (ada.rubies, ada.points) == (rubies, points)
    ada.uses_flask()
    assert (ada.rubies, ada.points, ada.pot) == (rubies, points, "")


@pytest.mark.rule("CHA-16")
def test_drawing_may_go_on_after_the_flask() -> None:
    ada = brewing(pot="O1 W3", luck="W1")
    ada.uses_flask()
    ada.draws()
    assert ada.pot == "O1@1 W1@2"


@pytest.mark.rule("CHA-16")
def test_the_flask_works_once_while_full() -> None:
    ada = brewing(pot="O1 W3", luck="W3", bag="W1")
    ada.uses_flask()
    ada.draws()
    with refused("CHA-16", "flask_is_empty"):
        ada.uses_flask()


@pytest.mark.rule("CHA-16", "CHA-30")
def test_the_flask_stays_empty_in_the_next_round() -> None:
    ada = brewing(pot="O1 W3", bag="W1")
    ada.uses_flask()
    ada.table.rest_of_round()
    assert not ada.flask_full


@pytest.mark.rule("CHA-14", "CHA-16")
def test_the_flask_never_takes_back_the_chip_that_exploded() -> None:
    ada = brewing(pot="W3 W3", luck="W2")
    ada.draws()
    assert ada.exploded
    with refused("CHA-16", "exploding_chip_stays"):
        ada.uses_flask()


@pytest.mark.rule("CHA-16")
def test_the_flask_needs_a_chip_drawn_before() -> None:
    ada = brewing(bag="W1")
    with refused("CHA-16", "no_last_chip"):
        ada.uses_flask()


@pytest.mark.rule("CHA-13", "CHA-16")
def test_the_flask_is_too_late_after_stopping() -> None:
    ada = brewing(pot="W1", bag="W1")
    ada.stops()
    with refused("CHA-13", "stopping_is_final"):
        ada.uses_flask()


@pytest.mark.rule("CHA-16")
@pytest.mark.parametrize("chip", ["W2", "O1", "G1", "B1", "R1", "Y1", "P1", "K1"])
def test_the_flask_takes_any_chip(chip: str) -> None:
    ada = brewing(pot=f"O1 {chip}")
    ada.uses_flask()
    assert ada.pot == "O1@1"


@pytest.mark.rule("CHA-16")
def test_the_flask_takes_white_chips_only_where_the_table_agreed_on_it() -> None:
    ada = brewing(pot="W1 O1", luck="W2", flask="white")
    with refused("CHA-16", "flask_takes_white_only"):
        ada.uses_flask()
    ada.draws()
    ada.uses_flask()
    assert ada.pot == "W1@1 O1@2"


@pytest.mark.rule("CHA-15", "CHA-16")
def test_after_blue_page_1_the_chip_placed_through_blue_is_the_last_drawn() -> None:
    ada = brewing(luck="B2 W3 R1")
    ada.draws()
    ada.places("W3")
    ada.uses_flask()
    assert ada.pot == "B2@2"
    assert ada.bag == "W3 R1"


@pytest.mark.rule("CHA-10", "CHA-16")
def test_after_well_stirred_the_chip_before_is_not_the_last_drawn() -> None:
    ada = brewing(pot="O1", luck="W1", card="well_stirred")
    ada.draws()
    ada.puts_back()
    assert ada.flask_full
    with refused("CHA-16", "no_last_chip"):
        ada.uses_flask()


@pytest.mark.rule("CHA-15", "CHA-16")
def test_a_red_chip_beside_the_pot_is_out_of_the_flasks_reach() -> None:
    ada = brewing(pot="O1", luck="R1", red=2)
    ada.draws()
    with refused("CHA-16", "no_last_chip"):
        ada.uses_flask()


@pytest.mark.rule("CHA-12", "CHA-16", "CHA-20")
def test_a_pot_emptied_by_the_flask_scores_the_space_after_the_drop() -> None:
    ada = brewing(pot="W1", drops=(5, 0))
    ada.uses_flask()
    ada.stops()
    ada.table.all_stop_after(0, 1)
    assert ada.scoring_space == 6


@pytest.mark.rule("CHA-16", "CHA-17")
def test_on_the_signal_the_flask_comes_before_the_hand_is_held_out() -> None:
    table = lay(bags={0: "O1 W3", 1: "O1 W1"}, luck={"bag@0": "O1 W3"}, together=True)
    ada, bob = table.everybody
    for _ in range(2):
        ada.draws()
        bob.draws()
    ada.uses_flask()
    assert ada.pot == "O1@1"
    ada.stops()
    with refused("CHA-17", "hand_is_held_out"):
        ada.uses_flask()
