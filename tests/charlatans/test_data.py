"""The data files, counted through, and known to the code and to the ledger."""

import re
from itertools import product
from pathlib import Path

import pytest

from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.components import (
    BOOKS,
    BOX,
    CARDS,
    CHIPS,
    COINS,
    COLOURS,
    DIE,
    KINDS,
    LAST_TUBE,
    MIXED,
    POINTS,
    PURPLE_CARDS,
    RUBY,
    STARTING_BAG,
    TAILS_AFTER,
    TUBES,
    WHITE,
    pile,
    prices_of,
)
from sabbat.games.charlatans.rules.cards import GIFTS
from sabbat.games.charlatans.rules.purple import PURPLE_ROWS
from sabbat.games.charlatans.rules.setup import pages_of

LEDGER = Path(__file__).parents[2] / "docs" / "rules" / "charlatans.md"


@pytest.mark.rule("CHA-6")
def test_the_box_holds_216_chips_of_18_kinds() -> None:
    assert len(CHIPS) == KINDS == 18
    assert sum(BOX) == 216
    by_colour = {name: sum(BOX[chip.kind] for chip in CHIPS if COLOURS[chip.colour] == name) for name in COLOURS}
    assert by_colour == {
        "white": 32,
        "orange": 20,
        "green": 38,
        "blue": 34,
        "red": 30,
        "yellow": 29,
        "purple": 15,
        "black": 18,
    }
    by_value = {value: sum(BOX[chip.kind] for chip in CHIPS if chip.value == value) for value in (1, 2, 3, 4)}
    assert by_value == {1: 127, 2: 42, 3: 4, 4: 43}


@pytest.mark.rule("CHA-5")
def test_the_starting_bag_holds_nine_chips() -> None:
    assert list(STARTING_BAG) == pile("W1 W1 W1 W1 W2 W2 W3 O1 G1")


@pytest.mark.rule("CHA-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_chip_appears_or_vanishes_in_the_set_up(seats: int) -> None:
    laid = GAME.lay(seats, GAME.agree(seats, {}))
    assert GAME.pieces(laid) == {chip.text: BOX[chip.kind] for chip in CHIPS}


@pytest.mark.rule("CHA-12", "CHA-18")
def test_the_pot_has_54_spaces_printed_once_to_14_twice_from_15_to_33_and_the_spoon() -> None:
    twice = [number for number in range(15, 34) for _ in range(2)]
    assert list(COINS) == [*range(15), *twice, 35]
    assert len(COINS) == len(POINTS) == len(RUBY) == 54


@pytest.mark.rule("CHA-24", "CHA-26")
def test_the_points_of_the_pot_grow_to_15_and_15_spaces_bear_a_ruby() -> None:
    assert list(POINTS) == sorted(POINTS)
    spaces_by_points = [POINTS.count(points) for points in range(16)]
    assert spaces_by_points == [6, 4, 4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 4, 3, 2, 1]
    assert [space for space, ruby in enumerate(RUBY) if ruby] == [
        5,
        9,
        13,
        16,
        20,
        24,
        28,
        30,
        34,
        36,
        40,
        42,
        46,
        50,
        52,
    ]


@pytest.mark.rule("CHA-32")
def test_printed_points_are_never_lower_than_a_fifth_of_the_coins_but_for_space_5() -> None:
    assert [space for space in range(54) if POINTS[space] < COINS[space] // 5] == [5]


@pytest.mark.rule("CHA-2")
def test_there_are_24_cards_13_purple_and_11_blue() -> None:
    assert len(CARDS) == len(set(CARDS)) == 24
    assert len(PURPLE_CARDS) == 13
    assert len(set(CARDS) - PURPLE_CARDS) == 11


@pytest.mark.rule("CHA-22", "CHA-41")
def test_the_die_has_six_faces_and_there_are_twelve_tubes() -> None:
    assert sorted(map(str, DIE)) == ["chip", "drop", "points1", "points1", "points2", "ruby"]
    assert LAST_TUBE == 12
    assert sum(tube.points for tube in TUBES) == 15
    assert sum(tube.rubies for tube in TUBES) == 1
    assert [str(tube.chip) for tube in TUBES if tube.chip] == ["B1", "K1", "R2", "P1", "Y4"]


@pytest.mark.rule("CHA-11")
def test_23_tails_hang_on_a_lap() -> None:
    assert len(TAILS_AFTER) == 23


@pytest.mark.rule("CHA-3", "CHA-40")
def test_there_are_23_pages_and_each_can_be_open_and_no_other() -> None:
    assert len(BOOKS) == len(set(BOOKS.values())) == 23
    can_be_open: set[tuple[int, int]] = set()
    for seats, number in product((2, 3, 4), (1, 2, 3, 4)):
        pages = pages_of(seats, GAME.agree(seats, {"set": number}))
        can_be_open |= {(colour, page) for colour, page in enumerate(pages) if page}
    for name, page in product(MIXED, (1, 2, 3, 4)):
        can_be_open.add((COLOURS.index(name), pages_of(2, GAME.agree(2, {name: page}))[COLOURS.index(name)]))
    assert can_be_open == set(BOOKS)


@pytest.mark.rule("CHA-27")
def test_every_chip_but_white_has_a_price_on_every_page_of_its_colour() -> None:
    for colour, page in BOOKS:
        pages = [0] * len(COLOURS)
        pages[colour] = page
        prices = prices_of(tuple(pages))
        for_sale = {chip.text for chip in CHIPS if prices[chip.kind]}
        assert for_sale == {chip.text for chip in CHIPS if chip.colour == colour}
        assert colour != WHITE


@pytest.mark.rule("CHA-10", "CHA-23")
def test_what_the_code_names_stands_in_the_data() -> None:
    assert set(PURPLE_ROWS) <= set(BOOKS.values())
    assert set(GIFTS) <= set(CARDS)


@pytest.mark.plain
@pytest.mark.rule("CHA-10", "CHA-15", "CHA-23")
def test_the_ledger_tells_every_page_and_every_card() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", LEDGER.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert sorted(rows) == sorted([*BOOKS.values(), *CARDS])
