"""Whole seeded matches as readable text. The diff of a golden match is the change of the rules: commit both together.

`SABBAT_GOLDEN=write ./test tests/every_game/test_golden.py` writes them anew.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sabbat
from sabbat.engine import Event, codec

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES = {
    f"{file.parent.name}/{name}": told
    for file in sorted(GOLDEN.glob("*/matches.json"))  # each game's own: seats and options by name
    for name, told in json.loads(file.read_text(encoding="utf-8")).items()
}


def line(value: Any) -> str:  # an action or event of any game
    """`ChipPlaced seat=1 chip=B2 space=7 moved=2`."""
    told = codec.plain(value)
    return " ".join([told.pop("t"), *(f"{name}={shown(value)}" for name, value in told.items())])


def shown(value: Any) -> str:  # JSON
    return "+".join(map(str, value)) or "-" if isinstance(value, list) else str(value)


def story(name: str) -> Iterator[str]:
    game, seats, options = name.partition("/")[0], MATCHES[name]["seats"], MATCHES[name]["options"]
    match = sabbat.GAMES[game].start(seats, seed=name, options=options)
    yield f"{game}, rules {match.game.rules_version}, {seats} seats, {options or 'usual options'}"
    yield from told(match.told_at_start)
    rng = Random(name)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        step = match.submit(seat, rng.choice(match.options(seat)))
        luck = f"   <{' '.join(step.entry.luck)}>" if step.entry.luck else ""
        yield f"{seat}> {line(step.entry.action)}{luck}"
        yield from told(step.events)
    yield line(match.outcome)


def told(events: tuple[Event, ...]) -> Iterator[str]:
    return (f"     {line(event)}" for event in events)


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    file = GOLDEN / f"{name}.txt"
    now = "\n".join(story(name)) + "\n"
    if os.environ.get("SABBAT_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")
