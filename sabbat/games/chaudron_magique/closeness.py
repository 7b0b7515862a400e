"""Chaudron Magique: how close a Potion is to being brewed; exactly what a forced brewing would find (CHM-50)."""

from __future__ import annotations

from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.components import KINDS, LETTERS, MISSING_STONE, STONE, Cell, Spot, cells_in
from sabbat.games.chaudron_magique.rules.finding import Fit, search
from sabbat.games.chaudron_magique.shapes import Block


class BlockFound:
    """Where a block lies best, what it finds there, the stone that stands in for one of its parts, what is missing."""

    def __init__(self, at: Spot, cells: tuple[Cell, ...], stone: Cell | None, missing: str) -> None:
        self.at = at
        self.cells = cells
        self.stone = stone
        self.missing = missing


class Closeness:
    """A whole arrangement of a Potion's blocks that finds most."""

    def __init__(self, size: int, found: int, burnt_if_forced: int, blocks: list[BlockFound]) -> None:
        self.size = size
        self.found = found
        self.burnt_if_forced = burnt_if_forced
        self.blocks = blocks


def closeness(potion: Potion, lying: list[int]) -> Closeness:
    found = search(potion.blocks, lying, 0, 0, 1)
    fits: list[Fit] = [found.paths[0][found.order.index(place)] for place in range(len(potion.blocks))]
    stones = found.stood[0]
    stone = stones & -stones  # one of them stands in
    taken = 0
    blocks: list[BlockFound] = []
    burnt = -1 if stone else 0
    for shape, fit in zip(potion.blocks, fits, strict=True):
        own = fit.taken & ~taken
        taken |= own
        missing = _missing(shape, lying, own)
        burnt += len(missing) + (MISSING_STONE - 1) * missing.count(LETTERS[STONE])
        stands = stone & fit.stones
        stone &= ~stands
        blocks.append(BlockFound(fit.spot, cells_in(own), cells_in(stands)[0] if stands else None, missing))
    return Closeness(potion.size, found.best, burnt, blocks)


def _missing(shape: Block, lying: list[int], own: int) -> str:
    letters = ""
    for kind in range(KINDS):
        letters += LETTERS[kind] * (shape.needs[kind] - (lying[kind] & own).bit_count())
    return letters
