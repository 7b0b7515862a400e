"""One player among copies of another, on the twin: thousands of matches in a few seconds, so that small steps show."""

from __future__ import annotations

from functools import partial
from math import sqrt

import jax
import jax.numpy as jnp

from sabbat.train import flow
from sabbat.train.kernel.building import each
from sabbat.train.network import FORBIDDEN, Weights, logits
from sabbat.train.ppo import SETS, Play, begin, learners_seat, look
from sabbat.train.scoring import keys
from sabbat.train.state import X

MOST_TICKS = 1200  # in a match; those that last longer are not counted
Z95 = 1.959964

_looks, _ticks = each(look), each(flow.tick)


@partial(jax.jit, static_argnums=(2, 3, 5))
def _play(one: Weights, other: Weights, seats: int, matches: int, key: X, sets: tuple[int, ...]) -> tuple[X, X, X]:
    """By match: whether it is over, the share of the win of the one, and by how many points it leads the mean of the
    others. Everybody gives the likeliest answer."""
    play = begin(seats, matches, key, sets)
    mine = learners_seat(matches, seats)

    def tick(now: Play) -> Play:
        table, luck = now
        seat, _, seen, mask = _looks(table)
        answers = jnp.where((seat == mine)[:, None], logits(one, seen), logits(other, seen))
        action = jnp.argmax(jnp.where(mask, answers, FORBIDDEN), 1).astype(jnp.int32)
        return Play(_ticks(table, luck, seat, action), luck)

    def goes_on(carried: tuple[Play, X]) -> X:
        return (carried[0].table.over == 0).any() & (carried[1] < MOST_TICKS)

    play, _ = jax.lax.while_loop(goes_on, lambda carried: (tick(carried[0]), carried[1] + 1), (play, jnp.int32(0)))
    key_of = jax.vmap(keys)(play.table)
    winners = key_of == key_of.max(1, keepdims=True)
    here = jnp.arange(seats) == mine[:, None]
    points = play.table.players.points.astype(jnp.float32)
    lead = (points * here).sum(1) - (points * ~here).sum(1) / (seats - 1)
    return play.table.over > 0, (winners * here).sum(1) / winners.sum(1), lead


def versus(
    one: Weights, other: Weights, seats: int, matches: int, seed: int, sets: tuple[int, ...] = SETS
) -> dict[str, float]:
    """How often the one wins, in per cent, with half the width of the 95 % interval, all in all and by set."""
    over, won, lead = _play(one, other, seats, matches, jax.random.key(seed), sets)
    count = float(over.sum())
    share = float((won * over).sum()) / count
    found = {
        "seats": seats, "matches": count, "wins": round(100 * share, 2),
        "wins_error": round(100 * Z95 * sqrt(share * (1 - share) / count), 2),
        "lead": round(float((lead * over).sum()) / count, 2),
    }  # fmt: skip
    of_match = jnp.asarray(sets)[jnp.arange(matches) % len(sets)]
    for number in sorted(set(sets)):
        of_set = over & (of_match == number)
        found[f"set_{number}"] = round(100 * float((won * of_set).sum() / of_set.sum()), 1)
    return found
