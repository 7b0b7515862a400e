"""Operations that take numbers from where other numbers say, which nobody knows while we write."""

from __future__ import annotations

from typing import Any

from sabbat.train.kernel import moving
from sabbat.train.kernel.rows import LANES, Cell, Ids, Paper, Value, chunks, extent, literal, row_count
from sabbat.train.kernel.working import chosen, is_real

ZERO = literal(0, False)


def sliced(paper: Paper, value: Value, starts: list[Value], sizes: tuple[int, ...]) -> Value:
    """A part that begins where numbers say: of each axis one or the whole."""
    shape, numbers = value.shape, value.numbers
    firsts = [start.cells[0] for start in starts]
    if numbers is not None:
        return Value(sizes, value.dtype, _of_constant(paper, numbers, firsts, sizes))
    rows = value.rows
    if sizes[:-1] != shape[:-1]:
        assert sizes[:-1] == (1, *shape[1:-1]), (shape, sizes)
        each = len(rows) // shape[0]
        rows = [_one_of(paper, rows[row::each], firsts[0]) for row in range(each)]
    if sizes[-1] != extent(shape):
        assert sizes[-1] == 1, (shape, sizes)
        rows = [[_lane(paper, row, firsts[-1], extent(shape))] for row in rows]
    return Value(sizes, value.dtype, rows)


def _of_constant(paper: Paper, numbers: Ids, firsts: list[Cell], sizes: tuple[int, ...]) -> list[list[Cell]]:
    """One number or one row, read where it stands."""
    shape = numbers.shape
    assert all(size == 1 for size in sizes[:-1]), (shape, sizes)
    row = ZERO
    for first, length in zip(firsts[:-1], shape[:-1], strict=True):
        row = paper.work("add", paper.work("mul", row, literal(length, False)), _bounded(paper, first, length))
    if sizes[-1] == shape[-1]:
        return [_row_of(paper, numbers, row)]
    assert sizes[-1] == 1, (shape, sizes)
    place = _bounded(paper, firsts[-1], shape[-1])
    return [[_looked_up(paper, numbers, paper.work("add", paper.work("mul", row, literal(shape[-1], False)), place))]]


def gathered(paper: Paper, how: dict[str, Any], value: Value, places: Value, shape: tuple[int, ...]) -> Value:
    """`value[places]`, along the first axis; or one number for each pair of places."""
    axes, sizes = how["dimension_numbers"].start_index_map, how["slice_sizes"]
    assert not how["dimension_numbers"].operand_batching_dims, how
    if axes == (0, 1) and sizes == (1, 1):
        found = _of_pairs(paper, value, _listed(paper, places, 2))
    else:
        assert axes == (0,), how
        assert sizes == (1, *value.shape[1:]), how
        flat = _listed(paper, places, 1)
        found = (_numbers if len(value.shape) == 1 else _rows)(paper, value, flat)
    return moving.moved(moving.numbered(found.shape).reshape(shape), value.dtype, found)


def _listed(paper: Paper, places: Value, each: int) -> Value:
    """Without the axes that JAX adds."""
    ids = moving.numbered(places.shape).reshape((-1, each) if each > 1 else -1)
    return moving.laid(paper, moving.moved(ids, places.dtype, places))


def _of_pairs(paper: Paper, value: Value, pairs: Value) -> Value:
    found = []
    for cells in pairs.rows:
        row = _one_of(paper, value.rows, paper.one(cells[0], 0))
        found.append([_lane(paper, row, paper.one(cells[0], 1), extent(value.shape))])
    return Value((len(found), 1), value.dtype, found)


def _numbers(paper: Paper, value: Value, places: Value) -> Value:
    """Of one row."""
    length = extent(value.shape)
    cells = [_bounded(paper, cell, length) for cell in places.rows[0]]
    if value.numbers is not None:
        found = [_looked_up(paper, value.numbers, cell) for cell in cells]
    elif extent(places.shape) == 1:
        found = [_lane(paper, value.rows[0], cells[0], length)]
    else:
        found = [_lanes(paper, value.rows[0], paper.spread(cell)) for cell in cells]
    return Value(places.shape, value.dtype, [found])


def _rows(paper: Paper, value: Value, places: Value) -> Value:
    count, length = extent(places.shape), value.shape[0]
    spots = [paper.one(places.rows[0][at // LANES], at % LANES) for at in range(count)]
    if value.numbers is not None:
        assert len(value.shape) == 2, value.shape
        rows = [_row_of(paper, value.numbers, _bounded(paper, spot, length)) for spot in spots]
    else:
        each = row_count(value.shape) // length
        rows = [_one_of(paper, value.rows[row::each], spot) for spot in spots for row in range(each)]
    return Value((count, *value.shape[1:]), value.dtype, rows)


def _bounded(paper: Paper, place: Cell, length: int) -> Cell:
    """As JAX does it: before the first is the first, behind the last the last."""
    return paper.work("min", paper.work("max", place, ZERO), literal(length - 1, False))


def _looked_up(paper: Paper, numbers: Ids, place: Cell) -> Cell:
    real = is_real(numbers.dtype)
    return paper.call(f"from_table({paper.table(numbers, real)}, {place.text})", place.lanes, real)


def _row_of(paper: Paper, numbers: Ids, row: Cell) -> list[Cell]:
    """Of a constant."""
    real = is_real(numbers.dtype)
    table, length = paper.table(numbers, real), numbers.shape[-1]
    first = paper.work("mul", row, literal(length, False)).text
    return [paper.call(f"row_of({table} + {first} + {LANES * at})", True, real) for at in range(chunks(numbers.shape))]


def _one_of(paper: Paper, rows: list[list[Cell]], place: Cell) -> list[Cell]:
    found = rows[0]
    for at, row in enumerate(rows[1:], start=1):
        later = paper.work("le", literal(at, False), place)
        found = [chosen(paper, later, before, here) for before, here in zip(found, row, strict=True)]
    return found


def _lane(paper: Paper, cells: list[Cell], place: Cell, length: int) -> Cell:
    """One number of a row."""
    place = _bounded(paper, place, length)
    alone = [paper.call(f"at({paper.spread(cell).text}, {place.text})", False, cell.real) for cell in cells]
    return _by_chunk(paper, alone, place)


def _lanes(paper: Paper, cells: list[Cell], places: Cell) -> Cell:
    """In each lane another number of a row."""
    rows = [paper.call(f"looked_up({paper.spread(cell).text}, {places.text})", True, cell.real) for cell in cells]
    return _by_chunk(paper, rows, places)


def _by_chunk(paper: Paper, cells: list[Cell], place: Cell) -> Cell:
    found = cells[0]
    for at, cell in enumerate(cells[1:], start=1):
        later = paper.work("le", literal(LANES * at, False), place)
        found = paper.work("sel", later, cell, found, real=cell.real)
    return found
