"""CHA-23, the purple book: four pages, acting in step B, exploded or not."""

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import COINS, chip
from sabbat.games.charlatans.events import ChipMissing
from tests.charlatans.table import brewed
from tests.hand_laid import refused

# page 1


@pytest.mark.rule("CHA-23")
def test_purple_1_one_chip_gives_1_point() -> None:
    ada = brewed("P1 O1 O1", round=3)[0]
    assert ada.gained_from("purple_1") == (1, 0, 0)


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("purple", "row", "points", "rubies", "drop"),
    [
        (2, 1, 1, 0, 0),
        (2, 2, 1, 1, 0),
        (3, 1, 1, 0, 0),  # a lower row may be chosen
        (3, 2, 1, 1, 0),
        (3, 3, 2, 0, 1),
        (5, 3, 2, 0, 1),  # three or more
    ],
)
def test_purple_1_gives_the_chosen_row_up_to_the_number_of_chips(
    purple: int, row: int, points: int, rubies: int, drop: int
) -> None:
    ada = brewed("P1 " * purple + "W3", round=3)[0]
    ada.claims(row)
    assert ada.gained_from("purple_1") == (points, rubies, drop)


@pytest.mark.rule("CHA-23")
def test_purple_1_gives_one_row_only_and_none_for_chips_that_are_not_there() -> None:
    ada = brewed("P1 P1 W3", round=3)[0]
    with refused("CHA-23", "too_few_purple"):
        ada.claims(3)
    ada.claims(2)
    with refused("CHA-27", "not_asked"):
        ada.claims(1)


@pytest.mark.rule("CHA-14", "CHA-23")
def test_purple_1_acts_in_an_exploded_pot_too() -> None:
    table = brewed("W3 W3 P1 W2", round=3)
    assert table[0].exploded
    assert table[0].gained_from("purple_1") == (1, 0, 0)


@pytest.mark.rule("CHA-15", "CHA-23")
@pytest.mark.parametrize("purple", [1, 2, 3])
def test_purple_1_may_be_waived(purple: int) -> None:
    table = brewed("P1 " * purple + "W3", round=3, waivers=True)
    table[0].waives()
    assert table[0].gained_from("purple_1") == (0, 0, 0)


# page 2


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("given", "chips", "points", "rubies", "drop"),
    [(1, "K1", 1, 1, 0), (2, "G1 B2", 3, 0, 1), (3, "Y4", 6, 1, 2)],
)
def test_purple_2_gives_a_reward_for_chips_given_back(
    given: int, chips: str, points: int, rubies: int, drop: int
) -> None:
    ada = brewed("W3 P1 P1 P1", round=3, purple=2)[0]
    ada.claims(given)
    assert ada.gained_from("purple_2") == (points, rubies, drop)
    assert ada.drop == drop
    assert [ada.has_a_chip_of(text) for text in chips.split()] == [1] * len(chips.split())


@pytest.mark.rule("CHA-23", "CHA-28")
@pytest.mark.parametrize("given", [1, 2, 3])
def test_purple_2_the_chips_given_leave_the_bag_for_good(given: int) -> None:
    table = brewed("W3 P1 P1 P1", round=3, purple=2)
    before = table.supply_of("P1")
    table[0].claims(given)
    assert table.supply_of("P1") == before + given
    table.rest_of_round()
    assert table[0].has_a_chip_of("P1") == 3 - given


@pytest.mark.rule("CHA-20", "CHA-23")
def test_purple_2_the_scoring_space_stays_what_it_was() -> None:
    ada = brewed("W3 P1 P1 P1", round=3, purple=2)[0]
    ada.claims(3)
    assert ada.pot == "W3@3"
    assert ada.scoring_space == 7


@pytest.mark.rule("CHA-23")
def test_purple_2_once_a_round_and_no_more_chips_than_drawn() -> None:
    ada = brewed("W3 P1 P1", round=3, purple=2)[0]
    with refused("CHA-23", "too_few_purple"):
        ada.claims(3)
    ada.claims(1)
    with refused("CHA-27", "not_asked"):
        ada.claims(1)


@pytest.mark.rule("CHA-6", "CHA-23")
def test_purple_2_a_chip_that_is_out_is_missed_and_the_rest_is_given() -> None:
    table = brewed("W3 P1 P1", round=3, purple=2, out_of="B2")
    ada = table[0]
    ada.claims(2)
    assert (ada.has_a_chip_of("G1"), ada.has_a_chip_of("B2")) == (1, 0)
    assert [event.chip.text for event in table.told(ChipMissing)] == ["B2"]
    assert table[0].gained_from("purple_2") == (3, 0, 1)


@pytest.mark.rule("CHA-14", "CHA-23")
def test_purple_2_acts_in_an_exploded_pot_too() -> None:
    table = brewed("W3 W3 P1 W2", round=3, purple=2)
    table[0].claims(1)
    assert table[0].exploded
    assert table[0].gained_from("purple_2") == (1, 1, 0)


@pytest.mark.rule("CHA-15", "CHA-23")
def test_purple_2_may_be_waived() -> None:
    ada = brewed("W3 P1", round=3, purple=2)[0]
    ada.waives()
    assert ada.pot == "W3@3 P1@4"
    assert ada.has_a_chip_of("K1") == 0


# page 3


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("space", "printed", "points"),
    [
        (1, 1, 0),
        (9, 9, 0),
        (10, 10, 1),
        (20, 17, 1),  # the printed number counts, not the space
        (24, 19, 1),
        (25, 20, 2),
        (30, 22, 2),
        (44, 29, 2),
        (45, 30, 3),
        (52, 33, 3),
    ],
)
def test_purple_3_gives_points_by_the_printed_number_under_the_chip(space: int, printed: int, points: int) -> None:
    table = brewed("P1 W1", round=3, purple=3, drops=(space - 1, 0), rubies=(2, 0))
    assert table[0].pot.startswith(f"P1@{space} ")
    assert COINS[space] == printed
    assert table[0].gained_from("purple_3") == (points, 0, 0)


