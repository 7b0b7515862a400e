"""Tables in PostgreSQL, for several servers at once. The database commits in groups by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeAlias

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from sabbat.server.store.base import (
    SCHEMA,
    Conflict,
    NoSuchTable,
    Store,
    Stored,
    TableHeader,
    Taken,
    Unavailable,
    check_schema,
)
from sabbat.server.store.notices import FAILURES, Change, Notifier, listen

TABLES = (
    "CREATE TABLE sabbat_schema (version integer NOT NULL)",
    """CREATE TABLE sabbat_tables (
        id text NOT NULL PRIMARY KEY,
        created bigint NOT NULL,
        closed boolean NOT NULL DEFAULT false,
        header bytea NOT NULL,
        body bytea
    )""",
    "CREATE INDEX sabbat_tables_by_age ON sabbat_tables (closed, created, id)",
    """CREATE TABLE sabbat_entries (
        table_id text NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
        seq bigint NOT NULL,
        entry bytea NOT NULL,
        PRIMARY KEY (table_id, seq)
    )""",
)
MAKING_TABLES = 0x5ABBA7  # the advisory lock of servers that start at the same time
COMMAND_SECONDS = 30.0

Connection: TypeAlias = "PoolConnectionProxy[asyncpg.Record]"  # in brackets only for the type checker


class PostgresStore(Store):
    """A pool of connections. `changes` tells what any server has appended."""

    def __init__(self, url: str, connections: int = 20) -> None:
        self._url = url
        self._connections = connections
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._closing = False
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._notifier = Notifier(self._notify)

    async def open(self) -> None:
        # What returns is durable, whatever the database does by default.
        settings = {"synchronous_commit": "on"}
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=self._connections,
                command_timeout=COMMAND_SECONDS,
                server_settings=settings,
                reset=_keep,
            )
            async with self._connection() as connection, connection.transaction():
                await _make_tables(connection)
        except FAILURES as error:
            await self.close()
            raise Unavailable(str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        self._closing = True
        await self._idle.wait()  # a pool that closes sends away those who wait for a connection
        await self._notifier.close()
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def create(self, table: TableHeader) -> None:
        insert = "INSERT INTO sabbat_tables (id, created, header) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        if not await self._change(insert, table.id, table.created, table.body):
            raise Taken(table.id)

    async def append(self, table: str, seq: int, entry: bytes) -> None:
        # Who sees the entry before this one sees it committed; of two at the same seq, the key lets one through.
        insert = """INSERT INTO sabbat_entries (table_id, seq, entry) SELECT $1::text, $2::bigint, $3::bytea
            WHERE $2 = (SELECT coalesce(max(seq) + 1, 0) FROM sabbat_entries WHERE table_id = $1)
            ON CONFLICT DO NOTHING"""
        async with self._connection() as connection:
            try:
                added = _rows(await connection.execute(insert, table, seq, entry))
            except asyncpg.ForeignKeyViolationError as error:
                raise NoSuchTable(table) from error
            if not added:
                if await connection.fetchval("SELECT 1 FROM sabbat_tables WHERE id = $1", table) is None:
                    raise NoSuchTable(table)
                raise Conflict(f"{table}: {seq} is not the next entry")
        self._notifier.appended(table, seq)

    async def save(self, table: str, body: bytes) -> None:
        if not await self._change("UPDATE sabbat_tables SET body = $2 WHERE id = $1", table, body):
            raise NoSuchTable(table)

    async def close_table(self, table: str) -> None:
        if not await self._change("UPDATE sabbat_tables SET closed = true WHERE id = $1", table):
            raise NoSuchTable(table)

    async def forget(self, before: int) -> int:
        return await self._change("DELETE FROM sabbat_tables WHERE closed AND created < $1", before)

    async def load(self, table: str) -> Stored | None:
        if not table.isprintable():
            return None
        select = "SELECT created, closed, header, coalesce(body, header) FROM sabbat_tables WHERE id = $1"
        select_entries = "SELECT entry FROM sabbat_entries WHERE table_id = $1 ORDER BY seq"
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),  # all at one moment
        ):
            found = await connection.fetchrow(select, table)
            if found is None:
                return None
            entries: list[bytes] = [entry for (entry,) in await connection.fetch(select_entries, table)]
        created, closed, header, body = found
        return Stored(TableHeader(table, created, header), body, entries, closed)

    async def open_tables(self) -> list[str]:
        select = "SELECT id FROM sabbat_tables WHERE NOT closed ORDER BY created, id"
        async with self._connection() as connection:
            return [table for (table,) in await connection.fetch(select)]

    def changes(self) -> AbstractAsyncContextManager[AsyncIterator[Change]]:
        """`async with store.changes() as changes`, then `async for`. From the `with` on, nothing is missed."""
        return listen(self._url)

    async def _change(self, statement: str, *values: object) -> int:
        """One statement, its own transaction; how many rows it changed."""
        async with self._connection() as connection:
            return _rows(await connection.execute(statement, *values))

    async def _notify(self, notices: list[str]) -> None:
        async with self._borrowed() as connection, connection.transaction():
            await connection.execute("SET LOCAL synchronous_commit = off")  # a notice need not survive
            await connection.execute("SELECT pg_notify('sabbat_tables', n) FROM unnest($1::text[]) n", notices)

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """For one verb of the store, which `close` waits for."""
        if self._closing:
            raise Unavailable("the store is closed")
        self._at_work += 1
        self._idle.clear()
        try:
            async with self._borrowed() as connection:
                yield connection
        finally:
            self._at_work -= 1
            if not self._at_work:
                self._idle.set()

    @asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[Connection]:
        if self._pool is None:
            raise Unavailable("the store is not open")
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except FAILURES as error:
            raise Unavailable(str(error) or type(error).__name__) from error


def _rows(done: str) -> int:
    """How many rows a statement changed, of the database's answer: `INSERT 0 1`."""
    return int(done.rpartition(" ")[2])


async def _keep(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """What a connection forgets when it goes back to the pool: nothing, for no verb leaves anything in it."""


async def _make_tables(connection: Connection) -> None:
    """Once; a database that has them already is only looked at."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MAKING_TABLES)
    if await connection.fetchval("SELECT to_regclass('sabbat_schema')") is None:
        for statement in TABLES:
            await connection.execute(statement)
        await connection.execute("INSERT INTO sabbat_schema VALUES ($1)", SCHEMA)
    check_schema(await connection.fetchval("SELECT version FROM sabbat_schema"))
