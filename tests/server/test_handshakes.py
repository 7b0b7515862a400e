"""Who comes by a socket is received as uvicorn and its library would receive her, only at once."""

from __future__ import annotations

import asyncio
from asyncio import selector_events
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from sabbat.server.app import make_app
from sabbat.server.timed_http import LONGEST_LINE, TimedHttp
from tests.server.player import Player
from tests.server.running import serving_here

pytestmark = pytest.mark.both  # much of it is compiled

KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
UPGRADE = ("Upgrade: websocket", "Connection: keep-alive, Upgrade")
USUAL = (*UPGRADE, KEY, "Sec-WebSocket-Version: 13")
HANDSHAKES = {
    "usual": ("GET", "1.1", USUAL),
    "compressed": ("GET", "1.1", (*USUAL, "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits")),
    "strange names": ("GET", "1.1", (*USUAL, "X-Name: Zoë", "X-Empty:", "x-tab: a\tb")),
    "many headers": ("GET", "1.1", (*USUAL, *(f"X-{number}: y" for number in range(120)))),
    "too many headers": ("GET", "1.1", (*USUAL, *(f"X-{number}: y" for number in range(130)))),
    "a long header": ("GET", "1.1", (*USUAL, f"X-Long: {'y' * (LONGEST_LINE - 6)}")),
    "too long a header": ("GET", "1.1", (*USUAL, f"X-Long: {'y' * (LONGEST_LINE + 1)}")),
    "an empty body": ("GET", "1.1", (*USUAL, "Content-Length: 0")),
    "no key": ("GET", "1.1", (*UPGRADE, "Sec-WebSocket-Version: 13")),
    "two keys": ("GET", "1.1", (*USUAL, KEY)),
    "no key at all": ("GET", "1.1", (*UPGRADE, "Sec-WebSocket-Key: short", "Sec-WebSocket-Version: 13")),
    "another version": ("GET", "1.1", (*UPGRADE, KEY, "Sec-WebSocket-Version: 8")),
    "an old protocol": ("GET", "1.0", USUAL),
    "another method": ("PUT", "1.1", USUAL),
    "a foreign page": ("GET", "1.1", (*USUAL, "Origin: http://evil.example")),
}
ANSWERED = ("usual", "compressed", "strange names", "many headers", "a long header", "an empty body", "an old protocol")


async def answer_to(base_url: str, path: str, method: str, version: str, headers: tuple[str, ...]) -> list[bytes]:
    """The lines of what is answered, but for the date."""
    there = urlsplit(base_url)
    reader, writer = await asyncio.open_connection(there.hostname, there.port)
    lines = [f"{method} {path} HTTP/{version}", "Host: 127.0.0.1", *headers, "", ""]
    writer.write("\r\n".join(lines).encode())
    try:
        async with asyncio.timeout(10):
            head = await reader.readuntil(b"\r\n\r\n")
    except asyncio.IncompleteReadError as cut:
        head = cut.partial
    finally:
        writer.close()
    return sorted(line for line in head.split(b"\r\n") if not line.lower().startswith(b"date:"))


@pytest.mark.parametrize("kind", HANDSHAKES)
def test_every_request_is_answered_as_uvicorn_would(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def both_ways() -> tuple[list[bytes], list[bytes]]:
        app = make_app(str(tmp_path / "tables.db"), "http://127.0.0.1", tmp_path, workers=0, notices=None)
        async with serving_here(app) as base, Player(base, "Ada") as ada:
            path = f"/ws/{await ada.opens('charlatans', seats=2)}"
            ours = await answer_to(base, path, *HANDSHAKES[kind])
            monkeypatch.setattr(TimedHttp, "_handshake", lambda http: None)
            return ours, await answer_to(base, path, *HANDSHAKES[kind])

    ours, theirs = asyncio.run(both_ways())
    assert ours == theirs
    assert any(line.startswith(b"HTTP/1.1 101 ") for line in ours) == (kind in ANSWERED)


def test_the_first_message_goes_out_with_the_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: Any = selector_events._SelectorSocketTransport  # type: ignore[attr-defined]  # to see each write
    write, written = lines.write, list[bytes]()

    def noted(line: object, data: bytes) -> None:
        written.append(bytes(data))
        write(line, data)

    async def comes() -> None:
        app = make_app(str(tmp_path / "tables.db"), "http://127.0.0.1", tmp_path, workers=0, notices=None)
        async with serving_here(app) as base, Player(base, "Ada") as ada:
            path = f"/ws/{await ada.opens('charlatans', seats=2)}"
            monkeypatch.setattr(lines, "write", noted)
            await answer_to(base, path, *HANDSHAKES["usual"])

    asyncio.run(comes())
    (answer,) = [data for data in written if data.startswith(b"HTTP/1.1 101 ")]
    assert b'"t":"Welcome"' in answer
