"""Chaudron Magique, the pieces: resources, the cells of the cauldron, where a block is laid; each with its notation.

Sets of cells are bitboards: bit `7 * row + column`. What is printed on the cards is a deck's business: `cards.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sabbat.games.printed import read_printed

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> dict[str, Any]:  # whatever TOML holds
    return read_printed(DATA / name)


_board: Final = read_data("board.toml")

BURNT_ALLOWED: Final[int] = _board["burnt"]  # CHM-6
MOST_PER_CARD: Final[int] = _board["most_per_card"]  # CHM-41
MISSING_STONE: Final[int] = _board["missing_stone"]  # CHM-50
TURNS: Final[int] = _board["turns"]  # CHM-11
POTIONS_TO_BREW: Final[int] = _board["potions"]  # CHM-3
DRAW: Final[int] = _board["draw"]  # CHM-12
DRAW_OF_TWO: Final[int] = _board["draw_of_two"]
FIRST_TURN_MORE: Final[int] = _board["first_turn_more"]
LARGEST_HAND: Final = 7  # positions that actions can name; CHM-12 needs six

RARITIES: Final = ("common", "rare", "epic", "mythic", "legendary")  # CHM-3
SPLITS: Final[dict[str, dict[str, list[int]]]] = _board["split"]  # CHM-4

POTION_IDS: Final[tuple[str, ...]] = tuple([str(potion["id"]) for potion in read_data("potions.toml")["potion"]])

# Resources, in the order of a table's masks; after them the burnt tokens.
BONE: Final = 0
ROOT: Final = 1
FLUID: Final = 2
CRYSTAL: Final = 3
SEED: Final = 4
STONE: Final = 5
KINDS: Final = 6
BURNT: Final = 6
LETTERS: Final = "BRFCGP"
BURNT_MARK: Final = "x"
PIECES: Final[tuple[int, ...]] = tuple([int(resource["pieces"]) for resource in _board["resource"]])  # CHM-1
THROWN: Final[tuple[int, ...]] = tuple([int(resource["thrown"]) for resource in _board["resource"]])  # CHM-5
CHOICES: Final[dict[str, tuple[int, ...]]] = {  # CHM-23: letters that leave a choice
    "b": (BONE, ROOT, FLUID),
    "a": (CRYSTAL, SEED),
    "*": (BONE, ROOT, FLUID, CRYSTAL, SEED),
}
GROUPS: Final[dict[str, tuple[int, ...]]] = {  # CHM-32: what may be duplicated
    "basic": (BONE, ROOT, FLUID),
    "advanced": (CRYSTAL, SEED),
    "all": (BONE, ROOT, FLUID, CRYSTAL, SEED, STONE),
}

SIDE: Final = 7
COLUMNS: Final = "ABCDEFG"
PLACES: Final = SIDE * SIDE  # bits of a mask; the corners are never set


class Cell:
    """A cell of the cauldron: `C4` is the third column, fourth row."""

    def __init__(self, at: int) -> None:
        self.at = at  # its bit
        self.bit = 1 << at
        self.text = f"{COLUMNS[at % SIDE]}{at // SIDE + 1}"

    @staticmethod
    def parse(text: str) -> Cell:
        return CELL[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return cell, (self.text,)


def _inside(at: int) -> bool:
    rows: list[str] = _board["cauldron"]
    return rows[at // SIDE][at % SIDE] == "#"


CELLS: Final[tuple[Cell, ...]] = tuple([Cell(at) for at in range(PLACES) if _inside(at)])
CELL: Final[dict[str, Cell]] = {cell.text: cell for cell in CELLS}
AT: Final[dict[int, Cell]] = {cell.at: cell for cell in CELLS}
ALL: Final[int] = sum([cell.bit for cell in CELLS])


def cell(text: str) -> Cell:
    """`cell("C4")`."""
    return CELL[text]


def cells_in(mask: int) -> tuple[Cell, ...]:
    """The cells of a mask, row by row."""
    found: list[Cell] = []
    for other in CELLS:
        if mask & other.bit:
            found.append(other)
    return tuple(found)


def mask_of(text: str) -> int:
    """`mask_of("C4 D4")`."""
    return sum([CELL[part].bit for part in text.split()])


# Where a block is laid

REACH: Final = 4  # blocks are at most so wide and high
TURNS_OF_BLOCK: Final = 8  # four quarter turns, and four of the mirrored block
FIRST: Final = 1 - REACH  # the first row and column that a block may begin in
STARTS: Final = SIDE + REACH - 1  # rows, or columns, that a block may begin in
OUTER_COLUMNS: Final = "XYZ" + COLUMNS  # those outside are X, Y, Z; rows outside are 0, -1, -2


class Spot:
    """How a block is laid: `C4` its upper left corner; `C4 r1` turned to the right once; `C4 f2` mirrored, then turned
    twice; `B C4` with bone powder chosen for it; `out` wholly outside, or on nothing that it could take."""

    def __init__(self, number: int, kind: int, turn: int, row: int, column: int) -> None:
        self.number = number  # its place in SPOTS
        self.kind = kind  # the resource chosen; -1: none to choose
        self.turn = turn  # 0 to 3, mirrored 4 to 7
        self.row = row
        self.column = column
        self.text = self._written()

    def _written(self) -> str:
        if self.turn < 0:
            return "out"
        chosen = f"{LETTERS[self.kind]} " if self.kind >= 0 else ""
        side = "f" if self.turn >= TURNS_OF_BLOCK // 2 else "r"
        turned = f" {side}{self.turn % 4}" if self.turn else ""
        return f"{chosen}{self.start}{turned}"

    @property
    def start(self) -> str:
        """Its upper left corner, wherever that lies."""
        return f"{OUTER_COLUMNS[self.column - FIRST]}{self.row + 1}"

    @staticmethod
    def parse(text: str) -> Spot:
        return SPOT[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return spot, (self.text,)


def _spots() -> list[Spot]:
    found: list[Spot] = []
    for kind in range(-1, STONE):
        for turn in range(TURNS_OF_BLOCK):
            for row in range(FIRST, SIDE):
                for column in range(FIRST, SIDE):
                    found.append(Spot(len(found), kind, turn, row, column))
    found.append(Spot(len(found), -1, -1, 0, 0))
    return found


SPOTS: Final[tuple[Spot, ...]] = tuple(_spots())
SPOT: Final[dict[str, Spot]] = {spot.text: spot for spot in SPOTS}
OUT: Final[Spot] = SPOTS[-1]


def spot(text: str) -> Spot:
    """`spot("B C4 r1")`."""
    return SPOT[text]


def spot_at(kind: int, turn: int, row: int, column: int) -> Spot:
    return SPOTS[(((kind + 1) * TURNS_OF_BLOCK + turn) * STARTS + row - FIRST) * STARTS + column - FIRST]
