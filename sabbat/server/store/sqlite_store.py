"""Tables in one SQLite file: WAL, fully synchronous, one writer with group commit, a reader beside it."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from sabbat.server.store.base import (
    NodeTaken,
    NoSuchTable,
    Store,
    Stored,
    StoredSnapshot,
    TableHeader,
    Taken,
    Unavailable,
    first_needed,
)
from sabbat.server.store.chat_lines import SqliteChatLines
from sabbat.server.store.group_writer import GroupWriter
from sabbat.server.store.person_notes import SqlitePersonNotes
from sabbat.server.store.sqlite_statements import SETTINGS, add_all, add_one, bring_up_to_date, must_be_home

T = TypeVar("T")
SqlValue = str | int | bytes | None

# What was written lies in the log until it is copied into the tables, which takes the disk for a while. The reader's
# thread does so beside the writer; the writer itself only when the log has become long, to begin it anew.
COPY_EVERY = 1.0  # seconds


class SqliteStore(Store):
    """One file for one server; without a path, a store that ends with it. `patience`: seconds to wait for a lock."""

    def __init__(self, path: Path | None, patience: float = 5.0) -> None:
        self._path = path
        self._patience = patience
        self._writer = GroupWriter(self._connect_writer, add_all, add_one)
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None  # used by the reader's thread alone
        self._copying: asyncio.Task[None] | None = None
        self._lock: int | None = None  # a file that one server at a time has locked
        self.person_notes = SqlitePersonNotes(self._writer.do, self._read)
        self.chat_lines = SqliteChatLines(self._change, self._read)

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
        await self.leave()

    async def create(self, table: TableHeader) -> None:
        def work(connection: sqlite3.Connection) -> None:
            insert = "INSERT INTO sabbat_tables (id, created, header) VALUES (?, ?, ?)"
            try:
                connection.execute(insert, (table.id, table.created, table.body))
            except sqlite3.IntegrityError as error:
                raise Taken(table.id) from error

        await self._writer.do(work)

    async def join(self, node: str) -> None:
        """One file for one server: the lock ends with the process, however it ends."""
        if self._path is None or self._lock is not None:
            return
        lock = os.open(self._path.with_name(self._path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(lock)
            raise NodeTaken(f"another server is using {self._path}; several servers need PostgreSQL") from None
        self._lock = lock

    async def leave(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)

    async def release(self, table: str, fence: int) -> None:
        """There is no other server."""

    async def take(self, table: str) -> int:
        def work(connection: sqlite3.Connection) -> int:
            update = "UPDATE sabbat_tables SET fence = fence + 1 WHERE id = ? RETURNING fence"
            found = connection.execute(update, (table,)).fetchone()
            if found is None:
                raise NoSuchTable(table)
            return int(found[0])

        return await self._writer.do(work)

    async def append(self, table: str, seq: int, entry: bytes, fence: int = 0) -> None:
        await self._writer.added((table, seq, entry, fence))

    def append_soon(
        self, table: str, seq: int, entry: bytes, fence: int, told: Callable[[Exception | None], None]
    ) -> bool:
        self._writer.add((table, seq, entry, fence), told)
        return True

    async def save(self, table: str, body: bytes, fence: int = 0) -> None:
        await self._change("UPDATE sabbat_tables SET body = ?3 WHERE id = ?1 AND fence = ?2", table, fence, body)

    async def save_snapshot(self, table: str, snapshot: StoredSnapshot, fence: int = 0) -> None:
        insert = """INSERT OR REPLACE INTO sabbat_snapshots (table_id, seq, rules, state, log, dropped)
            SELECT ?1, ?3, ?4, ?5, ?6, ?7 FROM sabbat_tables WHERE id = ?1 AND fence = ?2"""
        values = (snapshot.seq, snapshot.rules, snapshot.state, snapshot.log, snapshot.dropped)
        await self._change(insert, table, fence, *values)

    async def let_go_of_states(self, table: str, before: int, fence: int = 0) -> None:
        update = """UPDATE sabbat_snapshots SET state = NULL WHERE table_id = ?1 AND seq < ?3 AND state IS NOT NULL
            AND ?2 = (SELECT fence FROM sabbat_tables WHERE id = ?1)"""
        await self._change(update, table, fence, before, may_be_nothing=True)

    async def take_back(self, table: str, seq: int, fence: int = 0) -> None:
        delete = """DELETE FROM sabbat_entries WHERE table_id = ?1 AND seq >= ?3
            AND ?2 = (SELECT fence FROM sabbat_tables WHERE id = ?1)"""
        await self._change(delete, table, fence, seq, may_be_nothing=True)

    async def close_table(self, table: str) -> None:
        await self._change_table("UPDATE sabbat_tables SET closed = 1 WHERE id = ?1", table)

    async def mark_damaged(self, table: str, why: str | None) -> None:
        await self._change_table("UPDATE sabbat_tables SET damaged = ?2 WHERE id = ?1", table, why)

    async def note_people(self, table: str, people: Collection[str]) -> None:
        def work(connection: sqlite3.Connection) -> None:
            rows = ",".join(["(?, ?)"] * len(people))
            insert = f"INSERT OR IGNORE INTO sabbat_people (person, table_id) VALUES {rows}"
            try:
                connection.execute(insert, [value for person in people for value in (person, table)])
            except sqlite3.IntegrityError as error:
                raise NoSuchTable(table) from error

        if people:
            await self._writer.do(work)

    async def _change(
        self, change: str, table: str, fence: int, *values: SqlValue, may_be_nothing: bool = False
    ) -> None:
        """One statement of the table's home."""

        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute(change, (table, fence, *values)).rowcount:
                must_be_home(connection, table, fence)
                assert may_be_nothing, change

        await self._writer.do(work)

    async def _change_table(self, update: str, table: str, *values: SqlValue) -> None:
        def work(connection: sqlite3.Connection) -> None:
            if not connection.execute(update, (table, *values)).rowcount:
                raise NoSuchTable(table)

        await self._writer.do(work)

    async def forget(self, before: int, open_before: int = 0) -> int:
        def work(connection: sqlite3.Connection) -> int:
            delete = "DELETE FROM sabbat_tables WHERE id <> '_secret' AND created < iif(closed, ?, ?)"
            return connection.execute(delete, (before, open_before)).rowcount

        return await self._writer.do(work)

    async def load(self, table: str) -> Stored | None:
        def work(connection: sqlite3.Connection) -> Stored | None:
            select = "SELECT created, closed, damaged, header, coalesce(body, header) FROM sabbat_tables WHERE id = ?"
            found = connection.execute(select, (table,)).fetchone()
            if found is None:
                return None
            created, closed, damaged, header, body = found
            select = "SELECT seq, rules, state, log, dropped FROM sabbat_snapshots WHERE table_id = ? ORDER BY seq"
            snapshots = [StoredSnapshot(*row) for row in connection.execute(select, (table,))]
            first = first_needed(snapshots)
            select = "SELECT entry FROM sabbat_entries WHERE table_id = ? AND seq >= ? ORDER BY seq"
            entries = [entry for (entry,) in connection.execute(select, (table, first))]
            return Stored(TableHeader(table, created, header), body, entries, first, snapshots, bool(closed), damaged)

        return await self._read(work) if table.isprintable() else None

    async def entries(self, table: str) -> list[bytes]:
        return await self._column("SELECT entry FROM sabbat_entries WHERE table_id = ? ORDER BY seq", table)

    async def all_tables(self) -> list[str]:
        return await self._column("SELECT id FROM sabbat_tables ORDER BY created, id")

    async def open_tables(self) -> list[str]:
        return await self._column("SELECT id FROM sabbat_tables WHERE closed = 0 ORDER BY created, id")

    async def tables_of(self, person: str, most: int) -> list[str]:
        select = """SELECT id FROM sabbat_people JOIN sabbat_tables ON id = table_id
            WHERE person = ? AND closed = 0 ORDER BY created DESC, id LIMIT ?"""
        return await self._column(select, person, most)

    async def tables_beginning_with(self, letters: str) -> list[str]:
        select = "SELECT id FROM sabbat_tables WHERE id BETWEEN ?1 AND ?1 || '~' ORDER BY created DESC, id"
        return await self._column(select, letters)

    async def damaged_tables(self) -> list[tuple[str, str]]:
        select = "SELECT id, damaged FROM sabbat_tables WHERE damaged IS NOT NULL"
        return await self._read(lambda connection: connection.execute(select).fetchall())

    async def _column(self, select: str, *values: SqlValue) -> list[Any]:  # Any: of the column's type
        return await self._read(lambda connection: [value for (value,) in connection.execute(select, values)])

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
            for setting in SETTINGS:
                connection.execute(f"PRAGMA {setting}")
            bring_up_to_date(connection)
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
