"""Sorcellerie !: what is printed on the pieces and drawn by the page. `data.gen.ts` is written from this file."""

from __future__ import annotations

from sabbat.games.sorcellerie.components import CIRCLE, IDENTICAL, LEFT, MANY, ONE, RIGHT, SYMBOL_DICE, SYMBOLS, Sign
from sabbat.games.sorcellerie.components import WITCHES as EVERY_WITCH
from sabbat.games.sorcellerie.state import PHASES, VOICES

SETS = {
    "Sign": SYMBOLS,
    "Scene": (MANY, ONE),
    "Star": (LEFT, RIGHT),
    "Step": PHASES,
    "Voice": VOICES,
}

SIGNS: tuple[Sign, ...] = SYMBOLS  # SOR-7
PLACES: int = CIRCLE  # SOR-2: cards in the circle
DICE: int = 1 + SYMBOL_DICE  # SOR-1: the white one first
ALIKE: int = IDENTICAL  # SOR-13: so many of one witch win
WITCHES: tuple[str, ...] = EVERY_WITCH
