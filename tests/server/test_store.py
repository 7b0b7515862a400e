"""The store keeps what it has said to keep: in order, once, through kills. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import functools
import os
import random
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import ParamSpec

import pytest

from sabbat.server.store import (
    Conflict,
    NoSuchTable,
    Store,
    StoreError,
    TableHeader,
    Taken,
    Unavailable,
    open_store,
)
from sabbat.server.store.sqlite_store import SqliteStore
from tests.audit import amount
from tests.server import appender
from tests.server.postgres import Postgres, running_postgres

P = ParamSpec("P")
ROUNDS = amount(5, 50, "rounds of two writers")


def in_a_loop(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sabbat.db"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def header(table: str, created: int = 0) -> TableHeader:
    return TableHeader(table, created, b'{"game": "charlatans"}')


async def entries(store: Store, table: str) -> list[bytes]:
    stored = await store.load(table)
    assert stored is not None
    return stored.entries


# --- what is kept


@in_a_loop
async def test_a_table_comes_back_as_it_was_kept(url: str) -> None:
    kept = [b"first", b"", bytes(range(256)), b"x" * 100_000] + [b"%d" % n for n in range(20)]
    async with opened(url) as store:
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
    async with opened(url) as store:
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
    async with opened(url) as store:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
    async with opened(url) as store:
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
    async with opened(url) as store:
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
    async with opened(url) as store:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        for seq in (0, 2, 7, -1):
            with pytest.raises(Conflict):
                await store.append("oak", seq, b"another")
        await store.append("oak", 1, b"second")
        assert await entries(store, "oak") == [b"first", b"second"]


@in_a_loop
async def test_a_table_that_is_not_there(url: str) -> None:
    async with opened(url) as store:
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
    async with opened(url) as one, opened(url) as other:
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
    async with opened(str(path)) as store:
        await store.create(header("oak"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE sabbat_schema SET version = 99")
    with pytest.raises(StoreError, match="schema 99"):
        await open_store(str(path)).open()


# --- groups


@asynccontextmanager
async def locked(path: Path) -> AsyncIterator[None]:
    """Somebody else is writing, so what is asked meanwhile has to wait."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


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
async def test_many_tables_at_once(url: str) -> None:
    async def play(store: Store, table: str) -> None:
        await store.create(header(table))
        for seq in range(4):
            await store.append(table, seq, b"%d" % seq)

    async with opened(url) as store:
        tables = [f"t{n}" for n in range(100)]
        await asyncio.gather(*(play(store, table) for table in tables))
        for table in tables:
            assert await entries(store, table) == [b"0", b"1", b"2", b"3"]


@in_a_loop
async def test_who_is_cancelled_does_not_stop_the_others(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(store.create(header(table)) for table in ("oak", "elm")))
        gone = asyncio.create_task(store.append("oak", 0, b"first"))
        stays = asyncio.create_task(store.append("elm", 0, b"first"))
        await asyncio.sleep(0)
        gone.cancel()
        await stays
        assert await entries(store, "elm") == [b"first"]
        assert await entries(store, "oak") in ([], [b"first"])


# --- failures


@in_a_loop
async def test_a_full_disk_fails_who_waits_and_nothing_else(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "sabbat.db")) as store:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, hard))  # no file grows beyond
        try:
            with pytest.raises(Unavailable):
                await store.append("oak", 1, b"x" * 2_000_000)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert await entries(store, "oak") == [b"first"]
        await store.append("oak", 1, b"second")
        assert await entries(store, "oak") == [b"first", b"second"]


@in_a_loop
async def test_a_file_that_others_lock_for_too_long(tmp_path: Path) -> None:
    path = tmp_path / "sabbat.db"
    store = SqliteStore(path, patience=0.01)
    await store.open()
    await store.create(header("oak"))
    async with locked(path):
        with pytest.raises(Unavailable):
            await store.append("oak", 0, b"first")
        assert await entries(store, "oak") == []  # reading goes on
    await store.append("oak", 0, b"first")
    await store.close()


