"""What a store does when its disk, its file or its database fails, and what outlives a kill."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from sabbat.server.store import Unavailable, open_store, opened_store
from sabbat.server.store.sqlite_store import SqliteStore
from tests.audit import amount
from tests.server import appender
from tests.server.empty_stores import entries, header, locked
from tests.server.inside import in_a_loop
from tests.server.postgres import running_postgres

ROUNDS = amount(5, 50, "kills of a process that writes")


# --- failures


@in_a_loop
async def test_a_full_disk_fails_who_waits_and_nothing_else(tmp_path: Path) -> None:
    async with opened_store(str(tmp_path / "sabbat.db")) as store:
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
        async with opened_store(server.new_database()) as store:
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


@pytest.mark.audit
def test_what_was_acknowledged_outlives_a_kill(url: str) -> None:
    luck = random.Random(7)

    async def look(last: dict[str, int]) -> None:
        async with opened_store(url) as store:
            for table, seq in last.items():
                kept = await entries(store, table)
                assert len(kept) > seq
                assert kept == [appender.entry(table, n) for n in range(len(kept))]

    for _ in range(ROUNDS):
        asyncio.run(look(kill_after(url, luck.randint(1, 300))))
