"""Training with a progress line, checkpoints and a curve: everything that is needed to do it again stands beside the
weights."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp

from sabbat.games.charlatans.bots.payoff import CLEAR, WIN
from sabbat.train.curve import draw_curve
from sabbat.train.network import TO_JUDGE, Weights, fresh, judged_by, save, save_all, stored_momenta, warm
from sabbat.train.ppo import SETS, Pay, Rivals, begin, learn, no_momenta, roll_out, spread

Say = Callable[[str], None]
SNAPSHOTS = (0.2, 0.4, 0.6, 0.8, 0.9)  # of the time
PAY_AT_FIRST = (0.6, 0.3, 1 / 60)  # win, clear win, a point: points say what to do in any case
PAY_AT_LAST = (WIN, CLEAR, 0.0)
MATCH = 640  # ticks of a match, about
A_CHOICE = 0.8  # of the ticks are an answer of somebody who has a choice
REMEMBERS = 0.98  # of the weights that are kept, from round to round: the mean of the last fifty or so


@dataclass(frozen=True)
class Plan:
    """How much is played between two lessons, and how it is learnt."""

    matches: dict[int, int]  # at once, by seat count
    ticks: int
    epochs: int
    parts: int
    hidden: int
    rate: tuple[float, float]  # how large a step of learning is: at the beginning and at the end
    reach: float  # how far ahead a lesson looks, from 0 to 1
    curious: tuple[float, float]  # what surprise is worth: at the beginning and at the end
    calm: float = 1.0  # of weights that were trained before
    begins: str = ""  # their file
    settles: float = 0.5  # after this share of the time it is the win that pays
    rivals: tuple[str, ...] = ()  # the files of weights that do not learn, to play against
    among: tuple[float, ...] = ()  # each in this share of the matches
    sets: tuple[int, ...] = SETS  # by turns
    astray: float = 0.0  # of the answers of one seat: what they lead to is tried out
    judges: bool = False  # only the judge learns
    judge: str = ""  # the file of the judge to begin with, where it is not in `begins`


def pay(spent: float, settles: float, reach: float) -> Pay:
    """What a match pays after this share of the time."""
    late = min(1.0, spent / settles) if settles else 1.0
    win, clear, point = (a + (b - a) * late for a, b in zip(PAY_AT_FIRST, PAY_AT_LAST, strict=True))
    return Pay(jnp.float32(win), jnp.float32(clear), jnp.float32(point), jnp.float32(reach))


def teaching(plan: Plan) -> float:
    """About which share of the ticks teaches something: an answer with a choice, of a seat that learns."""
    among = sum(plan.among)
    matches = sum(plan.matches.values())
    return A_CHOICE * (1 - among + among * sum(count / seats for seats, count in plan.matches.items()) / matches)


@partial(jax.jit, donate_argnums=0)
def _remember(mean: Weights, weights: Weights, share: jax.Array) -> Weights:
    found: Weights = jax.tree.map(lambda old, new: share * old + (1 - share) * new, mean, weights)
    return found


def train(out: Path, seconds: float, seed: int, plan: Plan, say: Say = print) -> dict[str, Any]:
    """Plays and learns for so long. Returns the figures of the run."""
    out.mkdir(parents=True, exist_ok=True)
    key = jax.random.key(seed)
    weights = warm(Path(plan.begins), plan.calm) if plan.begins else fresh(seed, plan.hidden)
    weights = judged_by(weights, Path(plan.judge)) if plan.judge else weights
    momenta = (stored_momenta(Path(plan.begins)) if plan.begins and plan.calm == 1.0 else None) or no_momenta(weights)
    theirs = tuple(warm(Path(path), 1.0) for path in plan.rivals)
    rivals = Rivals(theirs, jnp.array(plan.among, jnp.float32)) if theirs else None
    mean = jax.tree.map(jnp.copy, weights)
    plays = {}
    for seats, count in plan.matches.items():
        key, one = jax.random.split(key)
        plays[seats] = begin(seats, count, one, plan.sets)
        now = pay(0.0, plan.settles, plan.reach)
        plays[seats] = spread(weights, plays[seats], one, now, plan.ticks, MATCH // plan.ticks, rivals, plan.astray)
    began = time.perf_counter()
    curve: list[dict[str, float]] = []
    decisions = rounds = 0
    steady = began, 0  # when everything was compiled, and the decisions until then
    next_line = 0.0
    taken: list[str] = []
    while (spent := (time.perf_counter() - began) / seconds) < 1:
        lessons, ends = [], {}
        for seats in plays:
            key, one = jax.random.split(key)
            now = pay(spent, plan.settles, plan.reach)
            plays[seats], *lesson, ends[seats] = roll_out(
                weights, plays[seats], one, now, plan.ticks, rivals, plan.astray
            )
            lessons.append(tuple(lesson))
        key, one = jax.random.split(key)
        rate, curious = (first + (last - first) * spent for first, last in (plan.rate, plan.curious))
        weights, momenta, told = learn(
            weights,
            momenta,
            lessons,
            one,
            jnp.float32(rate),
            jnp.float32(curious),
            jnp.float32(not plan.judges),
            plan.epochs,
            plan.parts,
            teaching(plan),
        )
        mean = _remember(mean, weights, jnp.float32(min(REMEMBERS, rounds / (rounds + 10))))
        line = {name: float(value) for name, value in told.items()}
        for seats, figures in ends.items():
            valid, over, score, paid = (float(figure) for figure in figures)
            decisions += int(valid)
            line |= {f"points_{seats}": score / max(1.0, over), f"paid_{seats}": paid / max(1.0, over)}
            line |= {f"matches_{seats}": over}
        rounds += 1
        if rounds == 2:
            steady = time.perf_counter(), decisions
        line |= {"seconds": time.perf_counter() - began, "decisions": decisions}
        curve.append(line)
        if line["seconds"] >= next_line:
            next_line = line["seconds"] + 10
            points = " ".join(
                f"{seats}p {line[f'points_{seats}']:.1f} ({line[f'paid_{seats}']:.3f})" for seats in plays
            )
            say(
                f"{line['seconds']:6.0f} s  {decisions / 1e6:8.1f} M decisions  points {points}  "
                f"entropy {line['entropy']:.3f}  value error {line['miss']:.4f}  clipped {line['moved']:.3f}"
            )
        while len(taken) < len(SNAPSHOTS) and line["seconds"] > seconds * SNAPSHOTS[len(taken)]:
            taken.append(f"checkpoint_{len(taken) + 1}.npz")
            save(str(out / f"worth_{len(taken)}.npz"), mean, TO_JUDGE)
            save(str(out / taken[-1]), mean)
    save(str(out / "weights.npz"), mean)
    save(str(out / "worth.npz"), mean, TO_JUDGE)
    save_all(str(out / "whole.npz"), weights, momenta)
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
