"""Where a person reads of a space, it is named by what is printed on it (CHA-12, CHA-20)."""

from __future__ import annotations

import pytest

from sabbat.games.charlatans.components import COINS, POINTS, RUBY, printed
from sabbat.games.charlatans.events import ChipMoved, ChipPlaced, DropMoved, RatPlaced, Stopped
from sabbat.words import LANGUAGES, Words
from tests.charlatans.table import brewing

NAMES = ["Ada", "Ben"]


@pytest.mark.rule("CHA-12")
def test_no_two_spaces_are_printed_alike() -> None:
    names = [printed(space) for space in range(len(COINS))]
    assert len(set(names)) == len(names) == 54
    assert names[39] == (27, 10, False)
    assert names[40] == (27, 10, True)


@pytest.mark.rule("CHA-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_read_alike(language: str) -> None:
    words = Words("charlatans", language)
    lines = [words.event(DropMoved(0, space, "die", *printed(space)), NAMES) for space in range(len(COINS))]
    assert len(set(lines)) == 54


@pytest.mark.rule("CHA-12")
@pytest.mark.parametrize(
    ("space", "english", "french"),
    [
        (3, "3", "3"),
        (5, "5 (ruby)", "5 (rubis)"),
        (6, "6 (1 point)", "6 (1\u00a0point)"),
        (39, "27 (10 points)", "27 (10\u00a0points)"),
        (40, "27 (10 points, ruby)", "27 (10\u00a0points, rubis)"),
    ],
)
def test_a_chip_lies_on_the_printed_number(space: int, english: str, french: str) -> None:
    placed = brewing(luck="O1", drops=(space - 1, 0))
    placed.draws()
    (event,) = placed.table.told(ChipPlaced)
    assert event.space == space
    assert Words("charlatans", "en").event(event, NAMES).endswith(f" on space {english}.")
    assert Words("charlatans", "fr").event(event, NAMES).endswith(f" sur la case {french}.")


@pytest.mark.rule("CHA-11", "CHA-13", "CHA-23")
def test_rat_drop_scoring_space_and_moved_chip_too() -> None:
    words = Words("charlatans", "en")
    on = printed(39)
    assert words.event(RatPlaced(0, 2, 39, *on), NAMES).endswith("the rat sits on space 27 (10 points).")
    assert words.event(DropMoved(0, 39, "die", *on), NAMES).startswith("Ada moves the drop to space 27 (10 points)")
    assert words.event(Stopped(0, 39, *on), NAMES) == "Ada stops. The scoring space is 27 (10 points)."
    chip = brewing(pot="O1").state.pot[0].chip
    assert words.event(ChipMoved(0, chip, 39, *on), NAMES).endswith("on to space 27 (10 points).")


def test_the_figures_are_those_of_the_board() -> None:
    assert all(printed(space) == (COINS[space], POINTS[space], RUBY[space]) for space in range(len(COINS)))
