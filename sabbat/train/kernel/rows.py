"""What is being written: plain numbers, rows of 32 lanes, and arrays made of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

Ids = np.ndarray[Any, Any]
LANES = 32
EXTRACTED = 3  # operations at most that are done again for one lane of a row, rather than asking that lane


class Cell(NamedTuple):
    """A number that is the same in all lanes, or a row: its name in C++, or a number written out."""

    text: str
    lanes: bool = False
    real: bool = False  # a float


LANE = Cell("LANE", True)


class Value(NamedTuple):
    """An array: its last axis lies over the lanes, 32 to a cell; where that is 1 long, its cells are plain numbers. One
    whose numbers were only moved has no rows yet, but the places of its numbers in other arrays."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    rows: list[list[Cell]]  # by all other axes, then by 32 of the last
    places: Ids | None = None  # counted through all sources; NOWHERE: whatever may stand there
    sources: tuple[Value, ...] = ()
    numbers: Ids | None = None  # of a constant

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))

    @property
    def cells(self) -> list[Cell]:
        return [cell for row in self.rows for cell in row]


def extent(shape: tuple[int, ...]) -> int:
    """Of the last axis."""
    return shape[-1] if shape else 1


def row_count(shape: tuple[int, ...]) -> int:
    return int(np.prod(shape[:-1], dtype=int))


def chunks(shape: tuple[int, ...]) -> int:
    """How many cells a row takes."""
    return -(-extent(shape) // LANES)


def literal(number: Any, real: bool) -> Cell:
    if real and np.isinf(number):
        return Cell("INFINITY" if number > 0 else "-INFINITY", False, True)
    if real:
        return Cell(f"{float(np.float32(number))!r}f", False, True)
    whole = int(number) & 0xFFFFFFFF
    whole -= (whole >> 31) << 32
    return Cell(f"(int){whole & 0xFFFFFFFF}u" if whole == -(2**31) else str(whole))


class Paper:
    """The lines so far. What has been worked out once has a name and is not worked out again."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.tables: dict[str, str] = {}  # what they hold: their names
        self._known: dict[str, Cell] = {}
        self._made: dict[str, tuple[str, tuple[Cell, ...]]] = {}  # by name: how
        self._count = 0

    def name(self) -> str:
        self._count += 1
        return f"n{self._count}"

    def line(self, text: str) -> None:
        self.lines.append(text)

    @contextmanager
    def block(self, opening: str) -> Iterator[None]:
        """What is worked out in it is not known after it."""
        known = self._known
        self._known = dict(known)
        self.line(opening + " {")
        yield
        self.line("}")
        self._known = known

    def work(self, function: str, *cells: Cell, real: bool = False, lanes: bool | None = None) -> Cell:
        """A function of plain numbers or of rows; plain numbers beside rows become rows."""
        spread = any(cell.lanes for cell in cells)
        texts = [f"every({cell.text})" if spread and not cell.lanes else cell.text for cell in cells]
        return self.call(f"{function}({', '.join(texts)})", spread if lanes is None else lanes, real, (function, cells))

    def call(self, text: str, lanes: bool, real: bool, how: tuple[str, tuple[Cell, ...]] | None = None) -> Cell:
        known = self._known.get(text)
        if known is None:
            known = Cell(self.name(), lanes, real)
            self.line(f"const {c_type(known)} {known.text} = {text};")
            self._known[text] = known
            if how is not None:
                self._made[known.text] = how
        return known

    def variable(self, like: Cell) -> Cell:
        """One that may be changed."""
        cell = like._replace(text=self.name())
        self.line(f"{c_type(cell)} {cell.text};")
        return cell

    def set(self, variable: Cell, cell: Cell) -> None:
        self.line(f"{variable.text} = {self.spread(cell).text if variable.lanes else cell.text};")

    def spread(self, cell: Cell) -> Cell:
        """As a row."""
        return cell if cell.lanes else Cell(f"every({cell.text})", True, cell.real)

    def table(self, numbers: Ids, real: bool) -> str:
        """A constant one; behind it is room for a whole row."""
        padded = np.zeros(numbers.size + LANES, numbers.dtype)
        padded[: numbers.size] = numbers.ravel()
        kind = "float" if real else "int"
        text = f"[{padded.size}] = {{{', '.join(literal(x, real).text for x in padded)}}}"
        name = self.tables.setdefault(f"{kind} {text}", f"T{len(self.tables)}")
        return name

    def constant_row(self, numbers: Ids, real: bool) -> Cell:
        """32 numbers or fewer; what stands behind them does not matter."""
        if (numbers == numbers[0]).all():
            return literal(numbers[0], real)
        if not real and (numbers == numbers[0] + np.arange(numbers.size)).all():
            return self.work("add", LANE, literal(numbers[0], False)) if numbers[0] else LANE
        if not real and set(numbers.tolist()) == {0, 1}:
            return self.call(f"bits({mask_of(np.flatnonzero(numbers))})", True, False, ("bits", _cells(numbers, real)))
        return self.call(f"row_of({self.table(numbers, real)})", True, real, ("row_of", _cells(numbers, real)))

    def one(self, cell: Cell, lane: int, depth: int = EXTRACTED) -> Cell:
        """What stands in one lane, as a plain number."""
        found = self._worked_out(cell, lane, depth)
        return found or self.call(f"at({cell.text}, {lane})", False, cell.real)

    def _worked_out(self, cell: Cell, lane: int, depth: int) -> Cell | None:
        """The same without asking that lane, where it is quick."""
        if not cell.lanes:
            return cell
        if cell == LANE:
            return Cell(str(lane))
        function, cells = self._made.get(cell.text, ("", ()))
        if function in ("bits", "row_of"):
            return cells[min(lane, len(cells) - 1)]
        if function.startswith("pick "):
            return self._worked_out(cells[1 - (int(function[5:]) >> lane & 1)], lane, depth)
        if not function or depth == 0:
            return None
        alone = [self._worked_out(one, lane, depth - 1) for one in cells]
        if any(one is None for one in alone):
            return None
        return self.work(function, *(one for one in alone if one is not None), real=cell.real)

    def shift(self, cell: Cell, by: int) -> Cell:
        """Each lane has what stands `by` lanes on."""
        return cell if by == 0 or not cell.lanes else self.call(f"shifted({cell.text}, {by})", True, cell.real)

    def pick(self, places: Ids, yes: Cell, no: Cell) -> Cell:
        """`yes` in these lanes, `no` in the others."""
        mask = mask_of(places)
        text = f"pick({mask}, {self.spread(yes).text}, {self.spread(no).text})"
        return self.call(text, True, yes.real, (f"pick {int(mask[:-1])}", (yes, no)))


def c_type(cell: Cell) -> str:
    return ("W" if cell.real else "V") if cell.lanes else ("float" if cell.real else "int")


def mask_of(places: Ids) -> str:
    return f"{sum(1 << int(place) for place in places)}u"


def _cells(numbers: Ids, real: bool) -> tuple[Cell, ...]:
    return tuple(literal(number, real) for number in numbers)
