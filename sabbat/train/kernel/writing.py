"""The code of JAX, one operation after another, as lines of C++. What the twin needs is here; all else is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import starmap
from typing import Any

import jax
import numpy as np
from jax.extend.core import ClosedJaxpr, Jaxpr, Literal

from sabbat.train.kernel import moving
from sabbat.train.kernel.rows import LANES, Cell, Ids, Paper, Value, chunks, extent, row_count
from sabbat.train.kernel.taking import gathered, sliced
from sabbat.train.kernel.working import COMBINED, Kind, alike, chosen, constant, converted, is_real, place_of, reduced

ALIKE = {  # each number by those in the same place
    "add": "add", "add_any": "add", "sub": "sub", "mul": "mul", "div": "div", "rem": "rem", "max": "max", "min": "min",
    "eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "and": "both", "or": "either", "xor": "differ", "neg": "neg",
    "shift_left": "left", "shift_right_logical": "right", "sign": "sign",
    "tanh": "tanh_of", "exp": "exp_of", "log": "log_of",
}  # fmt: skip
FOR_REALS = {"add", "add_any", "sub", "mul", "div", "max", "min", "eq", "ne", "lt", "le", "neg", "tanh", "exp", "log"}
TURNED = {"gt": "lt", "ge": "le"}  # the same with the two changed over
BY_SIGN = {"div", "rem", "max", "min", "lt", "le"}  # another thing for numbers without a sign
WHOLE = 4  # bytes of the numbers that are reckoned with
INSIDE = {"jit": "jaxpr", "pjit": "jaxpr", "closed_call": "call_jaxpr", "custom_jvp_call": "call_jaxpr"}
MOVING = {
    "broadcast_in_dim", "reshape", "squeeze", "expand_dims", "transpose", "rev", "slice", "concatenate", "stack", "pad",
}  # fmt: skip


class Writer:
    """Knows what each variable of the code has become."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper

    def laid(self, value: Value) -> Value:
        return moving.laid(self.paper, value)

    def closed(self, code: ClosedJaxpr, values: Sequence[Value]) -> list[Value]:
        return self.write(code.jaxpr, [constant(self.paper, const) for const in code.consts], values)

    def write(self, code: Jaxpr, consts: Sequence[Value], values: Sequence[Value]) -> list[Value]:
        env: dict[Any, Value] = dict(zip([*code.constvars, *code.invars], [*consts, *values], strict=True))

        def read(atom: Any) -> Value:
            return constant(self.paper, atom.val) if isinstance(atom, Literal) else env[atom]

        for equation in code.eqns:
            found = self.operation(equation, [read(atom) for atom in equation.invars])
            for variable, value in zip(equation.outvars, found, strict=True):
                assert value.shape == variable.aval.shape, (equation, value.shape)
                env[variable] = value._replace(dtype=np.dtype(variable.aval.dtype))
        return [read(atom) for atom in code.outvars]

    def operation(self, equation: Any, values: list[Value]) -> list[Value]:
        name, how = equation.primitive.name, equation.params
        if name in INSIDE:
            inner = how[INSIDE[name]]
            return self.closed(inner, values) if hasattr(inner, "consts") else self.write(inner, [], values)
        out = equation.outvars[0].aval
        shape, dtype = out.shape, np.dtype(out.dtype)
        if name in MOVING:
            return [moving.moved(_places(name, how, values, shape), dtype, *values)]
        values = [self.laid(value) for value in values]
        match name:
            case "cond":
                return self.branches(how["branches"], values)
            case "while":
                return self.loop(how, values)
            case "scan":
                return self.so_often(how, values)
        return [self.one(name, how, values, shape, dtype)]

    def one(self, name: str, how: dict[str, Any], values: list[Value], shape: tuple[int, ...], dtype: Kind) -> Value:
        """An operation with one outcome."""
        paper = self.paper
        if name in TURNED:
            name, values = TURNED[name], values[::-1]
        if name in ALIKE:
            old = values[0].dtype
            if (is_real(old) and name not in FOR_REALS) or _runs_over(dtype):
                raise NotImplementedError(f"{name} of {old}")
            unsigned = name in BY_SIGN and old.kind == "u"
            return self.each(f"{ALIKE[name]}_u" if unsigned else ALIKE[name], values, dtype)
        if name.startswith("reduce_") and name[7:] in COMBINED and not (name == "reduce_sum" and _runs_over(dtype)):
            return reduced(paper, name[7:], values[0], how["axes"], shape, dtype) if how["axes"] else values[0]
        match name:
            case "iota":
                return constant(paper, np.indices(shape)[how["dimension"]].astype(dtype))
            case "not":
                return self.each("none" if dtype.kind == "b" else "invert", values, dtype)
            case "integer_pow":
                assert how["y"] == 2, how
                return self.each("mul", [*values, *values], dtype)
            case "stop_gradient" | "copy" | "optimization_barrier":
                return values[0]
            case "convert_element_type":
                old = values[0].dtype
                return alike(paper, lambda cell: converted(paper, cell, old, dtype), values, dtype)
            case "select_n":
                return alike(paper, lambda *cells: chosen(paper, *cells), values, dtype)
            case "clamp":
                low, middle, high = values
                return self.each("min", [self.each("max", [low, middle], dtype), high], dtype)
            case "cumsum":
                assert (how["axis"], how["reverse"]) == (len(shape) - 1, False), how
                assert extent(shape) <= LANES, shape
                assert not is_real(dtype), dtype
                return alike(paper, lambda cell: paper.work("sums", paper.spread(cell)), values, dtype)
            case "argmax" | "argmin":
                assert how["axes"] == (0,), how
                return place_of(paper, name[3:], values[0], dtype)
            case "dynamic_slice":
                return sliced(paper, values[0], values[1:], how["slice_sizes"])
            case "gather":
                return gathered(paper, how, values[0], values[1], shape)
        raise NotImplementedError(f"{name} {how}")

    def each(self, function: str, values: list[Value], dtype: Kind) -> Value:
        return alike(self.paper, lambda *cells: self.paper.work(function, *cells, real=is_real(dtype)), values, dtype)

    def variables(self, like: Sequence[Any]) -> list[Value]:
        """Places for what is not the same on every way: rows for arrays."""
        found = []
        for kind in like:
            dtype = np.dtype(kind.dtype)
            cell = Cell("", extent(kind.shape) > 1, is_real(dtype))
            rows = [
                [self.paper.variable(cell) for _ in range(chunks(kind.shape))] for _ in range(row_count(kind.shape))
            ]
            found.append(Value(kind.shape, dtype, rows))
        return found

    def fill(self, variables: Sequence[Value], values: Sequence[Value]) -> None:
        for variable, value in zip(variables, values, strict=True):
            for place, cell in zip(variable.cells, self.laid(value).cells, strict=True):
                if place != cell:
                    self.paper.set(place, cell)

    def branches(self, ways: Sequence[ClosedJaxpr], values: list[Value]) -> list[Value]:
        which, given = values[0].cells[0], values[1:]
        no, yes = ways
        same = {}  # what comes out as it goes in, whichever way
        for at, outs in enumerate(zip(no.jaxpr.outvars, yes.jaxpr.outvars, strict=True)):
            for one, other, value in zip(no.jaxpr.invars, yes.jaxpr.invars, given, strict=True):
                if outs[0] is one and outs[1] is other:
                    same[at] = value
        changed = [at for at in range(len(no.out_avals)) if at not in same]
        variables = self.variables([no.out_avals[at] for at in changed])
        for way, test in ((yes, f"if (holds({which.text}))"), (no, "else")):
            with self.paper.block(test):
                found = self.closed(way, given)
                self.fill(variables, [found[at] for at in changed])
        return [(same | dict(zip(changed, variables, strict=True)))[at] for at in range(len(no.out_avals))]

    def so_often(self, how: dict[str, Any], values: list[Value]) -> list[Value]:
        """A loop whose length is known; nothing goes in or comes out at each turn."""
        body = how["jaxpr"]
        consts = len(values) - len(body.out_avals)
        carried = self.variables(body.out_avals)
        self.fill(carried, values[consts:])
        turn = self.paper.name()
        with self.paper.block(f"for (int {turn} = 0; {turn} < {how['length']}; {turn}++)"):
            self.again(carried, body, [*values[:consts], *carried])
        return carried

    def loop(self, how: dict[str, Any], values: list[Value]) -> list[Value]:
        test, body = how["cond_nconsts"], how["cond_nconsts"] + how["body_nconsts"]
        carried = self.variables(how["body_jaxpr"].out_avals)
        self.fill(carried, values[body:])
        with self.paper.block("for (;;)"):
            goes_on = self.laid(self.closed(how["cond_jaxpr"], [*values[:test], *carried])[0])
            self.paper.line(f"if (!holds({goes_on.cells[0].text})) break;")
            self.again(carried, how["body_jaxpr"], [*values[test:body], *carried])
        return carried

    def again(self, carried: list[Value], body: ClosedJaxpr, values: list[Value]) -> None:
        found = self.closed(body, values)
        held = self.variables(body.out_avals)  # all of them, before any is overwritten
        self.fill(held, found)
        self.fill(carried, held)


def _runs_over(dtype: Kind) -> bool:
    """Whether sums of such numbers would come out otherwise than here, where all have 32 bits."""
    return dtype.kind != "b" and dtype.itemsize < WHOLE


def _places(name: str, how: dict[str, Any], values: list[Value], shape: tuple[int, ...]) -> Ids:
    """What only moves numbers: where they come from."""
    ids = moving.numbered(values[0].shape)
    match name:
        case "broadcast_in_dim":
            return moving.spread_ids(values[0].shape, shape, how["broadcast_dimensions"])
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
    return ids.reshape(shape)


def traced(f: Callable[..., Any], examples: Sequence[Any]) -> tuple[ClosedJaxpr, Any]:
    """The code of `f`, and the form of what it returns."""
    return jax.make_jaxpr(f, return_shape=True)(*examples)  # type: ignore[no-any-return]
