"""Faces of a table: a television has no seat whatever browser it is; people on one device are people of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from sabbat.server.app import make_app

HERE = "http://testserver"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = make_app(str(tmp_path / "tables.db"), HERE, tmp_path, bot_pause=0, workers=1)
    with TestClient(app, base_url=HERE) as client:
        yield client


def new_table(client: TestClient, **wish: Any) -> str:
    """The id of a new table of Le Bal, whose hands are secret."""
    answer = client.post("/api/tables", json={"game": "bal_des_chaudrons", "seats": 2, **wish})
    id: str = answer.json()["id"]
    return id


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(20):
        message: dict[str, Any] = socket.receive_json()
        if message["t"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def test_a_television_has_no_seat_and_sees_no_secret_even_in_the_hosts_own_browser(client: TestClient) -> None:
    table = new_table(client, quick=True, name="Ada", bot="random")
    with client.websocket_connect(f"/ws/{table}") as hand:
        mine = heard(hand, "Welcome")
        assert mine["seat"] == 0
        assert not mine["table"]["tv"]
        with client.websocket_connect(f"/ws/{table}?face=tv") as tv:
            shown = heard(tv, "Welcome")
            assert (shown["seat"], shown["host"], shown["question"]) == (None, False, None)
            assert shown["view"]["seat"] is None
            told = heard(hand, "TableChanged")["table"]  # so that a phone may offer to be a hand
            assert told["tv"]
            assert told["watchers"] == 0
        assert not heard(hand, "TableChanged")["table"]["tv"]


def test_people_on_one_device_have_seats_and_secrets_of_their_own(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/{table}") as ada, client.websocket_connect(f"/ws/{table}?local=2") as zoe:
        assert heard(ada, "Welcome")["host"]
        assert not heard(zoe, "Welcome")["host"]
        ada.send_json({"t": "Sit", "n": 1, "name": "Ada"})
        heard(ada, "Done")
        zoe.send_json({"t": "Sit", "n": 1, "name": "Zoé"})
        heard(zoe, "Done")
        ada.send_json({"t": "Start", "n": 2})
        seats = {}
        for person in (ada, zoe):
            view: dict[str, Any] | None = None
            while view is None:
                message = heard(person, "Welcome")
                view, seat = message["view"], message["seat"]
            seats[seat] = view
        assert sorted(seats) == [0, 1]
        assert all(view["seat"] == seat for seat, view in seats.items())
    with client.websocket_connect(f"/ws/{table}?local=2") as again:
        assert heard(again, "Welcome")["seat"] == 1


@pytest.mark.parametrize("local", ["", "1", "0", "10", "-2", "x", "2~3", "²"])
def test_a_strange_number_is_the_first_person(client: TestClient, local: str) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/{table}", params={"local": local}) as socket:
        assert heard(socket, "Welcome")["host"]
