"""What waits is committed together, many write at once, and servers start and listen side by side."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from sabbat.server.store import Conflict, NoSuchTable, Store, open_store, opened_store
from sabbat.server.store.group_writer import Row
from sabbat.server.store.sqlite_statements import add_all
from sabbat.server.store.sqlite_store import SqliteStore
from tests.server.empty_stores import entries, header, locked
from tests.server.inside import in_a_loop

pytestmark = pytest.mark.both  # much of it is compiled


@in_a_loop
async def test_what_waits_is_committed_together_and_a_conflict_harms_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "sabbat.db")
    tables = [f"t{n}" for n in range(250)]
    await store.open()
    await asyncio.gather(*(store.create(header(table)) for table in tables))
    await asyncio.gather(*(store.append(table, 0, b"first") for table in tables))
    before = store.groups
    async with locked(tmp_path / "sabbat.db"):
        seqs = [0 if n % 10 == 3 else 1 for n in range(250)]  # every tenth is a conflict
        asked = [asyncio.create_task(store.append(t, s, b"next")) for t, s in zip(tables, seqs, strict=True)]
        asked.append(asyncio.create_task(store.append("nowhere", 0, b"first")))
        asked.append(asyncio.create_task(store.append("t0", 2**70, b"too large")))
        await asyncio.sleep(0)
    *outcomes, nowhere, too_large = await asyncio.gather(*asked, return_exceptions=True)
    assert store.groups - before in (1, 2)  # what the writer had begun with, and all the rest
    assert isinstance(nowhere, NoSuchTable)
    assert isinstance(too_large, OverflowError)
    for n, outcome in enumerate(outcomes):
        assert isinstance(outcome, Conflict) if n % 10 == 3 else outcome is None
        assert await entries(store, f"t{n}") == ([b"first"] if n % 10 == 3 else [b"first", b"next"])
    await store.close()


@in_a_loop
async def test_entries_go_in_together_whatever_else_is_written_with_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(tmp_path / "sabbat.db")
    tables = [f"t{n}" for n in range(20)]
    await store.open()
    await asyncio.gather(*(store.create(header(table)) for table in tables))
    statements: list[int] = []

    def counted(connection: sqlite3.Connection, rows: list[Row]) -> None:
        statements.append(len(rows))
        add_all(connection, rows)

    monkeypatch.setattr(store._writer, "_add_all", counted)
    async with locked(tmp_path / "sabbat.db"):
        first = asyncio.create_task(store.save("t0", b"body"))
        await asyncio.sleep(0.05)  # the writer waits with this one
        asked = [asyncio.create_task(store.append(table, 0, b"first")) for table in tables]
        asked += [asyncio.create_task(store.save(table, b"body")) for table in tables]
        conflict = asyncio.create_task(store.save("nowhere", b"body"))
        await asyncio.sleep(0.05)
    await asyncio.gather(first, *asked)
    with pytest.raises(NoSuchTable):
        await conflict
    assert statements == [20]
    for table in tables:
        assert await entries(store, table) == [b"first"]
        found = await store.load(table)
        assert found is not None
        assert found.body == b"body"
    await store.close()


@in_a_loop
async def test_many_tables_at_once(url: str) -> None:
    async def play(store: Store, table: str) -> None:
        await store.create(header(table))
        for seq in range(4):
            await store.append(table, seq, b"%d" % seq)

    async with opened_store(url) as store:
        tables = [f"t{n}" for n in range(100)]
        await asyncio.gather(*(play(store, table) for table in tables))
        for table in tables:
            assert await entries(store, table) == [b"0", b"1", b"2", b"3"]


@in_a_loop
async def test_who_is_cancelled_does_not_stop_the_others(url: str) -> None:
    async with opened_store(url) as store:
        await asyncio.gather(*(store.create(header(table)) for table in ("oak", "elm")))
        gone = asyncio.create_task(store.append("oak", 0, b"first"))
        stays = asyncio.create_task(store.append("elm", 0, b"first"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await entries(store, "elm") == [b"first"]
        assert await entries(store, "oak") in ([], [b"first"])


# --- other servers


@in_a_loop
async def test_servers_that_start_at_once_make_one_schema(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(header("oak"))
    assert await stores[3].open_tables() == ["oak"]
    for store in stores:
        await store.close()
