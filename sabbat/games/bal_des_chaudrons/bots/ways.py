"""Piles and recipes as plain numbers, for playouts: a bench, outputs and the recipes used lie in one number of 63 bits.

The bench has five bits for each ingredient, the outputs have six, and above them stands one bit for each recipe used.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from sabbat.games.bal_des_chaudrons.bots.outlook import gain_of
from sabbat.games.bal_des_chaudrons.cards import Recipe, Slot
from sabbat.games.bal_des_chaudrons.components import HEART, KINDS, MUSHROOM, Ingredient

BENCH_BITS: Final = 5
OUTPUT_BITS: Final = 6
OUTPUTS_AT: Final = 25
USED_AT: Final = 55
MOST_RECIPES: Final = 8  # that a number has room for
ON_BENCH: Final = 15  # the most that a place of the bench holds here; the bit above it stays free
IN_OUTPUTS: Final = 63


class Way:
    """One way to use a recipe: what it takes and gives, and on which slot each lies (three bits a slot)."""

    def __init__(self, kinds_in: Sequence[int], kinds_out: Sequence[int]) -> None:
        self.need: i64 = 0  # as a bench
        self.give: i64 = 0  # as outputs
        self.inputs: int = 0
        self.outputs: int = 0
        for place, kind in enumerate(kinds_in):
            self.need += 1 << BENCH_BITS * kind
            self.inputs |= kind << 3 * place
        for place, kind in enumerate(kinds_out):
            self.give += 1 << OUTPUTS_AT + OUTPUT_BITS * kind
            self.outputs |= kind << 3 * place


class Ways:
    """Every way to use a recipe: hybrid slots (BAL-23) filled with each of their kinds."""

    def __init__(self, recipe: Recipe) -> None:
        self.gain = gain_of(recipe)
        self.printed = _printed(recipe)
        found: dict[tuple[int, int], Way] = {}
        for kinds_in in _choices(recipe.inputs):
            for kinds_out in _choices(recipe.outputs):
                way = Way(kinds_in, kinds_out)
                found.setdefault((way.need, way.give), way)
        self.each = list(found.values()) if not recipe.is_empty else []


def _printed(recipe: Recipe) -> list[float]:
    """How many slots: hearts and hybrid ones to fill; hearts, basic ingredients and hybrid ones that it gives."""
    takes = [slot[0].kind for slot in recipe.inputs if len(slot) == 1]
    gives = [slot[0].kind for slot in recipe.outputs if len(slot) == 1]
    hybrid = [len(recipe.inputs) - len(takes), len(recipe.outputs) - len(gives)]
    basic = len([kind for kind in gives if kind >= MUSHROOM])
    return [float(count) for count in (takes.count(HEART), hybrid[0], gives.count(HEART), basic, hybrid[1])]


def _choices(slots: tuple[Slot, ...]) -> list[tuple[int, ...]]:
    """Which kinds may lie on the slots; of those that come to the same, one."""
    found: list[tuple[int, ...]] = [()]
    for slot in slots:
        longer: dict[tuple[int, ...], tuple[int, ...]] = {}
        for kinds in found:
            for ingredient in slot:
                more = (*kinds, ingredient.kind)
                longer.setdefault(tuple(sorted(more)), more)
        found = list(longer.values())
    return found


def as_bench(counts: Sequence[int]) -> int:
    found: i64 = 0
    for kind in range(KINDS):
        count: i64 = counts[kind]
        found += min(ON_BENCH, count) << BENCH_BITS * kind
    return found


def as_outputs(counts: Sequence[int]) -> int:
    found: i64 = 0
    for kind in range(KINDS):
        count: i64 = counts[kind]
        found += min(IN_OUTPUTS, count) << OUTPUTS_AT + OUTPUT_BITS * kind
    return found


def place_of(ingredient: Ingredient) -> int:
    """One of it, as a bench."""
    return 1 << BENCH_BITS * ingredient.kind


def output_of(ingredient: Ingredient) -> int:
    """One of it, as outputs."""
    return 1 << OUTPUTS_AT + OUTPUT_BITS * ingredient.kind
