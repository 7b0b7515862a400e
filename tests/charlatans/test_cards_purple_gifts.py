"""CHA-10, purple cards that offer a choice of gifts."""

from __future__ import annotations

import pytest

from tests.charlatans.table import lay
from tests.hand_laid import refused

# choose_wisely


@pytest.mark.rule("CHA-10")
def test_choose_wisely_moves_the_drop_two_spaces() -> None:
    table = lay(card="choose_wisely", round=3)
    table[0].takes_drops()
    assert table[0].drop == 2
    assert table[0].has_a_chip_of("P1") == 0


@pytest.mark.rule("CHA-10")
def test_choose_wisely_or_gives_a_purple_chip() -> None:
    table = lay(card="choose_wisely", round=3)
    table[0].takes("P1")
    assert table[0].has_a_chip_of("P1") == 1
    assert table.supply_of("P1") == 14
    assert table[0].drop == 0


@pytest.mark.rule("CHA-3", "CHA-10")
def test_choose_wisely_gives_no_purple_chip_before_round_3() -> None:
    table = lay(card="choose_wisely", round=2)
    with refused("CHA-3", "book_is_closed"):
        table[0].takes("P1")
    table[0].takes_drops()
    assert table[0].drop == 2


@pytest.mark.rule("CHA-6", "CHA-10")
def test_choose_wisely_gives_no_purple_chip_that_is_out() -> None:
    table = lay(card="choose_wisely", round=3, out_of="P1")
    with refused("CHA-6", "chip_is_out"):
        table[0].takes("P1")


# only_one


@pytest.mark.rule("CHA-10")
def test_only_one_offers_a_black_1_any_2_chip_or_three_rubies() -> None:
    table = lay(seats=3, round=2, card="only_one")
    assert table[0].on_offer == "K1 G2 B2 R2 Y2"  # no white 2
    table[0].takes("K1")
    table[1].takes("R2")
    table[2].takes_rubies()
    assert [player.has_a_chip_of("K1") for player in table.everybody] == [1, 0, 0]
    assert [player.has_a_chip_of("R2") for player in table.everybody] == [0, 1, 0]
    assert [player.rubies for player in table.everybody] == [1, 1, 4]


@pytest.mark.rule("CHA-10")
def test_only_one_gives_no_white_chip() -> None:
    table = lay(card="only_one")
    with refused("CHA-10", "chip_not_offered"):
        table[0].takes("W2")


@pytest.mark.rule("CHA-3", "CHA-10")
def test_only_one_gives_a_yellow_2_from_round_2_on() -> None:
    table = lay(card="only_one", round=1)
    with refused("CHA-3", "book_is_closed"):
        table[0].takes("Y2")
    table = lay(card="only_one", round=2)
    table[0].takes("Y2")
    assert table[0].has_a_chip_of("Y2") == 1


@pytest.mark.rule("CHA-6", "CHA-10")
def test_only_one_gives_the_last_chip_in_turn_order() -> None:
    table = lay(seats=2, round=2, first=1, card="only_one", left={"K1": 1})
    with refused("", "nothing_asked"):
        table[0].takes("K1")
    table[1].takes("K1")
    with refused("CHA-6", "chip_is_out"):
        table[0].takes("K1")


# wheel_and_deal


@pytest.mark.rule("CHA-10")
def test_wheel_and_deal_trades_a_ruby_for_a_1_chip_orange_allowed() -> None:
    table = lay(card="wheel_and_deal", round=3)
    assert table[0].on_offer == "O1 G1 B1 R1 Y1"  # no white, purple, black
    table[0].takes("O1")
    assert table[0].has_a_chip_of("O1") == 2
    assert table[0].rubies == 0


@pytest.mark.rule("CHA-10")
@pytest.mark.parametrize("chip", ["P1", "K1", "W1", "G2"])
def test_wheel_and_deal_has_no_purple_black_or_white_chip_and_no_2_chip(chip: str) -> None:
    table = lay(card="wheel_and_deal", round=3)
    with refused("CHA-10", "chip_not_offered"):
        table[0].takes(chip)


@pytest.mark.rule("CHA-10")
def test_wheel_and_deal_is_for_once() -> None:
    table = lay(card="wheel_and_deal", rubies=(5, 5))
    table[0].takes("G1")
    assert table.asked == [1]
    assert table[0].rubies == 4


@pytest.mark.rule("CHA-10")
def test_wheel_and_deal_may_be_declined() -> None:
    table = lay(card="wheel_and_deal")
    before = table[0].bag
    table[0].waives()
    assert (table[0].bag, table[0].rubies) == (before, 1)


@pytest.mark.rule("CHA-10")
def test_wheel_and_deal_is_not_for_those_without_a_ruby() -> None:
    table = lay(card="wheel_and_deal", rubies=(0, 1))
    assert table.asked == [1]


