"""Who calls from where: foreign names and pages, made-up addresses, slow senders; cookies only where they belong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from sabbat.cli.serve import _behind
from sabbat.cli.usage import UsageError
from sabbat.server import limits, timed_http
from sabbat.server.api import api_routes
from sabbat.server.app import make_app
from sabbat.server.callers import address_of
from sabbat.server.local_network import UVICORN, LocalNetwork
from sabbat.server.reach import Reach
from sabbat.server.ways_in import ways_in_routes
from tests.server.front_door import new_table
from tests.server.inside import in_a_loop

EVIL = "evil.example"


# --- names


@pytest.mark.parametrize("host", [EVIL, f"{EVIL}:8666", "testserver.evil.example", "", "192.168.1.5"])
def test_whoever_comes_by_a_foreign_name_gets_nothing(client: TestClient, host: str) -> None:
    """DNS rebinding: a page of evil.example whose name leads to our address."""
    table = new_table(client)
    for path in ("/", "/api/games", "/api/tables/mine", f"/t/{table}", "/assets/main.js"):
        answer = client.get(path, headers={"host": host})
        assert answer.status_code == 421, path
        assert "set-cookie" not in answer.headers
    assert client.post("/api/tables", json={"game": "charlatans"}, headers={"host": host}).status_code == 421
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{table}", headers={"host": host}):
        pass
    assert client.get("/healthz", headers={"host": host}).text == "ok"  # a proxy asks by address


def opened(address: str) -> LocalNetwork:
    network = LocalNetwork(8666)
    network.address = address
    network._serving = asyncio.Future(loop=asyncio.new_event_loop())  # type: ignore[assignment]  # as if it were served
    return network


@pytest.mark.parametrize(
    ("reach", "ours", "foreign"),
    [
        (Reach("https://table.example"), ["table.example", "table.example:443", "localhost:1"], [EVIL, "10.0.0.1"]),
        (Reach("http://127.0.0.1:1", is_fixed=False), ["10.0.0.1:1", "[fd00::2]", "127.0.0.1"], [EVIL, "x.local"]),
        (
            Reach("http://127.0.0.1:1", is_fixed=False, local_network=LocalNetwork(1)),
            ["127.0.0.1:1", "localhost"],
            [EVIL, "192.168.1.5"],
        ),
        (
            Reach("http://127.0.0.1:1", is_fixed=False, local_network=opened("192.168.1.5")),
            ["127.0.0.1:1", "192.168.1.5:8666"],
            [EVIL, "192.168.1.6"],
        ),
    ],
)
def test_which_names_are_ours(reach: Reach, ours: list[str], foreign: list[str]) -> None:
    assert [host for host in ours if not reach.is_called(host)] == []
    assert [host for host in foreign if reach.is_called(host)] == []


# --- pages


def test_a_foreign_page_can_post_nothing(client: TestClient) -> None:
    posts = [route for route in (*api_routes(), *ways_in_routes()) if "POST" in (getattr(route, "methods", None) or ())]
    assert len(posts) >= 5
    for route in posts:
        path = str(getattr(route, "path", "")).replace("{code}", "abcdefgh")
        for headers in ({"origin": f"https://{EVIL}"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
            answer = client.post(path, json={}, headers=headers)
            assert (answer.status_code, answer.json()["why"]) == (403, "only_from_here"), path
            assert "set-cookie" not in answer.headers


# --- figures, cookies, what may be kept


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.168.1.9", {}, 403),
        ("127.0.0.1", {"x-forwarded-for": "203.0.113.1"}, 403),  # by way of a proxy
        ("127.0.0.1", {"host": "table.example"}, 403),  # the same, and it says nothing of it
        ("192.168.1.9", {"authorization": "Bearer figures"}, 200),
        ("192.168.1.9", {"authorization": "Bearer guess"}, 403),
    ],
)
def test_figures_are_for_the_machine_itself_or_a_token(
    tmp_path: Path, address: str, headers: dict[str, str], status: int
) -> None:
    app = make_app("sqlite://:memory:", "https://table.example", tmp_path, metrics_token="figures")
    with TestClient(app, base_url="http://127.0.0.1:8666", client=(address, 5)) as client:
        assert client.get("/metrics", headers=headers).status_code == status


def test_without_a_token_none_is_right(tmp_path: Path) -> None:
    app = make_app("sqlite://:memory:", "https://table.example", tmp_path)
    with TestClient(app, client=("192.168.1.9", 5)) as client:
        assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 403


def test_cookies_are_for_people(client: TestClient) -> None:
    for path in ("/assets/main.js", "/healthz", "/readyz", "/metrics", "/nowhere", "/assets/gone.js"):
        assert "set-cookie" not in client.get(path).headers, path
    assert "set-cookie" in client.get("/").headers


def test_only_what_is_there_is_kept_for_ever(client: TestClient) -> None:
    assert "immutable" in client.get("/assets/main.js").headers["cache-control"]
    gone = client.get("/assets/of-an-older-page.js")
    assert (gone.status_code, gone.headers["cache-control"]) == (404, "no-store")


def test_a_cookie_of_an_https_server_never_goes_over_http(tmp_path: Path) -> None:
    app = make_app("sqlite://:memory:", "https://table.example", tmp_path)
    with TestClient(app, base_url="http://table.example") as client:  # the proxy's last step
        assert "secure" in client.get("/api/games").headers["set-cookie"].lower()


# --- addresses


@contextmanager
def behind(tmp_path: Path, proxies: list[str], peer: str) -> Iterator[TestClient]:
    app = make_app("sqlite://:memory:", "http://testserver", tmp_path)
    config = uvicorn.Config(app, **UVICORN | _behind(proxies))
    config.load()
    loaded: Any = config.loaded_app  # an ASGI app
    with TestClient(loaded, client=(peer, 5)) as client:
        yield client


def tables_opened(client: TestClient, addresses: list[str]) -> int:
    wish = {"game": "charlatans", "seats": 2}
    return sum(
        client.post("/api/tables", json=wish, headers={"x-forwarded-for": address}).status_code == 201
        for address in addresses
    )


@pytest.fixture
def three_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.api._opening", limits.Callers(rate=1e-9, burst=3.0))


MADE_UP = [f"203.0.113.{number}" for number in range(6)]


@pytest.mark.usefixtures("three_tables")
def test_an_address_is_not_taken_from_whoever_writes_one(tmp_path: Path) -> None:
    with behind(tmp_path, [], "127.0.0.1") as client:
        assert tables_opened(client, MADE_UP) == 3


@pytest.mark.usefixtures("three_tables")
def test_behind_a_proxy_that_was_named_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    with behind(tmp_path, ["10.0.0.0/8"], "10.1.2.3") as client:
        assert tables_opened(client, MADE_UP) == 6
        lies = [f"198.51.100.{number}, 192.0.2.7" for number in range(6)]  # the proxy adds the true one at the end
        assert tables_opened(client, lies) == 3


def test_no_address_no_proxy() -> None:
    with pytest.raises(UsageError, match="--behind nginx"):
        _behind(["nginx"])


def test_thousands_of_addresses_empty_nobodys_bucket() -> None:
    callers = limits.Callers(rate=1e-9, burst=1.0)
    assert callers.take("ada")
    for number in range(limits.MOST_CALLERS - 1):
        callers.take(str(number))
    assert not callers.take("ada")
    assert len(callers._buckets) == limits.MOST_CALLERS


@pytest.mark.parametrize(
    ("host", "counted"),
    [("2001:db8::1", "2001:db8::/64"), ("2001:db8::ffff:1", "2001:db8::/64"), ("::ffff:192.0.2.1", "192.0.2.1")],
)
def test_whoever_has_one_address_of_a_network_has_all(host: str, counted: str) -> None:
    class Caller:
        client = type("Address", (), {"host": host})

    assert address_of(Caller()) == counted  # type: ignore[arg-type]  # all that is asked of it


def test_sockets_are_counted_by_person_and_by_address() -> None:
    sockets = limits.OpenSockets(of_person=2, from_address=3)
    assert [sockets.enter("ada", "192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [sockets.enter(person, "192.0.2.1") for person in ("bea", "cleo")] == [True, False]
    sockets.leave("ada", "192.0.2.1")
    assert sockets.enter("cleo", "192.0.2.1")
    assert all(sockets.enter(str(number), "127.0.0.1") for number in range(10))


# --- slow senders


SLOW = {
    "headers": b"GET / HTTP/1.1\r\nHost: 127",
    "a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{",
    "nothing at all": b"",
    "headers without end": b"GET / HTTP/1.1\r\n" + b"X-Long: " + b"x" * 4_000 + b"\r\n" + b"Y: y\r\n" * 8_000,
}


@in_a_loop
async def test_who_sends_byte_by_byte_is_cut_off() -> None:
    app = make_app("sqlite://:memory:", "http://127.0.0.1", Path("nowhere"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, **UVICORN))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(timed_http, "HEADERS_WITHIN", 0.3)
        patch.setattr(timed_http, "BODY_WITHIN", 0.3)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        for what, sent in SLOW.items():
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            with suppress(ConnectionResetError):
                assert await asyncio.wait_for(reader.read(), 20) == b"", what
            writer.close()
        server.should_exit = True
        await asyncio.wait_for(serving, 20)
