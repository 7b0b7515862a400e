"""Other worlds: tables that differ from a real one only in what one viewer may not know.

Hidden from a viewer are the luck to come, who the others are to the server (their cookies), and whatever the game
hides; `imagine` gives a state in which only the last differs.
"""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random
from typing import Any

import msgspec

from sabbat.engine import Action, Event, IllegalAction, Match, Secret, Seeded
from sabbat.server import protocol as wire
from sabbat.server.body import Body
from sabbat.server.table import Table
from tests.server.inside import Listener

LINES = 8  # of the log, compared at a time


def same_world(table: Table) -> Table:
    """A twin that can be played on without touching the real one."""
    assert table.match is not None
    return _beside(table, table.body, table.match.clone(), {})


def other_world(table: Table, person: str, rng: Random) -> Table:
    """A twin in which all is different that this person may not know."""
    match = table.match
    assert match is not None
    seat = table.seat_of(person)
    state = match.game.imagine(match.view(seat), rng)
    state.numbers, state.questions = match.state.numbers.copy(), match.state.questions  # everybody can count them
    body = msgspec.json.decode(msgspec.json.encode(table.body), type=Body)
    body.seed = rng.randbytes(16).hex()
    everybody = {each.person for each in table.viewers} | {chair.person for chair in body.chairs if chair.person}
    masks = {each: rng.randbytes(16).hex() for each in sorted(everybody - {person})}
    for chair in body.chairs:
        chair.person = masks.get(chair.person, chair.person) if chair.person else None
    body.host = masks.get(body.host, body.host)
    twin = Match(match.game, state, Seeded(body.seed), match.table_options, body.seed)
    twin.entries = match.entries.copy()
    beside = _beside(table, body, twin, masks)
    beside._lines = [
        (seq, tuple(_with_other_secrets(each, seat) for each in events)) for seq, events in table._lines[-LINES:]
    ]
    return beside


def _beside(table: Table, body: Body, match: Match, masks: dict[str, str]) -> Table:
    twin = Table(table.id, body, table.house, table.open_next)
    twin.match = match
    twin._lines = table._lines
    twin._patience = table._patience
    twin.viewers = {Listener(masks.get(each.person, each.person), each.client) for each in table.viewers}
    return twin


def _with_other_secrets(event: Event, seat: int | None) -> Event:
    known: Any = event  # a dataclass, as every event is
    changed: Event = replace(known, **{each.name: _hidden(getattr(event, each.name), seat) for each in fields(known)})
    return changed


def _hidden(value: Any, seat: int | None) -> Any:  # a field of any event
    if isinstance(value, Secret) and seat not in value.seen_by:
        return Secret("something else", value.seen_by)
    return tuple(_hidden(each, seat) for each in value) if isinstance(value, tuple) else value


def welcome(table: Table, person: str) -> bytes:
    """How this person, who has missed the last few lines, would be greeted now."""
    (viewer,) = [each for each in table.viewers if each.person == person]
    return msgspec.json.encode(table.welcome(viewer, since=table.seq - LINES))


def told_after(table: Table, seat: int, action: Action, person: str) -> wire.Told | None:
    """What this person would be told of an answer. None where the answer meets luck, or is not legal in this world."""
    real = table.match
    assert real is not None
    (viewer,) = [each for each in table.viewers if each.person == person]
    assert isinstance(viewer, Listener)
    everybody, table.viewers = table.viewers, {viewer}
    table.match = real.clone()
    try:
        at = table.fair.contest.clock.at(table.house.time.now()) if table.fair is not None else 0
        step = table.match.submit(seat, action, int(at))
        table._tell_step(step.events)
    except IllegalAction:
        return None
    finally:
        table.match, table.viewers = real, everybody
    return None if step.entry.luck else msgspec.json.decode(viewer.wire[-1], type=wire.Told)
