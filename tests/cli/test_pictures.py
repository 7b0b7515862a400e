"""What the board draws, without a screen."""

from __future__ import annotations

from itertools import pairwise

import pytest

from sabbat.cli.phrases import phrases
from sabbat.cli.table.sheet import Sheet
from sabbat.games.charlatans.actions import Buy
from sabbat.games.charlatans.components import chip
from sabbat.games.charlatans.terminal.asking import shop
from sabbat.games.charlatans.terminal.panels import bag_line, percent, white_line
from sabbat.games.charlatans.terminal.pot import COLUMNS, ROWS, draw_pot, spiral
from sabbat.words import Words
from tests.charlatans.table import brewing, lay

SAY = phrases("en", "charlatans")


def test_the_pot_is_a_spiral_without_a_gap() -> None:
    path = spiral(COLUMNS, ROWS)
    assert sorted(path) == sorted((x, y) for x in range(COLUMNS) for y in range(ROWS))
    for (x, y), (next_x, next_y) in pairwise(path):
        assert abs(x - next_x) + abs(y - next_y) == 1
    assert path[-1] == (COLUMNS - 1, 0)  # the spoon sticks out at a corner


@pytest.mark.parametrize("room", [(46, 12), (64, 18), (73, 26)])
def test_a_pot_shows_chips_drop_and_every_space(room: tuple[int, int]) -> None:
    ada = brewing(pot="G1 W2 R1", bag="W1")
    drawn = draw_pot(ada.table.match.view(0).players[0], *room).plain
    for sign in ("G1", "W2", "R1", "▼", "◆", "★", "35"):
        assert sign in drawn
    assert len(drawn.splitlines()) <= room[1]
    assert max(map(len, drawn.splitlines())) <= room[0]


def test_the_white_bar_tells_total_limit_and_risk() -> None:
    ada = brewing(pot="W3 W3", bag="W2 W1 O1 O1")
    line = white_line(ada.table.match.view(0).players[0], SAY).plain
    assert "■■■■■■□ 6/7" in line
    assert "25 %" in line


def test_an_exploded_pot_says_so() -> None:
    ada = brewing(pot="W3 W3", luck="W2")
    ada.draws()
    assert "EXPLODED" in white_line(ada.table.match.view(0).players[0], SAY).plain


def test_the_bag_is_counted_by_chip() -> None:
    ada = brewing(bag="W1 W1 G2")
    assert "Bag 3 W1×2 G2×1" in bag_line(ada.table.match.view(0).players[0], SAY).plain


@pytest.mark.parametrize(
    ("odds", "told"), [(0.0, "0 %"), (0.004, "<1 %"), (0.25, "25 %"), (0.999, "99 %"), (1.0, "100 %")]
)
def test_odds_are_never_rounded_to_certainty(odds: float, told: str) -> None:
    assert percent(odds) == told


def test_the_shop_groups_what_can_be_had_and_says_why_not() -> None:
    table = lay(bags={0: "O1 " * 9, 1: "O1 W1"}, round=1)
    table.all_stop_after(9, 1)
    ada = table[0]
    sheet = shop(table.match, 0, Words("charlatans", "en"), SAY)
    legal = [choice.legal for choice in sheet.choices[:-1]]
    assert legal == sorted(legal, reverse=True)
    closed = next(choice for choice in sheet.choices if "Y1" in choice.label.plain)
    assert (closed.legal, closed.rule) == (False, "CHA-3")
    green = next(choice for choice in sheet.choices if "G1" in choice.label.plain)
    assert callable(green.leads_to)
    second = green.leads_to()
    assert isinstance(second, Sheet)
    other_green = next(choice for choice in second.choices if "G2" in choice.label.plain)
    assert (other_green.legal, other_green.rule) == (False, "CHA-27")
    pair = next(choice for choice in second.choices if "O1" in choice.label.plain)
    assert pair.leads_to == Buy((chip("O1"), chip("G1")))
    assert pair.leads_to in ada.options
