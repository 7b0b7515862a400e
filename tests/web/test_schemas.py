"""What the schemas promise is what the games say: every view, question, action and event of real matches is valid."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import sabbat
from sabbat.engine import codec
from sabbat.server.telling import view_for

FOLDER = Path(sabbat.__file__).parent / "schema"
STEPS = 120


@cache
def validator(file: str, name: str) -> Draft202012Validator:
    whole = json.loads((FOLDER / f"{file}.json").read_text("utf-8"))
    return Draft202012Validator({"$schema": whole["$schema"], "$defs": whole["$defs"], "$ref": f"#/$defs/{name}"})


def holds(game: str, name: str, value: Any) -> None:  # JSON
    errors = [
        f"{name}: {error.message[:200]} at {list(error.path)}" for error in validator(game, name).iter_errors(value)
    ]
    assert not errors, errors[:3]


@pytest.mark.parametrize("game", sabbat.GAMES)
def test_a_match_is_valid_by_its_schema(game: str) -> None:
    rulebook, rng = sabbat.game(game), Random(4)
    match = rulebook.start(seats=rulebook.fewest_seats, seed=4)
    at = 0
    for step in range(STEPS):
        if match.outcome is not None:
            break
        if not match.pending:
            at = rulebook.closes_at(match.state) or at
            told = match.submit(-1, sabbat.engine.Tick(), at)
        else:
            seat = rng.choice(sorted(match.pending))
            options = match.options(seat)
            action = options[rng.randrange(len(options))]
            holds(game, "Action", codec.plain(action))
            holds(game, "Decision", codec.plain(match.pending[seat].decision))
            told = match.submit(seat, action, at)
        for event in told.events:
            holds(game, "GameEvent", codec.told_to(event, 0))
        if step % 7 == 0:
            for viewer in (None, 0, 1):
                holds(game, "View", view_for(match, viewer))


def test_a_schema_refuses_what_is_not_there() -> None:
    assert list(validator("charlatans", "Action").iter_errors({"t": "Fly"}))
    assert list(validator("protocol", "Up").iter_errors({"t": "Sit", "n": "one", "name": "Ada"}))
    assert not list(validator("protocol", "Up").iter_errors({"t": "Sit", "n": 1, "name": "Ada"}))
