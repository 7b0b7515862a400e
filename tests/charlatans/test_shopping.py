"""CHA-27, CHA-28 and CHA-29: what coins and rubies buy."""

from typing import Any

import pytest

from sabbat.games.charlatans import actions
from sabbat.games.charlatans.components import chips
from sabbat.games.charlatans.events import Bought, FlaskFilled
from tests.charlatans.player import Player
from tests.charlatans.table import brewed, brewing
from tests.hand_laid import refused

# The books as printed: 1-, 2- and 4-chips in sets 1 to 4.
PRINTED = {
    "G": ((4, 8, 14), (6, 11, 18), (6, 11, 21), (4, 8, 14)),
    "B": ((5, 10, 19), (5, 10, 19), (4, 8, 14), (5, 10, 19)),
    "R": ((6, 10, 16), (4, 8, 14), (5, 9, 15), (7, 11, 17)),
    "Y": ((8, 12, 18), (9, 13, 19), (8, 12, 18), (8, 12, 18)),
    "P": ((9,), (12,), (10,), (11,)),
    "O": ((3,), (3,), (3,), (3,)),
    "K": ((10,), (10,), (10,), (10,)),
}
PRICES = [
    (number, f"{letter}{value}", price)
    for letter, sets in PRINTED.items()
    for number, prices in enumerate(sets, start=1)
    for value, price in zip((1, 2, 4), prices, strict=False)
]


def shopping(coins: int, round: int = 3, **laid: Any) -> Player:  # what lay() takes
    """Seat 0 on a scoring space with that many coins (below 15 the space has the same number)."""
    space = coins if coins < 15 else 53 if coins == 35 else 2 * coins - 15
    ada = brewed("W1", drops=(space - 2, 0), round=round, **laid)[0]
    assert ada.scoring_space == space
    return ada


@pytest.mark.rule("CHA-27")
@pytest.mark.parametrize(("number", "chip", "price"), PRICES)
def test_the_price_of_every_chip_in_every_set(number: int, chip: str, price: int) -> None:
    ada = shopping(coins=35, set=number)
    ada.buys(chip)
    assert ada.table.told(Bought) == [Bought(0, tuple(chips(chip)), paid=price, lost=35 - price)]


@pytest.mark.rule("CHA-27")
def test_there_are_15_chips_for_sale_in_each_set() -> None:
    for number in (1, 2, 3, 4):
        offered = [action for action in shopping(coins=35, set=number).options if isinstance(action, actions.Buy)]
        on_sale = {action.chips[0].text for action in offered if len(action.chips) == 1}
        assert on_sale == {chip for of_set, chip, _ in PRICES if of_set == number}


@pytest.mark.rule("CHA-27")
def test_buying_nothing_is_allowed() -> None:
    ada = shopping(coins=35)
    ada.buys("")
    assert ada.table.told(Bought) == [Bought(0, (), paid=0, lost=35)]


@pytest.mark.rule("CHA-27", "CHA-28")
def test_one_chip_goes_into_the_bag() -> None:
    ada = shopping(coins=10)
    ada.buys("K1")
    assert ada.has_a_chip_of("K1") == 1


@pytest.mark.rule("CHA-27", "CHA-28")
def test_two_chips_of_different_colours_go_into_the_bag() -> None:
    ada = shopping(coins=10)
    ada.buys("G1 R1")  # 4 and 6
    assert (ada.has_a_chip_of("G1"), ada.has_a_chip_of("R1")) == (1, 1)
    assert ada.table.told(Bought) == [Bought(0, tuple(chips("G1 R1")), paid=10, lost=0)]


@pytest.mark.rule("CHA-27")
def test_the_options_list_a_pair_for_exactly_all_coins_and_none_for_more() -> None:
    ada = shopping(coins=10)
    assert actions.Buy(tuple(chips("G1 R1"))) in ada.options  # 4 and 6
    assert actions.Buy(tuple(chips("B1 R1"))) not in ada.options  # 5 and 6


@pytest.mark.rule("CHA-27")
@pytest.mark.parametrize("pair", ["O1 O1", "G1 G2", "B1 B1"])
def test_two_chips_of_one_colour_are_refused(pair: str) -> None:
    ada = shopping(coins=35)
    with refused("CHA-27", "two_of_one_colour"):
        ada.buys(pair)


@pytest.mark.rule("CHA-27")
def test_three_chips_are_refused() -> None:
    ada = shopping(coins=35)
    with refused("CHA-27", "two_chips_at_most"):
        ada.buys("O1 G1 B1")


@pytest.mark.rule("CHA-27")
@pytest.mark.parametrize(("cost", "wanted"), [(10, "K1"), (14, "G4"), (13, "O1 K1")])
def test_nobody_spends_more_than_the_coins_of_the_scoring_space(cost: int, wanted: str) -> None:
    ada = shopping(coins=cost - 1)
    with refused("CHA-27", "too_expensive"):
        ada.buys(wanted)
    ada = shopping(coins=cost)
    ada.buys(wanted)
    assert [event.lost for event in ada.table.told(Bought)] == [0]


@pytest.mark.rule("CHA-27")
def test_unspent_coins_are_lost() -> None:
    table = brewed("W1", "W1", drops=(10, 5))
    ada = table[0]
    ada.buys("O1")
    assert table.told(Bought) == [Bought(0, tuple(chips("O1")), paid=3, lost=9)]
    assert table.asked == [1]  # Ada has had her turn
    with refused("", "nothing_asked"):
        ada.buys("O1")


@pytest.mark.rule("CHA-27")
@pytest.mark.parametrize("white", ["W1", "W2", "W3"])
def test_white_chips_are_never_sold(white: str) -> None:
    ada = shopping(coins=35)
    with refused("CHA-27", "not_for_sale"):
        ada.buys(white)


