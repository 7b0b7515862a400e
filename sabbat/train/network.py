"""Two networks of two hidden layers each: one knows what to do, the other how the match will end. To play, the first is
enough."""

from __future__ import annotations

from pathlib import Path
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

    found = {"wp": layer(hidden, t.N, 0.01), "bp": jnp.zeros(t.N), "wv": layer(hidden, 1, 1.0), "bv": jnp.zeros(1)}
    for first, second in (("1", "2"), ("v1", "v2")):
        found |= {f"w{first}": layer(SIZE, hidden, 1.4), f"b{first}": jnp.zeros(hidden)}
        found |= {f"w{second}": layer(hidden, hidden, 1.4), f"b{second}": jnp.zeros(hidden)}
    return found


def warm(path: Path, calm: float) -> Weights:
    """Weights that were trained before. `calm`: how sure of themselves they still are; less, and they try more. Where
    nothing stands of how matches end, this begins with what was known of what to do."""
    with np.load(path) as stored:
        found = {name: jnp.asarray(stored[name], jnp.float32) for name in stored.files if "/" not in name}
    for kind in "wb":  # a network that only acts
        if f"{kind}3" in found:
            found[f"{kind}p"] = found.pop(f"{kind}3")
    found = _widened(found)
    for name in ("w1", "b1", "w2", "b2"):
        found.setdefault(f"{name[0]}v{name[1]}", found[name] + 0.0)
    found |= {"wp": found["wp"] * calm, "bp": found["bp"] * calm}
    hidden = found["w2"].shape[1]
    found.setdefault("wv", jnp.zeros((hidden, 1)))
    found.setdefault("bv", jnp.zeros(1))
    return found


def judged_by(weights: Weights, path: Path) -> Weights:
    """The same, but how matches end is what another file knows (TO_JUDGE)."""
    with np.load(path) as stored:
        layers = {
            f"{kind}{layer}": jnp.asarray(stored[f"{kind}{name}"], jnp.float32)
            for layer, name in TO_JUDGE.items()
            for kind in "wb"
        }
    return weights | _widened(layers)


def _widened(found: Weights) -> Weights:
    """What a network was not shown then counts for nothing yet."""
    shown = {name: found[name] for name in ("w1", "wv1") if name in found}
    return found | {name: jnp.pad(rows, ((0, SIZE - rows.shape[0]), (0, 0))) for name, rows in shown.items()}


def _multiplied(seen: X, rows: X) -> X:
    """Factors in bfloat16, sums in float32."""
    return jnp.dot(seen, rows.astype(jnp.bfloat16), preferred_element_type=jnp.float32)


def _there(seen: X, rows: X) -> tuple[X, tuple[X, X]]:
    return _multiplied(seen, rows), (seen, rows.astype(jnp.bfloat16))


def _back(kept: tuple[X, X], slope: X) -> tuple[X, X]:
    """The same on the way back. By itself JAX would take a slope of 32 bits, and all that it is multiplied with too."""
    seen, rows = kept
    slope = slope.astype(jnp.bfloat16)
    return jnp.dot(slope, rows.T), jnp.dot(seen.T, slope, preferred_element_type=jnp.float32)


_product = jax.custom_vjp(_multiplied)
_product.defvjp(_there, _back)


def _layer(seen: X, rows: X, more: X) -> X:
    rows = jnp.pad(rows, ((0, seen.shape[-1] - rows.shape[0]), (0, 0)))  # what is seen may have columns of zeros
    return _product(seen.astype(jnp.bfloat16), rows) + more


def _hidden(seen: X, rows: X, more: X) -> X:
    return jax.nn.relu(_layer(seen, rows, more).astype(jnp.bfloat16))


def _on(weights: Weights, first: X, second: str, last: str) -> X:
    """From the first hidden layer to the end."""
    hidden = _hidden(first, weights[f"w{second}"], weights[f"b{second}"])
    return _layer(hidden, weights[f"w{last}"], weights[f"b{last}"])


def logits(weights: Weights, seen: X) -> X:
    """Of all actions, legal or not."""
    return _on(weights, _hidden(seen, weights["w1"], weights["b1"]), "2", "p")


def think(weights: Weights, seen: X) -> tuple[X, X]:
    """The same, and what the match will pay. Both networks look at once."""
    rows, more = (jnp.concatenate([weights[f"{kind}1"], weights[f"{kind}v1"]], -1) for kind in "wb")
    acts, judges = jnp.split(_hidden(seen, rows, more), [weights["b1"].shape[0]], -1)
    return _on(weights, acts, "2", "p"), _on(weights, judges, "v2", "v")[..., 0]


def at_action(logs: X, action: X) -> X:
    """Of each row the one of this action. Looked up, its way back would be a scatter."""
    return jnp.where(jnp.arange(logs.shape[-1]) == action[..., None], logs, 0.0).sum(-1)


TO_PLAY = {"1": "1", "2": "2", "p": "3"}  # layers of the network that acts, and their names in the file
TO_JUDGE = {"v1": "1", "v2": "2", "v": "3"}


def save(path: str, weights: Weights, layers: dict[str, str] = TO_PLAY) -> None:
    """What is needed to play, in 16 bits: sabbat/games/charlatans/bots/network.py reads it."""
    stored: dict[str, Any] = {
        f"{kind}{name}": np.asarray(weights[f"{kind}{layer}"], np.float16)
        for layer, name in layers.items()
        for kind in "wb"
    }
    np.savez_compressed(path, **stored)


def save_all(path: str, weights: Weights, momenta: Any = None) -> None:
    """To go on from there; with the momenta of learning, from the very step."""
    stored: dict[str, Any] = {name: np.asarray(value) for name, value in weights.items()}
    if momenta is not None:
        first, second, count = momenta
        stored |= {f"first/{name}": np.asarray(value) for name, value in first.items()}
        stored |= {f"second/{name}": np.asarray(value) for name, value in second.items()}
        stored["count/"] = np.asarray(count)
    np.savez(path, **stored)


def stored_momenta(path: Path) -> Any:
    """Those beside the weights, or None."""
    with np.load(path) as stored:
        if "count/" not in stored.files:
            return None
        first, second = (
            _widened({name.split("/")[1]: jnp.asarray(stored[name]) for name in stored.files if name.startswith(kind)})
            for kind in ("first/", "second/")
        )
        return first, second, jnp.asarray(stored["count/"])
