"""How people get in: the address in a link, the local network by a press, a code to type, a link that was cut."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient

from sabbat.server import limits, timing, ways_in
from sabbat.server.app import make_app
from sabbat.server.local_network import LocalNetwork
from sabbat.server.passes import LASTS
from sabbat.server.reach import Reach
from tests.server.running import running_server

HERE = "http://127.0.0.1:8666"
IN_THE_HOUSE = "127.0.0.2"  # stands for this machine's address in a network; it is a loopback too


@pytest.fixture(autouse=True)
def fresh_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways_in, "_guesses", limits.Callers(rate=0.2, burst=10.0))
    monkeypatch.setattr(ways_in, "_all_guesses", limits.Callers(rate=20.0, burst=200.0))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><html><head><title>Sabbat</title></head></html>")
    return page


@pytest.fixture
def client(tmp_path: Path, folder: Path) -> Iterator[TestClient]:
    app = make_app(str(tmp_path / "tables.db"), HERE, folder, workers=1, reach=Reach(HERE, is_fixed=False))
    with TestClient(app, base_url=HERE) as client:
        yield client


def new_table(client: TestClient | httpx.Client) -> str:
    id: str = client.post("/api/tables", json={"game": "charlatans", "seats": 2}).json()["id"]
    return id


# --- the address in a link


@pytest.mark.parametrize("host", ["192.168.1.5:8666", "localhost:8666", f"{socket.gethostname()}:80", "[fd00::2]:8666"])
def test_a_link_begins_with_the_address_by_which_the_page_was_reached(client: TestClient, host: str) -> None:
    assert client.get("/api/reach", headers={"host": host}).json()["base"] == f"http://{host}"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8666", "127.0.0.1:x", "a@127.0.0.1", "", "127.0.0.1/x"])
def test_a_name_that_is_not_ours_comes_into_no_link(client: TestClient, host: str) -> None:
    assert client.get("/api/reach", headers={"host": host}).status_code == 421
    caller = HTTPConnection({"type": "http", "headers": [(b"host", host.encode())]})
    assert Reach(HERE, is_fixed=False).base_for(caller) == HERE


def test_what_the_operator_says_is_always_right(tmp_path: Path) -> None:
    app = make_app("sqlite://:memory:", "https://sabbat.example", tmp_path)
    with TestClient(app, base_url="http://sabbat.example") as client:  # a proxy's last step
        assert client.get("/api/reach").json() == {
            "base": "https://sabbat.example",
            "only_here": False,
            "may_change": False,
            "is_open": False,
        }


def test_a_link_cut_by_a_chat_program_leads_to_the_shelf(client: TestClient) -> None:
    for cut in ("/t/", "/t"):
        answer = client.get(cut, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (302, "/")


# --- the local network


def test_a_press_lets_the_house_in_and_another_one_shuts_the_door(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    with (
        running_server(store, tmp_path / "log", "--local-address", IN_THE_HOUSE) as server,
        httpx.Client(base_url=server.base_url) as ada,
    ):
        assert ada.get("/api/reach").json() == {
            "base": server.base_url,
            "only_here": True,
            "may_change": True,
            "is_open": False,
        }
        house = server.base_url.replace("127.0.0.1", IN_THE_HOUSE)
        with pytest.raises(httpx.ConnectError):
            httpx.get(house)
        opened = ada.post("/api/reach", json={"local_network": True}).json()
        assert opened == {"base": house, "only_here": False, "may_change": True, "is_open": True}
        table = new_table(ada)
        phone = httpx.get(f"{house}/api/reach").json()
        assert phone == {"base": house, "only_here": False, "may_change": False, "is_open": True}
        assert httpx.get(f"{house}/api/codes/{table[:6]}").json() == {"id": table}
        shut = httpx.post(f"{house}/api/reach", json={"local_network": False})
        assert (shut.status_code, shut.json()["why"]) == (403, "only_from_here")
        assert ada.post("/api/reach", json={"local_network": False}).json()["only_here"]
        with pytest.raises(httpx.ConnectError):
            httpx.get(house)


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"host": "evil.example"},
        {"host": "192.168.1.5:8666"},
        {"x-forwarded-for": "10.0.0.9"},
    ],
)
def test_only_our_own_page_on_this_machine_opens_the_network(tmp_path: Path, headers: dict[str, str]) -> None:
    reach = Reach(HERE, is_fixed=False, local_network=LocalNetwork(0, IN_THE_HOUSE))
    app = make_app("sqlite://:memory:", HERE, tmp_path, reach=reach)
    with TestClient(app, base_url=HERE, client=("127.0.0.1", 50000)) as client:
        assert client.get("/api/reach").json()["may_change"]
        answer = client.post("/api/reach", json={"local_network": True}, headers=headers)
        assert answer.status_code in (403, 421)
        assert not client.get("/api/reach").json()["is_open"]


def test_without_a_network_it_says_so(tmp_path: Path) -> None:
    reach = Reach(HERE, is_fixed=False, local_network=LocalNetwork(0, "203.0.113.9"))  # nobody's address here
    app = make_app("sqlite://:memory:", HERE, tmp_path, reach=reach)
    with TestClient(app, base_url=HERE, client=("127.0.0.1", 50000)) as client:
        assert client.post("/api/reach", json={"local_network": True}).json()["why"] == "no_local_network"


def test_whoever_comes_the_moment_the_house_may_finds_the_door_open() -> None:
    async def comes_at_once() -> None:
        network = LocalNetwork(0, IN_THE_HOUSE)
        await network.open(Starlette())
        try:
            socket.create_connection((IN_THE_HOUSE, int(network.url.rpartition(":")[2]))).close()  # before it is served
        finally:
            await network.close()

    asyncio.run(comes_at_once())


# --- codes


def test_a_code_leads_to_its_table_and_guessing_is_slow(client: TestClient) -> None:
    table = new_table(client)
    assert client.get(f"/api/codes/{table[:6].upper()}").json() == {"id": table}
    assert client.get("/api/codes/_secre").json()["why"] == "no_such_code"
    answers = [client.get("/api/codes/zzzzzz") for _ in range(10)]
    assert {answer.json()["why"] for answer in answers[:8]} == {"no_such_code"}
    assert answers[-1].status_code == 429


def test_the_qr_code_is_of_the_address_by_which_the_page_was_reached(client: TestClient) -> None:
    table = new_table(client)
    pictures = [
        client.get(f"/api/tables/{table}/qr.svg", headers={"host": host})
        for host in ("127.0.0.1:8666", "10.0.0.7:8666")
    ]
    assert pictures[0].content != pictures[1].content
    assert pictures[0].headers["cache-control"] == "no-store"


# --- a link, before it is opened


def test_an_invitation_names_host_and_game_and_nothing_can_be_smuggled_in(client: TestClient) -> None:
    wish = {"game": "charlatans", "seats": 2, "name": '"><b>Zoé', "quick": True}
    table = client.post("/api/tables", json=wish).json()["id"]
    page = client.get(f"/t/{table}", headers={"accept-language": "en-GB,en;q=0.9"}).text
    assert '<meta property="og:title" content="&quot;&gt;&lt;b&gt;Zoé invites you: ' in page
    assert f'<meta property="og:url" content="{HERE}/t/{table}" />' in page
    assert "<b>" not in page
    assert "vous invite" in client.get(f"/t/{table}").text
    assert "og:" not in client.get("/t/nowhere").text
    assert "og:" not in client.get("/t/_secret").text


def test_an_invitation_shows_the_box(client: TestClient, folder: Path) -> None:
    table = new_table(client)
    assert "og:image" not in client.get(f"/t/{table}").text
    (folder / "boxes").mkdir()
    (folder / "boxes" / "charlatans.png").write_bytes(b"")
    assert f'content="{HERE}/boxes/charlatans.png"' in client.get(f"/t/{table}").text


# --- my seat on another device


def mine(client: TestClient) -> list[str]:
    return [listed["id"] for listed in client.get("/api/tables/mine").json()]


def another_browser(client: TestClient) -> dict[str, str]:
    """The client is a stranger from now on; what it was before."""
    before = dict(client.cookies)
    client.cookies.clear()
    return before


def test_a_pass_carries_a_person_to_another_device_once(client: TestClient) -> None:
    table = new_table(client)
    code = client.post("/api/passes", json={"table": table}).json()["code"]
    ada = another_browser(client)
    assert mine(client) == []
    assert client.post(f"/api/passes/{code[:4].upper()} {code[4:]}").json() == {"id": table}
    assert mine(client) == [table]
    another_browser(client)
    assert client.post(f"/api/passes/{code}").json()["why"] == "no_such_pass"  # a thief comes too late
    another_browser(client)
    client.cookies.update(ada)
    assert mine(client) == [table]  # both may stay
    client.cookies.clear()
    forgotten = client.post("/api/forget-me", headers={"cookie": f"sabbat={ada['sabbat']}"})
    assert "sabbat=" in forgotten.headers["set-cookie"]
    assert mine(client) == []


def test_a_pass_is_for_those_who_belong_to_the_table_and_not_for_long(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = new_table(client)
    code = client.post("/api/passes", json={"table": table}).json()["code"]
    assert client.get(f"/api/passes/{code}/qr.svg").headers["content-type"] == "image/svg+xml"
    another_browser(client)
    assert client.post("/api/passes", json={"table": table}).json()["why"] == "not_seated"
    foreign = client.post(f"/api/passes/{code}", headers={"origin": "http://evil.example"})
    assert foreign.json()["why"] == "only_from_here"
    now = timing.now()
    monkeypatch.setattr(timing, "now", lambda: now + LASTS + 1)
    assert client.post(f"/api/passes/{code}").json()["why"] == "no_such_pass"
