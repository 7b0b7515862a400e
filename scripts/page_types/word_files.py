"""What the page's words need: the rules behind each event."""

from __future__ import annotations

import json
import re

from page_types.shapes import HEADING
from sabbat.engine.events import Event
from sabbat.games import GAMES

RULE = re.compile(r"\b[A-Z]{3}-E?\d+\b")


def rules_of_events() -> str:
    """By game and event: the rules that its docstring names. The log tells them to whoever asks what that was."""
    found: dict[str, dict[str, list[str]]] = {}
    for name, game in sorted(GAMES.items()):
        events = [cls for cls in game.vocabulary() if issubclass(cls, Event)]
        rules = {event.__name__: list(dict.fromkeys(RULE.findall(event.__doc__ or ""))) for event in events}
        found[name] = {event: ids for event, ids in sorted(rules.items()) if ids}
    heading = HEADING.format(source="the events of the games")
    table = "\n".join(f"  {name}: {{\n{_lines(events)}\n  }}," for name, events in found.items())
    kind = "Record<string, Record<string, string[]>>"
    return f"{heading}\nexport const RULES_OF_EVENTS: {kind} = {{\n{table}\n}};\n"


def _lines(events: dict[str, list[str]]) -> str:
    return "\n".join(f"    {event}: {json.dumps(ids)}," for event, ids in events.items())
