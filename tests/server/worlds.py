"""Other worlds: tables that differ from a real one only in what one viewer may not know.

Hidden from a viewer are the luck to come, who the others are to the server (their cookies), and whatever the game
hides; `imagine` gives a state in which only the last differs.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from sabbat.engine import Action, IllegalAction, Match, Seeded, codec
from sabbat.server import protocol as wire
from sabbat.server.handlers import handle
from sabbat.server.quick_answers import begin
from sabbat.server.stored_table import StoredTable
from sabbat.server.table import Table
from tests.server.inside import Listener

LINES = 8  # of the log, compared at a time


def same_world(table: Table) -> Table:
    """A twin that can be played on without touching the real one. It cannot go back: a world's past is not imagined.
    That taking back tells nothing hidden is a law of its own (tests/every_game/test_undo.py)."""
    assert table.match is not None
    match = table.match.clone()
    match.past = []
    return _beside(table, table.stored, match, {})


def other_world(table: Table, person: str, rng: Random) -> Table:
    """A twin in which all is different that this person may not know. It cannot go back either."""
    match = table.match
    assert match is not None
    seat = table.seat_of(person)
    state = match.game.imagine(match.view(seat), rng)
    state.numbers, state.questions = match.state.numbers.copy(), match.state.questions  # everybody can count them
    stored = msgspec.json.decode(msgspec.json.encode(table.stored), type=StoredTable)
    stored.seed = rng.randbytes(16).hex()
    everybody = {viewer.person for viewer in table.viewers} | {chair.person for chair in stored.chairs if chair.person}
    masks = {other: rng.randbytes(16).hex() for other in sorted(everybody - {person})}
    for chair in stored.chairs:
        chair.person = masks.get(chair.person, chair.person) if chair.person else None
    stored.host = masks.get(stored.host, stored.host)
    twin = Match(match.game, state, Seeded(stored.seed), match.table_options, stored.seed)
    twin.entries = match.entries.copy()
    beside = _beside(table, stored, twin, masks)
    beside.log = [(seq, [_with_other_secrets(event, seat) for event in events]) for seq, events in table.log[-LINES:]]
    return beside


def _beside(table: Table, stored: StoredTable, match: Match, masks: dict[str, str]) -> Table:
    twin = Table(table.id, stored, table.services, handle, table.open_next, begin)
    twin.match = match
    twin.log = table.log
    twin.deadlines = table.deadlines
    twin.viewers = {Listener(masks.get(viewer.person, viewer.person), viewer.client) for viewer in table.viewers}
    return twin


def _with_other_secrets(data: Any, seat: int | None) -> Any:  # a part of an event, as it is kept
    if isinstance(data, list):
        return [_with_other_secrets(value, seat) for value in data]
    if not isinstance(data, dict):
        return data
    if data.get("t") == "Secret" and seat not in data["seen_by"]:
        return {**data, "value": "something else"}
    return {name: _with_other_secrets(value, seat) for name, value in data.items()}


def welcome(table: Table, person: str) -> bytes:
    """How this person, who has missed the last few lines, would be greeted now."""
    (viewer,) = [viewer for viewer in table.viewers if viewer.person == person]
    return msgspec.json.encode(table.welcome(viewer, since=table.seq - LINES))


def told_after(table: Table, seat: int, action: Action, person: str) -> wire.Told | None:
    """What this person would be told of an answer. None where the answer meets luck, or is not legal in this world."""
    real = table.match
    assert real is not None
    (viewer,) = [viewer for viewer in table.viewers if viewer.person == person]
    assert isinstance(viewer, Listener)
    everybody, table.viewers = table.viewers, {viewer}
    table.match = real.clone()
    try:
        at = table.fair.contest.clock.at(table.services.time.now()) if table.fair is not None else 0
        step = table.match.submit(seat, action, int(at))
        table.tell_step((table.seq, [codec.plain(event) for event in step.events]))
    except IllegalAction:
        return None
    finally:
        table.match, table.viewers = real, everybody
    return None if step.entry.luck else msgspec.json.decode(viewer.wire[-1], type=wire.Told)
