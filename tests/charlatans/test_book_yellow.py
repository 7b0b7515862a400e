"""CHA-15, the yellow book: four pages, acting when the chip is placed."""

import pytest

from sabbat.games.charlatans import actions
from tests.charlatans.table import brewing

# page 1


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("white", [1, 2, 3])
def test_yellow_1_the_white_chip_just_before_may_go_back_whatever_its_value(white: int) -> None:
    ada = brewing(pot=f"O1 W{white}", luck="Y1 G1")
    ada.draws()
    ada.puts_back()
    assert ada.pot == f"O1@1 Y1@{2 + white}"  # yellow stays, the white chip's space stays empty
    assert ada.white == 0
    assert ada.has_a_chip_of(f"W{white}") == 1


@pytest.mark.rule("CHA-15")
def test_yellow_1_the_next_chip_is_counted_from_the_yellow_one() -> None:
    ada = brewing(pot="W3", luck="Y1 O1")
    ada.draws()
    ada.puts_back()
    ada.draws()
    assert ada.pot == "Y1@4 O1@5"


@pytest.mark.rule("CHA-14", "CHA-15")
def test_yellow_1_the_white_total_drops() -> None:
    ada = brewing(pot="W3 W3", luck="Y1 W3", bag="W1")
    ada.draws()
    ada.puts_back()
    ada.draws()
    assert ada.white == 6
    assert not ada.exploded


@pytest.mark.rule("CHA-15")
def test_yellow_1_the_white_chip_may_stay() -> None:
    ada = brewing(pot="W3", luck="Y2")
    ada.draws()
    ada.waives()
    assert ada.pot == "W3@3 Y2@5"
    assert ada.white == 3


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("before", ["", "W3 O1", "W3 Y1"])
def test_yellow_1_asks_nothing_unless_the_chip_just_before_is_white(before: str) -> None:
    ada = brewing(pot=before, luck="Y1", bag="W1")
    ada.draws()
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-15")
def test_yellow_1_asks_only_once_where_waivers_are_agreed() -> None:
    """To put nothing back is to waive it."""
    ada = brewing(pot="W3", luck="Y1", bag="W1", waivers=True)
    ada.draws()
    ada.waives()
    assert ada.pot == "W3@3 Y1@4"
    assert actions.Draw() in ada.options


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize(("page", "before"), [(3, 1), (4, 3)])
def test_a_further_yellow_chip_that_does_nothing_has_nothing_to_waive(page: int, before: int) -> None:
    ada = brewing(luck="Y1 " * (before + 1), bag="W1", yellow=page, waivers=True)
    for _ in range(before):
        ada.draws()
        ada.acts()
    ada.draws()
    assert actions.Draw() in ada.options


# page 2


@pytest.mark.rule("CHA-15")
@pytest.mark.parametrize("yellow", [1, 2, 4])
def test_yellow_2_the_next_chip_placed_moves_twice_as_far_whatever_yellows_own_value(yellow: int) -> None:
    ada = brewing(pot=f"Y{yellow} G2 O1", yellow=2)
    assert ada.pot == f"Y{yellow}@{yellow} G2@{yellow + 4} O1@{yellow + 5}"


@pytest.mark.rule("CHA-14", "CHA-15")
def test_yellow_2_a_white_chip_counts_its_printed_value() -> None:
    ada = brewing(pot="Y1 W3", yellow=2)
    assert ada.pot == "Y1@1 W3@7"
    assert ada.white == 3


@pytest.mark.rule("CHA-15")
def test_yellow_2_yellow_after_yellow_is_doubled_and_doubles_the_next_again() -> None:
    assert brewing(pot="Y1 Y2 O1 O1", yellow=2).pot == "Y1@1 Y2@5 O1@7 O1@8"


@pytest.mark.rule("CHA-15")
def test_yellow_2_doubles_the_whole_move_with_the_bonus_spaces_of_red_1() -> None:
    assert brewing(pot="O1 Y1 R1", yellow=2, red=1).pot == "O1@1 Y1@2 R1@6"  # twice 1 and 1


