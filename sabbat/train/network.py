"""The network: two hidden layers, a head for the actions and one for how the match will end."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sabbat.games.charlatans.features import SIZE
from sabbat.train import tables as t
from sabbat.train.state import X

FORBIDDEN = -1e9
Weights = dict[str, Any]


def fresh(seed: int, hidden: int) -> Weights:
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int, gain: float) -> Any:
        q, _ = np.linalg.qr(rng.normal(size=(max(rows, columns), min(rows, columns))))
        return jnp.asarray(gain * (q if rows >= columns else q.T), jnp.float32)

    return {
        "w1": layer(SIZE, hidden, 1.4), "b1": jnp.zeros(hidden),
        "w2": layer(hidden, hidden, 1.4), "b2": jnp.zeros(hidden),
        "wp": layer(hidden, t.N, 0.01), "bp": jnp.zeros(t.N),
        "wv": layer(hidden, 1, 1.0), "bv": jnp.zeros(1),
    }  # fmt: skip


def think(weights: Weights, seen: X) -> tuple[X, X]:
    """Logits of all actions, legal or not, and the value. Matrix products in bfloat16, sums in float32."""

    def times(x: X, name: str) -> X:
        product = jnp.dot(
            x.astype(jnp.bfloat16), weights[f"w{name}"].astype(jnp.bfloat16), preferred_element_type=jnp.float32
        )
        return product + weights[f"b{name}"]

    hidden = jax.nn.relu(times(seen, "1"))
    hidden = jax.nn.relu(times(hidden, "2"))
    return times(hidden, "p"), times(hidden, "v")[..., 0]


def save(path: str, weights: Weights) -> None:
    stored: dict[str, Any] = {name: np.asarray(value, np.float16) for name, value in weights.items()}
    np.savez_compressed(path, **stored)
