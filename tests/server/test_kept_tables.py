"""A table that cannot be resumed is shown as such: its log as each may see it, its record for its people. And the
record of a match that is over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

import sabbat
from sabbat.engine import codec
from sabbat.engine.match import replay
from sabbat.engine.record import Record
from sabbat.server import timing
from sabbat.server.app import make_app
from sabbat.server.kept_tables import kept_table, record_of
from sabbat.server.socket import DAMAGED
from sabbat.server.store import Store
from tests.server.inside import a_room, a_store, in_a_loop, play_on

HERE = "http://testserver"


async def damaged(store: Store, answers: int) -> str:
    """A table of three, one of them a bot, whose last entry nobody can read."""
    async with a_room(store) as room:
        guests = await room.playing("ada", "bea", game="bal_des_chaudrons", seats=2)
        await play_on(guests, Random(3), answers)
        table = guests[0].table
    await store.append(table.id, table.seq, b'{"question": 1, "entry": {"t": "Entry", "seat": 0}}', table.fence)
    return table.id


@in_a_loop
async def test_its_log_is_told_to_each_as_they_may_see_it() -> None:
    async with a_store() as store:
        id = await damaged(store, 30)
        async with a_room(store) as room:
            everybody = {person: await kept_table(room.lobby, id, person) for person in ("ada", "bea", "stranger")}
            logs = {person: msgspec.json.encode(kept.log) for person, kept in everybody.items() if kept is not None}
            assert len(logs) == len(set(logs.values())) == 3  # each sees other secrets
            ada, stranger = everybody["ada"], everybody["stranger"]
            assert ada is not None
            assert stranger is not None
            assert (ada.game, ada.names, ada.mine, stranger.mine) == ("bal_des_chaudrons", ["Ada", "Bea"], True, False)
            assert len(ada.log) > 25
            assert all(b'"Secret"' not in log for log in logs.values())
            healthy = (await room.playing("ada", "bea"))[0].table.id
            assert await kept_table(room.lobby, healthy, "ada") is None
            assert await kept_table(room.lobby, "nowhere", "ada") is None
            assert await kept_table(room.lobby, "_secret", "ada") is None


@in_a_loop
async def test_its_record_is_for_its_people() -> None:
    async with a_store() as store:
        id = await damaged(store, 30)
        async with a_room(store) as room:
            assert await record_of(room.lobby, id, "stranger") is None
            record = await record_of(room.lobby, id, "bea")
            assert record is not None
            assert len(record["entries"]) == 31
            assert record["seed"]


@in_a_loop
async def test_nobody_gets_the_record_of_a_match_before_its_end() -> None:
    async with a_store() as store, a_room(store) as room:
        guests = await room.playing("ada", "bea")
        id = guests[0].table.id
        assert await record_of(room.lobby, id, "ada") is None
        await play_on(guests, Random(1), answers=10)
        await room.lobby.hand_over(guests[0].table)
        assert await record_of(room.lobby, id, "ada") is None  # nor while it lies in the store
        guests = [await room.guest(id, person) for person in ("ada", "bea")]
        await play_on(guests, Random(2))
        assert guests[0].table.match is not None
        outcome = guests[0].table.match.outcome
        for _ in range(2):  # in memory, then not
            record = await record_of(room.lobby, id, "stranger")
            assert record is not None
            read: Record = codec.read(Record, record, sabbat.game("charlatans"))
            assert replay(sabbat.game("charlatans"), read).outcome == outcome
            await room.lobby.hand_over(guests[0].table)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(str(tmp_path / "tables.db"), HERE, tmp_path, workers=1), base_url=HERE) as client:
        yield client


def test_at_the_front_door(client: TestClient, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as database:
        today = timing.now()  # or it would be forgotten, as tables of long ago are
        database.execute("INSERT INTO sabbat_tables (id, created, header) VALUES ('elm', ?, ?)", (today, b"{no json"))
    with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/ws/elm") as socket:
        socket.receive_json()
    assert closed.value.code == DAMAGED
    assert client.get("/api/tables/elm/kept").json() == {"id": "elm", "game": "", "names": [], "log": [], "mine": False}
    for path in ("elm/record", "nowhere/record", "nowhere/kept", "_secret/kept", "_secret/record"):
        assert client.get(f"/api/tables/{path}").status_code == 404
    assert client.get("/api/tables/mine").json() == []
    made = client.post("/api/tables", json={"game": "charlatans", "seats": 2})
    assert made.status_code == 201  # everything else goes on
    assert client.get(f"/api/tables/{made.json()['id']}/record").status_code == 404
