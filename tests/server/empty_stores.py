"""Stores to try things on: an empty one of each kind, and what stands in them."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from sabbat.server.store import Store, TableHeader
from tests.server.postgres import Postgres


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sabbat.db"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


def header(table: str, created: int = 0) -> TableHeader:
    return TableHeader(table, created, b'{"game": "charlatans"}')


async def entries(store: Store, table: str) -> list[bytes]:
    stored = await store.load(table)
    assert stored is not None
    return stored.entries


@asynccontextmanager
async def locked(path: Path) -> AsyncIterator[None]:
    """Somebody else is writing, so what is asked meanwhile has to wait."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
