"""A page that is shown scenes: its files come from the built page, its table from a list. No server at all."""

from __future__ import annotations

import json
import mimetypes
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from sabbat.server.app import page_folder
from tests.browser.scenes import TABLE, Scene

BASE = "http://table.test"


class StillPage:
    """Whatever was asked of it, its table answers with the scene that is to be seen."""

    def __init__(
        self, browser: Browser, language: str = "en", touch: bool = True, motion: bool = False, theme: str = "dark"
    ) -> None:
        self.answers: list[dict[str, Any]] = []  # what was answered, as it was sent
        self.comes_of_answers: list[bytes] = []  # the messages that the next answers lead to, one for each
        self._context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        self._context.add_init_script(
            f"localStorage.setItem('sabbat.hints', 'off'); localStorage.setItem('sabbat.language', '{language}');"
            f"localStorage.setItem('sabbat.theme', '{theme}')"
        )
        self.page: Page = self._context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self._socket: WebSocketRoute | None = None
        self._scene: Scene | None = None
        self._began = time.monotonic()
        self.page.route(f"{BASE}/**", _serve)
        self.page.route_web_socket("**/ws/**", self._opened)

    def shows(self, scene: Scene) -> None:
        """The page as this seat sees it at that moment."""
        another_game = self._scene is None or self._scene.game != scene.game
        self._scene, self._began = scene, time.monotonic()
        if another_game or self._socket is None:
            self.page.goto(f"{BASE}/t/{TABLE}")
        else:
            self._socket.send(scene.welcome.decode())
        self.page.wait_for_function(SHOWN, arg=scene.game)
        self.page.evaluate(LAID_OUT_ANEW)

    def tells(self, message: bytes) -> None:
        """Something happens at the table."""
        assert self._socket is not None
        self._socket.send(message.decode())

    def resizes(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(SETTLED)

    def closes(self) -> None:
        self._context.close()

    def _opened(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._heard)
        assert self._scene is not None
        socket.send(self._scene.welcome.decode())

    def _heard(self, message: str | bytes) -> None:
        assert self._socket is not None
        assert self._scene is not None
        asked: dict[str, Any] = json.loads(message)
        if asked["t"] == "Sync":
            at = self._scene.now + 1000 * (time.monotonic() - self._began)
            self._socket.send(json.dumps({"t": "Synced", "n": asked["n"], "at": at}))
        else:
            self._socket.send(json.dumps({"t": "Done", "n": asked["n"]}))
            if asked["t"] == "Act":
                self.answers.append(asked)
                if self.comes_of_answers:
                    self.tells(self.comes_of_answers.pop(0))


# A page has settled when nothing has moved for a few frames.
SETTLED = """() => new Promise((done) => {
  const FRAMES = 60, STILL = 4;
  let before = "", still = 0, frames = 0;
  const look = () => {
    const boxes = [...document.querySelectorAll("[data-part], .question, #board")].map((found) => {
      const { x, y, width, height } = found.getBoundingClientRect();
      return [x, y, width, height].join();
    });
    const now = boxes.join(";");
    still = now === before ? still + 1 : 0;
    before = now;
    frames += 1;
    if (still >= STILL || frames >= FRAMES) done(true);
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""
# Nobody changes seats in a page as scenes do: whatever the browser remembers of the last seat's lines is forgotten.
LAID_OUT_ANEW = """() => {
  document.body.style.display = "none";
  document.body.getBoundingClientRect();
  document.body.style.display = "";
}"""
SHOWN = """(game) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
  done(document.querySelector(".table-page #board > div") !== null))))"""


def _serve(route: Route) -> None:
    path = route.request.url.removeprefix(BASE).split("?")[0]
    file = page_folder() / path.lstrip("/")
    if path.startswith("/api/"):
        route.fulfill(status=200, content_type="application/json", body="[]")
    elif path == "/" or path.startswith("/t/"):
        _send(route, page_folder() / "index.html")
    elif file.is_file():
        _send(route, file)
    else:
        route.fulfill(status=404)


def _send(route: Route, file: Path) -> None:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    route.fulfill(status=200, content_type=kind, body=file.read_bytes())


__all__ = ["StillPage"]
