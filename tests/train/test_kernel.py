"""What is written as one kernel does what the array code does. Here by a C++ compiler; by nvcc it is the same text."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

pytest.importorskip("jax", reason="the twin needs sabbat[train]")

import jax  # only where it is there
import jax.numpy as jnp
import numpy as np

from sabbat.train.kernel.building import in_one_kernel, written
from sabbat.train.kernel.writing import traced
from sabbat.train.ppo import Pay, begin, go_on, look, pick
from sabbat.train.speed import random_match
from sabbat.train.state import perhaps
from tests.audit import share

pytestmark = [
    pytest.mark.audit,
    pytest.mark.skipif(shutil.which("g++") is None, reason="a kernel needs a C++ compiler"),
]

MATCHES = 24
TABLE = np.arange(60, dtype=np.int32).reshape(20, 3) * 7 % 11
LONG = np.arange(200, dtype=np.int32) * 5 % 23


def whole(*shape: int) -> Any:
    rng = np.random.default_rng(sum(shape))
    return jnp.asarray(rng.integers(-9, 40, (MATCHES, *shape)), jnp.int32)


def reals(*shape: int) -> Any:
    return whole(*shape).astype(jnp.float32) / 7


def same(f: Callable[..., Any], *arguments: Any) -> None:
    wanted, found = jax.vmap(f)(*arguments), in_one_kernel(f)(*arguments)
    assert jax.tree.structure(wanted) == jax.tree.structure(found)
    for one, other in zip(jax.tree.leaves(wanted), jax.tree.leaves(found), strict=True):
        assert one.dtype == other.dtype
        assert one.shape == other.shape
        if jnp.issubdtype(one.dtype, jnp.floating):
            np.testing.assert_allclose(one.astype(jnp.float32), other.astype(jnp.float32), rtol=1e-5, atol=1e-6)
        else:
            np.testing.assert_array_equal(one, other)


def test_numbers_are_worked_out_alike() -> None:
    def f(a: Any, b: Any, x: Any) -> Any:
        u = a.astype(jnp.uint32)
        small = a.astype(jnp.int8), (a * 300).astype(jnp.int16), a > 0, jnp.sign(b), ~a, a // 3, a % 5
        unsigned = u // 7, u % 7, u > 3, u >> jnp.uint32(3), jnp.minimum(u, jnp.uint32(9)), u.astype(jnp.float32)
        truths = (a > 3) & (b < 9) | ~(a == b) ^ (a >= 0)
        exact = jnp.clip(x, 0, 2), x.astype(jnp.int32), -x, jnp.tanh(x), jnp.exp(-(x**2)), jnp.log(jnp.maximum(x, 1))
        return small, unsigned, truths, exact, jnp.where(a > b, a, b), jnp.where(x > 1, x, -1.0), a * b - b

    same(f, whole(4, 18), whole(4, 18), reals(4, 18))
    same(f, whole(200), whole(200), reals(200))
    same(f, whole(), whole(), reals())


def test_numbers_are_moved_alike() -> None:
    def f(a: Any, b: Any, alone: Any) -> Any:
        spread = b[:, None] + a, a * alone, jnp.broadcast_to(b, (3, 4)), b[None, :] < b[:, None]
        cut = a[1:3, 2:17:3], a[:, 1], a[2], a.T, a.reshape(-1), a.reshape(8, 9), a[::-1], jnp.roll(a, 5, 1)
        joined = jnp.concatenate([a, a[:, :7]], 1), jnp.stack([b, b * 2], -1), jnp.pad(a, ((0, 1), (2, 30)))
        return spread, cut, joined, jnp.append(b, alone), jnp.eye(4, dtype=jnp.int32) * b

    same(f, whole(4, 18), whole(4), whole())


@pytest.mark.parametrize("shape", [(4, 18), (3, 200), (2, 3, 32), (5,), (70,)])
def test_rows_come_down_to_one_number_alike(shape: tuple[int, ...]) -> None:
    def f(a: Any, x: Any) -> Any:
        most = a.max(-1), a.min(-1), x.max(-1), x.min(-1), (a > 30).any(-1), (a > -9).all(-1), x.sum(-1)
        across = a.sum(0), a.max(0), a.sum(), (a > 20).any(), x.sum(0)
        row = a.reshape(-1)[: shape[-1]]
        return most, across, jnp.argmax(row), jnp.argmin(row), jnp.argmax(row == 3)

    same(f, whole(*shape), reals(*shape))


def test_sums_so_far() -> None:
    same(lambda a: (jnp.cumsum(a), jnp.cumsum(a > 5)), whole(18))


def test_numbers_are_taken_from_where_others_say() -> None:
    def f(a: Any, row: Any, far: Any, at: Any, places: Any) -> Any:
        table, long = jnp.asarray(TABLE), jnp.asarray(LONG)
        one = a[at], row[at], far[at * 20], table[at], table[at, at % 3], long[at * 9], jnp.asarray(TABLE)[at][1]
        many = row[places], far[places * 20], long[places * 9], table[places], a[places % 4], long[places]
        each = jax.vmap(lambda seat, place: a[seat, place])(places[:4] % 4, places[4:8])
        return one, many, each

    at, places = jnp.arange(MATCHES) % 4, jnp.arange(MATCHES * 9).reshape(MATCHES, 9) % 10
    same(f, whole(4, 18), whole(18), whole(200), at, places)


def test_what_does_not_happen_is_jumped_over() -> None:
    def f(a: Any, b: Any) -> Any:
        def change(now: tuple[Any, Any]) -> tuple[Any, Any]:
            a, b = now
            return perhaps(b[0] > 4, lambda a: a + b[0], a), b + 1

        a, b = perhaps(a.sum() % 2 == 0, change, (a, b))
        a = jax.lax.fori_loop(0, 5, lambda turn, a: a + turn * b[1], a)
        return jax.lax.while_loop(lambda now: now[0] < 40, lambda now: (now[0] + 7, now[1] * 3), (b[0], a))

    same(f, whole(18), whole(3))


@pytest.mark.parametrize(
    ("f", "kind", "name"),
    [
        (jnp.sort, jnp.int32, "sort"),
        (lambda a: a + a, jnp.int8, "add"),
        (lambda a: jax.lax.rem(a, a), jnp.float32, "rem"),
    ],
)
def test_anything_else_is_refused(f: Callable[..., Any], kind: Any, name: str) -> None:
    """What nvcc would take for something else, too: to it a row of floats is a number."""
    code, _ = traced(f, [jax.ShapeDtypeStruct((5,), kind)])
    with pytest.raises(NotImplementedError, match=name):
        written(code, "cpu")


@pytest.mark.skipif(share() == 0, reason="a minute of compiling: ./audit plays on")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_of_the_twin_goes_on_alike(seats: int) -> None:
    table, luck = begin(seats, MATCHES, jax.random.key(1))
    numbers = jnp.arange(MATCHES, dtype=jnp.uint32)
    same(partial(random_match, 500), table, luck, numbers)
    table, luck, *_ = in_one_kernel(partial(random_match, 500))(table, luck, numbers)
    same(look, table)
    seat, _, _, mask = in_one_kernel(look)(table)
    sure = jnp.ones(MATCHES)
    same(pick, reals(mask.shape[1]), mask, sure, numbers)
    action, _ = in_one_kernel(pick)(reals(mask.shape[1]), mask, sure, numbers)
    same(go_on, table, luck, seat, action, Pay(sure, sure / 2, sure / 60, sure))
