"""A game's `guide.gen.ts`: the steps of its guide, checked against what the game can ask, tell and take."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from page_types.shapes import HEADING
from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event
from sabbat.engine.game import Game
from sabbat.games.guide import TAP, Guide, Step, guide_of


class BadGuide(ValueError):
    """A step names something that is not there."""


def guide_file(game: Game[Any]) -> str | None:
    """None where the game has no guide."""
    guide = guide_of(game.name)
    if guide is None:
        return None
    check(game, guide)
    steps = "\n".join(f"    {json.dumps(_written(step))}," for step in guide.step)
    heading = HEADING.format(source=f"sabbat/games/{game.name}/guide.toml")
    kind = 'import type { Guide } from "../../guide/types";'
    return f"{heading}{kind}\n\nexport const GUIDE: Guide = {{\n  steps: [\n{steps}\n  ],\n}};\n"


def check(game: Game[Any], guide: Guide) -> None:
    """Every question, event and action that is named is one of the game's; no step comes twice."""
    names = {
        base: {kind.__name__ for kind in game.vocabulary() if issubclass(kind, base)} for base in (Decision, Event)
    }
    actions = {kind.__name__ for kind in game.vocabulary() if issubclass(kind, Action)}
    seen: set[str] = set()
    for step in guide.step:
        when = step.when
        for name, known in ((when.question, names[Decision]), (when.event, names[Event])):
            if name and name not in known:
                raise BadGuide(f"{game.name}: step {step.id!r}: the game has no {name}")
        if step.until != TAP and step.until not in actions:
            raise BadGuide(f"{game.name}: step {step.id!r}: nobody can {step.until}")
        if step.id in seen:
            raise BadGuide(f"{game.name}: two steps {step.id!r}")
        seen.add(step.id)
        assert all(condition.path for condition in when.conditions)  # each can be read
    game.agree(guide.seats, guide.options)


def _written(step: Step) -> dict[str, Any]:
    when = step.when
    conditions = [msgspec.to_builtins(condition) for condition in when.conditions]
    told = {"question": when.question, "event": when.event, "mine": when.mine, "view": conditions}
    return {**msgspec.to_builtins(step), "when": told}
