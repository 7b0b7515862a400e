"""One operation of JAX after another, as lines of C++. What is here is what the twin needs; anything else is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import starmap
from typing import Any

import jax
import numpy as np
from jax.extend.core import ClosedJaxpr, Jaxpr, Literal

from sabbat.train.kernel import moving
from sabbat.train.kernel.rows import LANES, Cell, Ids, Paper, Value, chunks, extent, literal, row_count

ALIKE = {  # each number by those in the same place
    "add": "add", "add_any": "add", "sub": "sub", "mul": "mul", "div": "div", "rem": "rem", "max": "max", "min": "min",
    "eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "and": "both", "or": "either", "xor": "differ", "neg": "neg",
    "shift_left": "left", "shift_right_logical": "right", "sign": "sign", "tanh": "tanh_of", "exp": "exp_of", "log": "log_of",
}  # fmt: skip
TURNED = {"gt": "lt", "ge": "le"}  # the same with the two changed over
BY_SIGN = {"div", "rem", "max", "min", "lt", "le"}  # another thing for numbers without a sign
INSIDE = {"jit": "jaxpr", "pjit": "jaxpr", "closed_call": "call_jaxpr", "custom_jvp_call": "call_jaxpr"}
MOVING = {
    "broadcast_in_dim", "reshape", "squeeze", "expand_dims", "transpose", "rev", "slice", "concatenate", "stack", "pad",
}  # fmt: skip
SIZES = {"int8": "small", "int16": "middling"}
COMBINED = {"sum": "add", "max": "max", "min": "min", "or": "either", "and": "both"}
Env = dict[Any, Value]


def is_real(dtype: np.dtype[Any]) -> bool:
    return dtype.kind not in "iub"


def constant(paper: Paper, numbers: Any) -> Value:
    array = np.asarray(numbers)
    real = is_real(array.dtype)
    flat = array.reshape(row_count(array.shape), extent(array.shape))
    rows = [
        [paper.constant_row(row[LANES * at : LANES * (at + 1)], real) for at in range(chunks(array.shape))]
        for row in flat
    ]
    return Value(array.shape, array.dtype, rows)


class Writer:
    """Knows what each variable of the code has become."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self._fixed: dict[int, tuple[Value, Ids]] = {}  # constants, by the identity of their value, which is kept for it

    def fix(self, numbers: Any) -> Value:
        value = constant(self.paper, numbers)
        self._fixed[id(value)] = value, np.asarray(numbers)
        return value

    def fixed(self, value: Value) -> Ids | None:
        """The numbers of a constant."""
        return self._fixed.get(id(value), (value, None))[1]

    def closed(self, code: ClosedJaxpr, values: Sequence[Value]) -> list[Value]:
        return self.write(code.jaxpr, [self.fix(const) for const in code.consts], values)

    def write(self, code: Jaxpr, consts: Sequence[Value], values: Sequence[Value]) -> list[Value]:
        env: Env = dict(zip([*code.constvars, *code.invars], [*consts, *values], strict=True))

        def read(atom: Any) -> Value:
            return self.fix(atom.val) if isinstance(atom, Literal) else env[atom]

        for equation in code.eqns:
            found = self.operation(equation, [read(atom) for atom in equation.invars])
            for variable, value in zip(equation.outvars, found, strict=True):
                assert value.shape == variable.aval.shape, (equation, value.shape)
                env[variable] = value._replace(dtype=np.dtype(variable.aval.dtype))
                numbers = self.fixed(value)
                if numbers is not None:
                    self._fixed[id(env[variable])] = env[variable], numbers
        return [read(atom) for atom in code.outvars]

    def operation(self, equation: Any, values: list[Value]) -> list[Value]:
        name, how = equation.primitive.name, equation.params
        if name in INSIDE:
            inner = how[INSIDE[name]]
            return self.closed(inner, values) if hasattr(inner, "consts") else self.write(inner, [], values)
        if name == "cond":
            return self.branches(how["branches"], values)
        if name == "while":
            return self.loop(how, values)
        if name == "scan":
            return self.so_often(how, values)
        out = equation.outvars[0].aval
        if name in MOVING:
            return [moving.moved(self.ids(name, how, values, out.shape), np.dtype(out.dtype), *values)]
        return [self.simple(name, how, [self.laid(value) for value in values], out.shape, np.dtype(out.dtype))]

    def laid(self, value: Value) -> Value:
        """With rows, and still known where it is constant."""
        found = moving.laid(self.paper, value)
        numbers = self.fixed(value)
        if numbers is not None and found is not value:
            self._fixed[id(found)] = found, numbers
        return found

    def simple(
        self, name: str, how: dict[str, Any], values: list[Value], shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> Value:
        first = values[0] if values else None
        if name in TURNED:
            name, values = TURNED[name], values[::-1]
        if name in ALIKE:
            function = ALIKE[name]
            if name in BY_SIGN and values[0].dtype.kind == "u":
                function += "_u"
            return self.alike(lambda *cells: self.paper.work(function, *cells, real=is_real(dtype)), values, dtype)
        if name == "iota":
            return self.fix(np.indices(shape)[how["dimension"]].astype(dtype))
        assert first is not None
        if name == "not":
            function = "none" if first.dtype.kind == "b" else "invert"
            return self.alike(lambda cell: self.paper.work(function, cell), values, dtype)
        if name == "integer_pow":
            assert how["y"] == 2
            return self.alike(lambda cell: self.paper.work("mul", cell, cell, real=cell.real), values, dtype)
        if name in ("stop_gradient", "copy", "optimization_barrier", "copy_p"):
            return first
        if name == "convert_element_type":
            return self.alike(lambda cell: self.converted(cell, first.dtype, dtype), values, dtype)
        if name == "select_n":
            return self.select(values, dtype)
        if name == "clamp":
            low, middle, high = values
            return self.simple("min", {}, [self.simple("max", {}, [low, middle], shape, dtype), high], shape, dtype)
        if name.startswith("reduce_") and name[7:] in COMBINED:
            return self.reduced(name[7:], first, how["axes"], shape, dtype)
        if name == "cumsum":
            assert how["axis"] == len(shape) - 1 and extent(shape) <= LANES and not how["reverse"]
            return self.alike(lambda cell: self.paper.work("sums", self.paper.spread(cell), lanes=True), values, dtype)
        if name in ("argmax", "argmin"):
            return self.place_of(name, first, how["axes"], dtype)
        if name == "dynamic_slice":
            return self.sliced(first, values[1:], how["slice_sizes"])
        if name == "gather":
            return self.gathered(how, first, values[1], shape)
        raise NotImplementedError(f"{name} {how}")

    def ids(self, name: str, how: dict[str, Any], values: list[Value], shape: tuple[int, ...]) -> Ids:
        """What only moves numbers: where they come from."""
        ids = moving.numbered(values[0].shape)
        match name:
            case "broadcast_in_dim":
                return moving.spread_ids(values[0].shape, shape, how["broadcast_dimensions"])
            case "reshape" | "squeeze" | "expand_dims":
                return ids.reshape(shape)
            case "transpose":
                return ids.transpose(how["permutation"])
            case "rev":
                return np.flip(ids, how["dimensions"])
            case "slice":
                strides = how["strides"] or [1] * ids.ndim
                return ids[tuple(starmap(slice, zip(how["start_indices"], how["limit_indices"], strides, strict=True)))]
            case "concatenate":
                return np.concatenate(moving.in_a_row(values), how["dimension"])
            case "stack":
                return np.stack(moving.in_a_row(values), how["axis"])
            case "pad":
                return moving.padded_ids(values[0].shape, how["padding_config"])
        raise NotImplementedError(name)

    def alike(self, function: Callable[..., Cell], values: list[Value], dtype: np.dtype[Any]) -> Value:
        """By the cells in the same place; a plain number beside arrays is beside each."""
        shape = np.broadcast_shapes(*[value.shape for value in values])
        full = [self.stretched(value, shape) for value in values]
        rows = [[function(*cells) for cells in zip(*row, strict=True)] for row in zip(*[value.rows for value in full], strict=True)]
        return Value(shape, dtype, rows)

    def stretched(self, value: Value, shape: tuple[int, ...]) -> Value:
        if value.shape == shape:
            return value
        ids = np.broadcast_to(moving.numbered(value.shape), shape)
        return self.laid(moving.moved(ids, value.dtype, value))

    def converted(self, cell: Cell, old: np.dtype[Any], new: np.dtype[Any]) -> Cell:
        if is_real(new):
            return cell if cell.real else self.paper.work("real_u" if old.kind == "u" else "real", cell, real=True)
        if new.kind == "b":
            return cell if old.kind == "b" else self.paper.work("truth", cell)
        if cell.real:
            cell = self.paper.work("cut", cell)
        fits = old.kind == "b" or (old.kind == "i" and old.itemsize <= new.itemsize)
        return cell if fits or new.name not in SIZES else self.paper.work(SIZES[new.name], cell)

    def select(self, values: list[Value], dtype: np.dtype[Any]) -> Value:
        def one(which: Cell, no: Cell, yes: Cell) -> Cell:
            if yes == no:
                return yes
            if not which.lanes and (yes.lanes or no.lanes):  # nothing is worked out for the lanes
                texts = which.text, self.paper.spread(yes).text, self.paper.spread(no).text
                return self.paper.call(f"{texts[0]} ? {texts[1]} : {texts[2]}", True, yes.real)
            return self.paper.work("sel", which, yes, no, real=yes.real)

        return self.alike(one, values, dtype)

    def filled(self, cell: Cell, length: int, filling: Cell) -> Cell:
        """Behind the end of a row stands what changes nothing."""
        if length == LANES or not cell.lanes:
            return cell
        return self.paper.pick(np.arange(length), cell, filling)

    def reduced(
        self, name: str, value: Value, axes: tuple[int, ...], shape: tuple[int, ...], dtype: np.dtype[Any]
    ) -> Value:
        if not axes:
            return value
        real = is_real(dtype)
        last = len(value.shape) - 1
        across = [axis for axis in axes if axis != last]
        ids = moving.numbered(value.shape[:-1] or (1,))
        keep = [axis for axis in range(last) if axis not in across]
        lanes = ids.reshape(value.shape[:-1]).transpose([*keep, *across]).reshape(
            int(np.prod([value.shape[axis] for axis in keep], dtype=int)), -1
        )  # fmt: skip
        rows = []
        for group in lanes:
            cells = value.rows[group[0]]
            for row in group[1:]:
                pairs = zip(cells, value.rows[row], strict=True)
                cells = [self.paper.work(COMBINED[name], a, b, real=real) for a, b in pairs]
            rows.append(cells)
        if last not in axes:
            return Value(shape, dtype, rows)
        alone = [self.across(name, cells, extent(value.shape), real) for cells in rows]
        flat = Value((len(alone), 1), dtype, [[cell] for cell in alone])
        return moving.moved(moving.numbered(flat.shape).reshape(shape), dtype, flat)

    def across(self, name: str, cells: list[Cell], length: int, real: bool) -> Cell:
        """Over the lanes of one row."""
        if length == 1:
            return cells[0]
        least, most = (-np.inf, np.inf) if real else (-(2**31), 2**31 - 1)
        neutral = literal({"sum": 0, "or": 0, "and": 1, "max": least, "min": most}[name], real)
        rest = length - LANES * (len(cells) - 1)
        cells = [*cells[:-1], self.filled(self.paper.spread(cells[-1]), rest, neutral)]
        found = self.paper.spread(cells[0])
        for cell in cells[1:]:
            found = self.paper.work(COMBINED[name], found, cell, real=real)
        if name == "and":
            return self.paper.work("none", self.paper.work("any", self.paper.work("none", found), lanes=False))
        function = {"sum": "total", "or": "any", "max": "most", "min": "least"}[name]
        return self.paper.work(function, found, real=real, lanes=False)

    def place_of(self, name: str, value: Value, axes: tuple[int, ...], dtype: np.dtype[Any]) -> Value:
        """The first place of the most, or of the least."""
        assert len(value.shape) == 1 and axes == (0,)
        cells = [self.paper.spread(cell) for cell in value.rows[0]]
        length = extent(value.shape)
        best = self.across(name[3:], cells, length, is_real(value.dtype))
        found = literal(0, False)
        for at in range(len(cells) - 1, -1, -1):
            there = self.paper.work("eq", cells[at], best)
            there = self.filled(there, min(LANES, length - LANES * at), literal(0, False))
            place = self.paper.work("first_of", there, lanes=False)
            if len(cells) == 1:
                return Value((), dtype, [[place]])
            here = self.paper.work("le", literal(0, False), place)
            found = self.paper.work("sel", here, self.paper.work("add", place, literal(LANES * at, False)), found)
        return Value((), dtype, [[found]])

    def sliced(self, value: Value, starts: list[Value], sizes: tuple[int, ...]) -> Value:
        """A part that begins where a number says: of the leading axes one, of the last one number or the whole."""
        shape, numbers = value.shape, self.fixed(value)
        if numbers is not None and len(shape) > 1:
            return Value(sizes, value.dtype, self.rows_of_table(numbers, starts, sizes))
        rows = value.rows
        if sizes[:-1] != shape[:-1]:
            assert sizes[0] == 1 and sizes[1:-1] == shape[1:-1], (shape, sizes)
            each = len(rows) // shape[0]
            start = starts[0].cells[0]
            rows = [self.chosen(rows[row::each], start) for row in range(each)]
        if sizes[-1] != extent(shape):
            assert sizes[-1] == 1, (shape, sizes)
            start = starts[-1].cells[0]
            if numbers is not None:
                rows = [[self.looked_up(numbers, self.bounded(start, numbers.size))]]
            else:
                rows = [[self.lane_of(row, start, extent(shape))] for row in rows]
        return Value(sizes, value.dtype, rows)

    def rows_of_table(self, numbers: Ids, starts: list[Value], sizes: tuple[int, ...]) -> list[list[Cell]]:
        """One row of a constant with several axes, read where it stands."""
        shape = numbers.shape
        assert all(size == 1 for size in sizes[:-1]), (shape, sizes)
        place = literal(0, False)
        for start, length in zip(starts, shape, strict=True):
            place = self.paper.work("mul", place, literal(length, False))
            size = sizes[-1] if start is starts[-1] else 1
            if size != length:
                assert size == 1, (shape, sizes)
                place = self.paper.work("add", place, self.bounded(start.cells[0], length))
        if sizes[-1] == 1:
            return [[self.looked_up(numbers, place)]]
        real = is_real(numbers.dtype)
        table = self.paper.table(numbers, real)
        row = [
            self.paper.call(f"row_of({table} + {place.text} + {LANES * at})", True, real)
            for at in range(chunks(shape))
        ]
        return [row]

    def bounded(self, place: Cell, length: int) -> Cell:
        low = self.paper.work("max", place, literal(0, False))
        return self.paper.work("min", low, literal(length - 1, False))

    def looked_up(self, table: Ids, place: Cell) -> Cell:
        real = is_real(table.dtype)
        return self.paper.call(f"from_table({self.paper.table(table, real)}, {place.text})", place.lanes, real)

    def lane_of(self, cells: list[Cell], place: Cell, length: int) -> Cell:
        place = self.bounded(place, length)
        found = self.paper.call(f"at({self.paper.spread(cells[0]).text}, {place.text})", False, cells[0].real)
        for at in range(1, len(cells)):
            other = self.paper.call(f"at({self.paper.spread(cells[at]).text}, {place.text})", False, cells[at].real)
            later = self.paper.work("le", literal(LANES * at, False), place)
            found = self.paper.work("sel", later, other, found, real=found.real)
        return found

    def chosen(self, rows: list[list[Cell]], place: Cell) -> list[Cell]:
        """One of these rows; the first or the last for a place before or behind them."""
        found = rows[0]
        for at, row in enumerate(rows[1:], start=1):
            later = self.paper.work("le", literal(at, False), place)
            pairs = zip(row, found, strict=True)
            found = [self.select([_alone(later), _alone(a), _alone(b)], np.dtype(int)).cells[0] for b, a in pairs]
        return found

    def gathered(self, how: dict[str, Any], value: Value, places: Value, shape: tuple[int, ...]) -> Value:
        """`value[places]`, along the first axis; or one number for each row of places."""
        numbers = how["dimension_numbers"]
        if numbers.start_index_map == (0, 1) and how["slice_sizes"] == (1, 1) and len(value.shape) == 2:
            each = self.laid(moving.moved(moving.numbered(places.shape).reshape(-1, 2), places.dtype, places))
            found = [[self.lane_of(self.chosen(value.rows, row), lane, extent(value.shape))] for row, lane in self.pairs(each)]
            line = Value((len(found), 1), value.dtype, found)
            return moving.moved(moving.numbered(line.shape).reshape(shape), value.dtype, line)
        assert numbers.start_index_map == (0,) and how["slice_sizes"] == (1, *value.shape[1:]), how
        assert numbers.offset_dims == tuple(range(len(places.shape) - 1, len(shape))), how
        assert not numbers.operand_batching_dims, how
        length = value.shape[0]
        count = int(np.prod(places.shape, dtype=int))
        flat = self.laid(moving.moved(moving.numbered(places.shape).reshape(count), places.dtype, places))
        if len(value.shape) == 1:
            cells = [self.bounded(cell, length) for cell in flat.rows[0]]
            table = self.fixed(value)
            if table is not None:
                rows = [[self.looked_up(table, cell) for cell in cells]]
            elif count == 1:
                rows = [[self.lane_of(value.rows[0], cells[0], length)]]
            else:
                rows = [[self.lanes_of(value.rows[0], self.paper.spread(cell)) for cell in cells]]
            line = Value((count,), value.dtype, rows)
        else:
            each = row_count(value.shape) // length
            by_first = [value.rows[each * at : each * (at + 1)] for at in range(length)]
            rows = []
            for number in range(count):
                place = self.paper.one(flat.rows[0][number // LANES], number % LANES)
                rows += [self.chosen([part[row] for part in by_first], place) for row in range(each)]
            line = Value((count, *value.shape[1:]), value.dtype, rows)
        return moving.moved(moving.numbered(line.shape).reshape(shape), value.dtype, line)

    def pairs(self, value: Value) -> list[tuple[Cell, Cell]]:
        return [(self.paper.one(row[0], 0), self.paper.one(row[0], 1)) for row in value.rows]

    def lanes_of(self, cells: list[Cell], places: Cell) -> Cell:
        found = self.paper.call(f"looked_up({self.paper.spread(cells[0]).text}, {places.text})", True, cells[0].real)
        for at in range(1, len(cells)):
            row = self.paper.spread(cells[at]).text
            other = self.paper.call(f"looked_up({row}, {places.text})", True, cells[at].real)
            later = self.paper.work("le", literal(LANES * at, False), places)
            found = self.paper.work("sel", later, other, found, real=found.real)
        return found

    def variables(self, values: list[Value], like: Sequence[Any]) -> list[Value]:
        """Places for what is not the same on every way: rows for arrays."""
        found = []
        for value, kind in zip(values, like, strict=True):
            lanes = extent(value.shape) > 1
            rows = [[self.paper.variable(cell, lanes) for cell in row] for row in value.rows]
            found.append(Value(value.shape, np.dtype(kind.dtype), rows))
        return found

    def fill(self, variables: Sequence[Value], values: Sequence[Value]) -> None:
        for variable, value in zip(variables, values, strict=True):
            for place, cell in zip(variable.cells, value.cells, strict=True):
                if place != cell:
                    self.paper.set(place, cell)

    def branches(self, ways: Sequence[ClosedJaxpr], values: list[Value]) -> list[Value]:
        which, given = self.laid(values[0]).cells[0], [self.laid(value) for value in values[1:]]
        assert len(ways) == 2, "yes or no"
        same = {}  # what comes out as it goes in, whichever way
        for at, (one, other) in enumerate(zip(*(way.jaxpr.outvars for way in ways), strict=True)):
            if one in ways[0].jaxpr.invars and other in ways[1].jaxpr.invars:
                place = ways[0].jaxpr.invars.index(one)
                if ways[1].jaxpr.invars.index(other) == place:
                    same[at] = given[place]
        outs = [aval for at, aval in enumerate(ways[0].out_avals) if at not in same]
        blanks = [_blank(aval.shape, np.dtype(aval.dtype)) for aval in outs]
        variables = self.variables(blanks, outs)
        for way, test in ((ways[1], f"if (holds({which.text}))"), (ways[0], "else")):
            with self.paper.block(test):
                found = self.closed(way, given)
                self.fill(variables, [self.laid(value) for at, value in enumerate(found) if at not in same])
        rest = iter(variables)
        return [same[at] if at in same else next(rest) for at in range(len(ways[0].out_avals))]

    def so_often(self, how: dict[str, Any], values: list[Value]) -> list[Value]:
        """A loop whose length is known; nothing goes in or comes out at each turn."""
        values = [self.laid(value) for value in values]
        consts = len(values) - len(how["jaxpr"].out_avals)
        same, begin = values[:consts], values[consts:]
        carried = self.variables(begin, how["jaxpr"].out_avals)
        self.fill(carried, begin)
        turn = self.paper.name()
        with self.paper.block(f"for (int {turn} = 0; {turn} < {how['length']}; {turn}++)"):
            self.again(carried, how["jaxpr"], [*same, *carried])
        return carried

    def again(self, carried: list[Value], body: ClosedJaxpr, values: list[Value]) -> None:
        found = [self.laid(value) for value in self.closed(body, values)]
        held = self.variables(found, body.out_avals)  # all of them, before any is overwritten
        self.fill(held, found)
        self.fill(carried, held)

    def loop(self, how: dict[str, Any], values: list[Value]) -> list[Value]:
        test, body = how["cond_nconsts"], how["body_nconsts"]
        values = [self.laid(value) for value in values]
        for_test, for_body, begin = values[:test], values[test : test + body], values[test + body :]
        carried = self.variables(begin, how["body_jaxpr"].out_avals)
        self.fill(carried, begin)
        with self.paper.block("for (;;)"):
            goes_on = self.closed(how["cond_jaxpr"], [*for_test, *carried])
            self.paper.line(f"if (!holds({self.laid(goes_on[0]).cells[0].text})) break;")
            self.again(carried, how["body_jaxpr"], [*for_body, *carried])
        return carried


def _alone(cell: Cell) -> Value:
    return Value((), np.dtype(int), [[cell]])


def _blank(shape: tuple[int, ...], dtype: np.dtype[Any]) -> Value:
    cell = Cell("", False, is_real(dtype))
    return Value(shape, dtype, [[cell] * chunks(shape) for _ in range(row_count(shape))])


def traced(f: Callable[..., Any], examples: Sequence[Any]) -> tuple[ClosedJaxpr, Any]:
    """The code of `f`, and the form of what it returns."""
    return jax.make_jaxpr(f, return_shape=True)(*examples)  # type: ignore[no-any-return]
