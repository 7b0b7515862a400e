"""Whole matches as readable text, by witches who get somewhere, with and without a clock.

`SABBAT_GOLDEN=write ./test tests/du_balai/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from sabbat.engine.options import OptionValue
from sabbat.games.du_balai import GAME
from tests.du_balai.witches import play_on
from tests.every_game.test_golden import GOLDEN, line, told

MATCHES: dict[str, tuple[int, int, dict[str, OptionValue]]] = {
    "four-seats": (4, 0, {}),
    "two-seats-clock": (2, 1_000, {}),
    "six-seats-handicaps-clock": (6, 1_000, {"handicap_0": "novice5", "handicap_3": "expert", "handicap_5": "novice7"}),
}


def story(name: str) -> Iterator[str]:
    seats, now, options = MATCHES[name]
    match = GAME.start(seats, seed=name, options=options)
    yield f"du_balai, rules {GAME.rules_version}, {seats} seats, {options or 'usual options'}"
    yield from told(match.told_at_start)
    rng = Random(name)
    while match.outcome is None:
        now += rng.randrange(20, 400) if now else 0
        step = play_on(match, rng, now)
        luck = f"   <{' '.join(step.entry.luck)}>" if step.entry.luck else ""
        who = f"{step.entry.seat}@{step.entry.at}" if now else str(step.entry.seat)
        yield f"{who}> {line(step.entry.action)}{luck}"
        yield from told(step.events)
    yield line(match.outcome)


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    file = GOLDEN / "du_balai" / f"{name}.txt"
    now = "\n".join(story(name)) + "\n"
    if os.environ.get("SABBAT_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")
