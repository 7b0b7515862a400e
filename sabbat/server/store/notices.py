"""Servers on one PostgreSQL tell each other: table T is at seq N. A notice is a hint; the store has the truth."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import asyncpg
import msgspec

from sabbat.server.store.base import StoreError, Unavailable

CHANNEL = "sabbat_tables"
FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class Change(msgspec.Struct, frozen=True):
    """Somebody, perhaps this server itself, has appended `seq` to `table`."""

    table: str
    seq: int


class Notifier:
    """Sends notices after the appends, in one transaction for all that have come meanwhile.

    Not in the append's own: transactions that notify commit one after the other, each with its wait for the disk.
    """

    def __init__(self, send: Callable[[list[str]], Awaitable[None]]) -> None:
        self._send = send
        self._newest: dict[str, int] = {}
        self._sending: asyncio.Task[None] | None = None

    def appended(self, table: str, seq: int) -> None:
        self._newest[table] = max(seq, self._newest.get(table, 0))
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_all())

    async def close(self) -> None:
        """Waits for the last notices."""
        if self._sending is not None:
            await self._sending

    async def _send_all(self) -> None:
        while self._newest:
            notices = [f"{table} {seq}" for table, seq in self._newest.items()]
            self._newest.clear()
            with suppress(StoreError):  # the entries are kept; who needs them finds them
                await self._send(notices)


@asynccontextmanager
async def listen(url: str) -> AsyncIterator[AsyncIterator[Change]]:
    """What is appended from now on, on a connection of its own. Ends with `Unavailable` when the connection does."""
    try:
        connection = await asyncpg.connect(url)
    except FAILURES as error:
        raise Unavailable(str(error)) from error
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    connection.add_termination_listener(lambda *_: heard.put_nowait(None))
    try:
        await connection.add_listener(
            CHANNEL, lambda _connection, _process, _channel, notice: heard.put_nowait(str(notice))
        )
        yield _changes(heard)
    finally:
        await connection.close()


async def _changes(heard: asyncio.Queue[str | None]) -> AsyncIterator[Change]:
    while (notice := await heard.get()) is not None:
        table, _, seq = notice.rpartition(" ")
        yield Change(table, int(seq))
    raise Unavailable("the connection that listens has ended")
