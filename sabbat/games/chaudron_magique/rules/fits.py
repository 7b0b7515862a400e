"""Chaudron Magique, how one block may be laid on what lies in the cauldron: CHM-45, CHM-50, CHM-51."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.components import KINDS, OUT, Spot
from sabbat.games.chaudron_magique.layers import Layers, count
from sabbat.games.chaudron_magique.shapes import Block


@final
class Fit:
    """A block laid somewhere: the cells whose resources it takes, and stones that lie where others are wanted."""

    def __init__(self, spot: Spot, taken: i64, stones: i64) -> None:
        self.spot = spot
        self.taken = taken
        self.stones = stones
        self.size: i64 = count(taken)


@final
class BlockFits:
    """Every way to lay a block that finds anything, and those of them that might matter."""

    def __init__(self, block: Block, lying: Layers) -> None:
        self.most = block.size
        self.every = _every_fit(block, lying)  # in the order of its covers; of those that take the same, the first
        self.best = _worth_trying(self.every, lying.stone, self.most)


@final
@mypyc_attr(free_list_len=1)
class FitsOn:
    """The fits of blocks on one lying of resources, each worked out once."""

    def __init__(self, lying: list[int]) -> None:
        self.masks = lying[:KINDS]
        self.layers = Layers(lying)
        self._by_block: dict[Block, BlockFits] = {}
        self.totals: dict[tuple[Potion, int], int] = {}  # what was found of a whole Potion, with so many stand-ins

    def is_of(self, lying: list[int]) -> bool:
        known, there = cast("list[object]", self.masks), cast("list[object]", lying)
        for kind in range(KINDS):
            if known[kind] is not there[kind] and self.masks[kind] != lying[kind]:  # mostly it is the same object
                return False
        return True

    def of_block(self, block: Block) -> BlockFits:
        found = self._by_block.get(block)
        if found is None:
            found = BlockFits(block, self.layers)
            self._by_block[block] = found
        return found

    def fits(self, block: Block, taken: i64) -> list[Fit]:
        """Every way to lay it that might matter, larger ones first, where those cells are taken; where nothing of it
        lies anywhere, that one."""
        found = self.of_block(block)
        if not taken:
            return found.best
        return _worth_trying(_without(found.every, taken), self.layers.stone & ~taken, found.most)


_latest: Final[list[FitsOn]] = [FitsOn([0] * KINDS)]


def fits_on(lying: list[int]) -> FitsOn:
    """For these resources. The latest are kept in mind: one brewing asks for them many times."""
    latest = _latest[0]
    if not latest.is_of(lying):
        latest = FitsOn(lying)
        _latest[0] = latest
    return latest


def _every_fit(block: Block, lying: Layers) -> list[Fit]:
    found: list[Fit] = []
    useful = lying.of_kinds(block.needs) | lying.stone
    for cover in block.covers:
        if cover.all & useful:
            taken = cover.layers.shared_with(lying)
            stones = cover.all & lying.stone & ~cover.layers.stone
            if (taken or stones) and not _is_among(found, taken, stones):
                found.append(Fit(cover.spot, taken, stones))
    return found


def _is_among(fits: list[Fit], taken: i64, stones: i64) -> bool:
    """Does one of them take the same? They are few: some eight."""
    for fit in fits:
        if fit.taken == taken and fit.stones == stones:
            return True
    return False


def _without(fits: list[Fit], taken: i64) -> list[Fit]:
    """What is left of them where some cells are taken."""
    found: list[Fit] = []
    for fit in fits:
        if not (fit.taken | fit.stones) & taken:
            found.append(fit)
        elif (fit.taken | fit.stones) & ~taken:
            found.append(Fit(fit.spot, fit.taken & ~taken, fit.stones & ~taken))
    return found


def _worth_trying(fits: list[Fit], stones: i64, most: int) -> list[Fit]:
    """Larger ones first, without those that another one outdoes; never none."""
    kept: list[Fit] = []
    size: i64 = most
    while size >= 0:
        for fit in fits:
            if fit.size == size and not _is_outdone(fit, kept, stones):
                kept.append(fit)
        size -= 1
    return kept or [Fit(OUT, 0, 0)]


def _is_outdone(fit: Fit, kept: list[Fit], stones: i64) -> bool:
    """Does another fit take the same and more? Not if it takes a stone beyond: that could not stand in any more."""
    for other in kept:
        if not fit.taken & ~other.taken and not fit.stones & ~other.stones and not other.taken & ~fit.taken & stones:
            return True
    return False
