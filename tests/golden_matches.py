"""How a whole match is told as text, and held to the text in `tests/golden`. SABBAT_GOLDEN=write writes it anew."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from sabbat.engine import Match, Step, codec
from sabbat.engine.options import OptionValue

GOLDEN = Path(__file__).parent / "golden"


def line(value: Any) -> str:  # an action or event of any game
    """`ChipPlaced seat=1 chip=B2 space=7 moved=2`."""
    told = codec.plain(value)
    return " ".join([told.pop("t"), *(f"{name}={_shown(value)}" for name, value in told.items())])


def _shown(value: Any) -> str:  # JSON
    return "+".join(map(str, value)) or "-" if isinstance(value, list) else str(value)


def story(
    match: Match, options: dict[str, OptionValue], play_on: Callable[[], Step | None], timed: bool = False
) -> Iterator[str]:
    """The match to its end; `play_on` brings the next step, or none where somebody only waits."""
    game = match.game
    yield f"{game.name}, rules {game.rules_version}, {len(match.seats)} seats, {options or 'usual options'}"
    yield from (f"     {line(event)}" for event in match.told_at_start)
    while match.outcome is None:
        step = play_on()
        if step is None:
            continue
        luck = f"   <{' '.join(step.entry.luck)}>" if step.entry.luck else ""
        who = f"{step.entry.seat}@{step.entry.at}" if timed else str(step.entry.seat)
        yield f"{who}> {line(step.entry.action)}{luck}"
        yield from (f"     {line(event)}" for event in step.events)
    yield line(match.outcome)


def hold(name: str, told: Iterator[str]) -> None:
    """The match goes as it always went."""
    file = GOLDEN / f"{name}.txt"
    now = "\n".join(told) + "\n"
    if os.environ.get("SABBAT_GOLDEN") == "write":
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert now == file.read_text(encoding="utf-8")
