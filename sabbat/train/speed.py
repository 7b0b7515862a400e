"""How many decisions a second the twin takes with random answers, on whatever device JAX finds."""

from __future__ import annotations

import time
from functools import partial

import jax
import jax.numpy as jnp

from sabbat.train import flow
from sabbat.train import tables as t
from sabbat.train.kernel.building import each
from sabbat.train.legal import legal
from sabbat.train.luck import Luck, hashed
from sabbat.train.opening import lay_again
from sabbat.train.ppo import Play, begin
from sabbat.train.state import Table, X, perhaps


def random_match(ticks: int, table: Table, luck: Luck, number: X) -> tuple[Table, Luck, X, X]:
    """So many ticks of one match, with random answers; one that is over begins anew. Also how many answers were given,
    and how many matches ended."""

    def one(_: int, now: tuple[Table, Luck, X, X, X]) -> tuple[Table, Luck, X, X, X]:
        table, luck, number, answers, ended = now
        seat = flow.asked_seat(table)
        answers += flow.waits(table)
        mask = legal(table, seat)
        noise = hashed(luck.key[0] + number * jnp.uint32(0x9E3779B9) + jnp.arange(t.N, dtype=jnp.uint32))
        action = jnp.argmax(jnp.where(mask, (noise >> 8).astype(jnp.int32), -1)).astype(jnp.int32)
        table = flow.tick(table, luck, seat, action)
        over = table.over > 0
        table = perhaps(over, lay_again, table)
        luck = Luck(luck.key + over.astype(jnp.uint32) * jnp.uint32(0x632BE5AB))
        return table, luck, number + jnp.uint32(1), answers, ended + over

    nothing = jnp.int32(0)
    table, luck, _, answers, ended = jax.lax.fori_loop(0, ticks, one, (table, luck, number, nothing, nothing))
    return table, luck, answers, ended


@partial(jax.jit, static_argnums=2, donate_argnums=0)
def random_ticks(play: Play, key: X, ticks: int) -> tuple[Play, X, X]:
    """So many ticks of random play in each match: also the answers that were given, and the matches that ended."""
    numbers = jnp.full(play.luck.key.shape[0], jax.random.bits(key, (), jnp.uint32))
    table, luck, answers, ended = each(partial(random_match, ticks))(*play, numbers)
    return Play(table, luck), answers.sum(), ended.sum()


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
