"""What was said at a table, line by line: a word writes a word, and not the whole table.

A table keeps its last lines. Each has a place, and a new line takes the place of the oldest.
"""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Coroutine
from typing import Any, NamedTuple, Protocol

from sabbat.server.store.person_notes import DoesInSqlite, ReadsPostgres

KEPT = 100  # lines of a table

SELECT = "SELECT number, line FROM sabbat_chat WHERE table_id = {} ORDER BY number"
ADD_TO_SQLITE = """INSERT OR REPLACE INTO sabbat_chat (table_id, place, number, line)
    SELECT ?1, ?3, ?4, ?5 FROM sabbat_tables WHERE id = ?1 AND fence = ?2"""
ADD_TO_POSTGRES = """WITH home AS (SELECT 1 FROM sabbat_tables WHERE id = $1 AND fence = $2 FOR SHARE)
    INSERT INTO sabbat_chat (table_id, place, number, line)
    SELECT $1::text, $3::bigint, $4::bigint, $5::bytea FROM home
    ON CONFLICT (table_id, place) DO UPDATE SET number = $4, line = $5"""


class ChatRow(NamedTuple):
    """A line, opaque to the store, by the number that it has at its table."""

    number: int
    line: bytes


class ChatLines(ABC):
    """Those of a store."""

    @abstractmethod
    async def add(self, table: str, row: ChatRow, fence: int = 0) -> None:
        """From the table's home. Raises `NoSuchTable`, `Fenced`."""

    @abstractmethod
    async def of(self, table: str) -> list[ChatRow]:
        """The last lines of a table, the oldest first."""


class ChangesAtHome(Protocol):
    """One statement of a table's home, which has table and fence as its first values."""

    def __call__(
        self, change: str, table: str, fence: int, /, *values: str | int | bytes | None
    ) -> Coroutine[Any, Any, None]: ...  # Any: asyncio's own


class SqliteChatLines(ChatLines):
    """`change` and `look` are the store's."""

    def __init__(self, change: ChangesAtHome, look: DoesInSqlite) -> None:
        self._change = change
        self._look = look

    async def add(self, table: str, row: ChatRow, fence: int = 0) -> None:
        await self._change(ADD_TO_SQLITE, table, fence, row.number % KEPT, row.number, row.line)

    async def of(self, table: str) -> list[ChatRow]:
        def select(connection: sqlite3.Connection) -> list[ChatRow]:
            return [ChatRow(*row) for row in connection.execute(SELECT.format("?"), (table,))]

        return await self._look(select)


class PostgresChatLines(ChatLines):
    def __init__(self, change: ChangesAtHome, rows: ReadsPostgres) -> None:
        self._change = change
        self._rows = rows

    async def add(self, table: str, row: ChatRow, fence: int = 0) -> None:
        await self._change(ADD_TO_POSTGRES, table, fence, row.number % KEPT, row.number, row.line)

    async def of(self, table: str) -> list[ChatRow]:
        return [ChatRow(*row) for row in await self._rows(SELECT.format("$1"), table)]
