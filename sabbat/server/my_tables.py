"""The tables at which a person sits, wherever they are: in memory here, at another server, or in the store alone."""

from __future__ import annotations

from typing import Final

import msgspec
import structlog

from sabbat.server.api_types import MyTable
from sabbat.server.lobby import Lobby, read_known
from sabbat.server.resuming import CannotResume, resume
from sabbat.server.store import Stored
from sabbat.server.stored_table import OVER, StoredTable
from sabbat.server.table_state import TableState

DAMAGED: Final = "damaged"
MOST = 50

log = structlog.get_logger("sabbat.lobby")


async def tables_of(lobby: Lobby, person: str) -> list[MyTable]:
    """Those that wait for her first, then the newest. A damaged one is told as such; the others are told too."""
    found: list[MyTable] = []
    for id in await lobby.services.store.tables_of(person, MOST):
        table = lobby.in_memory(id) or await _from_store(lobby, id)
        if isinstance(table, MyTable):
            found.append(table)
        elif table is not None and table.phase != OVER and person in table.stored.people():
            my_turn = table.seat_of(person) in table.waiting
            waiting = sorted(table.waiting)
            found.append(MyTable(id, table.stored.game, table.phase, names_of(table.stored), my_turn, waiting))
    return sorted(found, key=lambda mine: not mine.my_turn)


async def _from_store(lobby: Lobby, id: str) -> TableState | MyTable | None:
    """Looked at only: the table stays where it is."""
    found = await lobby.services.store.load(id)
    if found is None:
        return None
    try:
        table = TableState(id, read_known(found))
        await resume(table, None, found, lobby.services.store)
    except CannotResume as error:
        log.error("table cannot be resumed", table=id, error=str(error))
        return _damaged(id, found)
    return table


def _damaged(id: str, found: Stored) -> MyTable:
    try:
        stored = msgspec.json.decode(found.body, type=StoredTable)
    except (msgspec.DecodeError, RecursionError):
        return MyTable(id, "", DAMAGED, [], False, [])
    return MyTable(id, stored.game, DAMAGED, names_of(stored), False, [])


def names_of(stored: StoredTable) -> list[str]:
    return [chair.name or chair.bot or "" for chair in stored.chairs]
