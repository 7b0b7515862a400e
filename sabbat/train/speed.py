"""How many decisions a second the twin takes with random answers and in self-play training, on whatever device JAX
finds; beside it the twin on the processor, and the engine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

import sabbat
from sabbat.engine import playout
from sabbat.lab.speed import rate
from sabbat.train import flow
from sabbat.train import tables as t
from sabbat.train.kernel.building import each
from sabbat.train.legal import legal
from sabbat.train.luck import Luck, hashed
from sabbat.train.ppo import Play, begin, begin_again
from sabbat.train.state import Table, X, perhaps
from sabbat.train.training import Plan, train


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
        table, luck = perhaps(over, lambda now: begin_again(*now), (table, luck))
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


def measure(seats: int, matches: int, ticks: int, times: int) -> dict[str, Any]:
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
        "what": "random answers", "device": str(jax.devices()[0]),
        "seats": seats, "matches_at_once": matches, "compiled_s": compiled, "decisions_per_s": decisions / spent,
        "ticks_per_s": matches * ticks * times / spent, "matches_per_s": ended / spent,
    }  # fmt: skip


def on_the_processor(seats: int, matches: int, ticks: int) -> dict[str, Any]:
    """The same where there is no accelerator: in a process that does not see it."""
    asked = f"measure({seats}, {matches}, {ticks}, 1)"
    code = f"import json; from sabbat.train.speed import measure; print(json.dumps({asked}))"
    environment = os.environ | {"JAX_PLATFORMS": "cpu"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return found


def engine(seats: int, seconds: float) -> dict[str, Any]:
    """Random matches of the engine, on one core."""
    decisions, matches = rate(lambda number: sabbat.playout("charlatans", seats=seats, seed=number), seconds)
    kind = "plain Python" if str(playout.__file__).endswith(".py") else "compiled"
    return {
        "what": "random answers", "device": f"the engine, {kind}, one core",
        "seats": seats, "decisions_per_s": decisions, "matches_per_s": matches,
    }  # fmt: skip


def training(plan: Plan, seconds: float) -> dict[str, Any]:
    """Self-play, as `train` does it; what is compiled is not counted, nor answers without a choice."""
    with tempfile.TemporaryDirectory() as folder:
        figures = train(Path(folder), seconds, 1, plan, say=lambda line: None)
    return {
        "what": "self-play training", "device": figures["device"],
        "matches_at_once": plan.matches, "decisions_per_s": figures["decisions_per_second"],
    }  # fmt: skip
