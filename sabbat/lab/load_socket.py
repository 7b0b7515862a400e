"""A WebSocket of a measurement: what comes is heard at once, without a queue and a task for each socket.

A thousand of them share one core with everything else that measures, so they must cost less than what they measure: the
frames (RFC 6455, 5.2) are read and written here, for a library's way of reading them takes longer than all the rest.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.utils import accept_key

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this system
    from websockets.utils import apply_mask

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # first bytes of frames that are whole
MASKED = 0x80
ABNORMAL = 1006  # RFC 6455, 7.1.5: the line was cut without a word


class Closed(Exception):
    """The other side has ended it, or never begun."""

    def __init__(self, code: int | None, reason: str | None) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class LoadSocket(asyncio.Protocol):
    """`hear` gets every message but the first, `lost` is told with which code it ended where we have not ended it."""

    def __init__(self, url: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[int, str], None]) -> None:
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._url = urlsplit(url)
        self._cookie = cookie
        self._key = b64encode(os.urandom(16)).decode()
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.WriteTransport | None = None
        self._is_open = False
        self._unread = b""
        self._ended: tuple[int, str] = (ABNORMAL, "")
        self._left = False
        self._gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one, but does not say so
        path = f"{self._url.path}?{self._url.query}" if self._url.query else self._url.path
        lines = [f"GET {path} HTTP/1.1", f"Host: {self._url.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {self._key}", "Sec-WebSocket-Version: 13", f"Cookie: {self._cookie}"]
        self._transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        unread = self._unread + data if self._unread else data
        if not self._is_open:
            head, end, unread = unread.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            self._open(head.decode("latin-1"))
        begin = 0
        while (payload := _payload(unread, begin)) is not None:
            kind, begin = unread[begin], payload[1]
            self._take(kind, unread[slice(*payload)])
        self._unread = unread[begin:]

    def _open(self, answer: str) -> None:
        """The other side has answered the request."""
        assert self._transport is not None
        self._is_open = True
        if not answer.startswith("HTTP/1.1 101 ") or accept_key(self._key) not in answer:
            self._ended = (ABNORMAL, answer.partition("\r\n")[0])
            self._transport.close()

    def _take(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        if kind == TEXT:
            if self.first.done():
                self._hear(payload)
            else:
                self.first.set_result(payload)
        elif kind == PING:
            self._send(PONG, payload)
        elif kind == CLOSE:
            self._ended = (int.from_bytes(payload[:2], "big"), payload[2:].decode()) if payload else (1005, "")
            self._send(CLOSE, payload[:2])
            self._transport.close()
        elif kind != PONG:
            raise ValueError(f"a frame that begins with {kind:#x} was not expected")

    def connection_lost(self, error: Exception | None) -> None:
        self._gone.set()
        if not self.first.done():
            self.first.set_exception(Closed(*self._ended))
        elif not self._left:
            self._lost(*self._ended)

    def send(self, text: bytes) -> None:
        self._send(TEXT, text)

    def _send(self, kind: int, payload: bytes) -> None:
        """Masked, as a client must."""
        assert self._transport is not None
        mask, length = os.urandom(4), len(payload)
        size = bytes((MASKED | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
        self._transport.write(b"".join((bytes((kind,)), size, mask, apply_mask(payload, mask))))

    async def leave(self) -> None:
        self._left = True
        assert self._transport is not None
        self._transport.abort()
        await self._gone.wait()


def _payload(data: bytes, begin: int) -> tuple[int, int] | None:
    """From where to where, in the frame that begins there; None where not all of it has come."""
    at = begin + 2
    if len(data) < at:
        return None
    length = data[begin + 1]  # a server's are not masked
    if length >= 126:
        size = 2 if length == 126 else 8
        length = int.from_bytes(data[at : at + size], "big")
        at += size
    return (at, at + length) if len(data) >= at + length else None


async def open_socket(
    url: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[int, str], None]
) -> tuple[LoadSocket, bytes]:
    """A connection, and the first message that came. Raises Closed."""
    there = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LoadSocket(url, cookie, hear, lost), str(there.hostname), there.port or 80
    )
    try:
        return socket, await socket.first
    except BaseException:  # called off, too: nobody else could close it
        await socket.leave()
        raise
