"""Operations that work numbers out: each by those in the same place, or all of a row together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from sabbat.train.kernel import moving
from sabbat.train.kernel.rows import LANES, Cell, Paper, Value, chunks, extent, literal, row_count

SIZES = {"int8": "small", "int16": "middling"}
COMBINED = {"sum": "add", "max": "max", "min": "min", "or": "either", "and": "both"}
ACROSS = {"sum": "total", "or": "any", "max": "most", "min": "least"}
NEUTRAL = {"sum": 0, "or": 0, "and": 1, "max": -(2**31), "min": 2**31 - 1}
Kind = np.dtype[Any]


def is_real(dtype: Kind) -> bool:
    return dtype.kind not in "iub"


def constant(paper: Paper, numbers: Any) -> Value:
    array = np.asarray(numbers)
    shape, real = array.shape, is_real(array.dtype)
    rows = [
        [paper.constant_row(row[LANES * at : LANES * (at + 1)], real) for at in range(chunks(shape))]
        for row in array.reshape(row_count(shape), extent(shape))
    ]
    return Value(shape, array.dtype, rows, numbers=array)


def alike(paper: Paper, function: Callable[..., Cell], values: list[Value], dtype: Kind) -> Value:
    """By the cells in the same place; where an array is 1 long, that one stands beside all."""
    shape = np.broadcast_shapes(*[value.shape for value in values])
    full = [_stretched(paper, value, shape).rows for value in values]
    rows = [[function(*cells) for cells in zip(*row, strict=True)] for row in zip(*full, strict=True)]
    return Value(shape, dtype, rows)


def _stretched(paper: Paper, value: Value, shape: tuple[int, ...]) -> Value:
    if value.shape == shape:
        return value
    return moving.laid(paper, moving.moved(np.broadcast_to(moving.numbered(value.shape), shape), value.dtype, value))


def converted(paper: Paper, cell: Cell, old: Kind, new: Kind) -> Cell:
    if is_real(new):
        return cell if cell.real else paper.work("real_u" if old.kind == "u" else "real", cell, real=True)
    if new.kind == "b":
        return cell if old.kind == "b" else paper.work("truth", cell)
    if cell.real:
        cell = paper.work("cut", cell)
    fits = old.kind == "b" or (old.kind == "i" and old.itemsize <= new.itemsize)
    return cell if fits or new.name not in SIZES else paper.work(SIZES[new.name], cell)


def chosen(paper: Paper, which: Cell, no: Cell, yes: Cell) -> Cell:
    if yes == no:
        return yes
    if not which.lanes and (yes.lanes or no.lanes):  # the choice is the same for all lanes
        text = f"{which.text} ? {paper.spread(yes).text} : {paper.spread(no).text}"
        return paper.call(text, True, yes.real)
    return paper.work("sel", which, yes, no, real=yes.real)


def _filled(paper: Paper, cell: Cell, length: int, filling: Cell) -> Cell:
    """Behind the end of a row stands what changes nothing."""
    return cell if length == LANES else paper.pick(np.arange(length), paper.spread(cell), filling)


def reduced(paper: Paper, name: str, value: Value, axes: tuple[int, ...], shape: tuple[int, ...], dtype: Kind) -> Value:
    last = len(value.shape) - 1
    across = [axis for axis in axes if axis != last]
    keep = [axis for axis in range(last) if axis not in across]
    places = np.arange(row_count(value.shape)).reshape(value.shape[:-1]).transpose([*keep, *across])
    rows = []
    for group in places.reshape(int(np.prod([value.shape[axis] for axis in keep], dtype=int)), -1):
        cells = value.rows[group[0]]
        for row in group[1:]:
            pairs = zip(cells, value.rows[row], strict=True)
            cells = [paper.work(COMBINED[name], one, other, real=is_real(dtype)) for one, other in pairs]
        rows.append(cells)
    if last not in axes:
        return Value(shape, dtype, rows)
    alone = [[_across(paper, name, cells, extent(value.shape), is_real(dtype))] for cells in rows]
    flat = Value((len(alone), 1), dtype, alone)
    return moving.moved(moving.numbered(flat.shape).reshape(shape), dtype, flat)


def _across(paper: Paper, name: str, cells: list[Cell], length: int, real: bool) -> Cell:
    """Over the lanes of one row."""
    if length == 1:
        return cells[0]
    endless = {"max": -np.inf, "min": np.inf}
    neutral = literal(endless.get(name, 0) if real else NEUTRAL[name], real)
    last = _filled(paper, cells[-1], length - LANES * (len(cells) - 1), neutral)
    found, *others = [paper.spread(cell) for cell in (*cells[:-1], last)]
    for cell in others:
        found = paper.work(COMBINED[name], found, cell, real=real)
    if name == "and":  # none is false
        return paper.work("none", paper.work("any", paper.work("none", found), lanes=False))
    return paper.work(ACROSS[name], found, real=real, lanes=False)


def place_of(paper: Paper, name: str, value: Value, dtype: Kind) -> Value:
    """The first place of the most (`max`), or of the least, in one row."""
    assert len(value.shape) == 1
    cells = [paper.spread(cell) for cell in value.rows[0]]
    length = extent(value.shape)
    best = _across(paper, name, cells, length, is_real(value.dtype))
    found = literal(0, False)
    for at in reversed(range(len(cells))):
        there = paper.work("eq", cells[at], best)
        there = _filled(paper, there, min(LANES, length - LANES * at), literal(0, False))
        lane = paper.work("first_of", there, lanes=False)
        if len(cells) == 1:
            found = lane
        else:
            place = paper.work("add", lane, literal(LANES * at, False))
            found = paper.work("sel", paper.work("le", literal(0, False), lane), place, found)
    return Value((), dtype, [[found]])