@pytest.mark.rule("CHA-15")
def test_yellow_2_doubles_the_whole_move_with_the_bonus_space_of_red_4() -> None:
    assert brewing(pot="R1 Y1 W1", yellow=2, red=4).pot == "R1@1 Y1@2 W1@6"  # twice 2


@pytest.mark.rule("CHA-10", "CHA-15")
def test_yellow_2_doubles_the_whole_move_with_the_bonus_space_of_the_pumpkin_card() -> None:
    assert brewing(pot="Y1 O1", yellow=2, card="pumpkin_patch_party").pot == "Y1@1 O1@5"  # twice 1 and 1


@pytest.mark.rule("CHA-15", "CHA-16")
def test_yellow_2_doubles_again_when_the_flask_took_the_doubled_chip() -> None:
    ada = brewing(pot="Y1 W3", luck="G2", yellow=2)
    ada.uses_flask()
    ada.draws()
    assert ada.pot == "Y1@1 G2@5"


@pytest.mark.rule("CHA-15")
def test_yellow_2_may_be_waived() -> None:
    ada = brewing(luck="Y1 G2", yellow=2, waivers=True)
    ada.draws()
    ada.waives()
    ada.draws()
    assert ada.pot == "Y1@1! G2@3"


# page 3


@pytest.mark.rule("CHA-14", "CHA-15")
@pytest.mark.parametrize(("yellow", "limit"), [(0, 7), (1, 8), (2, 8), (3, 9), (4, 9)])
def test_yellow_3_the_limit_is_8_from_the_first_yellow_chip_and_9_from_the_third(yellow: int, limit: int) -> None:
    ones = "W1 " * (limit - 6)
    ada = brewing(pot="Y1 " * yellow + f"W3 W3 {ones}", luck="W1", yellow=3)
    assert ada.white == limit
    assert not ada.exploded
    ada.draws()
    assert ada.exploded


@pytest.mark.rule("CHA-14", "CHA-15")
def test_yellow_3_a_yellow_chip_after_seven_white_still_makes_room_for_one_more() -> None:
    ada = brewing(pot="W3 W3 W1 Y1", luck="W1 W1", yellow=3)
    ada.draws()
    assert not ada.exploded
    ada.draws()
    assert ada.exploded


@pytest.mark.rule("CHA-10", "CHA-14", "CHA-15")
@pytest.mark.parametrize("yellow", [0, 1, 3])
def test_yellow_3_and_living_in_luxury_never_add_up_the_limit_is_9(yellow: int) -> None:
    ada = brewing(pot="Y1 " * yellow + "W3 W3 W3", luck="W1", yellow=3, card="living_in_luxury")
    assert not ada.exploded
    ada.draws()
    assert ada.exploded


@pytest.mark.rule("CHA-14", "CHA-15")
def test_yellow_3_may_be_waived() -> None:
    ada = brewing(luck="Y1 W3 W3 W2", yellow=3, waivers=True)
    ada.draws()
    ada.waives()
    ada.draws(3)
    assert ada.exploded


# page 4


@pytest.mark.rule("CHA-15")
def test_yellow_4_the_first_second_and_third_go_1_2_3_spaces_further_later_ones_nothing() -> None:
    assert brewing(pot="Y1 Y1 Y1 Y1 Y1", yellow=4).pot == "Y1@2 Y1@5 Y1@9 Y1@10 Y1@11"


@pytest.mark.rule("CHA-15")
def test_yellow_4_counts_yellow_chips_whatever_their_value_and_whatever_lies_between() -> None:
    assert brewing(pot="Y2 O1 Y4", yellow=4).pot == "Y2@3 O1@4 Y4@10"


@pytest.mark.rule("CHA-15")
def test_yellow_4_may_be_waived() -> None:
    ada = brewing(luck="Y1", yellow=4, waivers=True)
    ada.draws()
    ada.waives()
    assert ada.pot == "Y1@1!"
