"""Can every table of a store be resumed? Looked at, not touched."""

from __future__ import annotations

from typing import NamedTuple

from sabbat.games import GAMES
from sabbat.server.resuming import CannotResume, read_stored, resume
from sabbat.server.store import Store
from sabbat.server.table_state import TableState


class Checked(NamedTuple):
    tables: int
    damaged: list[tuple[str, str]]  # id and reason


async def check_store(store: Store) -> Checked:
    tables, damaged = 0, list[tuple[str, str]]()
    for id in await store.all_tables():
        found = None if id.startswith("_") else await store.load(id)
        if found is None:
            continue
        tables += 1
        try:
            stored = read_stored(found)
            if stored.game not in GAMES:
                raise CannotResume(f"there is no game {stored.game!r}")
            await resume(TableState(id, stored), None, found, store)
        except CannotResume as error:
            damaged.append((id, str(error)))
    return Checked(tables, damaged)
