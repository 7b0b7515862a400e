"""CHA-15, the red book: four pages, acting when the chip is placed or, on page 2, after stopping."""

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.events import ChipSetAside, DieRolled
from tests.charlatans.table import brewing
from tests.hand_laid import refused

# page 1


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize(("orange", "further"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
@pytest.mark.parametrize("value", [1, 2, 4])
def test_red_1_goes_1_space_further_for_1_or_2_orange_chips_and_2_for_3_or_more(
    orange: int, further: int, value: int
) -> None:
    ada = brewing(pot="O1 " * orange, luck=f"R{value}")
    ada.draws()
    assert ada.pot.endswith(f"R{value}@{orange + value + further}")


@pytest.mark.rule("CHA-15")
def test_red_1_orange_chips_count_anywhere_in_the_pot_but_not_when_they_come_later() -> None:
    ada = brewing(pot="O1 W1 W1 R1 O1")
    assert ada.pot == "O1@1 W1@2 W1@3 R1@5 O1@6"


@pytest.mark.rule("CHA-15")
def test_red_1_may_be_waived() -> None:
    ada = brewing(pot="O1", luck="R1", waivers=True)
    ada.draws()
    ada.waives()
    assert ada.pot == "O1@1 R1@2!"


# page 2


@pytest.mark.rule("CHA-15")
def test_red_2_is_laid_beside_the_pot() -> None:
    ada = brewing(pot="O1", luck="R2 W1", red=2)
    ada.draws()
    assert ada.pot == "O1@1"
    assert ada.beside == "R2"
    assert [event.chip.text for event in ada.table.told(ChipSetAside)] == ["R2"]
    ada.draws()
    assert ada.pot == "O1@1 W1@2"


@pytest.mark.rule("CHA-15")
def test_red_2_after_stopping_it_is_placed_behind_the_last_chip() -> None:
    ada = brewing(pot="R2 W1", red=2)
    ada.stops()
    ada.places("R2")
    assert ada.pot == "W1@1 R2@3"
    assert ada.beside == ""


@pytest.mark.rule("CHA-15", "CHA-20")
def test_red_2_a_placed_chip_moves_the_scoring_space() -> None:
    ada = brewing(pot="R4 W1", red=2)
    ada.stops()
    ada.places("R4")
    ada.table.all_stop_after(0, 1)
    assert ada.scoring_space == 6


@pytest.mark.rule("CHA-15")
def test_red_2_after_stopping_it_is_put_back_into_the_bag() -> None:
    ada = brewing(pot="R2 W1", red=2)
    ada.stops()
    ada.puts_in_bag("R2")
    assert ada.pot == "W1@1"
    assert ada.bag == "R2"
    assert ada.beside == ""


@pytest.mark.rule("CHA-15")
def test_red_2_after_stopping_it_is_kept_for_a_later_round_and_is_not_in_the_bag() -> None:
    ada = brewing(pot="R2 W1", red=2)
    ada.stops()
    ada.is_done()
    ada.table.rest_of_round()
    assert ada.table.state.round == 2
    assert ada.beside == "R2"
    assert ada.has_a_chip_of("R2") == 0


@pytest.mark.rule("CHA-15")
def test_red_2_a_kept_chip_is_placed_in_the_later_round() -> None:
    ada = brewing(pot="R2 W1", luck="W1", red=2)
    ada.stops()
    ada.is_done()
    ada.table.rest_of_round()
    ada.draws()
    ada.stops()
    ada.places("R2")
    assert ada.pot == "W1@1 R2@3"


@pytest.mark.rule("CHA-15")
def test_red_2_each_chip_is_decided_on_by_itself() -> None:
    ada = brewing(pot="R1 R2 R4 W1", red=2)
    ada.stops()
    ada.places("R4")
    ada.puts_in_bag("R1")
    ada.is_done()
    assert ada.pot == "W1@1 R4@5"
    assert ada.bag == "R1"
    assert ada.beside == "R2"


@pytest.mark.rule("CHA-15")
def test_red_2_only_a_chip_beside_the_pot_can_be_used() -> None:
    ada = brewing(pot="R1 W1", red=2)
    ada.stops()
    with refused("CHA-15", "chip_not_beside"):
        ada.places("R2")
    with refused("CHA-15", "chip_not_beside"):
        ada.puts_in_bag("R4")


@pytest.mark.rule("CHA-14", "CHA-15")
@pytest.mark.parametrize("act", ["place", "put back", "keep"])
def test_red_2_is_decided_on_after_an_explosion_too(act: str) -> None:
    ada = brewing(pot="R2 W3 W3", luck="W2", red=2)
    ada.draws()
    assert ada.exploded
    match act:
        case "place":
            ada.places("R2")
            assert (ada.pot, ada.bag, ada.beside) == ("W3@3 W3@6 W2@8 R2@10", "", "")
        case "put back":
            ada.puts_in_bag("R2")
            assert (ada.pot, ada.bag, ada.beside) == ("W3@3 W3@6 W2@8", "R2", "")
        case _:
            ada.is_done()
            assert (ada.pot, ada.bag, ada.beside) == ("W3@3 W3@6 W2@8", "", "R2")


@pytest.mark.rule("CHA-15")
def test_red_2_scoring_waits_until_all_have_decided() -> None:
    ada = brewing(pot="R2 W1", red=2)
    ada.stops()
    ada.table.all_stop_after(0, 1)
    assert ada.table.asked == [0]
    assert ada.table.told(DieRolled) == []
    ada.is_done()
    assert ada.table.told(DieRolled) != []


@pytest.mark.rule("CHA-15")
def test_red_2_may_be_waived_then_it_is_placed_at_once() -> None:
    ada = brewing(pot="O1", luck="R2", red=2, waivers=True)
    ada.draws()
    ada.waives()
    assert ada.pot == "O1@1 R2@3!"
    assert ada.beside == ""


# page 3


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("white", [1, 2, 3])
@pytest.mark.parametrize("value", [1, 2, 4])
def test_red_3_behind_a_white_chip_moves_its_own_value_and_the_white_one(white: int, value: int) -> None:
    ada = brewing(pot=f"W{white}", luck=f"R{value}", red=3)
    ada.draws()
    assert ada.pot == f"W{white}@{white} R{value}@{2 * white + value}"


@pytest.mark.rule("CHA-15")
def test_red_3_only_the_chip_just_before_it_counts() -> None:
    assert brewing(pot="W3 O1 R1", red=3).pot == "W3@3 O1@4 R1@5"
    assert brewing(pot="R1", red=3).pot == "R1@1"


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize(("page", "before"), [(1, "W1"), (3, "O1"), (4, "R1")])
def test_a_red_chip_that_does_nothing_has_nothing_to_waive(page: int, before: str) -> None:
    ada = brewing(luck=f"{before} R1", bag="W1", red=page, waivers=True)
    ada.draws()
    if before == "R1":
        ada.acts()
    ada.draws()
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-15")
def test_red_3_may_be_waived() -> None:
    ada = brewing(pot="W3", luck="R1", red=3, waivers=True)
    ada.draws()
    ada.waives()
    assert ada.pot == "W3@3 R1@4!"


# page 4


@pytest.mark.rule("CHA-15")
def test_red_4_white_1_moves_2_spaces_once_a_red_chip_lies_in_the_pot_and_still_counts_1() -> None:
    ada = brewing(pot="W1 R1 W1 W1", red=4)
    assert ada.pot == "W1@1 R1@2 W1@4 W1@6"
    assert ada.white == 3


@pytest.mark.rule("CHA-15")
def test_red_4_more_red_chips_add_nothing() -> None:
    assert brewing(pot="R1 R1 R1 W1", red=4).pot == "R1@1 R1@2 R1@3 W1@5"


@pytest.mark.rule("CHA-15")
def test_red_4_white_2_and_white_3_are_unchanged() -> None:
    assert brewing(pot="R1 W2 W3", red=4).pot == "R1@1 W2@3 W3@6"


@pytest.mark.rule("CHA-15")
def test_red_4_may_be_waived() -> None:
    ada = brewing(luck="R1 W1", red=4, waivers=True)
    ada.draws()
    ada.waives()
    ada.draws()
    assert ada.pot == "R1@1! W1@2"


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("fresh", [True, False])
def test_red_2_a_chip_beside_the_pot_may_go_into_the_bag_at_any_time(fresh: bool) -> None:
    ada = brewing(pot="R1 W1", red=2)
    if not fresh:
        ada.state.fresh_beside = 0  # kept from an earlier round
    with refused("CHA-15", "chip_not_beside"):
        ada.puts_in_bag("R2")
    ada.puts_in_bag("R1")
    assert ada.state.fresh_beside == 0
    assert (ada.bag, ada.beside, ada.pot) == ("R1", "", "W1@1")
