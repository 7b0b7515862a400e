"""What is said is kept line by line: a word writes a word, an old home writes nothing. On SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from sabbat.server import protocol as wire
from sabbat.server.store import Fenced, NoSuchTable, opened_store
from sabbat.server.store.chat_lines import KEPT, ChatRow
from sabbat.server.store.copying import copy_all
from tests.server.empty_stores import header
from tests.server.inside import a_room, a_store, in_a_loop


@in_a_loop
async def test_the_last_lines_are_kept_in_order(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("a"))
        await store.create(header("b"))
        for number in range(1, KEPT + 4):
            await store.chat_lines.add("a", ChatRow(number, b"%d" % number))
        await store.chat_lines.add("b", ChatRow(1, b"elsewhere"))
        found = await store.chat_lines.of("a")
        assert [row.number for row in found] == list(range(4, KEPT + 4))
        assert await store.chat_lines.of("c") == []


@in_a_loop
async def test_only_the_tables_home_adds_a_line(url: str) -> None:
    async with opened_store(url) as store:
        await store.join("one")
        await store.create(header("a"))
        fence = await store.take("a")
        with pytest.raises(Fenced):
            await store.chat_lines.add("a", ChatRow(1, b"late"), fence - 1)
        with pytest.raises(NoSuchTable):
            await store.chat_lines.add("c", ChatRow(1, b"nowhere"))
        await store.chat_lines.add("a", ChatRow(1, b"here"), fence)
        assert await store.chat_lines.of("a") == [ChatRow(1, b"here")]


@in_a_loop
async def test_lines_are_copied_and_forgotten_with_their_table(tmp_path: Path) -> None:
    async with a_store() as store, a_store(str(tmp_path / "copy.db")) as copy:
        await store.create(header("a"))
        await store.chat_lines.add("a", ChatRow(7, b"seven"))
        await copy_all(store, copy)
        assert await copy.chat_lines.of("a") == [ChatRow(7, b"seven")]
        await copy.forget(2**60, 2**60)
        assert await copy.chat_lines.of("a") == []


@in_a_loop
async def test_a_word_writes_a_word_and_comes_back_after_a_restart() -> None:
    async with a_store() as store:
        async with a_room(store) as room:
            ada, bea = await room.playing("ada", "bea")
            with patch.object(store, "save", AsyncMock()) as save:
                for number in range(50, 53):
                    assert await ada.asks(wire.Say(number, f"word {number}")) == wire.Done(number)
            assert save.await_count == 0
            id = ada.table.id
        async with a_room(store) as room:
            cleo = await room.guest(id, "cleo")
            chat = cleo.last(wire.Welcome).chat
            assert [(line.number, line.name, line.text) for line in chat] == [
                (1, "Ada", "word 50"),
                (2, "Ada", "word 51"),
                (3, "Ada", "word 52"),
            ]
            bea = await room.guest(id, "bea")
            assert await bea.asks(wire.Say(9, "back")) == wire.Done(9)
            assert cleo.last(wire.Chatted).line.number == 4
