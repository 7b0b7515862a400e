"""Every production that a set of recipes allows, searched for the best: what bots think with at the workbench.

A kitchen has a bench and outputs (counts of the five ingredients), recipes and types that the supply gives. Where an
ingredient could come from several places the search takes the bench, unless it is low and the supply gives the type:
that loses little and keeps the search small. Hybrid slots are tried in every way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sabbat.games.bal_des_chaudrons.cards import Recipe
from sabbat.games.bal_des_chaudrons.components import BENCH, KINDS, OUTPUTS

Pile = tuple[int, ...]  # how many of each ingredient
Worth = Callable[[Pile, Pile], float]  # of a bench and of the outputs that a production leaves
KEEP: Final = (2, 2, 3, 3, 3)  # with fewer on the bench, a type that the supply gives is taken from the supply
MOST_STATES: Final = 3_000  # beyond, the search is content with what it has


class Kitchen:
    """One witch's production, for one way to weigh what it leaves."""

    def __init__(self, recipes: Sequence[Recipe], free: Sequence[int], worth: Worth) -> None:
        self.recipes = recipes
        self.free = frozenset(free)  # kinds that the supply gives
        self.worth = worth
        self._known: dict[tuple[int, Pile, Pile], float] = {}

    def best(self, used: int, bench: Pile, outputs: Pile) -> float:
        """The most that can be had from here; `used` is a set of recipes, as bits."""
        key = (used, bench, outputs)
        found = self._known.get(key)
        if found is not None:
            return found
        found = self.worth(bench, outputs)
        self._known[key] = found  # also stops the search where there are too many ways
        if len(self._known) < MOST_STATES:
            for place in range(len(self.recipes)):
                if not used >> place & 1:
                    found = max(found, self.using(place, used, bench, outputs))
        self._known[key] = found
        return found

    def using(self, place: int, used: int, bench: Pile, outputs: Pile, filled: int = 0, given: int = 0) -> float:
        """The same if this recipe comes next; its first slots may be filled already."""
        best = float("-inf")
        recipe = self.recipes[place]
        for left, made in self._filled(recipe, filled, bench, outputs):
            for out in _given(recipe, given, made):
                best = max(best, self.best(used | 1 << place, left, out))
        return best

    def end(self, used: int, bench: Pile, outputs: Pile) -> tuple[Pile, Pile]:
        """The bench and the outputs that the best production leaves."""
        value = self.best(used, bench, outputs)
        while self.worth(bench, outputs) < value:
            used, bench, outputs = self._next(used, bench, outputs, value)
        return bench, outputs

    def _next(self, used: int, bench: Pile, outputs: Pile, value: float) -> tuple[int, Pile, Pile]:
        for place in range(len(self.recipes)):
            if used >> place & 1:
                continue
            for left, made in self._filled(self.recipes[place], 0, bench, outputs):
                for out in _given(self.recipes[place], 0, made):
                    if self.best(used | 1 << place, left, out) >= value:
                        return used | 1 << place, left, out
        raise AssertionError("the best way is one of the ways")

    def _filled(self, recipe: Recipe, start: int, bench: Pile, outputs: Pile) -> list[tuple[Pile, Pile]]:
        """Every way to fill the input slots from `start` on."""
        ways = [(bench, outputs)]
        for slot in recipe.inputs[start:]:
            ways = list(dict.fromkeys([way for here in ways for kind in slot for way in self._take(kind.kind, *here)]))
            if not ways:
                return []
        return ways

    def _take(self, kind: int, bench: Pile, outputs: Pile) -> list[tuple[Pile, Pile]]:
        if kind in self.free and bench[kind] < KEEP[kind]:
            return [(bench, outputs)]
        if bench[kind]:
            return [(less(bench, kind), outputs)]
        if kind in self.free:
            return [(bench, outputs)]
        return [(bench, less(outputs, kind))] if outputs[kind] else []


def _given(recipe: Recipe, start: int, outputs: Pile) -> list[Pile]:
    """Every way to fill the output slots from `start` on."""
    ways = [outputs]
    for slot in recipe.outputs[start:]:
        if len(slot) == 1:
            ways = [more(way, slot[0].kind) for way in ways]
        else:
            ways = list(dict.fromkeys([more(way, ingredient.kind) for way in ways for ingredient in slot]))
    return ways


def less(pile: Pile, kind: int) -> Pile:
    counts = list(pile)
    counts[kind] -= 1
    return tuple(counts)


def more(pile: Pile, kind: int) -> Pile:
    counts = list(pile)
    counts[kind] += 1
    return tuple(counts)


def added(one: Pile, other: Pile) -> Pile:
    return tuple([one[kind] + other[kind] for kind in range(KINDS)])


def taken_from(bench: Pile, outputs: Pile, kind: int, source: int) -> tuple[Pile, Pile]:
    """What is left when an ingredient comes from this source."""
    if source == BENCH:
        return less(bench, kind), outputs
    return (bench, less(outputs, kind)) if source == OUTPUTS else (bench, outputs)
