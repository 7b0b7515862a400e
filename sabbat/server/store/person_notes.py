"""What is kept with a person from one table to the next: a few small notes, each under a topic of its own.

A note that was not written for long is forgotten with the old tables, and all of them when the person asks for it.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Coroutine
from typing import Any, NamedTuple, Protocol, TypeVar

T = TypeVar("T")
LARGEST = 2_000  # bytes of a note

SELECT = "SELECT person, note FROM sabbat_person_notes WHERE topic = "
SELECT_ALL = "SELECT person, topic, note, changed FROM sabbat_person_notes ORDER BY person, topic"
WRITE = """INSERT INTO sabbat_person_notes (person, topic, note, changed) VALUES ({})
    ON CONFLICT (person, topic) DO UPDATE SET note = excluded.note, changed = excluded.changed"""
FORGET_PERSON = "DELETE FROM sabbat_person_notes WHERE person = "
FORGET_OLD = "DELETE FROM sabbat_person_notes WHERE changed < "


class PersonNote(NamedTuple):
    person: str
    topic: str
    note: bytes
    changed: int  # milliseconds: when it was written


class PersonNotes(ABC):
    """Those of a store."""

    @abstractmethod
    async def write(self, note: PersonNote) -> None:
        """Replaces the person's note of that topic."""

    @abstractmethod
    async def read(self, topic: str, people: Collection[str]) -> dict[str, bytes]:
        """The notes of that topic by person; who has none is not in it."""

    @abstractmethod
    async def all(self) -> list[PersonNote]:
        """Every note, for a copy of the store."""

    @abstractmethod
    async def forget_person(self, person: str) -> None:
        """All that was kept with this person."""

    @abstractmethod
    async def forget(self, before: int) -> int:
        """Those that were not written since; how many."""


class DoesInSqlite(Protocol):
    """Does a piece of work with a connection, in the thread that has it."""

    def __call__(self, work: Callable[[sqlite3.Connection], T]) -> Coroutine[Any, Any, T]: ...  # Any: asyncio's own


class SqlitePersonNotes(PersonNotes):
    """`do` changes, `look` reads: those of the store."""

    def __init__(self, do: DoesInSqlite, look: DoesInSqlite) -> None:
        self._do = do
        self._look = look

    async def write(self, note: PersonNote) -> None:
        assert len(note.note) <= LARGEST
        await self._do(lambda connection: connection.execute(WRITE.format("?, ?, ?, ?"), note).rowcount)

    async def read(self, topic: str, people: Collection[str]) -> dict[str, bytes]:
        select = f"{SELECT} ? AND person IN ({', '.join('?' * len(people))})"
        return await self._look(lambda connection: dict(connection.execute(select, (topic, *people)).fetchall()))

    async def all(self) -> list[PersonNote]:
        return await self._look(lambda connection: [PersonNote(*row) for row in connection.execute(SELECT_ALL)])

    async def forget_person(self, person: str) -> None:
        await self._do(lambda connection: connection.execute(f"{FORGET_PERSON} ?", (person,)).rowcount)

    async def forget(self, before: int) -> int:
        return await self._do(lambda connection: connection.execute(f"{FORGET_OLD} ?", (before,)).rowcount)


class ChangesPostgres(Protocol):
    """One statement; how many rows it changed."""

    def __call__(self, statement: str, *values: object) -> Coroutine[Any, Any, int]: ...  # Any: asyncio's own


class ReadsPostgres(Protocol):
    """The rows of one statement."""

    def __call__(self, select: str, *values: object) -> Coroutine[Any, Any, list[Any]]: ...  # Any: the columns'


class PostgresPersonNotes(PersonNotes):
    def __init__(self, change: ChangesPostgres, rows: ReadsPostgres) -> None:
        self._change = change
        self._rows = rows

    async def write(self, note: PersonNote) -> None:
        assert len(note.note) <= LARGEST
        await self._change(WRITE.format("$1, $2, $3, $4"), *note)

    async def read(self, topic: str, people: Collection[str]) -> dict[str, bytes]:
        rows = await self._rows(f"{SELECT} $1 AND person = ANY($2::text[])", topic, list(people))
        return dict(rows)

    async def all(self) -> list[PersonNote]:
        return [PersonNote(*row) for row in await self._rows(SELECT_ALL)]

    async def forget_person(self, person: str) -> None:
        await self._change(f"{FORGET_PERSON} $1", person)

    async def forget(self, before: int) -> int:
        return await self._change(f"{FORGET_OLD} $1", before)