@pytest.mark.rule("CHA-3", "CHA-10")
def test_wheel_and_deal_has_a_yellow_1_from_round_2_on() -> None:
    table = lay(card="wheel_and_deal", round=1)
    with refused("CHA-3", "book_is_closed"):
        table[0].takes("Y1")
    table = lay(card="wheel_and_deal", round=2)
    table[0].takes("Y1")
    assert table[0].has_a_chip_of("Y1") == 1


# opportunistic_moment


@pytest.mark.rule("CHA-10")
def test_opportunistic_moment_exchanges_one_of_four_for_the_next_value() -> None:
    bag = "W1 W2 G1 B2 O1"
    table = lay(card="opportunistic_moment", bags={0: bag}, luck={"bag@0": "W1 W2 G1 B2"})
    with refused("CHA-10", "chip_not_drawn"):
        table[0].exchanges("R1", "R2")
    with refused("CHA-10", "not_the_next_value"):
        table[0].exchanges("G1", "G4")
    supply = [table.supply_of(chip) for chip in ("B2", "B4")]
    table[0].exchanges("B2", "B4")
    assert table[0].bag == "W1 W2 O1 G1 B4"
    assert [table.supply_of(chip) for chip in ("B2", "B4")] == [supply[0] + 1, supply[1] - 1]


@pytest.mark.rule("CHA-10")
def test_opportunistic_moment_offers_1_for_2_and_2_for_4() -> None:
    table = lay(card="opportunistic_moment", bags={0: "G1 B2 R4 W1"})
    assert [str(action) for action in table[0].options] == [
        "Exchange(old=G1, new=G2)",
        "Exchange(old=B2, new=B4)",
        "Waive()",
    ]
    table[0].exchanges("G1", "G2")
    assert table[0].bag == "W1 G2 B2 R4"


@pytest.mark.rule("CHA-10")
def test_opportunistic_moment_gives_a_green_1_where_no_exchange_is_possible() -> None:
    bag = "W1 W2 O1 P1 K1 B4 W3 W1"
    table = lay(card="opportunistic_moment", round=3, bags={0: bag}, luck={"bag@0": "W2 O1 P1 K1"})
    assert table[0].bag == "W1 W1 W2 W3 O1 G1 B4 P1 K1"


@pytest.mark.rule("CHA-10")
def test_opportunistic_moment_cannot_exchange_a_4_chip() -> None:
    table = lay(card="opportunistic_moment", bags={0: "G4 B4 R4 Y4"})
    assert table[0].bag == "G1 G4 B4 R4 Y4"


@pytest.mark.rule("CHA-6", "CHA-10")
def test_opportunistic_moment_finds_no_exchange_for_a_chip_that_is_out() -> None:
    table = lay(card="opportunistic_moment", bags={0: "W1 W1 B1 W1"}, out_of="B2")
    assert table[0].bag == "W1 W1 W1 G1 B1"


@pytest.mark.rule("CHA-6", "CHA-10")
def test_opportunistic_moment_refuses_a_chip_that_is_out() -> None:
    table = lay(card="opportunistic_moment", bags={0: "G1 B1 W1 W1"}, out_of="B2")
    with refused("CHA-6", "chip_is_out"):
        table[0].exchanges("B1", "B2")


@pytest.mark.rule("CHA-10")
def test_opportunistic_moment_gives_nothing_to_those_who_decline() -> None:
    table = lay(card="opportunistic_moment", bags={0: "W1 W2 G1 B2"})
    table[0].waives()
    assert table[0].bag == "W1 W2 G1 B2"


# just_in_time


@pytest.mark.rule("CHA-10")
def test_just_in_time_gives_four_points() -> None:
    table = lay(card="just_in_time")
    table[0].takes_points()
    assert table[0].points == 4
    assert table[0].has_a_chip_of("W1") == 4


@pytest.mark.rule("CHA-10")
def test_just_in_time_or_takes_a_white_1_out_of_the_bag_for_good() -> None:
    table = lay(card="just_in_time")
    supply = table.supply_of("W1")
    table[0].removes_white()
    assert table[0].has_a_chip_of("W1") == 3
    assert table.supply_of("W1") == supply  # to the box, not for round 6
    assert table[0].points == 0


@pytest.mark.rule("CHA-10")
def test_just_in_time_finds_no_white_1_in_a_bag_without() -> None:
    table = lay(card="just_in_time", bags={0: "W2 W3 O1"})
    with refused("CHA-10", "no_white_1_in_bag"):
        table[0].removes_white()


@pytest.mark.rule("CHA-10", "CHA-11")
def test_just_in_time_counts_for_the_rats_of_this_round() -> None:
    table = lay(card="just_in_time", round=2, points=(16, 16))
    table[0].takes_points()
    table[1].removes_white()
    assert [player.rat for player in table.everybody] == [0, 2]  # 20 to 16
