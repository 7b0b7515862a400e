"""Whole matches as readable text, with and without a clock. Half of the answers are right.

`SABBAT_GOLDEN=write ./test tests/sorcellerie/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from sabbat.engine import CLOCK, Action, Match, Tick
from sabbat.engine.options import OptionValue
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import Say
from sabbat.games.sorcellerie.rules.racing import AwaitDice
from sabbat.games.sorcellerie.state import Sorcellerie, answer
from tests.every_game.test_golden import GOLDEN, line, told

MATCHES: dict[str, tuple[int, int, dict[str, OptionValue]]] = {
    "three-seats": (3, 0, {}),
    "four-seats-clock-wide-band": (4, 1_000, {"tie_band": 80}),
    "two-seats-clock-experts": (2, 1_000, {"expert": True, "goal": "any_five", "tie_band": 0}),
    "three-seats-slow": (3, 1_000, {"slow": 10}),
}


def choose(match: Match, seat: int, rng: Random) -> Action:
    assert isinstance(match.state, Sorcellerie)
    options = match.options(seat)
    if len(options) > 1 and match.state.dice and rng.random() < 0.5:
        return Say(answer(match.state))
    return rng.choice(options)


def waits(match: Match, seat: int, rng: Random) -> bool:
    """Most wait for the dice."""
    return isinstance(match.pending[seat].decision, AwaitDice) and rng.random() < 0.9


def story(name: str) -> Iterator[str]:
    seats, now, options = MATCHES[name]
    match = GAME.start(seats, seed=name, options=options)
    yield f"sorcellerie, rules {GAME.rules_version}, {seats} seats, {options or 'usual options'}"
    yield from told(match.told_at_start)
    rng = Random(name)
    while match.outcome is None:
        now += rng.randrange(5, 200) if now else 0
        seat = rng.choice(list(match.pending))
        if now and match.closes_at is not None and match.closes_at <= now:
            step = match.submit(CLOCK, Tick())
        elif now and waits(match, seat, rng):
            continue
        else:
            step = match.submit(seat, choose(match, seat, rng), now or None)
        luck = f"   <{' '.join(step.entry.luck)}>" if step.entry.luck else ""
        who = f"{step.entry.seat}@{step.entry.at}" if now else str(step.entry.seat)
        yield f"{who}> {line(step.entry.action)}{luck}"
        yield from told(step.events)
    yield line(match.outcome)


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    file = GOLDEN / "sorcellerie" / f"{name}.txt"
    now = "\n".join(story(name)) + "\n"
    if os.environ.get("SABBAT_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")
