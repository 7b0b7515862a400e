"""Where tables are kept: one SQLite file by default, PostgreSQL by its URL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sabbat.server.store.base import (
    Conflict,
    Elsewhere,
    Fenced,
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
)
from sabbat.server.store.sqlite_store import SqliteStore

__all__ = [
    "Conflict",
    "Elsewhere",
    "Fenced",
    "Lease",
    "NoSuchTable",
    "NodeTaken",
    "Store",
    "StoreError",
    "Stored",
    "StoredSnapshot",
    "TableHeader",
    "Taken",
    "Unavailable",
    "open_store",
    "opened_store",
]


def open_store(url: str) -> Store:
    """The store that a URL names, not opened yet.

    A plain path or `sqlite:///sabbat.db` (from the working folder; four slashes begin an absolute path),
    `sqlite://:memory:` for trying things out, `postgresql://user@host/database`.
    """
    scheme, found, rest = url.partition("://")
    match scheme if found else "":
        case "":
            return SqliteStore(Path(url))
        case "sqlite" if rest in (":memory:", "/:memory:"):
            return SqliteStore(None)
        case "sqlite" if rest.startswith("/") and len(rest) > 1:
            return SqliteStore(Path(rest[1:]))
        case "postgresql" | "postgres":
            return _postgres(url)
    raise ValueError(f"a store is a path, sqlite:///path or postgresql://…, not {scheme}://…")


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store that a URL names, for as long as the context lasts."""
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def _postgres(url: str) -> Store:
    try:
        from sabbat.server.store.postgres_store import PostgresStore  # not everybody has asyncpg
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        raise StoreError("PostgreSQL needs asyncpg: install sabbat[postgres]") from error
    return PostgresStore(url)
