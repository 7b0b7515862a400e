"""One thread that writes to SQLite. All that waits goes into one transaction: many tables, one wait for the disk.

A thread that comes back from SQLite waits until the busy loop lets go of the interpreter, once for each statement. So
the entries that wait, which is nearly everything that is ever written, go in together as one statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Generic, TypeVar

from sabbat.server.store.base import Unavailable

T = TypeVar("T")
Row = tuple[str, int, bytes, int]  # table, seq, entry, fence
LARGEST_GROUP = 1000
HAND_OVER_EVERY = 0.0015  # seconds, at the most often: below, a thread that is woken costs more than what it writes


class Request(Generic[T]):
    """A piece of work, and who waits for it. `row`: the work is to add this entry and no more."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], T], future: asyncio.Future[T], row: Row | None = None
    ) -> None:
        self.work = work
        self.future = future
        self.row = row
        self.result: T
        self.error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Works. Its own refusal concerns nobody else; a failure of the disk concerns the whole group."""
        try:
            self.result = self.work(connection)
        except sqlite3.Error:
            raise
        except Exception as error:
            self.error = error

    def fail(self, why: Exception) -> None:
        self.error = Unavailable(str(why))
        self.error.__cause__ = why

    def settle(self) -> None:
        if self.future.done():  # who waited has been cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class GroupWriter:
    """Owns the one connection that writes.

    Every piece of work must be a single statement that changes something: SQLite undoes a refused statement by itself,
    so the neighbours in the group stay whole without savepoints. `add_all` adds entries in one statement: all of them,
    or none where it raises IntegrityError.
    """

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        add_all: Callable[[sqlite3.Connection, list[Row]], None],
    ) -> None:
        self.groups = 0  # transactions committed
        self._connect = connect
        self._add_all = add_all
        # Any: requests with results of different types wait in the same queue. None: stop.
        self._waiting: SimpleQueue[list[Request[Any]] | None] = SimpleQueue()
        self._asked: list[Request[Any]] = []  # since the last time that something was handed over
        self._handed_over = 0.0  # when that was
        self._thread: Thread | None = None
        self._stopped = False

    async def open(self) -> None:
        """Starts the thread; what goes wrong with the connection is raised here."""
        self._loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = self._loop.create_future()
        thread = Thread(target=self._run, args=(opened,), name="store", daemon=True)
        thread.start()
        await opened
        self._thread = thread

    async def do(self, work: Callable[[sqlite3.Connection], T], row: Row | None = None) -> T:
        """Returns when the work is committed. `row`: the work adds this entry and no more."""
        if self._thread is None or self._stopped:
            raise Unavailable("the store is not open")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._asked:  # whoever comes after a pause need not wait
            self._loop.call_at(self._handed_over + HAND_OVER_EVERY, self._hand_over)
        self._asked.append(Request(work, future, row))
        return await future

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        if asked:
            self._handed_over = self._loop.time()
            self._waiting.put(asked)

    async def close(self) -> None:
        """Commits what waits, then ends the thread."""
        if self._thread is not None:
            if not self._stopped:
                self._stopped = True
                self._hand_over()
                self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _run(self, opened: asyncio.Future[None]) -> None:
        ready = Request(lambda _: None, opened)
        try:
            connection = self._connect()
            ready.run(connection)
        except Exception as error:
            ready.error = error
            self._settle([ready])
            return
        self._settle([ready])
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            self._commit(connection, group)
            self._settle(group)
        connection.close()

    def _next_group(self) -> tuple[list[Request[Any]], bool]:  # Any: as in the queue
        """Waits for one request, takes all others that are there; and whether more may come."""
        group: list[Request[Any]] = []
        with suppress(Empty):
            while len(group) < LARGEST_GROUP:
                asked = self._waiting.get(block=not group)
                if asked is None:
                    return group, False
                group += asked
        return group, True

    def _commit(self, connection: sqlite3.Connection, group: list[Request[Any]]) -> None:  # Any: as in the queue
        entries = [request for request in group if request.row is not None]
        others = [request for request in group if request.row is None]
        try:
            if others:
                connection.execute("BEGIN IMMEDIATE")
            if entries and not self._added_together(connection, entries):
                if not others:
                    connection.execute("BEGIN IMMEDIATE")
                others = [*entries, *others]
            for request in others:
                request.run(connection)
            if connection.in_transaction:
                connection.execute("COMMIT")
            self.groups += bool(group)
        except sqlite3.Error as error:  # disk full, not writable, locked by others for too long
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            for request in group:
                request.fail(error)

    def _added_together(self, connection: sqlite3.Connection, entries: list[Request[Any]]) -> bool:  # Any: as above
        """By one statement. Where one of them is refused, none is in: they are tried one by one."""
        try:
            self._add_all(connection, [request.row for request in entries if request.row is not None])
        except (sqlite3.IntegrityError, OverflowError):  # OverflowError: a seq that SQLite cannot count to
            return False
        for request in entries:
            request.result = None
        return True

    def _settle(self, group: list[Request[Any]]) -> None:  # Any: as in the queue
        """Wakes the loop once for the whole group."""

        def settle_all() -> None:
            for request in group:
                request.settle()

        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(settle_all)
