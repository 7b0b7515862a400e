"""A guided first match, played by a newcomer made of code: she does what a step asks for, else what a novice would."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import msgspec

from sabbat.bots import make
from sabbat.engine import Match, codec
from sabbat.engine.events import Event
from sabbat.games import GAMES
from sabbat.games.guide import ME, TAP, Guide, Step, due

NEWCOMER = 0  # her seat
PLAYS_LIKE = "novice"
LONGEST = 2_000  # answers; no first match takes more


class ToldStep(NamedTuple):
    """A step, and how many answers the newcomer had given when it was told."""

    id: str
    after: int


def play_guided(game: str, guide: Guide, seed: str, answers: int) -> list[ToldStep]:
    """The steps that are told until the newcomer has given so many answers, in the order in which they come."""
    match = GAMES[game].start(guide.seats, seed, guide.options)
    bots = [make(game, PLAYS_LIKE if seat == NEWCOMER else guide.bot) for seat in range(guide.seats)]
    rngs = [Random(f"{seed}/guide/{seat}") for seat in range(guide.seats)]
    told: list[ToldStep] = []
    events: set[str] = set()
    given = 0
    for _ in range(LONGEST):
        if match.outcome is not None or given >= answers:
            break
        wanted = _tell(match, guide, told, events, given)
        seat = NEWCOMER if NEWCOMER in match.pending else min(match.pending)
        decision = match.pending[seat].decision
        options = list(match.options(seat))
        action = bots[seat].choose(match.view(seat), decision, options, rngs[seat])
        if seat == NEWCOMER:
            action = next((option for option in options if type(option).__name__ == wanted), action)
            given += 1
        note(events, match.submit(seat, action).events)
    return told


def _tell(match: Match, guide: Guide, told: list[ToldStep], events: set[str], given: int) -> str:
    """All steps that are due: she taps them away, until one asks for an action. That action; empty: none."""
    question = match.pending.get(NEWCOMER)
    asked = type(question.decision).__name__ if question else ""
    view: Any = msgspec.to_builtins(match.view(NEWCOMER))
    while step := _next(guide, told, asked, events, view):
        told.append(ToldStep(step.id, given))
        if step.until != TAP:
            return step.until
    return ""


def _next(guide: Guide, told: list[ToldStep], asked: str, events: set[str], view: Any) -> Step | None:  # JSON
    seen = {step.id for step in told}
    return next((step for step in guide.step if step.id not in seen and due(step, asked, events, view, NEWCOMER)), None)


def note(events: set[str], happened: tuple[Event, ...]) -> None:
    for event in happened:
        name = type(event).__name__
        events.add(name)
        if codec.plain(event).get("seat") == NEWCOMER:
            events.add(f"{name}/{ME}")
