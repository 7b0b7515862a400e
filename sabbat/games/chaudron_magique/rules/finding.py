"""Chaudron Magique, finding Potions in the cauldron: CHM-45, CHM-47, CHM-50, CHM-51. Exact, never greedy.

A Potion's blocks are laid anywhere. Each resource in the cauldron serves one block; what a block does not find, or
finds taken by another, is missing. Those arrangements count that find most; one missing resource may be made up for by
a stone that lies in its place and is not taken itself. What matters in the end is which cells are taken: arrangements
that take the same cells are one.

A missing stone burns more than anything else. Where only the cheapest of the best arrangements is wanted, totals are
told in SCALEs, with the stones that are taken as themselves on top (`by_cost`).

`stand_ins`: so many stones may stand for others in one Potion (CHM-51; one, or as the table agreed).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.components import ALL, KINDS, MISSING_STONE, PIECES, STONE
from sabbat.games.chaudron_magique.layers import Layers, count
from sabbat.games.chaudron_magique.rules.fits import Fit, fits_on
from sabbat.games.chaudron_magique.shapes import Block

NO_LIMIT: Final = 1 << 30
ONE: Final = 1  # CHM-51: stones that may stand in, where nothing else was agreed
SCALE: Final = 16  # more than there are stones
MOST: Final = 64  # more blocks than any Potion has
UNKNOWN: Final = -1


@final
@mypyc_attr(free_list_len=1)
class Search:
    """Blocks in the order in which they are tried, each with its fits; the best total, and the ways to reach it."""

    def __init__(
        self,
        order: list[int],
        fits: list[list[Fit]],
        singles: list[int],
        taken: i64,
        free: list[int],
        most: i64,
        limit: i64,
        stand_ins: i64,
        dear: i64,
        scale: i64,
    ) -> None:
        self.stand_ins = stand_ins
        self.dear = dear  # the stones, where it matters how many of them are taken
        self.scale = scale  # what each resource counts
        self.order = order  # which block each place is
        self.fits = fits
        self.blocks: i64 = len(fits)
        self.singles = singles  # how many blocks are a single resource, by its kind; they come last
        self.first_single: i64 = len(fits) - sum(singles)
        self.free = free  # what lies there and is not taken from the start
        self.path: list[Fit] = []
        self.most = most  # no arrangement finds more
        self.most_at_first = most
        self.taken_at_first = taken
        self.limit = limit  # so many ways are enough; 0: only the total is wanted
        self.best: i64 = UNKNOWN
        self.ways: list[int] = []  # the cells taken, each once
        self.stood: list[int] = []  # the stones of which one stands in; 0 where none does
        self.paths: list[list[Fit]] = []  # one arrangement for each way, in the same order as `fits`
        self.rest = [0] * (len(fits) + 1)  # the most that the blocks from here on can find
        for place in range(len(fits) - 1, -1, -1):
            most_here: i64 = 0
            for fit in fits[place]:
                most_here = max(most_here, self.value(fit.taken & ~taken))
            self.rest[place] = self.rest[place + 1] + most_here

    def best_from(self, taken: i64, stones: i64, least: i64) -> i64:
        """The best total where these cells are taken; less than `least`, so much is enough to know."""
        self.best = least - 1
        self.most = self.most_at_first + count(taken & ~self.taken_at_first & self.dear)
        self.run(0, taken, stones, self.value(taken))
        return self.best

    def run(self, place: i64, taken: i64, stones: i64, found: i64) -> None:
        """From this block on; `found` is what the cells that are taken count."""
        if place == self.blocks:
            standing = min(self.stand_ins, count(stones & ~taken))
            self._reached(taken, found + self.scale * standing, stones & ~taken)
            return
        if place >= self.first_single and self.limit == 0:
            self.best = max(self.best, found + self._found_by_singles(taken, stones))
            return
        rest: i64 = self.rest[place + 1] + self.scale * self.stand_ins
        ways_wanted = self.limit > 0
        for fit in self.fits[place]:
            if self._is_enough():
                return
            new = taken | fit.taken
            value = self.value(new)
            if value + rest < self.best or (value + rest == self.best and not ways_wanted):
                continue
            if ways_wanted:
                self.path.append(fit)
                self.run(place + 1, new, stones | fit.stones, value)
                self.path.pop()
            else:
                self.run(place + 1, new, stones | fit.stones, value)

    def _found_by_singles(self, taken: i64, stones: i64) -> i64:
        """What the single resources find, without looking where; stones that are left may stand for some of them."""
        found: i64 = 0
        lacking: i64 = 0
        for kind in range(STONE):
            wanted: i64 = self.singles[kind]
            if wanted:
                there = min(wanted, count(self.free[kind] & ~taken))
                found += there
                lacking += wanted - there
        left = count(self.free[STONE] & ~taken)
        stones_taken: i64 = min(self.singles[STONE], left)
        standing = min(min(self.stand_ins, left - stones_taken), lacking + count(stones & ~taken))
        return self.scale * (found + stones_taken + standing) + (stones_taken if self.dear else 0)

    def value(self, taken: i64) -> i64:
        return self.scale * count(taken) + count(taken & self.dear) if self.dear else self.scale * count(taken)

    def _is_enough(self) -> bool:
        return self.best == self.most and (self.limit == 0 or len(self.ways) >= self.limit)

    def _reached(self, taken: i64, total: i64, stones: i64) -> None:
        if total > self.best:
            self.best = total
            self.ways = []
            self.stood = []
            self.paths = []
        if total == self.best and len(self.ways) < self.limit and taken not in self.ways:
            self.ways.append(taken)
            self.stood.append(stones)
            self.paths.append(self.path.copy())


def search(
    blocks: list[Block],
    lying: list[int],
    taken: int,
    stones: int,
    limit: int,
    stand_ins: int = ONE,
    by_cost: bool = False,
    total: int = UNKNOWN,
) -> Search:
    """The best total for these blocks, with the cells already taken counted in, and up to `limit` ways to reach it.

    `total`: where it is known that no more than this can be found, arrangements that find less are not looked at."""
    wanted = prepared(blocks, lying, taken, limit, stand_ins, by_cost, total)
    if total != UNKNOWN:
        wanted.best = total * wanted.scale if limit else total * wanted.scale - 1
    wanted.run(0, taken, stones, wanted.value(taken))
    return wanted


def prepared(
    blocks: list[Block], lying: list[int], taken: int, limit: int, stand_ins: int, by_cost: bool, total: int
) -> Search:
    """The same, not yet run: `best_from` may go on from several places in which at least these cells are taken."""
    dear = lying[STONE] if by_cost else 0
    scale = SCALE if by_cost else 1
    free = [mask & ~taken for mask in lying] if taken else lying
    on = fits_on(lying)
    # Where only the total is wanted, what is taken already need not be cut out of the fits: it counts once.
    fits = [on.fits(block, taken) if limit else on.of_block(block).best for block in blocks]
    order = [tried % MOST for tried in sorted([_when_tried(blocks, fits, place) for place in range(len(fits))])]
    singles = [0] * KINDS
    for block in blocks:
        if block.size == 1:
            singles[block.needs.index(1)] += 1
    standing: i64 = min(stand_ins, count(lying[STONE]))
    most: i64 = total if total != UNKNOWN else count(taken) + standing + _most_of(blocks, free)
    most *= scale
    if by_cost:
        most += _wanted_and_there(blocks, free, STONE) + count(taken & dear)
    in_order = [fits[place] for place in order]
    return Search(order, in_order, singles, taken, free, most, limit, standing, dear, scale)


def _most_of(blocks: list[Block], free: list[int]) -> int:
    """No arrangement of these blocks takes more, wherever the resources lie."""
    most = 0
    for kind in range(KINDS):
        most += _wanted_and_there(blocks, free, kind)
    return most


def _wanted_and_there(blocks: list[Block], free: list[int], kind: int) -> int:
    wanted = 0
    for block in blocks:
        wanted += block.needs[kind]
    return min(wanted, count(free[kind]))


def _when_tried(blocks: list[Block], fits: list[list[Fit]], place: int) -> int:
    """Those with the fewest fits first, single resources last; the place itself can be told from the number."""
    last = MOST * MOST * MOST if blocks[place].size == 1 else 0
    return last + len(fits[place]) * MOST + place


def most_found(blocks: list[Block], lying: list[int], taken: int) -> int:
    """No arrangement of these blocks takes more: as if each had the cauldron for itself."""
    on = fits_on(lying)
    found: i64 = 0
    for block in blocks:
        largest: i64 = 0
        for fit in on.of_block(block).best:
            largest = max(largest, count(fit.taken & ~taken))
        found += largest
    return found


def first_stones(stones: int, stand_ins: int) -> int:
    """CHM-51. Of the stones that could stand in, those that do."""
    standing = 0
    while stones and standing.bit_count() < stand_ins:
        standing |= stones & -stones
        stones &= stones - 1
    return standing


def cost_of(potion: Potion, best: int) -> int:
    """CHM-50. What is missing burns 1 each, a stone 5; `best` was searched for by cost."""
    missing = potion.size - best // SCALE
    return missing + (MISSING_STONE - 1) * (potion.needs[STONE] - best % SCALE)


def best_total(potion: Potion, lying: list[int], stand_ins: int = ONE) -> int:
    """CHM-50. How many of its resources can be found, stones that stand in among them. A brewing asks for it after each
    answer."""
    known = fits_on(lying).totals
    key = (potion, stand_ins)
    if key not in known:
        known[key] = search(potion.blocks, lying, 0, 0, 0, stand_ins).best
    return known[key]


def is_brewable(potion: Potion, lying: list[int], stand_ins: int = ONE) -> bool:
    """CHM-45. Do all of its resources lie in its pattern? CHM-51: a stone may stand for one of them."""
    return has_enough(potion, lying, stand_ins) and _lies_there(potion, lying, stand_ins)


def has_enough(potion: Potion, lying: list[int], stand_ins: int = ONE) -> bool:
    """Is there enough of everything, wherever it lies? A spare stone makes up for one."""
    short = 0
    for kind in range(STONE):
        need = potion.needs[kind]
        if need:
            lack = need - count(lying[kind])
            if lack > 0:
                short += lack
                if short > stand_ins:
                    return False
    return count(lying[STONE]) >= potion.needs[STONE] + short


STANDS: Final = 52  # beyond the cells of a fit: how many stones stand in


def _lies_there(potion: Potion, lying: list[int], stand_ins: int) -> bool:
    there = Layers(lying)
    spare: i64 = min(stand_ins, count(there.stone) - potion.needs[STONE])
    whole: list[list[int]] = []  # for each block the cells of its fits, and how many stones stand in
    for block in potion.blocks:
        fits: list[int] = []
        for cover in block.within:
            if cover.all & ~there.any:
                continue
            lacking = cover.all & ~cover.layers.shared_with(there)
            if not lacking:
                fits.append(cover.all)
            elif spare > 0 and not lacking & ~(there.stone & ~cover.layers.stone) and count(lacking) <= spare:
                fits.append(cover.all | count(lacking) << STANDS)
        if not fits:
            return False
        whole.append(fits)
    whole.sort(key=len)
    return _can_lay(whole, 0, 0, spare)


def _can_lay(whole: list[list[int]], place: i64, taken: i64, spare: i64) -> bool:
    if place == len(whole):
        return True
    for cells in whole[place]:
        fit: i64 = cells
        stands = fit >> STANDS
        if not fit & taken and stands <= spare and _can_lay(whole, place + 1, taken | fit & ALL, spare - stands):
            return True
    return False


assert ALL >> STANDS == 0
assert PIECES[STONE] < SCALE
