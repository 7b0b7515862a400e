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

import structlog

from sabbat.server.store.base import Unavailable

log = structlog.get_logger("sabbat.store")
T = TypeVar("T")
Row = tuple[str, int, bytes, int]  # table, seq, entry, fence
LARGEST_GROUP = 1000
TOLD_AT_ONCE = 16  # entries
HAND_OVER_EVERY = 0.0015  # seconds, at the most often: below, a thread that is woken costs more than what it writes
MANY = 4  # entries handed over together: where so many come,
MANY_EVERY = 0.004  # seconds: each group less leaves the loop more time, by which everybody is answered sooner


class Request(Generic[T]):
    """A piece of work, and who waits for it."""

    def __init__(self, work: Callable[[sqlite3.Connection], T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
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

    def settle(self) -> None:
        if self.future.done():  # who waited has been cancelled
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Addition:
    """An entry to be added, and who is told: None, or what went wrong."""

    def __init__(self, row: Row, told: Callable[[Exception | None], None]) -> None:
        self.row = row
        self.told = told
        self.error: Exception | None = None


class Group:
    """What goes into one transaction."""

    def __init__(self) -> None:
        self.additions: list[Addition] = []
        self.requests: list[Request[Any]] = []  # Any: with results of different types

    def __len__(self) -> int:
        return len(self.additions) + len(self.requests)

    def take_in(self, other: Group) -> None:
        self.additions += other.additions
        self.requests += other.requests

    def fail(self, why: Exception) -> None:
        for addition in self.additions:
            addition.error = _unavailable(why)
        for request in self.requests:
            request.error = _unavailable(why)


def _unavailable(why: Exception) -> Unavailable:
    error = Unavailable(str(why))
    error.__cause__ = why
    return error


class GroupWriter:
    """Owns the one connection that writes.

    Every piece of work must be a single statement that changes something: SQLite undoes a refused statement by itself,
    so the neighbours in the group stay whole without savepoints. `add_all` adds entries in one statement: all of them,
    or none where it raises IntegrityError; `add_one` adds one, or says what is wrong with it.
    """

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        add_all: Callable[[sqlite3.Connection, list[Row]], None],
        add_one: Callable[[sqlite3.Connection, Row], None],
    ) -> None:
        self.groups = 0  # transactions committed
        self._connect = connect
        self._add_all = add_all
        self._add_one = add_one
        self._waiting: SimpleQueue[Group | None] = SimpleQueue()  # None: stop
        self._asked = Group()  # since the last time that something was handed over
        self._handed_over = 0.0  # when that was
        self._pause = HAND_OVER_EVERY  # until the next time
        self._worker: Thread | None = None
        self._stopped = False
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        """Starts the thread; what goes wrong with the connection is raised here."""
        loop = self._loop = asyncio.get_running_loop()
        opened: asyncio.Future[None] = loop.create_future()
        thread = Thread(target=self._run, args=(opened,), name="store", daemon=True)
        thread.start()
        await opened
        self._worker = thread

    def add(self, row: Row, told: Callable[[Exception | None], None]) -> None:
        """Adds an entry. `told` is called when it is committed, in a later turn of the loop: with None, or with what
        went wrong."""
        self._open_group().additions.append(Addition(row, told))

    async def added(self, row: Row) -> None:
        """The same for who waits."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(error: Exception | None) -> None:
            if future.done():  # who waited has been cancelled
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.add(row, told)
        await future

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Returns when the work is committed."""
        group = self._open_group()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        group.requests.append(Request(work, future))
        return await future

    def _open_group(self) -> Group:
        """The one that is handed over next. Whoever comes after a pause need not wait."""
        loop = self._loop
        if loop is None or self._worker is None or self._stopped:
            raise Unavailable("the store is not open")
        if not len(self._asked):
            loop.call_at(self._handed_over + self._pause, self._hand_over)
        return self._asked

    def _hand_over(self) -> None:
        if len(self._asked) and self._loop is not None:
            asked, self._asked = self._asked, Group()
            self._handed_over = self._loop.time()
            self._pause = HAND_OVER_EVERY if len(asked) < MANY else MANY_EVERY
            self._waiting.put(asked)

    async def close(self) -> None:
        """Commits what waits, then ends the thread."""
        if self._worker is not None:
            if not self._stopped:
                self._stopped = True
                self._hand_over()
                self._waiting.put(None)
            await asyncio.to_thread(self._worker.join)

    # --- in the thread

    def _run(self, opened: asyncio.Future[None]) -> None:
        ready = Request(lambda _: None, opened)
        first = Group()
        first.requests.append(ready)
        try:
            connection = self._connect()
            ready.run(connection)
        except Exception as error:
            ready.error = error
            self._settle(first)
            return
        self._settle(first)
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            self._commit(connection, group)
            self._settle(group)
        connection.close()

    def _next_group(self) -> tuple[Group, bool]:
        """Waits for one request, takes all others that are there; and whether more may come."""
        group = Group()
        with suppress(Empty):
            while len(group) < LARGEST_GROUP:
                asked = self._waiting.get(block=not len(group))
                if asked is None:
                    return group, False
                group.take_in(asked)
        return group, True

    def _commit(self, connection: sqlite3.Connection, group: Group) -> None:
        try:
            if group.requests:
                connection.execute("BEGIN IMMEDIATE")
            if group.additions and not self._added_together(connection, group.additions):
                if not group.requests:
                    connection.execute("BEGIN IMMEDIATE")
                for addition in group.additions:
                    self._add_alone(connection, addition)
            for request in group.requests:
                request.run(connection)
            if connection.in_transaction:
                connection.execute("COMMIT")
            self.groups += bool(len(group))
        except sqlite3.Error as error:  # disk full, not writable, locked by others for too long
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            group.fail(error)

    def _added_together(self, connection: sqlite3.Connection, additions: list[Addition]) -> bool:
        """By one statement. Where one of them is refused, none is in: they are tried one by one."""
        try:
            self._add_all(connection, [addition.row for addition in additions])
        except (sqlite3.IntegrityError, OverflowError):  # OverflowError: a seq that SQLite cannot count to
            return False
        return True

    def _add_alone(self, connection: sqlite3.Connection, addition: Addition) -> None:
        try:
            self._add_one(connection, addition.row)
        except sqlite3.Error:
            raise
        except Exception as error:
            addition.error = error

    def _settle(self, group: Group) -> None:
        """Wakes the loop once for the whole group."""
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(self._tell, group)

    # --- in the loop again

    def _tell(self, group: Group) -> None:
        """Tells those who wait, some in each turn of the loop, so that what others ask meanwhile is on its way to the
        thread before it is done with this."""
        for request in group.requests:
            request.settle()
        group.requests = []
        some, group.additions = group.additions[:TOLD_AT_ONCE], group.additions[TOLD_AT_ONCE:]
        if group.additions:
            assert self._loop is not None
            self._loop.call_soon(self._tell, group)
        for addition in some:
            try:
                addition.told(addition.error)
            except Exception as error:  # whoever was told is in trouble: the others are told all the same
                log.error("not told", table=addition.row[0], error=repr(error))
