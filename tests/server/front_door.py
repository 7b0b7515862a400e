"""The front door as a browser comes to it: an app with a small page, and tables opened over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from sabbat.server import api, limits
from sabbat.server.app import make_app
from sabbat.server.lobby import Lobby

HERE = "http://testserver"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    monkeypatch.setattr(api, "_opening", limits.Callers(rate=1.0, burst=30.0))  # nobody has opened any table yet
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Sabbat</title>")
    (page / "assets" / "main.js").write_text("1")
    app = make_app(str(tmp_path / "tables.db"), HERE, page, bot_pause=0, workers=1)
    with TestClient(app, base_url=HERE) as client:
        yield client


def lobby_of(client: TestClient) -> Lobby:
    found: Lobby = client.app.state.lobby  # type: ignore[attr-defined]  # an ASGI app has no state, ours has
    return found


def new_table(client: TestClient, **wishes: Any) -> str:  # JSON
    answer = client.post("/api/tables", json={"game": "charlatans", "seats": 2, **wishes})
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["id"]
    return found
