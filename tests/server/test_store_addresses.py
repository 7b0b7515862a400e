"""The addresses that name a store, and what is made where they point."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from sabbat.server.store import StoreError, open_store, opened_store
from tests.server.empty_stores import entries, header
from tests.server.inside import in_a_loop


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
    async with opened_store("new/folder/sabbat.db") as store:
        await store.create(header("oak"))
    async with opened_store("sqlite:///new/folder/sabbat.db") as store:
        assert await store.open_tables() == ["oak"]
    mode = (tmp_path / "new" / "folder" / "sabbat.db").stat().st_mode
    assert stat.S_IMODE(mode) == 0o600  # the seeds of running matches are in it


@in_a_loop
async def test_a_store_in_memory(tmp_path: Path) -> None:
    async with opened_store("sqlite://:memory:") as store, opened_store("sqlite://:memory:") as other:
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        assert await entries(store, "oak") == [b"first"]
        assert await other.open_tables() == []
