"""Every production that a set of recipes allows, as `kitchen` has it, on plain numbers: some microseconds each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sabbat.games.bal_des_chaudrons.bots.kitchen import KEEP
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.ways import (
    BENCH_BITS,
    IN_OUTPUTS,
    MOST_RECIPES,
    ON_BENCH,
    OUTPUT_BITS,
    OUTPUTS_AT,
    USED_AT,
    Way,
    Ways,
)
from sabbat.games.bal_des_chaudrons.components import KINDS

GUARDS: Final = 0x1084210  # the free bit above each place of the bench
NEVER: Final = -1e18
MOST_SETS: Final = 4_096  # of recipes, each in every way; what does not fit is left out
FEW_SETS: Final = 62  # one number has a bit for each
STEP_BITS: Final = 6  # of a step in an order: its place among all ways, from 1


class QuickKitchen:
    """One witch's production. What it leaves depends on which recipes are used in which way, not on their order: each
    such set is looked at once."""

    def __init__(self, scales: Scales, free: i64) -> None:
        self.scales = scales
        self.free: i64 = free  # bits of the kinds that the supply gives
        self.ways: list[Way] = []  # of all recipes, one after another
        self.recipes: list[int] = []  # for each of them, the place of its recipe
        self._starts: list[int] = [0]
        self._strides: list[int] = []
        self._sets: i64 = 1
        self._met: i64 = 0  # sets that were looked at, as bits where there are few
        self._met_too: list[bool] = []
        self._one: i64 = 1  # where a constant is shifted, C takes it for a number of 32 bits
        self.most = NEVER
        self.end: i64 = 0  # what the best production leaves
        self.order: i64 = 0  # its steps, the last one lowest

    def add(self, ways: Ways, place: int) -> bool:
        """One more recipe; `place` is whatever the caller knows it by."""
        count = len(ways.each)
        if len(self._strides) == MOST_RECIPES or self._sets * (count + 1) > MOST_SETS:
            return False
        if len(self.ways) + count >= 1 << STEP_BITS:
            return False
        for way in ways.each:
            self.ways.append(way)
            self.recipes.append(place)
        self._starts.append(len(self.ways))
        self._strides.append(self._sets)
        self._sets *= count + 1
        return True

    def drop_last(self) -> None:
        """Without the recipe that was added last."""
        self._sets = self._strides.pop()
        self._starts.pop()
        while len(self.ways) > self._starts[-1]:
            self.ways.pop()
            self.recipes.pop()

    def uses_last(self) -> bool:
        """Whether the best production uses the recipe that was added last."""
        place: i64 = len(self._strides) - 1
        return (self.end >> USED_AT + place) & 1 == 1

    def best(self, piles: i64) -> float:
        """The most that can be had from this bench and these outputs; `end` and `order` say how."""
        self.most = NEVER
        self._met = 0
        if self._sets > FEW_SETS:
            self._met_too = [False] * self._sets
        self._look(piles, 0, 0)
        return self.most

    def _look(self, piles: i64, chosen: i64, order: i64) -> None:
        value = self.scales.worth(piles)
        if value > self.most:
            self.most = value
            self.end = piles
            self.order = order
        count: i64 = len(self._strides)
        recipe: i64 = 0
        bit: i64 = 1 << USED_AT
        few = self._sets <= FEW_SETS
        while recipe < count:
            if not piles & bit:
                at: i64 = self._starts[recipe]
                end: i64 = self._starts[recipe + 1]
                stride: i64 = self._strides[recipe]
                next_set: i64 = chosen
                while at < end:
                    next_set += stride
                    met = (self._met >> next_set) & 1 == 1 if few else self._met_too[next_set]
                    if not met:
                        way = self.ways[at]
                        left: i64 = self.taken(piles, way.need)
                        if left >= 0:
                            if few:
                                self._met |= self._one << next_set
                            else:
                                self._met_too[next_set] = True
                            self._look((left + way.give) | bit, next_set, (order << STEP_BITS) | (at + 1))
                    at += 1
            recipe += 1
            bit += bit

    def taken(self, piles: i64, need: i64) -> i64:
        """The piles without this, or -1: from the bench, then from outputs; as `kitchen` takes it where the supply
        gives a kind."""
        if not self.free and ((piles | GUARDS) - need) & GUARDS == GUARDS:
            return piles - need
        for kind in range(KINDS):
            k: i64 = kind
            at: i64 = BENCH_BITS * k
            wants: i64 = (need >> at) & ON_BENCH
            if not wants:
                continue
            has: i64 = (piles >> at) & ON_BENCH
            if self.free >> k & 1:
                spare: i64 = has - KEEP[kind] + 1
                if spare > 0:
                    piles -= (spare if spare < wants else wants) << at
            elif has >= wants:
                piles -= wants << at
            else:
                above: i64 = OUTPUTS_AT + OUTPUT_BITS * k
                if has + ((piles >> above) & IN_OUTPUTS) < wants:
                    return -1
                piles -= (has << at) + ((wants - has) << above)
        return piles

    def steps(self) -> list[int]:
        """The best production, as places in `ways`."""
        found: list[int] = []
        order: i64 = self.order
        while order:
            found.append((order & ((1 << STEP_BITS) - 1)) - 1)
            order >>= STEP_BITS
        found.reverse()
        return found