@pytest.mark.rule("CHA-23")
def test_purple_3_each_purple_chip_gives_its_own() -> None:
    table = brewed("P1 P1 P1", round=3, purple=3, drops=(8, 0))  # on 9, 10 and 11
    assert table[0].gained_from("purple_3") == (2, 0, 0)


@pytest.mark.rule("CHA-14", "CHA-23")
def test_purple_3_acts_in_an_exploded_pot_too() -> None:
    table = brewed("W3 W3 P1 W2", round=3, purple=3, drops=(4, 0))  # purple on 11
    assert table[0].exploded
    assert table[0].gained_from("purple_3") == (1, 0, 0)


@pytest.mark.rule("CHA-15", "CHA-23")
def test_purple_3_may_be_waived() -> None:
    table = brewed("P1", round=3, purple=3, drops=(9, 0), waivers=True)
    table[0].waives()
    assert table[0].gained_from("purple_3") == (0, 0, 0)


# page 4


@pytest.mark.rule("CHA-23", "CHA-28")
@pytest.mark.parametrize("colour", "GBRY")
@pytest.mark.parametrize(("purple", "old", "new"), [(1, 1, 2), (2, 2, 4), (2, 1, 2), (3, 1, 4), (3, 2, 4), (3, 1, 2)])
def test_purple_4_exchanges_a_chip_of_the_pot_for_a_higher_one_or_by_a_lower_row(
    colour: str, purple: int, old: int, new: int
) -> None:
    table = brewed(f"{colour}{old} " + "P1 " * purple + "W3", round=3, purple=4, green=3, blue=3)
    ada = table[0]
    ada.exchanges(f"{colour}{old}", f"{colour}{new}")
    table.rest_of_round()
    assert ada.has_a_chip_of(f"{colour}{old}") == 0
    assert ada.has_a_chip_of(f"{colour}{new}") == 1


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(("purple", "old", "new"), [(1, 2, 4), (1, 1, 4), (2, 1, 4)])
def test_purple_4_a_higher_row_needs_more_purple_chips(purple: int, old: int, new: int) -> None:
    ada = brewed("R1 R2 " + "P1 " * purple, round=3, purple=4, red=4)[0]
    with refused("CHA-23", "too_few_purple"):
        ada.exchanges(f"R{old}", f"R{new}")


@pytest.mark.rule("CHA-6", "CHA-23")
def test_purple_4_the_old_chip_goes_to_the_supply_and_the_new_one_comes_from_it() -> None:
    table = brewed("R1 P1 W3", round=3, purple=4)
    before = table.supply_of("R1"), table.supply_of("R2")
    table[0].exchanges("R1", "R2")
    assert (table.supply_of("R1"), table.supply_of("R2")) == (before[0] + 1, before[1] - 1)


@pytest.mark.rule("CHA-20", "CHA-23")
def test_purple_4_the_scoring_space_of_this_round_does_not_change() -> None:
    ada = brewed("W3 P1 P1 P1 R1", round=3, purple=4)[0]
    ada.exchanges("R1", "R4")
    assert ada.scoring_space == 8


@pytest.mark.rule("CHA-23")
def test_purple_4_one_exchange_a_round() -> None:
    ada = brewed("R1 R1 P1 W3", round=3, purple=4)[0]
    ada.exchanges("R1", "R2")
    with refused("CHA-27", "not_asked"):
        ada.exchanges("R1", "R2")


@pytest.mark.rule("CHA-23")
def test_purple_4_the_chip_must_lie_in_the_pot() -> None:
    ada = brewed("R1 P1 W3", round=3, purple=4, bags={0: "G1"})[0]
    with refused("CHA-23", "chip_not_in_pot"):
        ada.exchanges("G1", "G2")


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize("other", ["W1 W2", "O1", "K1"])
def test_purple_4_white_orange_purple_and_black_chips_cannot_be_exchanged(other: str) -> None:
    ada = brewed(f"W3 P1 P1 P1 {other}", round=3, purple=4)[0]
    assert isinstance(ada.options[0], actions.Buy)  # nothing was asked


@pytest.mark.rule("CHA-6", "CHA-23")
def test_purple_4_a_chip_that_is_out_cannot_be_had() -> None:
    ada = brewed("R1 G1 P1 W3", round=3, purple=4, green=3, out_of="R2")[0]
    with refused("CHA-6", "chip_is_out"):
        ada.exchanges("R1", "R2")
    ada = brewed("R1 P1 W3", round=3, purple=4, out_of="R2")[0]
    assert isinstance(ada.options[0], actions.Buy)  # nothing is possible, nothing was asked


@pytest.mark.rule("CHA-14", "CHA-23")
def test_purple_4_acts_in_an_exploded_pot_too() -> None:
    ada = brewed("R1 W3 W3 P1 W2", round=3, purple=4)[0]
    ada.exchanges("R1", "R2")
    assert ada.exploded


@pytest.mark.rule("CHA-15", "CHA-23")
def test_purple_4_may_be_waived() -> None:
    ada = brewed("R1 P1 W3", round=3, purple=4)[0]
    ada.waives()
    assert ada.pot == "R1@1 P1@2 W3@5"


@pytest.mark.rule("CHA-23")
def test_purple_4_exchanges_no_white_chip() -> None:
    ada = brewed("P1 G1 W1", round=3, purple=4)[0]
    with refused("CHA-23", "cannot_be_exchanged"):
        ada.does(actions.Exchange(chip("W1"), chip("W2")))
