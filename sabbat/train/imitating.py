"""A network that does what a bot does, learnt from its answers (`watching`): so the twin can be played against it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sabbat.games.charlatans.features import ASKED_AT, PAGES_AT, QUESTIONS
from sabbat.train import tables as t
from sabbat.train.network import FORBIDDEN, Weights, logits
from sabbat.train.ppo import adam, no_momenta
from sabbat.train.state import X

AT_ONCE = 4096  # answers in a step of learning
OFTEN = 20  # answers to a question, to say how well it does there
KEPT = 50  # one answer in so many is kept to see how well it does


def read(folder: Path) -> tuple[X, X, X]:
    """All answers that were watched: what was seen, what was legal (packed), what was taken."""
    seen, legal, taken = [], [], []
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as stored:
            seen.append(stored["seen"])
            legal.append(stored["legal"])
            taken.append(stored["taken"])
    parts = (np.concatenate(part) for part in (seen, legal, taken))
    found: tuple[X, X, X] = tuple(jnp.asarray(part) for part in parts)
    return found


def _scores(weights: Weights, seen: X, legal: X) -> X:
    mask = jnp.unpackbits(legal, axis=-1, count=t.N) > 0
    return jnp.where(mask, logits(weights, seen.astype(jnp.bfloat16)), FORBIDDEN)


def _loss(weights: Weights, seen: X, legal: X, taken: X) -> X:
    logs = jax.nn.log_softmax(_scores(weights, seen, legal))
    return -jnp.take_along_axis(logs, taken[:, None].astype(jnp.int32), 1).mean()


@partial(jax.jit, donate_argnums=(0, 1))
def _pass(weights: Weights, momenta: Any, data: tuple[X, X, X], order: X, rates: X) -> tuple[Weights, Any, X]:
    def step(carried: Any, given: tuple[X, X]) -> tuple[Any, X]:
        weights, momenta = carried
        chosen, rate = given
        missed, slope = jax.value_and_grad(_loss)(weights, *(part[chosen] for part in data))
        return adam(weights, momenta, slope, rate), missed

    (weights, momenta), missed = jax.lax.scan(step, (weights, momenta), (order, rates))
    return weights, momenta, missed.mean()


@partial(jax.jit)
def _agrees(weights: Weights, seen: X, legal: X, taken: X) -> X:
    return jnp.argmax(_scores(weights, seen, legal), 1) == taken


def _told(seen: Any, agrees: Any) -> dict[str, Any]:
    """How often it does the same: in all, and by set for each question that was met often enough."""
    numbers = 1 + seen[:, PAGES_AT : PAGES_AT + 4].argmax(1)
    asked = seen[:, ASKED_AT : ASKED_AT + QUESTIONS].argmax(1)
    found: dict[str, Any] = {"agrees": round(float(agrees.mean()), 4), "by_set": {}, "by_question": {}}
    for number in range(1, 5):
        if (numbers == number).any():
            found["by_set"][number] = round(float(agrees[numbers == number].mean()), 4)
        for question in np.unique(asked):
            rows = agrees[(numbers == number) & (asked == question)]
            if len(rows) >= OFTEN:
                found["by_question"].setdefault(int(question), {})[number] = [len(rows), round(float(rows.mean()), 4)]
    return found


def imitate(weights: Weights, folder: Path, passes: int, rate: float, seed: int) -> tuple[Weights, dict[str, Any]]:
    """Learns from all answers so many times. Returns the weights, and how often they do the same where they have not
    learnt from it."""
    data = read(folder)
    count = data[2].shape[0]
    rng = np.random.default_rng(seed)
    kept = np.arange(count) % (KEPT * 20) < 20  # some in a row, so that hardly any match is on both sides
    learnt = np.flatnonzero(~kept)
    steps = len(learnt) // AT_ONCE
    momenta = no_momenta(weights)
    missed = 0.0
    for number in range(passes):
        order = jnp.asarray(rng.permutation(learnt)[: steps * AT_ONCE].reshape(steps, AT_ONCE))
        done = (number + jnp.arange(steps) / steps) / passes
        weights, momenta, mean = _pass(weights, momenta, data, order, rate * (1 - done))
        missed = float(mean)
    held = jnp.asarray(np.flatnonzero(kept))
    seen, legal, taken = (part[held] for part in data)
    told = _told(np.asarray(seen), np.asarray(_agrees(weights, seen, legal, taken)))
    return weights, {"answers": count, "missed": round(missed, 4), **told}
