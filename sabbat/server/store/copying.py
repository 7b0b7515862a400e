"""Everything of one store into another, empty one: for backups, and for moving from SQLite to PostgreSQL or back."""

from __future__ import annotations

from typing import NamedTuple

from sabbat.server.store.base import Store, StoreError
from sabbat.server.store.schema import people_in


class Copied(NamedTuple):
    tables: int
    entries: int


async def copy_all(source: Store, target: Store) -> Copied:
    """The source is only read, and may be in use; tables that nobody can read are copied like the others."""
    if await target.all_tables():
        raise StoreError("the store to copy into is not empty")
    tables = entries = 0
    for id in await source.all_tables():
        found = await source.load(id)
        if found is None:
            continue  # forgotten meanwhile
        await target.create(found.header)
        for seq, entry in enumerate(await source.entries(id)):
            await target.append(id, seq, entry)
            entries += 1
        for snapshot in found.snapshots:
            await target.save_snapshot(id, snapshot)
        if found.body != found.header.body:
            await target.save(id, found.body)
        await target.note_people(id, [person for person, _ in people_in([(id, found.body)])])
        if found.damaged is not None:
            await target.mark_damaged(id, found.damaged)
        for row in await source.chat_lines.of(id):
            await target.chat_lines.add(id, row)
        if found.closed:
            await target.close_table(id)
        tables += 1
    for note in await source.person_notes.all():
        await target.person_notes.write(note)
    return Copied(tables, entries)
