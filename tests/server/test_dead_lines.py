"""A line that dies without a word: nobody hangs up, and the others know all the same."""

from __future__ import annotations

import asyncio
import base64
import secrets
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from sabbat.server import protocol as wire
from sabbat.server.deflate import PING_EVERY, PONG_WITHIN
from tests.server.player import Player
from tests.server.running import running_server

AWAY_WITHIN = 10.0  # seconds, by which others see it


def masked(message: wire.Up) -> bytes:
    """A short message as a browser sends it, with a mask of zeros."""
    text = msgspec.json.encode(message)
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


async def in_airplane_mode(base_url: str, table: str) -> asyncio.StreamWriter:
    """Somebody who sat down, and whose device answers nothing any more, not even pings."""
    where = urlsplit(base_url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    async with Player(base_url, "Bea") as bea:
        cookie = await bea.cookie()
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [f"GET /ws/{table} HTTP/1.1", f"Host: {where.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(masked(wire.Sit(1, "Bea")))
    await writer.drain()
    return writer


def test_whoever_answers_nothing_any_more_is_away_soon(tmp_path: Path) -> None:
    async def watch(base_url: str) -> None:
        async with Player(base_url, "Ada") as ada:
            table = await ada.opens("charlatans", seats=2)
            await ada.joins(table)
            await ada.sits()
            gone = await in_airplane_mode(base_url, table)
            await ada.waits_for(lambda: "Bea" in [seat.name for seat in ada.last(wire.TableChanged).table.seats])
            assert all(seat.here for seat in ada.last(wire.TableChanged).table.seats)
            await ada.waits_for(
                lambda: [seat.here for seat in ada.last(wire.TableChanged).table.seats] == [True, False]
            )
            gone.close()

    assert PING_EVERY + PONG_WITHIN < AWAY_WITHIN
    with running_server(str(tmp_path / "tables.db"), tmp_path / "log") as server:
        asyncio.run(watch(server.base_url))
