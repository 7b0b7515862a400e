"""Sockets at the front door: greetings, strangers, other pages, floods."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sabbat.server import limits
from sabbat.server.hearing import TOO_FAST
from sabbat.server.socket import NO_SUCH_TABLE, NOT_FROM_HERE
from tests.server.front_door import HERE, new_table

pytestmark = pytest.mark.both  # much of it is compiled


def test_a_socket_greets_and_answers_and_the_cookie_brings_the_seat_back(client: TestClient) -> None:
    table = new_table(client)
    with client.websocket_connect(f"/ws/{table}?client=a", headers={"origin": HERE}) as socket:
        welcome = socket.receive_json()
        assert (welcome["t"], welcome["seat"], welcome["host"]) == ("Welcome", None, True)
        socket.send_json({"t": "Sit", "n": 1, "name": "Ada", "seat": 1})
        assert [socket.receive_json()["t"] for _ in range(3)] == ["Welcome", "TableChanged", "Done"]
    with client.websocket_connect(f"/ws/{table}?client=b&since=0") as socket:
        assert socket.receive_json()["seat"] == 1
    client.cookies.clear()  # a stranger
    with client.websocket_connect(f"/ws/{table}") as socket:
        assert socket.receive_json()["seat"] is None


@pytest.mark.parametrize("since", ["", "-1", "x", "1e9", "99999999999999999999", "١", "0"])
def test_a_strange_since_is_taken_for_none(client: TestClient, since: str) -> None:
    table = new_table(client, quick=True, name="Ada", bot="random")
    with client.websocket_connect(f"/ws/{table}", params={"since": since}) as socket:
        assert bool(socket.receive_json()["log"]) == (since != "0")


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "null", "", "http://[", "http://testserver.evil.test", "file://"]
)
def test_another_page_cannot_open_a_socket(client: TestClient, origin: str) -> None:
    table = new_table(client)
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect(f"/ws/{table}", headers={"origin": origin}),
    ):
        pass
    assert refused.value.code == NOT_FROM_HERE


@pytest.mark.parametrize("table", ["nowhere", "_secret", "_health", "%00", "x" * 3000])
def test_a_table_that_is_not_there(client: TestClient, table: str) -> None:
    with client.websocket_connect(f"/ws/{table}") as socket, pytest.raises(WebSocketDisconnect) as gone:
        socket.receive_json()
    assert gone.value.code == NO_SUCH_TABLE


def test_a_flood_is_refused_and_then_cut_off_and_the_table_does_not_mind(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sabbat.server.socket.Bucket", lambda: limits.Bucket(rate=0))  # faster than any refilling
    table = new_table(client)
    with client.websocket_connect(f"/ws/{table}") as calm:
        calm.receive_json()
        with client.websocket_connect(f"/ws/{table}") as flood:
            flood.receive_json()
            for n in range(int(limits.BURST) + 2 * limits.STRIKES):
                flood.send_json({"t": "Ping", "n": n})
            answers: list[Any] = []  # JSON
            with pytest.raises(WebSocketDisconnect) as cut:
                answers.extend(iter(flood.receive_json, None))
            assert cut.value.code == TOO_FAST
            whys = [answer["why"] for answer in answers if answer["t"] == "Refused"]
            assert set(whys) == {"too_fast"}
            assert sum(answer["t"] == "Done" for answer in answers) == limits.BURST
        calm.send_json({"t": "Ping", "n": 7})
        heard = [calm.receive_json() for _ in range(3)]
        assert heard[-1] == {"t": "Done", "n": 7}
        assert {message["t"] for message in heard[:-1]} == {"TableChanged"}


def test_a_bucket_refills() -> None:
    seconds = [0.0]
    bucket = limits.Bucket(rate=2, burst=3, clock=lambda: seconds[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.strikes == 2
    seconds[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    seconds[0] = 1_000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert bucket.strikes == 1


def test_who_goes_on_too_fast_strikes_out_though_a_message_comes_in_time_now_and_then() -> None:
    seconds = [0.0]
    bucket = limits.Bucket(clock=lambda: seconds[0])
    for _ in range(1_000):
        seconds[0] += 0.01
        bucket.take()
    assert bucket.strikes > limits.STRIKES
