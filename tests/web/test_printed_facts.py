"""What the page prints on the Charlatans board is what the data files say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sabbat.games.charlatans.components import (
    COINS,
    COLOURS,
    LAP,
    OPENS,
    POINTS,
    PURPLE_CARDS,
    ROUNDS,
    RUBY,
    TAILS_AFTER,
    TUBES,
    WHITE,
)

BOARD = Path(__file__).parents[2] / "web" / "src" / "games" / "charlatans"

pytestmark = pytest.mark.plain


def after(file: str, name: str) -> str:
    """The text of a constant, from its name to the end of the statement."""
    found = re.search(rf"\b{name}\b[^=]*=(.*?);\n", (BOARD / file).read_text(encoding="utf-8"), re.DOTALL)
    assert found, f"{file} has no {name}"
    return found[1]


def numbers(file: str, name: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", after(file, name))]


def test_the_pot_shows_the_printed_coins_points_and_rubies() -> None:
    assert numbers("pot.ts", "COINS") == list(COINS)
    assert numbers("pot.ts", "POINTS") == list(POINTS)
    assert numbers("pot.ts", "RUBIES") == [space for space, ruby in enumerate(RUBY) if ruby]


def test_the_score_track_and_the_rounds_are_the_printed_ones() -> None:
    assert numbers("pot.ts", "LAP") == [LAP]
    assert numbers("pot.ts", "TAILS_AFTER") == list(TAILS_AFTER)
    assert numbers("pot.ts", "ROUNDS") == [ROUNDS]


def test_the_tubes_hold_what_is_printed_on_them() -> None:
    shown = re.findall(r"\{(.*?)\}", after("pot.ts", "TUBES").split("= [")[-1].split("[", 1)[-1])
    glasses = [
        f' points: {tube.points} ' if tube.points else f' rubies: {tube.rubies} ' if tube.rubies else
        f' chip: "{tube.chip}" ' if tube.chip else ""
        for tube in TUBES
    ]  # fmt: skip
    assert shown == glasses


def test_the_cards_have_their_colours_and_the_books_open_in_their_rounds() -> None:
    assert set(re.findall(r'"(\w+)"', after("cards.ts", "PURPLE"))) == PURPLE_CARDS
    shown = dict(re.findall(r"(\w+): (\d+)", after("Books.tsx", "OPENS")))
    later = {name: str(OPENS[colour]) for colour, name in enumerate(COLOURS) if OPENS[colour] > 1 and colour != WHITE}
    assert {name: opens for name, opens in shown.items() if opens != "1"} == later
