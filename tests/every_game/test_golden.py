"""Whole seeded matches as readable text. The diff of a golden match is the change of the rules: commit both together.

`SABBAT_GOLDEN=write ./test tests/every_game/test_golden.py` writes them anew.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sabbat
from sabbat.engine import Event, codec
from sabbat.engine.options import OptionValue

GOLDEN = Path(__file__).parents[1] / "golden"
MATCHES: dict[str, tuple[str, int, dict[str, OptionValue]]] = {
    "bal_des_chaudrons/novices-two-seats": ("bal_des_chaudrons", 2, {}),
    "bal_des_chaudrons/novices-four-seats": ("bal_des_chaudrons", 4, {}),
    "bal_des_chaudrons/experts-three-seats": ("bal_des_chaudrons", 3, {"characters": "expert"}),
    "bal_des_chaudrons/experts-five-seats": ("bal_des_chaudrons", 5, {"characters": "expert"}),
    "chaudron_magique/two-seats": ("chaudron_magique", 2, {}),
    "chaudron_magique/four-seats": ("chaudron_magique", 4, {}),
    "chaudron_magique/seven-seats-gentle": ("chaudron_magique", 7, {"potions": "gentle", "burnt": 28}),
    "chaudron_magique/three-seats-apprentice": (
        "chaudron_magique",
        3,
        {"deck": "apprentice", "burnt": 28, "potions": "hard", "talk": "free"},
    ),
    "charlatans/set-1-four-seats": ("charlatans", 4, {}),
    "charlatans/set-2-three-seats": ("charlatans", 3, {"set": 2}),
    "charlatans/set-3-two-seats": ("charlatans", 2, {"set": 3}),
    "charlatans/set-4-tubes": ("charlatans", 3, {"set": 4, "test_tubes": True}),
    "charlatans/mix-together-waivers": (
        "charlatans",
        4,
        {
            "green": 3,
            "blue": 2,
            "red": 2,
            "yellow": 2,
            "purple": 4,
            "together": True,
            "waivers": True,
            "flask": "white",
        },
    ),
}


def line(value: Any) -> str:  # an action or event of any game
    """`ChipPlaced seat=1 chip=B2 space=7 moved=2`."""
    told = codec.plain(value)
    return " ".join([told.pop("t"), *(f"{name}={shown(each)}" for name, each in told.items())])


def shown(value: Any) -> str:  # JSON
    return "+".join(map(str, value)) or "-" if isinstance(value, list) else str(value)


def story(name: str) -> Iterator[str]:
    game, seats, options = MATCHES[name]
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
