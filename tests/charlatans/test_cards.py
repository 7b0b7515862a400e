"""CHA-2 and CHA-10: the deck as a whole. Each card has its own tests in test_cards_*.py."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tests.charlatans
from sabbat.games import charlatans
from sabbat.games.charlatans.components import CARDS, PURPLE_CARDS

GAME_FOLDER = Path(charlatans.__file__ or "").parent
TESTS_FOLDER = Path(tests.charlatans.__file__ or "").parent


def rules() -> Iterator[ast.AST]:
    """Every piece of the sources that apply rules."""
    for source in (GAME_FOLDER / "state.py", *sorted((GAME_FOLDER / "rules").glob("*.py"))):
        yield from ast.walk(ast.parse(source.read_text(encoding="utf-8")))


def is_card(piece: ast.AST) -> bool:
    """`table.card`, `play.state.card`."""
    return isinstance(piece, ast.Attribute) and piece.attr == "card"


def strings(piece: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(piece) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def cards_in_the_rules() -> set[str]:
    """What the rules compare `card` with, and the keys of GIFTS, which they look up by it."""
    found: list[str] = []
    for piece in rules():
        if isinstance(piece, ast.Compare) and is_card(piece.left):
            found += [text for compared in piece.comparators for text in strings(compared)]
        elif isinstance(piece, ast.Match) and is_card(piece.subject):
            found += [text for case in piece.cases for text in strings(case.pattern)]
        elif isinstance(piece, ast.AnnAssign) and isinstance(piece.target, ast.Name) and piece.target.id == "GIFTS":
            assert isinstance(piece.value, ast.Dict)
            found += [text for key in piece.value.keys if key is not None for text in strings(key)]
    return set(found)


@pytest.mark.plain
@pytest.mark.rule("CHA-10")
def test_the_data_and_the_rules_know_the_same_cards() -> None:
    assert cards_in_the_rules() == set(CARDS)


@pytest.mark.rule("CHA-2", "CHA-10")
def test_there_are_24_different_cards_13_of_them_purple() -> None:
    assert len(CARDS) == len(set(CARDS)) == 24
    assert len(PURPLE_CARDS) == 13


@pytest.mark.plain
@pytest.mark.rule("CHA-10")
@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_tests_named_after_it(card: str) -> None:
    modules = [path.read_text(encoding="utf-8") for path in TESTS_FOLDER.glob("test_cards_*.py")]
    assert any(f"def test_{card}_" in module for module in modules)
