"""The front door: pages, cookies, headers, tables, card files, figures. Over HTTP, as a browser comes."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
import structlog
from prometheus_client import generate_latest
from starlette.testclient import TestClient

from sabbat.games import GAMES
from sabbat.games.bal_des_chaudrons.components import DATA
from sabbat.games.guide import guide_of
from sabbat.server import limits
from sabbat.server.app import make_app
from sabbat.server.metrics import REGISTRY
from tests.server.front_door import HERE, lobby_of, new_table

# --- pages and headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/games", "/assets/main.js", "/healthz", "/metrics", "/nowhere"])
def test_every_answer_is_dressed(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_a_browser_gets_one_cookie_that_scripts_and_other_sites_cannot_use(client: TestClient) -> None:
    first = client.get("/")
    cookie = SimpleCookie(first.headers["set-cookie"])["sabbat"]
    assert cookie["httponly"]
    assert cookie["samesite"] == "lax"
    assert not cookie["secure"]  # plain HTTP on this machine
    assert "set-cookie" not in client.get("/").headers
    with_tls = TestClient(client.app, base_url="https://testserver").get("/")
    assert SimpleCookie(with_tls.headers["set-cookie"])["sabbat"]["secure"]


@pytest.mark.parametrize("forged", ["x", "x.y", "person.AAAA", "a" * 4000, "é", ""])
def test_a_cookie_that_we_did_not_sign_is_nobody(client: TestClient, forged: str) -> None:
    answer = client.get("/", headers={b"cookie": f"sabbat={forged}".encode()})
    assert "sabbat=" in answer.headers["set-cookie"]


def test_the_page_is_fresh_and_what_it_names_is_kept(client: TestClient) -> None:
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/main.js").headers["cache-control"]
    assert client.get("/assets/../../tables.db").status_code == 404


def test_without_a_built_page_it_says_what_to_do(tmp_path: Path) -> None:
    with TestClient(make_app("sqlite://:memory:", HERE, tmp_path / "nowhere")) as client:
        assert client.get("/").status_code == 503
        assert client.get("/api/games").status_code == 200


def test_healthz(client: TestClient) -> None:
    assert client.get("/healthz").text == "ok"


def test_healthz_says_when_the_store_is_gone(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def load(_: str) -> None:
        raise OSError("secret path")

    monkeypatch.setattr(lobby_of(client).services.store, "load", load)
    answer = client.get("/healthz")
    assert (answer.status_code, answer.text) == (503, "store: OSError")


# --- the few things outside a table


def test_the_shelf(client: TestClient) -> None:
    games = client.get("/api/games").json()
    assert {game["name"] for game in games} == set(GAMES)
    places = [GAMES[game["name"]].box.shelf for game in games]
    assert places == sorted(set(places))
    charlatans = games[0]
    assert (charlatans["name"], charlatans["kind"]) == ("charlatans", "push_your_luck")
    assert (charlatans["fewest_seats"], charlatans["most_seats"], charlatans["usual_seats"]) == (2, 4, 3)
    assert {game["name"]: game["usual_bot"] for game in games}["chaudron_magique"] == "sensible"
    assert charlatans["usual_bot"] == "companion"
    assert {"name": "set", "values": [1, 2, 3, 4], "default": 1} in charlatans["options"]
    assert "sensible" in charlatans["bots"]


def test_a_table_its_link_and_its_qr_code(client: TestClient) -> None:
    table = new_table(client)
    assert re.fullmatch("[2-9a-z]{16}", table)
    picture = client.get(f"/api/tables/{table}/qr.svg")
    assert (picture.headers["content-type"], picture.text[:5]) == ("image/svg+xml", "<?xml")
    assert "<svg" in picture.text
    assert client.get("/api/tables/nowhere/qr.svg").json() == {"why": "no_such_table", "facts": {}}
    assert client.get("/api/tables/_secret/qr.svg").status_code == 404


def test_too_many_tables_from_one_place(client: TestClient) -> None:
    answers = [client.post("/api/tables", json={"game": "charlatans", "seats": 2}) for _ in range(40)]
    assert {answer.status_code for answer in answers} == {201, 429}
    assert {answer.json()["why"] for answer in answers if answer.status_code == 429} == {"too_fast"}


def test_one_click_and_my_tables(client: TestClient) -> None:
    table = new_table(client, quick=True, name="Ada", bot="random")
    (mine,) = client.get("/api/tables/mine").json()
    assert (mine["id"], mine["phase"], mine["names"]) == (table, "playing", ["Ada", "random"])
    assert TestClient(client.app, base_url=HERE).get("/api/tables/mine").json() == []


def test_one_click_without_a_name_leaves_no_table_behind(client: TestClient) -> None:
    wish = {"game": "charlatans", "seats": 2, "quick": True, "name": " \u200b"}
    assert client.post("/api/tables", json=wish).json() == {"why": "no_name", "facts": {}}
    assert client.get("/api/tables/mine").json() == []
    assert lobby_of(client)._tables == {}


def test_a_first_match_is_laid_as_the_guide_wants_it(client: TestClient) -> None:
    guide = guide_of("charlatans")
    assert guide is not None
    table = new_table(client, seats=4, guide=True, name="Ada")
    with client.websocket_connect(f"/ws/{table}") as socket:
        shown = socket.receive_json()["table"]
    assert shown["guide"]
    assert shown["phase"] == "playing"
    assert [seat["bot"] for seat in shown["seats"]] == [None, guide.bot]
    assert shown["seats"][0]["name"] == "Ada"


# --- figures and logs


def test_figures_and_logs_tell_no_names_and_no_secrets(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = lobby_of(client)
    with structlog.testing.capture_logs() as logs:
        table = new_table(client, quick=True, name="Grimhilde", bot="random")

        async def append(*_: object) -> None:
            raise OSError("no disk")

        with client.websocket_connect(f"/ws/{table}") as socket:
            welcome = socket.receive_json()
            monkeypatch.setattr(lobby.services.store, "append", append)
            monkeypatch.setattr(lobby.services.store, "append_soon", lambda *_: False)
            question = welcome["question"] or {"number": 0, "offers": [{"action": {"t": "Draw"}}]}
            legal = [offer["action"] for offer in question["offers"] if not offer.get("refusal")]
            socket.send_json({"t": "Act", "n": 1, "question": question["number"], "action": legal[0]})
            socket.send_json({"t": "Say", "n": 2, "text": "abracadabra"})
            while socket.receive_json().get("n") != 2:
                pass
        figures = generate_latest(REGISTRY).decode()
    seed = lobby._tables[table].stored.seed
    assert 'sabbat_actions_total{by="bot",game="charlatans"}' in figures or "sabbat_refusals_total" in figures
    for text in (figures, repr(logs)):
        for secret in (seed, client.cookies["sabbat"].split(".")[0], "Grimhilde", "abracadabra"):
            assert secret not in text
    assert table not in figures


# --- card files


def usual_potions() -> str:
    return (DATA / "potions.toml").read_text(encoding="utf-8")


def test_a_table_with_cards_of_a_file(client: TestClient) -> None:
    """The text is longer than a message may be; the table names it and does not tell it."""
    assert len(usual_potions()) > limits.LARGEST_MESSAGE
    wish = {"game": "bal_des_chaudrons", "options": {"cards": usual_potions().replace("Void Storm", "Tea Storm")}}
    id = new_table(client, **wish)
    with client.websocket_connect(f"/ws/{id}", headers={"origin": HERE}) as line:
        table = line.receive_json()["table"]
        assert {"name": "cards", "values": ["base"], "chosen": "own"} in table["options"]
        line.send_json({"t": "SetTable", "n": 1, "seats": 4, "options": {"characters": "expert"}})
        assert {line.receive_json()["t"], line.receive_json()["t"]} == {"Done", "TableChanged"}
    agreed = lobby_of(client)._tables[id].stored.options
    assert agreed["characters"] == "expert"
    assert "Tea Storm" in str(agreed["cards"])


def test_a_mistake_in_a_card_file_is_told_with_its_line(client: TestClient) -> None:
    broken = usual_potions().replace("initiative = 3\n", "initiative = 300\n")
    line = usual_potions().splitlines().index("initiative = 3") + 1
    answer = client.post("/api/tables", json={"game": "bal_des_chaudrons", "seats": 2, "options": {"cards": broken}})
    assert answer.status_code == 400
    assert answer.json()["why"] == "bad_options"
    assert answer.json()["facts"]["detail"].startswith(f"cards:{line}: potion 'book_of_midnight': initiative")


def test_a_wish_that_is_too_large_is_not_read(client: TestClient) -> None:
    huge = {"game": "bal_des_chaudrons", "seats": 2, "options": {"cards": "#" * limits.LARGEST_TABLE}}
    answer = client.post("/api/tables", json=huge)
    assert (answer.status_code, answer.json()["why"]) == (413, "too_large")
