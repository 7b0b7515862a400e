"""Operations that only move numbers: where each number of the outcome comes from is known while we write."""

from __future__ import annotations

from typing import Any

import numpy as np

from sabbat.train.kernel.rows import LANES, Cell, Ids, Paper, Value, chunks, extent, row_count

NOWHERE = -1


def numbered(shape: tuple[int, ...], first: int = 0) -> Ids:
    """An array in which each number is its own place."""
    return np.arange(first, first + int(np.prod(shape, dtype=int))).reshape(shape)


def moved(ids: Ids, dtype: np.dtype[Any], *values: Value) -> Value:
    """An array whose numbers stand in these places of the values, counted through. Nothing is written yet: mostly it is
    moved again."""
    places, sources = [], list[Value]()
    for value in values:
        first = sum(source.size for source in sources)
        inner = numbered(value.shape) if value.places is None else value.places
        places.append(np.where(inner == NOWHERE, NOWHERE, inner + first).ravel())
        sources += [value] if value.places is None else value.sources
    constants = [value.numbers.ravel() for value in values if value.numbers is not None]
    numbers = np.concatenate(constants)[ids] if len(constants) == len(values) else None
    return Value(ids.shape, dtype, [], np.concatenate(places)[ids], tuple(sources), numbers)


def laid(paper: Paper, value: Value) -> Value:
    """With rows."""
    if value.places is None:
        return value
    shape = value.shape
    flat = value.places.reshape(row_count(shape), extent(shape))
    rows = [
        [
            _cell(paper, row[LANES * chunk : LANES * (chunk + 1)], extent(shape) == 1, value.sources)
            for chunk in range(chunks(shape))
        ]
        for row in flat
    ]
    return Value(shape, value.dtype, rows, numbers=value.numbers)


def _cell(paper: Paper, places: Ids, alone: bool, sources: tuple[Value, ...]) -> Cell:
    groups: dict[tuple[Cell, int], list[int]] = {}
    for lane, place in enumerate(places):
        if place != NOWHERE:
            cell, at = _source(int(place), sources)
            groups.setdefault((cell, at - lane if cell.lanes else 0), []).append(lane)
    if alone:
        (cell, at), _ = groups.popitem()
        return paper.one(cell, at)
    if len(groups) > 1:
        _fold(paper, groups)
    found: Cell | None = None
    for (cell, by), lanes in sorted(groups.items(), key=lambda group: -len(group[1])):
        part = paper.shift(cell, by)
        found = part if found is None else paper.pick(np.array(lanes), part, found)
    assert found is not None
    return found


def _fold(paper: Paper, groups: dict[tuple[Cell, int], list[int]]) -> None:
    """The same number of one row for several lanes (of a broadcast) is taken once."""
    by_place: dict[tuple[Cell, int], list[int]] = {}
    for (cell, by), lanes in groups.items():
        for lane in lanes:
            if cell.lanes:
                by_place.setdefault((cell, lane + by), []).append(lane)
    for (cell, place), lanes in by_place.items():
        if len(lanes) > 1 and all(len(groups.get((cell, place - lane), ())) <= 1 for lane in lanes):
            for lane in lanes:
                groups.pop((cell, place - lane), None)
            groups.setdefault((paper.one(cell, place), 0), []).extend(lanes)


def _source(place: int, sources: tuple[Value, ...]) -> tuple[Cell, int]:
    for source in sources:
        if place < source.size:
            row, lane = divmod(place, extent(source.shape))
            return source.rows[row][lane // LANES], lane % LANES
        place -= source.size
    raise IndexError(place)


def in_a_row(values: list[Value]) -> list[Ids]:
    """Of several sources, counted through."""
    sizes = [value.size for value in values]
    return [numbered(value.shape, sum(sizes[:at])) for at, value in enumerate(values)]


def padded_ids(shape: tuple[int, ...], config: tuple[tuple[int, int, int], ...]) -> Ids:
    """The padding is the number after all others."""
    ids = numbered(shape)
    assert all(between == 0 and low >= 0 and high >= 0 for low, high, between in config), config
    return np.pad(ids, [(low, high) for low, high, _ in config], constant_values=ids.size)


def spread_ids(shape: tuple[int, ...], to: tuple[int, ...], axes: tuple[int, ...]) -> Ids:
    whole = [1] * len(to)
    for axis, length in zip(axes, shape, strict=True):
        whole[axis] = length
    return np.broadcast_to(numbered(shape).reshape(whole), to)
