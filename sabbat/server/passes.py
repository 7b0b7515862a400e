"""My seat on another device: a code that carries a person's key there, once and for a short while.

The key is the person: whoever takes the pass has every seat of hers, on this device too. So it is long, lives for ten
minutes, and is used up by the first who takes it, whichever server is asked.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec

from sabbat.server import timing
from sabbat.server.codes import letters
from sabbat.server.store import Store, TableHeader, Taken

PASS = 8  # letters
LASTS = 10 * 60 * 1000  # ms


class Pass(msgspec.Struct, frozen=True):
    """Whose key it carries, the table that it was made at, and until when it can be taken."""

    person: str
    table: str
    until: int


async def make_pass(store: Store, person: str, table: str) -> str:
    """Its code. It lies in the store beside the tables, closed, so that it is forgotten with the old ones."""
    code = letters(PASS)
    now = timing.now()
    await _note(store, f"_pass-{code}", now, msgspec.json.encode(Pass(person, table, now + LASTS)))
    return code


async def take_pass(store: Store, code: str) -> Pass | None:
    """What it carries, for the first who takes it in time."""
    found = await store.load(f"_pass-{code}")
    if found is None:
        return None
    carried = msgspec.json.decode(found.body, type=Pass)
    now = timing.now()
    if now > carried.until:
        return None
    with suppress(Taken):
        await _note(store, f"_used-{code}", now, b"")
        return carried
    return None


async def _note(store: Store, id: str, now: int, body: bytes) -> None:
    await store.create(TableHeader(id, now, body))
    await store.close_table(id)
