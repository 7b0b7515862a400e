"""Chaudron Magique: how close a Potion is to being brewed; exactly what a forced brewing would find (CHM-50)."""

from __future__ import annotations

from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.components import KINDS, LETTERS, Cell, Spot, cells_in
from sabbat.games.chaudron_magique.rules.finding import ONE, SCALE, cost_of, first_stones, search
from sabbat.games.chaudron_magique.rules.fits import Fit
from sabbat.games.chaudron_magique.shapes import Block


class BlockFound:
    """Where a block lies best, what it finds there, the stones that stand in for some of its parts, what is missing."""

    def __init__(self, at: Spot, cells: tuple[Cell, ...], stones: tuple[Cell, ...], missing: str) -> None:
        self.at = at
        self.cells = cells
        self.stones = stones
        self.missing = missing


class Closeness:
    """A whole arrangement of a Potion's blocks that finds most."""

    def __init__(self, size: int, found: int, burnt_if_forced: int, blocks: list[BlockFound]) -> None:
        self.size = size
        self.found = found
        self.burnt_if_forced = burnt_if_forced
        self.blocks = blocks


def closeness(potion: Potion, lying: list[int], stand_ins: int = ONE) -> Closeness:
    """CHM-50. Of the arrangements that find most, one that burns least."""
    found = search(potion.blocks, lying, 0, 0, 1, stand_ins, by_cost=True)
    fits: list[Fit] = [found.paths[0][found.order.index(place)] for place in range(len(potion.blocks))]
    standing = first_stones(found.stood[0], stand_ins)
    taken = 0
    blocks: list[BlockFound] = []
    for shape, fit in zip(potion.blocks, fits, strict=True):
        own = fit.taken & ~taken
        taken |= own
        missing = _missing(shape, lying, own)
        stands = standing & fit.stones
        standing &= ~stands
        blocks.append(BlockFound(fit.spot, cells_in(own), cells_in(stands), missing))
    return Closeness(potion.size, found.best // SCALE, cost_of(potion, found.best), blocks)


def _missing(shape: Block, lying: list[int], own: int) -> str:
    letters = ""
    for kind in range(KINDS):
        letters += LETTERS[kind] * (shape.needs[kind] - (lying[kind] & own).bit_count())
    return letters
