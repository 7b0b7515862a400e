"""Turn notices over HTTP; and the whole way, from an answer at a real table to a phone's push service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from sabbat.server import limits, notice_settings, notices_api
from sabbat.server.app import make_app
from sabbat.server.notice_settings import NoticeSettings
from sabbat.server.push_message import new_key, public_bytes, to_text
from tests.server.front_door import HERE
from tests.server.inside import in_a_loop
from tests.server.player import Player
from tests.server.push_service import a_push_service
from tests.server.running import serving_here

GOOD = {
    "endpoint": "https://push.example/send/1",
    "p256dh": to_text(public_bytes(new_key())),
    "auth": to_text(bytes(16)),
    "language": "de",
}


@pytest.fixture(autouse=True)
def fresh_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices_api, "_changes", limits.Callers(rate=0.5, burst=20.0))


def test_on_and_off(client: TestClient) -> None:
    key = client.get("/api/notices").json()["key"]
    assert len(key) == 87  # a point of the curve in base64url
    assert client.get("/api/notices").json()["key"] == key
    assert client.post("/api/notices", json=GOOD).status_code == 201
    assert client.post("/api/notices", json=GOOD).status_code == 201
    assert client.post("/api/notices/off", json={"endpoint": GOOD["endpoint"]}).status_code == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://push.example/1"},
        {"endpoint": "https://push.example/\r\n"},
        {"p256dh": "x"},
        {"auth": ""},
        {"language": "tlh"},
    ],
)
def test_what_is_no_subscription_is_refused(client: TestClient, wrong: dict[str, str]) -> None:
    answer = client.post("/api/notices", json=GOOD | wrong)
    assert (answer.status_code, answer.json()["why"]) == (400, "no_such_subscription")


def test_too_many_changes_are_refused(client: TestClient) -> None:
    answers = [client.post("/api/notices", json=GOOD).status_code for _ in range(25)]
    assert answers[0] == 201
    assert answers[-1] == 429


def test_without_the_extra_there_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notice_settings, "find_spec", lambda _: None)
    check_there_are_none(tmp_path, NoticeSettings())


def test_an_operator_may_send_none(tmp_path: Path) -> None:
    check_there_are_none(tmp_path, None)


def check_there_are_none(folder: Path, settings: NoticeSettings | None) -> None:
    app = make_app(str(folder / "tables.db"), HERE, folder, workers=1, notices=settings)
    with TestClient(app, base_url=HERE) as client:
        assert client.get("/api/notices").json() == {"key": ""}
        assert client.post("/api/notices", json=GOOD).json()["why"] == "no_notices"
        assert client.post("/api/notices/off", json={"endpoint": "x"}).status_code == 404


# --- the whole way


@asynccontextmanager
async def a_server(folder: Path) -> AsyncIterator[str]:
    settings = NoticeSettings(after=100, anywhere=True)
    app = make_app(str(folder / "tables.db"), "http://127.0.0.1", folder, workers=1, bot_pause=0, notices=settings)
    async with serving_here(app) as base:
        yield base


@in_a_loop
async def test_from_an_answer_to_a_phone_that_lies_in_a_pocket(tmp_path: Path) -> None:
    async with (
        a_push_service() as service,
        a_server(tmp_path) as base,
        Player(base, "Ada") as ada,
        Player(base, "Bea") as bea,
        httpx.AsyncClient(base_url=base) as phone,
    ):
        table = await ada.opens("bal_des_chaudrons", seats=2)  # where all are asked at once
        await ada.joins(table)
        await ada.sits(0)
        await bea.joins(table)
        await bea.sits(1)
        key = (await phone.get("/api/notices")).json()["key"]
        browser = service.subscribes(key)
        cookie = {"Cookie": await bea.cookie()}
        answer = await phone.post("/api/notices", json=browser.subscription("fr"), headers=cookie)
        assert answer.status_code == 201
        await ada.starts()
        await bea.leaves()
        await service.hears()
        assert [notice["title"] for notice in browser.got] == ["À vous de jouer"]
        assert browser.got[0]["table"] == table
        await bea.joins(table)
        off = {"endpoint": browser.subscription()["endpoint"]}
        assert (await phone.post("/api/notices/off", json=off, headers=cookie)).status_code == 200
        metrics = (await phone.get("/metrics")).text
        assert 'sabbat_notices_total{how="sent"}' in metrics
