"""Tables in PostgreSQL, for several servers at once. The database commits in groups by itself."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager, suppress
from typing import Any

import asyncpg

from sabbat.server.store.base import (
    Conflict,
    Elsewhere,
    Lease,
    NodeTaken,
    NoSuchTable,
    Store,
    Stored,
    StoredSnapshot,
    StoreError,
    TableHeader,
    Taken,
    Unavailable,
    first_needed,
)
from sabbat.server.store.chat_lines import PostgresChatLines
from sabbat.server.store.person_notes import PostgresPersonNotes
from sabbat.server.store.postgres_lease import LEASE_MS, PostgresLease
from sabbat.server.store.postgres_statements import (
    COMMAND_SECONDS,
    FAILURES,
    NOW,
    SETTINGS,
    Connection,
    bring_up_to_date,
    must_be_home,
    rows_of,
)

JOIN_TRIES = 3
JOIN = f"""INSERT INTO sabbat_nodes (name, token, alive_until) VALUES ($1, $2, {NOW} + $3)
    ON CONFLICT (name) DO UPDATE SET token = $2, alive_until = {NOW} + $3 WHERE sabbat_nodes.alive_until < {NOW}"""
TAKE = f"""UPDATE sabbat_tables SET fence = fence + 1, home = $2 WHERE id = $1 AND (home IS NULL OR home = $2
    OR NOT EXISTS (SELECT 1 FROM sabbat_nodes WHERE token = home AND alive_until >= {NOW})) RETURNING fence"""


class PostgresStore(Store):
    """A pool of connections."""

    def __init__(self, url: str, connections: int = 20) -> None:
        self._url = url
        self._connections = connections
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._closing = False
        self._at_work = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._token: str | None = None  # of this server, among those on the database
        self.person_notes = PostgresPersonNotes(self._change, self._rows)
        self.chat_lines = PostgresChatLines(self._change_at_home, self._rows)

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=self._connections,
                command_timeout=COMMAND_SECONDS,
                server_settings=SETTINGS,
                reset=_keep,
            )
            async with self._connection() as connection, connection.transaction():
                await bring_up_to_date(connection)
        except FAILURES as error:
            await self.close()
            raise Unavailable(str(error)) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._pool is not None and not self._closing:
            await self.leave()
        self._closing = True
        await self._idle.wait()  # a pool that closes sends away those who wait for a connection
        pool, self._pool = self._pool, None
        if pool is not None:
            await pool.close()

    async def create(self, table: TableHeader) -> None:
        insert = """INSERT INTO sabbat_tables (id, created, header, home) VALUES ($1, $2, $3, $4)
            ON CONFLICT DO NOTHING"""
        if not await self._change(insert, table.id, table.created, table.body, self._token):
            raise Taken(table.id)

    async def join(self, node: str) -> None:
        token = secrets.token_hex(8)
        for _ in range(JOIN_TRIES):  # who was killed under this name is dead soon
            async with self._connection() as connection:
                if rows_of(await connection.execute(JOIN, node, token, LEASE_MS)):
                    self._token = token
                    return
            await asyncio.sleep(LEASE_MS / 1000 / 2)
        raise NodeTaken(f"a server named {node!r} is on this database already; give this one another --node")

    def lease(self) -> Lease:
        return PostgresLease(self._url, lambda: self._token)

    async def taken_by_others(self, tables: Collection[str]) -> set[str]:
        select = """SELECT id FROM sabbat_tables WHERE id = ANY($1) AND NOT (home IS NOT DISTINCT FROM $2
            AND EXISTS (SELECT FROM sabbat_nodes WHERE token = $2))"""
        return set(await self._column(select, list(tables), self._token))

    async def leave(self) -> None:
        token, self._token = self._token, None
        if token is not None:
            with suppress(StoreError):  # else they find out when the lease has run out
                await self._change("DELETE FROM sabbat_nodes WHERE token = $1", token)

    async def take(self, table: str) -> int:
        async with self._connection() as connection:
            fence: int | None = await connection.fetchval(TAKE, table, self._token)
            if fence is not None:
                return fence
            select = """SELECT name FROM sabbat_tables LEFT JOIN sabbat_nodes ON token = home WHERE id = $1"""
            found = await connection.fetchrow(select, table)
        if found is None:
            raise NoSuchTable(table)
        raise Elsewhere(table, found[0] or "")

    async def release(self, table: str, fence: int) -> None:
        await self._change("UPDATE sabbat_tables SET home = NULL WHERE id = $1 AND fence = $2", table, fence)

    async def append(self, table: str, seq: int, entry: bytes, fence: int = 0) -> None:
        # The row of the table is locked against a change of its home. Who sees the entry before this one sees it
        # committed; of two at the same seq, the key lets one through.
        insert = """WITH home AS (SELECT 1 FROM sabbat_tables WHERE id = $1 AND fence = $4 FOR SHARE)
            INSERT INTO sabbat_entries (table_id, seq, entry) SELECT $1::text, $2::bigint, $3::bytea FROM home
            WHERE $2 = (SELECT coalesce(max(seq) + 1, 0) FROM sabbat_entries WHERE table_id = $1)
            ON CONFLICT DO NOTHING"""
        async with self._connection() as connection:
            if not rows_of(await connection.execute(insert, table, seq, entry, fence)):
                await must_be_home(connection, table, fence)
                raise Conflict(f"{table}: {seq} is not the next entry")

    async def save(self, table: str, body: bytes, fence: int = 0) -> None:
        await self._change_at_home(
            "UPDATE sabbat_tables SET body = $3 WHERE id = $1 AND fence = $2", table, fence, body
        )

    async def save_snapshot(self, table: str, snapshot: StoredSnapshot, fence: int = 0) -> None:
        insert = """WITH home AS (SELECT 1 FROM sabbat_tables WHERE id = $1 AND fence = $2 FOR SHARE)
            INSERT INTO sabbat_snapshots (table_id, seq, rules, state, log, dropped)
            SELECT $1::text, $3::bigint, $4::bigint, $5::bytea, $6::bytea, $7::bytea FROM home
            ON CONFLICT (table_id, seq) DO UPDATE SET rules = $4, state = $5, log = $6, dropped = $7"""
        values = (snapshot.seq, snapshot.rules, snapshot.state, snapshot.log, snapshot.dropped)
        await self._change_at_home(insert, table, fence, *values)

    async def let_go_of_states(self, table: str, before: int, fence: int = 0) -> None:
        update = """WITH home AS (SELECT 1 FROM sabbat_tables WHERE id = $1 AND fence = $2 FOR SHARE)
            UPDATE sabbat_snapshots SET state = NULL FROM home
            WHERE table_id = $1 AND seq < $3 AND state IS NOT NULL"""
        await self._change_at_home(update, table, fence, before, may_be_nothing=True)

    async def take_back(self, table: str, seq: int, fence: int = 0) -> None:
        delete = """WITH home AS (SELECT 1 FROM sabbat_tables WHERE id = $1 AND fence = $2 FOR SHARE)
            DELETE FROM sabbat_entries USING home WHERE table_id = $1 AND seq >= $3"""
        await self._change_at_home(delete, table, fence, seq, may_be_nothing=True)

    async def mark_damaged(self, table: str, why: str | None) -> None:
        if not await self._change("UPDATE sabbat_tables SET damaged = $2 WHERE id = $1", table, why):
            raise NoSuchTable(table)

    async def note_people(self, table: str, people: Collection[str]) -> None:
        insert = """INSERT INTO sabbat_people (person, table_id) SELECT person, $1 FROM unnest($2::text[]) person
            ON CONFLICT DO NOTHING"""
        async with self._connection() as connection:
            try:
                await connection.execute(insert, table, list(people))
            except asyncpg.ForeignKeyViolationError as error:
                raise NoSuchTable(table) from error

    async def close_table(self, table: str) -> None:
        if not await self._change("UPDATE sabbat_tables SET closed = true WHERE id = $1", table):
            raise NoSuchTable(table)

    async def forget(self, before: int, open_before: int = 0) -> int:
        delete = """DELETE FROM sabbat_tables WHERE id <> '_secret'
            AND created < CASE WHEN closed THEN $1::bigint ELSE $2::bigint END"""
        return await self._change(delete, before, open_before)

    async def load(self, table: str) -> Stored | None:
        if not table.isprintable():
            return None
        select = "SELECT created, closed, damaged, header, coalesce(body, header) FROM sabbat_tables WHERE id = $1"
        select_snapshots = (
            "SELECT seq, rules, state, log, dropped FROM sabbat_snapshots WHERE table_id = $1 ORDER BY seq"
        )
        select_entries = "SELECT entry FROM sabbat_entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq"
        async with (
            self._connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),  # all at one moment
        ):
            found = await connection.fetchrow(select, table)
            if found is None:
                return None
            snapshots = [StoredSnapshot(*row) for row in await connection.fetch(select_snapshots, table)]
            first = first_needed(snapshots)
            entries: list[bytes] = [entry for (entry,) in await connection.fetch(select_entries, table, first)]
        created, closed, damaged, header, body = found
        return Stored(TableHeader(table, created, header), body, entries, first, snapshots, closed, damaged)

    async def entries(self, table: str) -> list[bytes]:
        return await self._column("SELECT entry FROM sabbat_entries WHERE table_id = $1 ORDER BY seq", table)

    async def all_tables(self) -> list[str]:
        return await self._column("SELECT id FROM sabbat_tables ORDER BY created, id")

    async def open_tables(self) -> list[str]:
        return await self._column("SELECT id FROM sabbat_tables WHERE NOT closed ORDER BY created, id")

    async def tables_of(self, person: str, most: int) -> list[str]:
        select = """SELECT id FROM sabbat_people JOIN sabbat_tables ON id = table_id
            WHERE person = $1 AND NOT closed ORDER BY created DESC, id LIMIT $2"""
        return await self._column(select, person, most)

    async def tables_beginning_with(self, letters: str) -> list[str]:
        # The range is for the index, whatever the order of the database is; small letters and figures fall into it.
        select = """SELECT id FROM sabbat_tables
            WHERE id >= $1 AND id <= $1 || repeat('z', 20) AND starts_with(id, $1) ORDER BY created DESC, id"""
        return await self._column(select, letters)

    async def damaged_tables(self) -> list[tuple[str, str]]:
        rows = await self._rows("SELECT id, damaged FROM sabbat_tables WHERE damaged IS NOT NULL")
        return [(table, why) for table, why in rows]

    async def _column(self, select: str, *values: object) -> list[Any]:  # Any: of the column's type
        return [value for (value,) in await self._rows(select, *values)]

    async def _rows(self, select: str, *values: object) -> list[Any]:  # Any: of the columns' types
        async with self._connection() as connection:
            return await connection.fetch(select, *values)

    async def _change(self, statement: str, *values: object) -> int:
        """One statement, its own transaction; how many rows it changed."""
        async with self._connection() as connection:
            return rows_of(await connection.execute(statement, *values))

    async def _change_at_home(
        self, statement: str, table: str, fence: int, *values: object, may_be_nothing: bool = False
    ) -> None:
        """One statement of the table's home."""
        async with self._connection() as connection:
            if not rows_of(await connection.execute(statement, table, fence, *values)):
                await must_be_home(connection, table, fence)
                assert may_be_nothing, statement

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


async def _keep(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """What a connection forgets when it goes back to the pool: nothing, for no verb leaves anything in it."""
