"""A store of an earlier version is brought up to date when it is opened: nothing in it is lost, bad rows included."""

from __future__ import annotations

import lzma
import sqlite3
from pathlib import Path

import asyncpg
import pytest

from sabbat.server import protocol as wire
from sabbat.server.my_tables import tables_of
from sabbat.server.resuming import CannotResume
from sabbat.server.store import StoreError
from sabbat.server.store.schema import NEWEST, VERSIONS, check_version, statements
from tests.server.inside import a_room, a_store, in_a_loop
from tests.server.postgres import Postgres

KEPT = Path(__file__).parent / "stores"
GATHERING, PLAYING, OVER, CARDS, BROKEN = (
    "gatheringgatheri",
    "playingplayingpl",
    "overoveroverover",
    "raceraceracerace",
    "brokenbrokenbrok",
)


def unpacked(version: int, folder: Path) -> Path:
    """A store as a server of that time left it."""
    path = folder / "sabbat.db"
    path.write_bytes(lzma.decompress((KEPT / f"schema{version}.sqlite.xz").read_bytes()))
    return path


async def in_postgres(kept: Path, url: str) -> None:
    """The same rows in PostgreSQL, in the tables of that version."""
    rows = sqlite3.connect(kept)
    database = await asyncpg.connect(url)
    await database.execute("CREATE TABLE sabbat_schema (version integer NOT NULL)")
    await database.execute("INSERT INTO sabbat_schema VALUES (1)")
    for statement in statements(1, "postgres"):
        await database.execute(statement)
    tables = rows.execute("SELECT id, created, closed, header, body FROM sabbat_tables").fetchall()
    insert = "INSERT INTO sabbat_tables (id, created, closed, header, body) VALUES ($1, $2, $3, $4, $5)"
    await database.executemany(insert, [(id, created, bool(closed), *rest) for id, created, closed, *rest in tables])
    entries = rows.execute("SELECT table_id, seq, entry FROM sabbat_entries").fetchall()
    await database.executemany("INSERT INTO sabbat_entries (table_id, seq, entry) VALUES ($1, $2, $3)", entries)
    await database.close()
    rows.close()


async def check(url: str) -> None:
    """What was in the kept store is there, and the matches go on."""
    for _ in range(2):  # also when it is opened once more
        async with a_store(url) as store, a_room(store) as room:
            mine = {table.id: table.phase for table in await tables_of(room.lobby, "ada")}
            assert mine == {GATHERING: "gathering", PLAYING: "playing", CARDS: "playing"}
            ada = await room.guest(PLAYING, "ada")
            welcome = ada.last(wire.Welcome)
            assert (ada.seat, [line.text for line in welcome.chat]) == (0, ["hello"])
            assert welcome.seq + welcome.table.went_back == 12
            assert len(welcome.log) > welcome.seq / 2
            over = await room.guest(OVER, "bea")
            assert over.seat == 1
            with pytest.raises(CannotResume, match="cannot be read"):
                await room.lobby.find(BROKEN)
            assert (await store.damaged_tables())[0][0] == BROKEN


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_a_sqlite_store_of_an_earlier_schema(version: int, tmp_path: Path) -> None:
    in_a_loop(check)(str(unpacked(version, tmp_path)))


def test_a_postgres_store_of_schema_1(postgres: Postgres, tmp_path: Path) -> None:
    @in_a_loop
    async def brought_up_to_date() -> None:
        url = postgres.new_database()
        await in_postgres(unpacked(1, tmp_path), url)
        await check(url)

    brought_up_to_date()


def test_there_is_a_kept_store_of_every_version_but_the_newest() -> None:
    assert len(VERSIONS) == NEWEST
    assert {path.name for path in KEPT.iterdir()} == {f"schema{version}.sqlite.xz" for version in range(1, NEWEST)}


def test_a_store_of_a_newer_program_is_not_touched() -> None:
    with pytest.raises(StoreError, match=f"schema {NEWEST + 1}, this program knows schemas up to {NEWEST}"):
        check_version(NEWEST + 1)
