"""Chaudron Magique, blocks: CHM-23, CHM-24. Their eight turns, and everything that they cover when laid.

What a block covers is worked out when it is first laid, and kept for the blocks that were laid last: it is a third of a
megabyte each, and people bring cards with blocks of their own.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sabbat.engine.caches import make_room
from sabbat.games.chaudron_magique.components import (
    ALL,
    CHOICES,
    FIRST,
    KINDS,
    LETTERS,
    REACH,
    SIDE,
    TURNS_OF_BLOCK,
    Spot,
    spot_at,
)
from sabbat.games.chaudron_magique.layers import Layers

WILD: Final = -1  # a cell whose resource is chosen when the block is laid


class Part:
    """One cell of a block: where, counted from the upper left corner, and what (WILD: as chosen)."""

    def __init__(self, row: int, column: int, kind: int) -> None:
        self.row = row
        self.column = column
        self.kind = kind


@final
class Cover:
    """What a block covers when it is laid somewhere: a mask of cells for each resource, and the parts outside."""

    def __init__(self, spot: Spot, turn: int, row: int, column: int, parts: list[Part]) -> None:
        self.spot = spot  # without a choice
        self.masks = [0] * KINDS  # of the parts whose resource is printed
        self.wild: i64 = 0  # of the parts whose resource is chosen
        self.outside = 0
        for part in parts:
            at_row, at_column = row + part.row, column + part.column
            bit = 1 << (SIDE * at_row + at_column) if 0 <= at_row < SIDE and 0 <= at_column < SIDE else 0
            if not bit & ALL:
                self.outside += 1
            elif part.kind == WILD:
                self.wild |= bit
            else:
                self.masks[part.kind] |= bit
        self.layers = Layers(self.masks)
        self.kinds = tuple([kind for kind in range(KINDS) if self.masks[kind]])
        self.all: i64 = self.wild
        for mask in self.masks:
            self.all |= mask

    def mask(self, kind: int, chosen: int) -> int:
        """The cells on which it lays, or wants, that resource."""
        return self.masks[kind] | self.wild if kind == chosen else self.masks[kind]


@final
class Block:
    """A printed block, written row by row: `BB/BR`, `C./.G`, `bb/bb`."""

    def __init__(self, text: str) -> None:
        self.text = text
        parts = _parts(text)
        self.size = len(parts)
        self.choices: tuple[int, ...] = ()  # CHM-23: what a choice letter stands for
        for letter, kinds in CHOICES.items():
            if letter in text:
                self.choices = kinds
        self.needs = [0] * KINDS  # of the printed resources
        for part in parts:
            if part.kind != WILD:
                self.needs[part.kind] += 1
        self._turns: list[list[Part]] = []  # none: not worked out
        self._same_as: list[int] = []
        self._covers: list[Cover] = []  # none: not worked out, or let go
        self._cover: dict[int, Cover] = {}
        self._within: list[Cover] = []

    @property
    def turns(self) -> list[list[Part]]:
        """Its parts in each of the eight turns."""
        if not self._turns:
            parts = _parts(self.text)
            self._turns = [_turned(parts, turn) for turn in range(TURNS_OF_BLOCK)]
        return self._turns

    @property
    def same_as(self) -> list[int]:
        """For each turn the first one that looks the same."""
        if not self._same_as:
            self._same_as = [_first_like(self.turns, turn) for turn in range(TURNS_OF_BLOCK)]
        return self._same_as

    @property
    def covers(self) -> list[Cover]:
        """Every way to lay it at least partly inside, each once."""
        if not self._covers:
            self._lay_everywhere()
        return self._covers

    @property
    def cover(self) -> dict[int, Cover]:
        """The same, by the number of the spot without a choice."""
        if not self._covers:
            self._lay_everywhere()
        return self._cover

    @property
    def within(self) -> list[Cover]:
        """Those that lie wholly inside."""
        if not self._covers:
            self._lay_everywhere()
        return self._within

    def _lay_everywhere(self) -> None:
        for turn in range(TURNS_OF_BLOCK):
            if self.same_as[turn] == turn:
                self._lay(turn)
        self._within = [cover for cover in self._covers if not cover.outside]
        _laid.append(self)
        if len(_laid) > MOST_LAID:
            _laid.pop(0).let_go()

    def let_go(self) -> None:
        """Of what it covers, until it is laid again."""
        self._covers = []  # whoever goes through the old list still has it
        self._cover = {}
        self._within = []

    def _lay(self, turn: int) -> None:
        for row in range(FIRST, SIDE):
            for column in range(FIRST, SIDE):
                spot = spot_at(-1, turn, row, column)
                cover = Cover(spot, turn, row, column, self.turns[turn])
                if cover.all:
                    self._covers.append(cover)
                    self._cover[spot.number] = cover

    def turned_texts(self) -> list[str]:
        """Its notation in each of the eight turns."""
        found: list[str] = []
        letter = next((choice for choice in CHOICES if choice in self.text), "")
        for parts in self.turns:
            width = max([part.column for part in parts]) + 1
            rows = [["."] * width for _ in range(max([part.row for part in parts]) + 1)]
            for part in parts:
                rows[part.row][part.column] = letter if part.kind == WILD else LETTERS[part.kind]
            found.append("/".join(["".join(row) for row in rows]))
        return found

    def cover_of(self, spot: Spot) -> Cover | None:
        """What it covers there; None where it is not laid so: outside, a turn that equals another, a wrong choice."""
        if spot.turn < 0 or (spot.kind in self.choices) != (spot.kind >= 0) or (spot.kind < 0) != (not self.choices):
            return None
        return self.cover.get(spot_at(-1, spot.turn, spot.row, spot.column).number)


def _parts(text: str) -> list[Part]:
    found: list[Part] = []
    for row, line in enumerate(text.split("/")):
        for column, letter in enumerate(line):
            if letter != ".":
                found.append(Part(row, column, LETTERS.find(letter) if letter in LETTERS else WILD))
    return found


def _turned(parts: list[Part], turn: int) -> list[Part]:
    """CHM-23. Mirrored left and right from the fourth turn on, then quarter turns to the right; row by row."""
    at = [(part.row, part.column, part.kind) for part in parts]
    if turn >= TURNS_OF_BLOCK // 2:
        at = [(row, -column, kind) for row, column, kind in at]
    for _ in range(turn % 4):
        at = [(column, -row, kind) for row, column, kind in at]
    top = min([row for row, _, _ in at])
    left = min([column for _, column, _ in at])
    return [Part(row - top, column - left, kind) for row, column, kind in sorted(at)]


def _first_like(turns: list[list[Part]], turn: int) -> int:
    """The first turn that looks the same."""
    looks = [(part.row, part.column, part.kind) for part in turns[turn]]
    for earlier in range(turn):
        if [(part.row, part.column, part.kind) for part in turns[earlier]] == looks:
            return earlier
    return turn


MOST_LAID: Final = 300  # blocks that know what they cover; the box has 106
_laid: Final[list[Block]] = []  # those, the oldest first
MOST_BLOCKS: Final = 4_000  # that are kept in mind by their notation
_blocks: Final[dict[str, Block]] = {}


def block(text: str) -> Block:
    """The block of that notation."""
    found = _blocks.get(text)
    if found is None:
        found = Block(text)
        make_room(_blocks, MOST_BLOCKS)  # decks that print it keep it
        _blocks[text] = found
    return found


def wrong_with(text: str, choice: bool) -> str:
    """What is wrong with a block's notation; nothing where it is right. `choice`: may it hold b, a or *?"""
    known = LETTERS + ("ba*" if choice else "")
    rows = text.split("/")
    if not text or len({len(row) for row in rows}) != 1 or not rows[0]:
        return "its rows, parted by /, must be equally long"
    if len(rows) > REACH or len(rows[0]) > REACH:
        return f"a block is at most {REACH} wide and {REACH} high"
    for letter in text:
        if letter not in known + "./":
            return f"{letter!r} is none of {' '.join(known)} and ."
    if len([letter for letter in "ba*" if letter in text]) > 1:
        return "a block leaves one choice only (b, a or *)"
    cells = {(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter != "."}
    if not cells:
        return "it has no cell"
    if not {0} <= {row for row, _ in cells} or not {0} <= {column for _, column in cells}:
        return "its first row and its first column must not be empty"
    return "" if _hangs_together(cells) else "its cells must touch, by a side or by a corner"


def _hangs_together(cells: set[tuple[int, int]]) -> bool:
    """CHM-24. Also by corners."""
    reached = [min(cells)]
    left = set(cells) - {reached[0]}
    for row, column in reached:  # grows meanwhile, at most to all cells
        near = [item for item in left if abs(item[0] - row) <= 1 and abs(item[1] - column) <= 1]
        left -= set(near)
        reached += near
    return not left
