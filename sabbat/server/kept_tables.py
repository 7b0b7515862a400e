"""What can be told of a table that this server cannot resume, and the record of a match that is over."""

from __future__ import annotations

from typing import Any

import msgspec

from sabbat.engine import codec
from sabbat.games import GAMES
from sabbat.server.api_types import KeptTable
from sabbat.server.lobby import Lobby
from sabbat.server.my_tables import names_of
from sabbat.server.protocol import Json
from sabbat.server.resuming import CannotResume, read_stored, resume
from sabbat.server.seen_events import log_for
from sabbat.server.snapshots import log_until
from sabbat.server.store import Stored
from sabbat.server.stored_table import OVER, StoredEntry, StoredTable
from sabbat.server.table_state import TableState


async def kept_table(lobby: Lobby, id: str, person: str) -> KeptTable | None:
    """A damaged table, as this person may see it: its names, and its log as far as it was kept. None: it is not."""
    found = None if id.startswith("_") else await lobby.services.store.load(id)
    if found is None or lobby.in_memory(id) is not None:
        return None
    try:
        stored = read_stored(found)
    except CannotResume:
        return KeptTable(id, "", [], [], False)
    if stored.game not in GAMES:
        return KeptTable(id, "", names_of(stored), [], person in stored.people())
    table = TableState(id, stored)
    try:
        await resume(table, None, found, lobby.services.store)
    except CannotResume:
        newest = found.snapshots[-1].seq if found.snapshots else -1
        log = {line[0]: line for line in (*table.log, *log_until(found.snapshots, newest))}
        lines = log_for([log[seq] for seq in sorted(log)], table.seat_of(person), -1)
        return KeptTable(id, stored.game, names_of(stored), lines, person in stored.people())
    return None


async def record_of(lobby: Lobby, id: str, person: str) -> Json | None:
    """The whole match, with its luck: to anybody with the link when it is over, to its people when it is damaged."""
    store = lobby.services.store
    found = None if id.startswith("_") else await store.load(id)
    if found is None:
        return None
    try:
        stored = read_stored(found)
    except CannotResume:
        return None
    over = await _is_over(lobby, id, found, stored)
    if over is False or (over is None and person not in stored.people()):
        return None
    entries = [msgspec.json.decode(entry, type=StoredEntry).entry for entry in await store.entries(id)]
    return {
        "t": "Record",
        "game": stored.game,
        "rules": stored.rules,
        "seats": len(stored.chairs),
        "options": stored.options,
        "seed": stored.seed,
        "opening": _opening(stored),
        "entries": entries,
    }


async def _is_over(lobby: Lobby, id: str, found: Stored, stored: StoredTable) -> bool | None:
    """None where nobody can tell, for it is damaged."""
    table = lobby.in_memory(id)
    if table is not None:
        return table.phase == OVER
    if stored.game not in GAMES:
        return None
    kept = TableState(id, stored)
    try:
        await resume(kept, None, found, lobby.services.store)
    except CannotResume:
        return None
    return kept.phase == OVER


def _opening(stored: StoredTable) -> list[Any]:  # JSON
    """The luck of the set-up, which falls anew from the seed."""
    try:
        opening: list[Any] = codec.plain(
            GAMES[stored.game].start(len(stored.chairs), stored.seed, stored.options).opening
        )
    except Exception:  # by rules or cards that were changed, anything may go wrong
        return []
    return opening
