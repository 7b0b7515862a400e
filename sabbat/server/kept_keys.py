"""Keys that are made once, at the first start, and kept in the store: the same for every server on it."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sabbat.server import timing
from sabbat.server.store import Store, TableHeader, Taken

COOKIES: Final = "_secret"  # the row of the key that signs cookies
VAPID: Final = "_vapid"  # and of the one by which push services know us


async def kept_key(store: Store, row: str, new: str) -> str:
    """What the row says; where there is none yet, `new`."""
    found = await store.load(row)
    if found is None:
        with suppress(Taken):  # another server was quicker: its key is ours
            await store.create(TableHeader(row, timing.now(), new.encode()))
        found = await store.load(row)
    assert found is not None
    return found.body.decode()
