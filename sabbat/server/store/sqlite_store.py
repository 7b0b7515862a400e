"""Tables in one SQLite file: WAL, fully synchronous, one writer with group commit, a reader beside it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

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
from sabbat.server.store.group_writer import GroupWriter, Row

T = TypeVar("T")

# What was written lies in the log until it is copied into the tables, which takes the disk for a while. The reader's
# thread does so beside the writer; the writer itself only when the log has become long, to begin it anew.
COPY_EVERY = 1.0  # seconds
LONGEST_LOG = 16_384  # pages

TABLES = (
    "CREATE TABLE sabbat_schema (version INTEGER NOT NULL)",
    """CREATE TABLE sabbat_tables (
        id TEXT NOT NULL PRIMARY KEY,
        created INTEGER NOT NULL,
        closed INTEGER NOT NULL DEFAULT 0,
        header BLOB NOT NULL,
        body BLOB
    )""",
    "CREATE INDEX sabbat_tables_by_age ON sabbat_tables (closed, created, id)",
    """CREATE TABLE sabbat_entries (
        table_id TEXT NOT NULL REFERENCES sabbat_tables ON DELETE CASCADE,
        seq INTEGER NOT NULL,
        entry BLOB NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
)


class SqliteStore(Store):
    """One file for one server; without a path, a store that ends with it. `patience`: seconds to wait for a lock."""

    def __init__(self, path: Path | None, patience: float = 5.0) -> None:
        self._path = path
        self._patience = patience
        self._writer = GroupWriter(self._connect_writer, _add_all)
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None  # used by the reader's thread alone
        self._copying: asyncio.Task[None] | None = None

    @property
    def groups(self) -> int:
        """How many transactions were committed; each serves all requests that waited for it."""
        return self._writer.groups

    async def open(self) -> None:
        try:
            await self._writer.open()
            if self._path is not None:  # what lives in memory belongs to one connection
                self._reader = ThreadPoolExecutor(1, thread_name_prefix="store-reader")
                await asyncio.get_running_loop().run_in_executor(self._reader, self._open_reader)
                self._copying = asyncio.create_task(self._copy_the_log())
        except (sqlite3.Error, OSError) as error:
            await self.close()
            raise Unavailable(str(error)) from error

    async def close(self) -> None:
        if self._copying is not None:
            self._copying.cancel()
            with suppress(asyncio.CancelledError):
                await self._copying
        reader, self._reader = self._reader, None
        if reader is not None:
            await asyncio.get_running_loop().run_in_executor(reader, self._close_reader)
            reader.shutdown()
        await self._writer.close()

    async def create(self, table: TableHeader) -> None:
        def work(connection: sqlite3.Connection) -> None:
            insert = "INSERT INTO sabbat_tables (id, created, header) VALUES (?, ?, ?)"
            try:
                connection.execute(insert, (table.id, table.created, table.body))
            except sqlite3.IntegrityError as error:
                raise Taken(table.id) from error

        await self._writer.do(work)

    async def append(self, table: str, seq: int, entry: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            insert = """INSERT INTO sabbat_entries (table_id, seq, entry) SELECT ?1, ?2, ?3
                WHERE ?2 = (SELECT coalesce(max(seq) + 1, 0) FROM sabbat_entries WHERE table_id = ?1)"""
            try:
                added = connection.execute(insert, (table, seq, entry)).rowcount
            except sqlite3.IntegrityError as error:  # the key is guarded above, so it is the reference to the table
                raise NoSuchTable(table) from error
            if not added:
                _must_exist(connection, table)
                raise Conflict(f"{table}: {seq} is not the next entry")

        await self._writer.do(work, (table, seq, entry))

    async def save(self, table: str, body: bytes) -> None:
        await self._change_table("UPDATE sabbat_tables SET body = ?2 WHERE id = ?1", table, body)

    async def close_table(self, table: str) -> None:
        await self._change_table("UPDATE sabbat_tables SET closed = 1 WHERE id = ?1", table)

    async def _change_table(self, update: str, table: str, *values: bytes) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute(update, (table, *values)).rowcount:
                raise NoSuchTable(table)

        await self._writer.do(work)

    async def forget(self, before: int) -> int:
        def work(connection: sqlite3.Connection) -> int:
            return connection.execute("DELETE FROM sabbat_tables WHERE closed = 1 AND created < ?", (before,)).rowcount

        return await self._writer.do(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: sqlite3.Connection) -> Stored | None:
            select = "SELECT created, closed, header, body FROM sabbat_tables WHERE id = ?"
            found = connection.execute(select, (table,)).fetchone()
            if found is None:
                return None
            created, closed, header, body = found
            select = "SELECT entry FROM sabbat_entries WHERE table_id = ? ORDER BY seq"
            entries = [entry for (entry,) in connection.execute(select, (table,))]
            return Stored(TableHeader(table, created, header), header if body is None else body, entries, bool(closed))

        return await self._read(work) if table.isprintable() else None

    async def open_tables(self) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            select = "SELECT id FROM sabbat_tables WHERE closed = 0 ORDER BY created, id"
            return [table for (table,) in connection.execute(select)]

        return await self._read(work)

    async def _copy_the_log(self) -> None:
        def copy(connection: sqlite3.Connection) -> None:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

        copied = 0
        while True:
            await asyncio.sleep(COPY_EVERY)
            if self.groups != copied:
                copied = self.groups
                with suppress(Unavailable):  # the writer will do it
                    await self._in_reader(copy)

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Reads beside the writer, in a transaction: all at one moment."""
        if self._path is None:
            return await self._writer.do(work)

        def read(connection: sqlite3.Connection) -> T:
            with connection:  # whatever happens, the transaction ends
                connection.execute("BEGIN")
                return work(connection)

        return await self._in_reader(read)

    async def _in_reader(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._reader is None:
            raise Unavailable("the store is not open")
        assert self._reading is not None  # opened with the reader's thread
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    # --- connections, each opened in the thread that uses it

    def _connect_writer(self) -> sqlite3.Connection:
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # The seeds of running matches are in it: nobody else on the machine may read along.
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = self._connect()
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
            connection.execute("PRAGMA foreign_keys = ON")
            _make_tables(connection)
        except BaseException:
            connection.close()
            raise
        return connection

    def _connect(self) -> sqlite3.Connection:
        where = ":memory:" if self._path is None else self._path
        return sqlite3.connect(where, timeout=self._patience, isolation_level=None)  # transactions begin by our word

    def _open_reader(self) -> None:
        self._reading = self._connect()
        self._reading.execute("PRAGMA query_only = ON")

    def _close_reader(self) -> None:
        if self._reading is not None:
            self._reading.close()


def _add_all(connection: sqlite3.Connection, rows: list[Row]) -> None:
    """All entries or, with an IntegrityError, none: one that is not the next would have no seq, which may not be."""
    insert = f"""INSERT INTO sabbat_entries (table_id, seq, entry)
        SELECT column1, CASE column2 WHEN coalesce(
            (SELECT max(seq) + 1 FROM sabbat_entries WHERE table_id = column1), 0) THEN column2 END, column3
        FROM (VALUES {",".join(["(?,?,?)"] * len(rows))})"""
    connection.execute(insert, [value for row in rows for value in row])


def _make_tables(connection: sqlite3.Connection) -> None:
    """Once, in one transaction; a file that has them already is only looked at."""
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'sabbat_schema'").fetchone() is None:
        for statement in TABLES:
            connection.execute(statement)
        connection.execute("INSERT INTO sabbat_schema VALUES (?)", (SCHEMA,))
    check_schema(*connection.execute("SELECT version FROM sabbat_schema").fetchone())
    connection.execute("COMMIT")


def _must_exist(connection: sqlite3.Connection, table: str) -> None:
    if connection.execute("SELECT 1 FROM sabbat_tables WHERE id = ?", (table,)).fetchone() is None:
        raise NoSuchTable(table)
