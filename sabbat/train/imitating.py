"""A network that does what a bot does, learnt from its answers (`watching`): so the twin can be played against it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from sabbat.engine.chance import Seeded
from sabbat.games.charlatans.features import ASKED_AT, PAGES_AT, QUESTIONS
from sabbat.train import flow
from sabbat.train import tables as t
from sabbat.train.kernel.building import each
from sabbat.train.legal import legal
from sabbat.train.luck import Luck
from sabbat.train.network import FORBIDDEN, Weights, at_action, logits
from sabbat.train.observe import shown
from sabbat.train.ppo import adam, no_momenta
from sabbat.train.proof import NUMBERS, numbers_of
from sabbat.train.state import Table, X, lay

AT_ONCE = 4096  # answers in a step of learning
REPLAYED = 2048  # matches that are played again at once, at most
DRAWS = 16  # that a tick makes of one stream, at most
OFTEN = 20  # answers to a question, to say how well it does there
KEPT = 50  # one answer in so many is kept to see how well it does


def read(folder: Path) -> tuple[X, X, X]:
    """All answers that were watched: what was seen, what was legal (packed), what was taken. The matches are played
    again on the twin, many at once."""
    matches: dict[int, list[Any]] = {}
    for path in sorted(folder.glob("*.npz")):
        with np.load(path) as stored:
            parts = {name: stored[name] for name in stored.files}
        starts = [0, *parts["ends"][:-1]]
        for at, (start, end) in enumerate(zip(starts, parts["ends"], strict=True)):
            answers = (parts[name][start:end] for name in ("who", "what", "wanted"))
            match = (parts["luck"][at], parts["set"][at], *answers)
            matches.setdefault(int(parts["seats"][at]), []).append(match)
    with ThreadPoolExecutor() as pool:  # each seat count is compiled by itself, and that takes longest
        found = [part for parts in pool.map(_all_again, matches, matches.values()) for part in parts]
    seen, legal, taken = (jnp.concatenate(part) for part in zip(*found, strict=True))
    return seen, legal, taken


def _all_again(seats: int, matches: list[Any]) -> list[tuple[X, X, X]]:
    shape = min(REPLAYED, len(matches)), max(len(who) for _, _, who, _, _ in matches)
    return [_again(seats, matches[first : first + REPLAYED], shape) for first in range(0, len(matches), REPLAYED)]


def _again(seats: int, matches: list[Any], shape: tuple[int, int]) -> tuple[X, X, X]:
    """What the one that is wanted saw, could do and did. `shape`: how many matches there may be, and how long."""
    who, what, wanted = (np.zeros(shape, kind) for kind in ("i4", "i4", "?"))
    numbers = np.zeros((shape[0], seats + 1, NUMBERS), np.uint32)
    number = np.ones(shape[0], np.int32)
    for at, (luck, set_, seat, action, is_wanted) in enumerate(matches):
        count = len(seat)
        who[at, :count], what[at, :count], wanted[at, :count] = seat, action, is_wanted
        numbers[at], number[at] = numbers_of(Seeded(str(luck)), seats), set_
    seen, legal, answer = _replayed(seats, number, numbers, who, what)
    answer = np.asarray(answer)  # by match and tick
    assert (answer.max(1)[: len(matches)] + 1 >= [len(match[2]) for match in matches]).all(), "longer than thought"
    rows = np.flatnonzero((answer >= 0) & np.take_along_axis(wanted, np.maximum(answer, 0), 1))
    taken = np.take_along_axis(what, np.maximum(answer, 0), 1).reshape(-1)[rows]
    at = jnp.asarray(rows)
    return seen.reshape(-1, seen.shape[-1])[at], legal.reshape(-1, legal.shape[-1])[at], jnp.asarray(taken)


@partial(jax.jit, static_argnums=0)
def _replayed(seats: int, number: X, numbers: X, who: X, what: X) -> tuple[X, X, X]:
    """By match and tick: what was seen, what was legal, and the number of the answer; -1 where nobody was asked."""

    matches, longest = who.shape

    def tick(now: tuple[Table, X], _: None) -> tuple[tuple[Table, X], tuple[X, X, X]]:
        table, at = now
        here = jnp.minimum(at, longest - 1)[:, None]
        seat, action = (jnp.take_along_axis(of, here, 1)[:, 0] for of in (who, what))
        first = table.streams.astype(jnp.int32)
        coming = jnp.take_along_axis(numbers, first[..., None] + jnp.arange(DRAWS), 2)
        luck = Luck(jnp.zeros((matches, 2), jnp.uint32), coming, first)
        after, asked, seen, mask = _one_more(table, luck, seat, action)
        asked &= at < longest
        return (after, at + asked), (seen, jnp.packbits(mask, axis=1), jnp.where(asked, at, -1))

    begun = jax.vmap(partial(lay, seats))(number), jnp.zeros(matches, jnp.int32)
    _, told = jax.lax.scan(tick, begun, None, length=longest * 3 // 2)
    found: tuple[X, X, X] = jax.tree.map(lambda x: jnp.swapaxes(x, 0, 1), told)
    return found


def _tick(table: Table, luck: Luck, seat: X, action: X) -> tuple[Table, X, X, X]:
    """Of one match: how it goes on, whether the seat was asked, what it saw and what it could do."""
    return flow.tick(table, luck, seat, action), flow.waits(table), shown(table, seat), legal(table, seat)


_one_more = each(_tick)


def _scores(weights: Weights, seen: X, legal: X) -> X:
    mask = jnp.unpackbits(legal, axis=-1, count=t.N) > 0
    return jnp.where(mask, logits(weights, seen.astype(jnp.bfloat16)), FORBIDDEN)


def _loss(weights: Weights, seen: X, legal: X, taken: X) -> X:
    logs = jax.nn.log_softmax(_scores(weights, seen, legal))
    return -at_action(logs, taken).mean()


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