@pytest.mark.parametrize("content", [b"this is a letter and no database" * 50, None], ids=["a letter", "a folder"])
@in_a_loop
async def test_a_path_that_cannot_be_a_store(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "sabbat.db"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    store = open_store(str(path))
    with pytest.raises(Unavailable):
        await store.open()
    with pytest.raises(Unavailable):
        await store.create(header("oak"))
    await store.close()


@in_a_loop
async def test_a_database_that_falls_comes_back_with_all() -> None:
    with running_postgres() as server:
        async with opened(server.new_database()) as store:
            await store.create(header("oak"))
            await store.append("oak", 0, b"first")
            server.crash()
            with pytest.raises(Unavailable):
                await store.append("oak", 1, b"second")
            with pytest.raises(Unavailable):
                await store.load("oak")
            server.start()
            assert await entries(store, "oak") == [b"first"]
            await store.append("oak", 1, b"second")


# --- kill -9


def kill_after(url: str, acknowledged: int) -> dict[str, int]:
    """Lets the appender go until so many entries are acknowledged, kills it: the last seq it printed per table."""
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(root)])}
    command = [sys.executable, "-m", "tests.server.appender", url]
    last: dict[str, int] = {}
    with subprocess.Popen(command, cwd=root, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for line, printed in enumerate(child.stdout, 1):
            table, seq = printed.split()
            last[table] = int(seq)
            if line == acknowledged:
                child.kill()  # and what it had printed until then is read to the end
    assert child.returncode == -9
    return last


def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    luck = random.Random(7)

    async def look(last: dict[str, int]) -> None:
        async with opened(url) as store:
            for table, seq in last.items():
                kept = await entries(store, table)
                assert len(kept) > seq
                assert kept == [appender.entry(table, n) for n in range(len(kept))]

    for _ in range(ROUNDS):
        asyncio.run(look(kill_after(url, luck.randint(1, 300))))


# --- addresses


def test_urls() -> None:
    with pytest.raises(ValueError, match="mysql"):
        open_store("mysql://somewhere/else")
    with pytest.raises(ValueError, match="sqlite"):
        open_store("sqlite://sabbat.db")


def test_without_asyncpg_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sabbat.server.store.postgres_store", "sabbat.server.store.notices"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(StoreError, match=r"sabbat\[postgres\]"):
        open_store("postgresql://somewhere/sabbat")


@in_a_loop
async def test_a_plain_path_and_three_slashes_begin_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened("new/folder/sabbat.db") as store:
        await store.create(header("oak"))
    async with opened("sqlite:///new/folder/sabbat.db") as store:
        assert await store.open_tables() == ["oak"]
    mode = (tmp_path / "new" / "folder" / "sabbat.db").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600  # the seeds of running matches are in it


@in_a_loop
async def test_a_store_in_memory(tmp_path: Path) -> None:
    async with opened("sqlite://:memory:") as store, opened("sqlite://:memory:") as other:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        assert await entries(store, "oak") == [b"first"]
        assert await other.open_tables() == []


# --- other servers


@in_a_loop
async def test_other_servers_hear_what_was_appended(postgres: Postgres) -> None:
    from sabbat.server.store.notices import Change
    from sabbat.server.store.postgres_store import PostgresStore

    url = postgres.new_database()
    listener = PostgresStore(url)
    await listener.open()
    async with opened(url) as store, listener.changes() as changes:
        await store.create(header("oak"))
        for seq in range(3):
            await store.append("oak", seq, b"an entry")
        heard = await anext(changes)
        while heard.seq < 2:  # notices in between may be left out, the newest never
            heard = await anext(changes)
        assert heard == Change("oak", 2)
    await listener.close()


@in_a_loop
async def test_servers_that_start_at_once_make_one_schema(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].create(header("oak"))
    assert await stores[3].open_tables() == ["oak"]
    for store in stores:
        await store.close()
