"""Training with a progress line, checkpoints and a curve: everything that is needed to do it again stands beside the
weights."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from sabbat.train.curve import draw_curve
from sabbat.train.network import fresh, save
from sabbat.train.ppo import begin, learn, no_momenta, roll_out

Say = Callable[[str], None]
ENTROPY = (0.002, 0.02)  # what surprise is worth: at the end, and how much more at the beginning
SNAPSHOTS = (0.2, 0.4, 0.6, 0.8, 0.9)  # of the time


@dataclass(frozen=True)
class Plan:
    """How much is played between two lessons, and how it is learnt."""

    matches: dict[int, int]  # at once, by seat count
    ticks: int
    epochs: int
    parts: int
    hidden: int
    rate: float


def train(out: Path, seconds: float, seed: int, plan: Plan, say: Say = print) -> dict[str, Any]:
    """Plays and learns for so long. Returns the figures of the run."""
    out.mkdir(parents=True, exist_ok=True)
    key = jax.random.key(seed)
    weights = fresh(seed, plan.hidden)
    momenta = no_momenta(weights)
    plays = {}
    for seats, count in plan.matches.items():
        key, one = jax.random.split(key)
        plays[seats] = begin(seats, count, one)
    began = time.perf_counter()
    curve: list[dict[str, float]] = []
    decisions = rounds = 0
    steady = began, 0  # when everything was compiled, and the decisions until then
    next_line = 0.0
    taken: list[str] = []
    while (spent := time.perf_counter() - began) < seconds:
        left = max(0.05, 1 - spent / seconds)
        line: dict[str, float] = {}
        for seats in plays:
            key, first, second = jax.random.split(key, 3)
            plays[seats], moves, advantage, target = roll_out(weights, plays[seats], first, plan.ticks)
            batch = (moves, advantage, target)
            weights, momenta, told = learn(
                weights,
                momenta,
                batch,
                second,
                jnp.float32(plan.rate * left),
                jnp.float32(ENTROPY[0] + ENTROPY[1] * left),
                plan.epochs,
                plan.parts,
            )
            decisions += int(moves.valid.sum())
            over = float(moves.over.sum())
            line |= {name: float(value) for name, value in told.items()}
            line[f"points_{seats}"] = float(moves.score.sum()) / max(1.0, over)
            line[f"matches_{seats}"] = over
        rounds += 1
        if rounds == 2:
            steady = time.perf_counter(), decisions
        spent = time.perf_counter() - began
        line |= {"seconds": spent, "decisions": decisions}
        curve.append(line)
        if spent >= next_line:
            next_line = spent + 10
            points = " ".join(f"{seats}p {line[f'points_{seats}']:.1f}" for seats in plays)
            say(
                f"{spent:6.0f} s  {decisions / 1e6:8.1f} M decisions  points {points}  "
                f"entropy {line['entropy']:.3f}  value error {line['miss']:.3f}  clipped {line['moved']:.3f}"
            )
        while len(taken) < len(SNAPSHOTS) and spent > seconds * SNAPSHOTS[len(taken)]:
            taken.append(f"checkpoint_{len(taken) + 1}.npz")
            save(str(out / taken[-1]), weights)
    save(str(out / "weights.npz"), weights)
    speed = (decisions - steady[1]) / (time.perf_counter() - steady[0])
    figures = {
        "seed": seed, "seconds": round(time.perf_counter() - began), "decisions": decisions, "rounds": rounds,
        "decisions_per_second": round(speed), "plan": asdict(plan), "device": str(jax.devices()[0]),
        "jax": jax.__version__, "last": curve[-1],
    }  # fmt: skip
    (out / "weights.json").write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    (out / "curve.json").write_text(json.dumps(curve) + "\n", encoding="utf-8")
    (out / "curve.svg").write_text(draw_curve(curve), encoding="utf-8")
    return figures
