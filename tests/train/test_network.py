"""The network that is trained: two networks that look at once, and the way back in 16 bits."""

from __future__ import annotations

import pytest

pytest.importorskip("jax", reason="training needs sabbat[train]")

import jax  # only where it is there
import jax.numpy as jnp

from sabbat.games.charlatans.features import SIZE
from sabbat.train import tables as t
from sabbat.train.network import Weights, at_action, fresh, logits, think
from sabbat.train.observe import SHOWN, shown
from sabbat.train.ppo import begin
from sabbat.train.state import X

pytestmark = pytest.mark.audit
HIDDEN = 24


def usual(weights: Weights, seen: X, names: tuple[str, str, str]) -> X:
    """One of the two networks as anybody would write it, in 32 bits."""
    for name in names:
        seen = seen @ weights[f"w{name}"] + weights[f"b{name}"]
        seen = seen if name == names[-1] else jax.nn.relu(seen)
    return seen


def loss(answers: X, worth: X) -> X:
    return (jax.nn.log_softmax(answers)[:, 3] ** 2).mean() + ((worth - 0.5) ** 2).mean()


def usual_loss(weights: Weights, seen: X) -> X:
    return loss(usual(weights, seen, ("1", "2", "p")), usual(weights, seen, ("v1", "v2", "v"))[:, 0])


def test_the_way_back_in_16_bits_is_the_same_slope() -> None:
    weights, seen = fresh(1, HIDDEN), jax.random.normal(jax.random.key(1), (512, SIZE))
    found = jax.grad(lambda weights: loss(*think(weights, seen)))(weights)
    wanted = jax.grad(usual_loss)(weights, seen)
    for name, slope in wanted.items():
        assert found[name].dtype == jnp.float32
        assert jnp.linalg.norm(found[name] - slope) <= 0.1 * jnp.linalg.norm(slope), name


def test_columns_of_zeros_change_nothing() -> None:
    weights, play = fresh(1, HIDDEN), begin(3, 8, jax.random.key(1))
    seen = jax.vmap(shown)(play.table, jnp.zeros(8, jnp.int32))
    assert seen.shape == (8, SHOWN)
    assert SHOWN % 16 == 0
    assert not seen[:, SIZE:].any()
    answers, worth = think(weights, seen)
    assert answers.shape == (8, t.N)
    assert jnp.array_equal(answers, think(weights, seen[:, :SIZE])[0])
    assert jnp.array_equal(worth, think(weights, seen[:, :SIZE])[1])


def test_to_look_at_once_is_to_look_one_by_one() -> None:
    """Also where one of the two is larger than the other."""
    seen = jax.random.normal(jax.random.key(1), (64, SIZE))
    acts, judges = fresh(1, HIDDEN), fresh(2, 2 * HIDDEN)
    both = acts | {name: part for name, part in judges.items() if "v" in name}
    assert jnp.array_equal(think(both, seen)[0], logits(acts, seen))
    assert jnp.array_equal(think(both, seen)[1], think(judges, seen)[1])


def test_of_each_row_the_one_that_was_taken() -> None:
    rows, taken = jax.random.normal(jax.random.key(1), (5, 7)), jnp.array([6, 0, 3, 3, 1])
    assert jnp.array_equal(at_action(rows, taken), jnp.take_along_axis(rows, taken[:, None], 1)[:, 0])
