"""A board that cannot be drawn says so, and everything around it goes on; the next thing that happens draws it anew."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import Guests


class BadLine:
    """Between Ada and the table; it can tell her nonsense."""

    def __init__(self) -> None:
        self.told: dict[str, Any] = {}
        self._page: WebSocketRoute | None = None

    def open(self, page: WebSocketRoute) -> None:
        self._page = page
        server = page.connect_to_server()

        def down(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("t") in ("Told", "Welcome"):
                self.told = said
            page.send(message)

        page.on_message(server.send)
        server.on_message(down)

    def tells(self, later: int, **view: object) -> None:
        """The same again, with another view."""
        assert self._page is not None
        same = {key: self.told[key] for key in ("waiting", "question")}
        told = {"t": "Told", "seq": self.told["seq"] + later, "events": [], "view": {**self.told["view"], **view}}
        self._page.send(json.dumps({**told, **same}))


def test_a_broken_board_breaks_nothing_else(guests: Guests) -> None:
    ada, line = guests.arrive("Ada"), BadLine()
    ada.page.route_web_socket(re.compile("/ws/"), line.open)
    ada.goes_to("/")
    ada.takes_the_box("charlatans")
    ada.page.get_by_label("Your name").fill(ada.name)
    ada.button("Play now").click()
    expect(ada.question).to_be_visible()
    board = ada.page.locator("#board")
    expect(board.get_by_role("alert")).to_have_count(0)

    line.tells(1, players=None)
    broke = board.get_by_role("alert")
    expect(broke).to_contain_text("the board cannot be drawn")
    expect(ada.question).to_be_visible()
    ada.takes_a_picture("broken")
    assert guests.complaints  # which is as it should be, for once
    guests.complaints.clear()

    line.tells(2)
    expect(broke).to_have_count(0)
    expect(board.locator("svg").first).to_be_visible()
