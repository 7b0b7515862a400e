"""Chaudron Magique, sets of cells as machine numbers: for whoever looks at every place of every block.

A mask is a whole number like any other; compiled, `i64` keeps it in a register instead of in an object.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sabbat.games.chaudron_magique.components import BONE, CRYSTAL, FLUID, KINDS, PLACES, ROOT, SEED, STONE


@final
class Layers:
    """A mask for each resource: what lies in the cauldron, or what a block wants where it is laid."""

    def __init__(self, masks: list[int]) -> None:
        self.bone: i64 = masks[BONE]
        self.root: i64 = masks[ROOT]
        self.fluid: i64 = masks[FLUID]
        self.crystal: i64 = masks[CRYSTAL]
        self.seed: i64 = masks[SEED]
        self.stone: i64 = masks[STONE]
        self.any: i64 = self.bone | self.root | self.fluid | self.crystal | self.seed | self.stone

    def of_kinds(self, needs: list[int]) -> i64:
        """The cells with a resource of which some is needed."""
        found: i64 = self.bone if needs[BONE] else 0
        found |= self.root if needs[ROOT] else 0
        found |= self.fluid if needs[FLUID] else 0
        found |= self.crystal if needs[CRYSTAL] else 0
        found |= self.seed if needs[SEED] else 0
        return found | self.stone if needs[STONE] else found

    def shared_with(self, other: Layers) -> i64:
        """The cells on which both have the same resource."""
        return (
            self.bone & other.bone
            | self.root & other.root
            | self.fluid & other.fluid
            | self.crystal & other.crystal
            | self.seed & other.seed
            | self.stone & other.stone
        )


def count(mask: i64) -> i64:
    """How many cells a mask has: its bits, added up in pairs, then in fours, then in bytes. The numbers are no longer
    than a mask: compiled, those of 64 bits would be objects."""
    pairs: i64 = mask - (mask >> 1 & 0x555555555555)
    fours: i64 = (pairs & 0x3333333333333) + (pairs >> 2 & 0x3333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0xF0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def nth_cell(mask: i64, number: i64) -> i64:
    """Where in the cauldron the cell with that number, counted from 0, of a mask lies."""
    left: i64 = mask
    for _ in range(number):
        left &= left - 1
    return count((left & -left) - 1)


assert KINDS == 6
assert PLACES <= 49  # count() adds up so many bits