@pytest.mark.rule("CHA-27")
def test_who_cannot_afford_anything_is_not_asked() -> None:
    table = brewed("W1", "W1", drops=(0, 5))  # 2 coins; an orange chip costs 3
    assert table.asked == [1]


@pytest.mark.rule("CHA-27")
def test_everybody_buys_in_turn_order() -> None:
    table = brewed("W3", "W3", "W3", first=1)
    for seat in (1, 2, 0):
        assert table.asked == [seat]
        table[seat].buys("O1")


@pytest.mark.rule("CHA-6", "CHA-27")
def test_a_chip_that_is_out_cannot_be_bought() -> None:
    ada = shopping(coins=35, out_of="B4")
    with refused("CHA-6", "chip_is_out"):
        ada.buys("B4")
    with refused("CHA-6", "chip_is_out"):
        ada.buys("O1 B4")


@pytest.mark.rule("CHA-6", "CHA-27")
def test_the_last_chip_goes_to_the_first_in_turn_order() -> None:
    table = brewed("W3", "W3", drops=(8, 8), first=1, left={"K1": 1})
    table[1].buys("K1")
    assert table.supply_of("K1") == 0
    with refused("CHA-6", "chip_is_out"):
        table[0].buys("K1")


@pytest.mark.rule("CHA-3", "CHA-27")
@pytest.mark.parametrize(
    ("chip", "opens"), [("Y1", 2), ("Y4", 2), ("P1", 3), ("O1", 1), ("G1", 1), ("B1", 1), ("R1", 1), ("K1", 1)]
)
def test_no_chip_of_a_closed_book_can_be_bought(chip: str, opens: int) -> None:
    for round in range(1, opens):
        ada = shopping(coins=35, round=round)
        with refused("CHA-3", "book_is_closed"):
            ada.buys(chip)
    ada = shopping(coins=35, round=opens)
    ada.buys(chip)
    assert ada.has_a_chip_of(chip) > 0


@pytest.mark.rule("CHA-28")
def test_bought_chips_and_all_chips_of_the_pot_are_in_the_bag_after_the_round() -> None:
    table = brewed("W3 G4 W2", "W3 W3 W2 ", bags={0: "R1"}, die="points1")
    ada, bob = table.everybody
    bob.takes_points()
    ada.buys("B2")
    assert ada.bag == "B2 R1"
    table.rest_of_round()
    assert table.state.round == 2
    assert ada.bag == "W2 W3 G4 B2 R1"
    assert bob.bag == "W2 W3 W3"
    assert ada.pot == bob.pot == ""


def with_rubies(rubies: int, **laid: Any) -> Player:  # what lay() takes
    """Seat 0 in step F, with nothing bought."""
    ada = brewed("W1", rubies=(rubies, 0), **laid)[0]  # 2 coins buy nothing
    assert ada.rubies == rubies
    return ada


@pytest.mark.rule("CHA-29")
def test_two_rubies_move_the_drop_as_often_as_wanted() -> None:
    ada = with_rubies(7)
    for drop in (1, 2, 3):
        ada.buys_a_drop()
        assert ada.drop == drop
    assert ada.rubies == 1
    assert ada.table.state.round == 2  # with one ruby left there is nothing to ask


@pytest.mark.rule("CHA-12", "CHA-29")
def test_the_moved_drop_is_where_the_next_round_begins() -> None:
    ada = with_rubies(2, script={"bag@0": "W1 W1"})
    ada.buys_a_drop()
    ada.draws()
    assert ada.pot == "W1@2"


@pytest.mark.rule("CHA-29")
def test_two_rubies_fill_the_flask() -> None:
    ada = with_rubies(3, empty_flasks=(0,))
    ada.fills_flask()
    assert ada.flask_full
    assert ada.rubies == 1
    assert ada.table.told(FlaskFilled) == [FlaskFilled(0, "rubies")]


@pytest.mark.rule("CHA-29")
def test_a_full_flask_is_not_filled() -> None:
    ada = with_rubies(4)
    with refused("CHA-29", "flask_is_full"):
        ada.fills_flask()


@pytest.mark.rule("CHA-29")
def test_both_may_be_bought_in_one_round() -> None:
    ada = with_rubies(6, empty_flasks=(0,))
    ada.buys_a_drop()
    ada.fills_flask()
    ada.buys_a_drop()
    assert (ada.drop, ada.flask_full, ada.rubies) == (2, True, 0)


@pytest.mark.rule("CHA-29")
def test_rubies_may_be_kept() -> None:
    ada = with_rubies(6)
    ada.is_done()
    assert (ada.drop, ada.rubies) == (0, 6)
    assert ada.table.state.round == 2


@pytest.mark.rule("CHA-29")
def test_with_fewer_than_two_rubies_nobody_is_asked() -> None:
    table = brewed("W1", rubies=(1, 1), empty_flasks=(0, 1))
    assert table.state.round == 2


@pytest.mark.rule("CHA-29")
def test_rubies_are_spent_in_step_f_only() -> None:
    ada = brewing(pot="W1", bag="W1", rubies=(4, 0), empty_flasks=(0,))
    for action in (actions.BuyDrop(), actions.FillFlask()):
        with refused("CHA-13", "not_asked"):
            ada.does(action)


@pytest.mark.rule("CHA-27")
def test_two_chips_have_one_order_so_that_a_purchase_has_one_name() -> None:
    ada = brewed("W3 W3 W1 O1")[0]
    ada.state.score_space = 20
    with refused("CHA-27", "chips_out_of_order"):
        ada.buys("B1 O1")
    ada.buys("O1 B1")
