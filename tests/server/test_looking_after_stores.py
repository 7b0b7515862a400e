"""`sabbat store`: which tables cannot be resumed, copies, and moves from SQLite to PostgreSQL and back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sabbat.cli import main
from sabbat.lab.serving import Serving
from sabbat.server import protocol as wire
from sabbat.server.my_tables import tables_of
from sabbat.server.store import Store, TableHeader
from tests.server.inside import a_room, a_store, in_a_loop, play_on
from tests.server.postgres import Postgres


async def lived_in(store: Store) -> tuple[str, str]:
    """A table that is played at, and one that is over and closed."""
    async with a_room(store) as room:
        guests = await room.playing("ada", "bea")
        await play_on(guests, Random(1), 12)
        over = await room.playing("ada", "cy")
        await play_on(over, Random(2))
    await store.close_table(over[0].table.id)
    return guests[0].table.id, over[0].table.id


async def greeting(store: Store, table: str) -> tuple[object, ...]:
    async with a_room(store) as room:
        welcome = (await room.guest(table, "ada")).last(wire.Welcome)
        assert table in [mine.id for mine in await tables_of(room.lobby, "ada")]
        return welcome.seq, welcome.view, welcome.question, welcome.log


def test_there_and_back_again(postgres: Postgres, tmp_path: Path) -> None:
    first, last, copy = str(tmp_path / "first.db"), str(tmp_path / "last.db"), str(tmp_path / "copy.db")
    database = postgres.new_database()

    @in_a_loop
    async def lives() -> None:
        async with a_store(first) as store:
            tables.extend(await lived_in(store))

    @in_a_loop
    async def compares() -> None:
        found = []
        for url in (first, database, last, copy):
            async with a_store(url) as store:
                found.append((await greeting(store, tables[0]), await store.entries(tables[1])))
        assert found[0] == found[1] == found[2] == found[3]
        assert found[0][1]

    tables: list[str] = []
    lives()
    assert main(["store", "move", database, "--store", first]) == 0
    assert main(["store", "move", last, "--store", database]) == 0
    assert main(["store", "backup", copy, "--store", database]) == 0
    compares()
    assert main(["store", "move", last, "--store", first]) == 2  # it is not empty


def test_check_names_what_cannot_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "tables.db")

    @in_a_loop
    async def lives() -> None:
        async with a_store(path) as store:
            await lived_in(store)

    @in_a_loop
    async def rots() -> None:
        async with a_store(path) as store:
            await store.create(TableHeader("elm", 1, b"{no json"))

    lives()
    assert main(["store", "check", "--store", path]) == 0
    assert capsys.readouterr().out == "2 tables, 0 that cannot be resumed\n"
    rots()
    assert main(["store", "check", "--store", path]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("elm: its row cannot be read")
    assert said[-1] == "3 tables, 1 that cannot be resumed"


def test_a_store_in_use_can_be_copied_but_not_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "tables.db")
    with Serving(path):
        assert main(["store", "backup", str(tmp_path / "copy.db"), "--store", path]) == 0
        assert main(["store", "move", str(tmp_path / "moved.db"), "--store", path]) == 2
    assert "another server is using" in capsys.readouterr().err
