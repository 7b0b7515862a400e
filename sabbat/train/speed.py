"""How many decisions a second the twin takes with random answers, on whatever device JAX finds."""

from __future__ import annotations

import time
from functools import partial

import jax
import jax.numpy as jnp

from sabbat.train import flow
from sabbat.train.legal import legal
from sabbat.train.luck import Luck
from sabbat.train.ppo import Play, begin
from sabbat.train.state import X, lay

SETS = 4


@partial(jax.jit, static_argnums=2, donate_argnums=0)
def random_ticks(play: Play, key: X, ticks: int) -> tuple[Play, X, X]:
    """So many ticks of random play: also the answers that were given, and the matches that ended."""

    def one(now: Play, number: X) -> tuple[Play, tuple[X, X]]:
        table, luck = now
        seat = jax.vmap(flow.asked_seat)(table)
        answers = jax.vmap(flow.waits)(table)
        mask = jax.vmap(legal)(table, seat)
        noise = (luck.key[:, :1] + number * jnp.uint32(0x9E3779B9)) ^ (jnp.arange(mask.shape[1], dtype=jnp.uint32) * 77)
        noise = (noise ^ (noise >> 15)) * jnp.uint32(0x2C1B3C6D)
        action = jnp.argmax(jnp.where(mask, (noise >> 8).astype(jnp.int32), -1), 1).astype(jnp.int32)
        table = jax.vmap(flow.tick)(table, luck, seat, action)
        over = table.over > 0
        anew = jax.vmap(partial(lay, table.queue.shape[1]))(1 + jnp.arange(over.shape[0]) % SETS)
        table = jax.tree.map(lambda a, b: jnp.where(over.reshape(over.shape + (1,) * (b.ndim - 1)), a, b), anew, table)
        luck = Luck(luck.key + over[:, None].astype(jnp.uint32) * jnp.uint32(0x632BE5AB))
        return Play(table, luck), (answers.sum(), over.sum())

    numbers = jnp.arange(ticks, dtype=jnp.uint32) + jax.random.bits(key, (), jnp.uint32)
    play, (answers, over) = jax.lax.scan(one, play, numbers)
    return play, answers.sum(), over.sum()


def measure(seats: int, matches: int, ticks: int, times: int) -> dict[str, float]:
    """Decisions, ticks and matches a second; what is compiled is not counted."""
    play = begin(seats, matches, jax.random.key(0))
    began = time.perf_counter()
    play, _, _ = random_ticks(play, jax.random.key(1), ticks)
    jax.block_until_ready(play)
    compiled = time.perf_counter() - began
    began = time.perf_counter()
    decisions = ended = 0
    for turn in range(times):
        play, answers, over = random_ticks(play, jax.random.key(turn), ticks)
        decisions += int(answers)
        ended += int(over)
    spent = time.perf_counter() - began
    return {
        "seats": seats, "matches_at_once": matches, "compiled_s": compiled, "decisions_per_s": decisions / spent,
        "ticks_per_s": matches * ticks * times / spent, "matches_per_s": ended / spent,
    }  # fmt: skip
