"""Who comes by a socket is received as uvicorn and its library would receive her, only at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
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


def test_the_first_message_comes_with_the_answer(tmp_path: Path) -> None:
    async def first_bytes() -> bytes:
        app = make_app(str(tmp_path / "tables.db"), "http://127.0.0.1", tmp_path, workers=0, notices=None)
        async with serving_here(app) as base, Player(base, "Ada") as ada:
            table = await ada.opens("charlatans", seats=2)
            there = urlsplit(base)
            reader, writer = await asyncio.open_connection(there.hostname, there.port)
            lines = [f"GET /ws/{table} HTTP/1.1", "Host: 127.0.0.1", *USUAL, "", ""]
            writer.write("\r\n".join(lines).encode())
            async with asyncio.timeout(10):
                first = await reader.read(100_000)
            writer.close()
            return first

    head, _, rest = asyncio.run(first_bytes()).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 101 ")
    assert b'"t":"Welcome"' in rest
