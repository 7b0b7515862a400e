"""A table has one home at a time: whoever takes it gets a number, and a write with an older one is refused by the store
itself. On SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sabbat.server.store import Conflict, Fenced, NoSuchTable, Store, StoredSnapshot, opened_store
from tests.server.empty_stores import header
from tests.server.inside import in_a_loop

SNAPSHOT = StoredSnapshot(1, 1, b"state", b"log")
Write = Callable[[Store, int], Awaitable[None]]
WRITES: dict[str, Write] = {
    "append": lambda store, fence: store.append("oak", 1, b"second", fence),
    "save": lambda store, fence: store.save("oak", b"{}", fence),
    "save_snapshot": lambda store, fence: store.save_snapshot("oak", SNAPSHOT, fence),
    "let_go_of_states": lambda store, fence: store.let_go_of_states("oak", 9, fence),
    "take_back": lambda store, fence: store.take_back("oak", 0, fence),
}


@pytest.mark.parametrize("verb", WRITES)
@in_a_loop
async def test_every_write_of_an_older_home_is_refused(url: str, verb: str) -> None:
    write = WRITES[verb]
    async with opened_store(url) as store:
        with pytest.raises(NoSuchTable):
            await write(store, 0)
        await store.create(header("oak"))
        await store.append("oak", 0, b"first")
        await store.save_snapshot("oak", StoredSnapshot(0, 1, b"state", b"log"))
        before = await store.load("oak")
        assert await store.take("oak") == 1
        for fence in (0, 2):
            with pytest.raises(Fenced):
                await write(store, fence)
        assert await store.load("oak") == before
        await write(store, 1)
        assert await store.load("oak") != before


@in_a_loop
async def test_of_many_who_take_a_table_at_once_one_may_write(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("oak"))
        fences = await asyncio.gather(*(store.take("oak") for _ in range(8)))
        assert sorted(fences) == list(range(1, 9))
        results = await asyncio.gather(
            *(store.append("oak", 0, b"%d" % fence, fence) for fence in fences), return_exceptions=True
        )
        assert [fence for fence, result in zip(fences, results, strict=True) if result is None] == [8]
        assert await store.entries("oak") == [b"8"]
        with pytest.raises(NoSuchTable):
            await store.take("elm")


@in_a_loop
async def test_a_change_of_homes_between_writes_never_lets_both_write(url: str) -> None:
    """Two homes write as fast as they can while the table goes from one to the other."""
    async with opened_store(url) as store:
        await store.create(header("oak"))
        fence = {"home": 0}
        written: list[bytes] = []

        async def writer(name: str) -> None:
            mine = await store.take("oak")
            fence["home"] = max(fence["home"], mine)
            for number in range(20):
                entry = f"{name} {number}".encode()
                try:
                    await store.append("oak", len(written), entry, mine)
                except (Conflict, Fenced):
                    mine = await store.take("oak")
                else:
                    written.append(entry)

        await asyncio.gather(*(writer(name) for name in ("one", "two", "three")))
        assert await store.entries("oak") == written
        assert written


@in_a_loop
async def test_snapshots_come_back_in_order_with_the_entries_that_they_need(url: str) -> None:
    async with opened_store(url) as store:
        await store.create(header("oak"))
        for seq in range(9):
            await store.append("oak", seq, b"%d" % seq)
        for seq in (2, 4, 6):
            await store.save_snapshot("oak", StoredSnapshot(seq, 1, b"at %d" % seq, b"log", b"dropped"))
        await store.save_snapshot("oak", StoredSnapshot(4, 2, b"anew", b"log"))
        await store.let_go_of_states("oak", 4)
        found = await store.load("oak")
        assert found is not None
        assert [(kept.seq, kept.rules, kept.state) for kept in found.snapshots] == [
            (2, 1, None),
            (4, 2, b"anew"),
            (6, 1, b"at 6"),
        ]
        assert (found.first, found.entries) == (4, [b"4", b"5", b"6", b"7", b"8"])
        await store.take_back("oak", 7)
        assert await store.entries("oak") == [b"%d" % seq for seq in range(7)]
        await store.append("oak", 7, b"another")


@in_a_loop
async def test_people_find_their_tables_the_newest_first(url: str) -> None:
    async with opened_store(url) as store:
        for created, table in enumerate(("oak", "elm", "ash", "yew")):
            await store.create(header(table, created))
            await store.note_people(table, ["ada", "bea"] if table != "ash" else ["bea"])
        await store.note_people("oak", ["ada"])
        await store.note_people("oak", [])
        await store.close_table("yew")
        assert await store.tables_of("ada", 9) == ["elm", "oak"]
        assert await store.tables_of("bea", 2) == ["ash", "elm"]
        assert await store.tables_of("nobody", 9) == []
        with pytest.raises(NoSuchTable):
            await store.note_people("fir", ["ada"])
        await store.mark_damaged("oak", "worms")
        assert await store.damaged_tables() == [("oak", "worms")]
        await store.mark_damaged("oak", None)
        assert await store.damaged_tables() == []
        with pytest.raises(NoSuchTable):
            await store.mark_damaged("fir", "worms")
