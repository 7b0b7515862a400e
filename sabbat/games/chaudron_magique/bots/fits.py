"""Where a block of a Potion lies best, or nearly, and what is still missing there: what bots look at all the time.

All places of a block are looked at together: a set of cells is a mask, so one shift asks of every corner whether
a part of the block is there. Only places inside the cauldron count, those without burnt tokens first: elsewhere it can
never be completed. (`rules.finding` is the judge of what is brewed; this is the quick eye for what might be.)
"""

from __future__ import annotations

from typing import Final

from sabbat.engine.caches import make_room
from sabbat.games.chaudron_magique.components import ALL, BURNT, MISSING_STONE, SIDE, STONE
from sabbat.games.chaudron_magique.shapes import Block

MOST_FITS: Final = 10  # of one block; the best are enough
MOST_KNOWN: Final = 2_000  # cauldrons that a block remembers
LEVELS: Final = 5  # with as many missing it hardly matters where


class Fit:
    """A block laid somewhere: what it takes, the cells that are wanted for it, by resource, and what is missing."""

    def __init__(
        self, missing: int, taken: int, stones: int, stood: int, wanted: int, wants: tuple[tuple[int, int], ...]
    ) -> None:
        self.missing = missing  # in burnt tokens
        self.taken = taken
        self.stones = stones  # of these, the stones taken as stones
        self.stood = stood  # of these, the stones that stand for something else
        self.wanted = wanted
        self.wants = wants  # (resource, cell) for each that is missing


class Turn:
    """One of the ways to turn a block: its corners that keep it inside, its parts by their distance from the corner."""

    def __init__(self, block: Block, turn: int) -> None:
        parts = block.turns[turn]
        rows = SIDE - max([part.row for part in parts])
        columns = SIDE - max([part.column for part in parts])
        self.corners = sum([1 << (SIDE * row + column) for row in range(rows) for column in range(columns)])
        self.parts: list[tuple[int, int]] = [(SIDE * part.row + part.column, part.kind) for part in parts]


class Pattern:
    """A block of a Potion, ready to be looked for."""

    def __init__(self, block: Block) -> None:
        self.size = block.size
        self.kinds: tuple[int, ...] = tuple([kind for kind in range(STONE + 1) if block.needs[kind]])
        self.nowhere = Fit(block.size + (MISSING_STONE - 1) * block.needs[STONE], 0, 0, 0, 0, ())
        self.turns = [Turn(block, turn) for turn in range(len(block.turns)) if block.same_as[turn] == turn]
        self._known: dict[tuple[int, ...], list[Fit]] = {}

    def fits(self, lying: list[int]) -> list[Fit]:
        """The best places, the best first; one of them may be nowhere."""
        key = (lying[BURNT], lying[STONE], *[lying[kind] for kind in self.kinds])
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            found = self._look(lying)
            self._known[key] = found
        return found

    def _look(self, lying: list[int]) -> list[Fit]:
        open_cells = ALL & ~lying[BURNT]
        stones = lying[STONE]
        reached: list[list[int]] = []  # for each turn: the corners with at most so many missing
        clean: list[int] = []  # for each turn: the corners where it could be completed
        for turn in self.turns:
            levels = [turn.corners] * LEVELS
            could = turn.corners
            for shift, kind in turn.parts:
                there = (lying[kind] | stones) >> shift
                for level in range(LEVELS - 1, 0, -1):
                    levels[level] = levels[level] & there | levels[level - 1]
                levels[0] &= there
                could &= open_cells >> shift
            reached.append(levels)
            clean.append(could)
        found: list[Fit] = []
        for level in range(LEVELS):
            for first in (True, False):
                for place, turn in enumerate(self.turns):
                    corners = reached[place][level] & (clean[place] if first else ~clean[place])
                    if level:
                        corners &= ~reached[place][level - 1]
                    while corners and len(found) < MOST_FITS:
                        corner = corners & -corners
                        corners ^= corner
                        found.append(_fit(turn, corner.bit_length() - 1, lying))
            if len(found) >= MOST_FITS or (len(found) >= 3 and level > found[0].missing):
                break
        found.append(self.nowhere)
        found.sort(key=_missing)
        return found


def _missing(fit: Fit) -> int:
    return fit.missing


def _fit(turn: Turn, corner: int, lying: list[int]) -> Fit:
    taken = 0
    stones = 0
    stood = 0
    wanted = 0
    wants: list[tuple[int, int]] = []
    missing = 0
    for shift, kind in turn.parts:
        bit = 1 << (corner + shift)
        if (lying[kind] | lying[STONE]) & bit:  # CHM-51: a stone may stand in
            taken |= bit
            if kind == STONE:
                stones |= bit
            elif lying[STONE] & bit:
                stood |= bit
        else:
            wanted |= bit
            wants.append((kind, bit))
            missing += MISSING_STONE if kind == STONE else 1
    return Fit(missing, taken, stones, stood, wanted, tuple(wants))


MOST_KEPT: Final = 600  # people bring blocks of their own
_patterns: Final[dict[str, Pattern]] = {}


def pattern(block: Block) -> Pattern:
    """The pattern of a block; each is worked out once."""
    found = _patterns.get(block.text)
    if found is None:
        found = Pattern(block)
        make_room(_patterns, MOST_KEPT)
        _patterns[block.text] = found
    return found
