"""The store keeps what it has said to keep, in order, once, and refuses the rest. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sabbat.server.store import Conflict, NoSuchTable, StoreError, Taken, Unavailable, open_store, opened_store
from tests.server.empty_stores import entries, header
from tests.server.inside import in_a_loop

# --- what is kept


@in_a_loop
async def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    kept = [b"first", b"", bytes(range(256)), b"x" * 100_000] + [b"%d" % n for n in range(20)]
    async with opened_store(url) as store:
        await store.create(header("oak", 1_800_000_000_000))
        for seq, entry in enumerate(kept):
            await store.append("oak", seq, entry)
        stored = await store.load("oak")
    assert stored is not None
    assert stored.header == header("oak", 1_800_000_000_000)
    assert stored.entries == kept
    assert not stored.closed


@in_a_loop
async def test_the_body_is_the_headers_until_another_is_saved(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("oak"))
        before = await store.load("oak")
        await store.append("oak", 0, b"first")
        await store.save("oak", b'{"phase": "playing"}')
        await store.save("oak", b'{"phase": "over"}')
        after = await store.load("oak")
    assert before is not None
    assert after is not None
    assert before.body == before.header.body == after.header.body == header("oak").body
    assert after.body == b'{"phase": "over"}'
    assert after.entries == [b"first"]


@in_a_loop
async def test_another_opening_goes_on_where_the_first_was_closed(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
    async with opened_store(url) as store:
        await store.append("oak", 1, b"second")
        assert await entries(store, "oak") == [b"first", b"second"]
        with pytest.raises(Taken):
            await store.create(header("oak"))


@in_a_loop
async def test_closing_finishes_what_was_asked_before(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.create(header("oak"))
    asked = [asyncio.create_task(store.save("oak", b"%d" % n)) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    await asyncio.gather(*asked)
    with pytest.raises(Unavailable):
        await store.append("oak", 0, b"too late")
    with pytest.raises(Unavailable):
        await store.load("oak")


@in_a_loop
async def test_only_closed_and_old_tables_are_forgotten(url: str) -> None:
    async with opened_store(url) as store:
        for created, table in enumerate(["oak", "elm", "ash", "yew"]):
            await store.create(header(table, created))
            await store.append(table, 0, b"first")
        for table in ("oak", "ash", "yew", "yew"):
            await store.close_table(table)
        assert await store.open_tables() == ["elm"]
        closed = await store.load("ash")
        assert closed is not None
        assert closed.closed

        assert await store.forget(3) == 2
        assert [await store.load(table) for table in ("oak", "ash")] == [None, None]
        assert await entries(store, "elm") == await entries(store, "yew") == [b"first"]
        await store.create(header("oak"))  # its entries went with it
        await store.append("oak", 0, b"afresh")
        assert await store.open_tables() == ["oak", "elm"]


# --- what is refused


@in_a_loop
async def test_only_the_next_seq_is_taken(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        for seq in (0, 2, 7, -1):
            with pytest.raises(Conflict):
                await store.append("oak", seq, b"another")
        await store.append("oak", 1, b"second")
        assert await entries(store, "oak") == [b"first", b"second"]


@in_a_loop
async def test_a_table_that_is_not_there(url: str) -> None:
    async with opened_store(url) as store:
        for nowhere in ("oak", "", "o\0k", "\udc80", "o" * 10_000):
            assert await store.load(nowhere) is None
        for refused in (
            store.append("oak", 0, b"first"),
            store.append("oak", 1, b"second"),
            store.save("oak", b"{}"),
            store.close_table("oak"),
        ):
            with pytest.raises(NoSuchTable):
                await refused
        assert await store.open_tables() == []


@in_a_loop
async def test_of_two_writers_only_one_succeeds(url: str) -> None:
    async with opened_store(url) as one, opened_store(url) as other:
        await one.create(header("oak"))
        won = []
        for seq in range(25):
            attempts = (one.append("oak", seq, b"one"), other.append("oak", seq, b"other"))
            outcomes = await asyncio.gather(*attempts, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
            won.append((b"one", b"other")[outcomes.index(None)])
        assert await entries(one, "oak") == await entries(other, "oak") == won


@in_a_loop
async def test_a_store_of_another_schema_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "sabbat.db"
    async with opened_store(str(path)) as store:
        await store.create(header("oak"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE sabbat_schema SET version = 99")
    with pytest.raises(StoreError, match="schema 99"):
        await open_store(str(path)).open()
