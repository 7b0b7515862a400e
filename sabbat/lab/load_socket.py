"""A WebSocket of a measurement: what comes is heard at once, without a queue and a task for each socket.

A thousand of them share one core with everything else that measures, so they must cost less than what they measure.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri


class Closed(Exception):
    """The other side has ended it, or never begun."""

    def __init__(self, code: int | None, reason: str | None) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class LoadSocket(asyncio.Protocol):
    """`hear` gets every message but the first, `lost` is told when it ends and we have not ended it."""

    def __init__(self, url: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.first: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._protocol = ClientProtocol(parse_uri(url), max_size=None)
        self._cookie = cookie
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.WriteTransport | None = None
        self._left = False
        self._gone = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.WriteTransport, transport)  # uvloop's is one, but does not say so
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                if self.first.done():
                    self._hear(bytes(event.data))
                else:
                    self.first.set_result(bytes(event.data))
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._gone.set()
        self._protocol.receive_eof()  # only now it knows with which code it was closed
        if not self.first.done():
            refused = self._protocol.handshake_exc  # an answer that opens no socket
            reason = self._protocol.close_reason if refused is None else str(refused)
            self.first.set_exception(Closed(self._protocol.close_code, reason))
        elif not self._left:
            self._lost()

    def send(self, text: bytes) -> None:
        self._protocol.send_text(text)
        self._flush()

    async def leave(self) -> None:
        self._left = True
        assert self._transport is not None
        self._transport.abort()
        await self._gone.wait()

    def _flush(self) -> None:
        """What the protocol wants to be sent, pongs too. An empty part means that this is the end."""
        assert self._transport is not None
        for part in self._protocol.data_to_send():
            if part:
                self._transport.write(part)
            else:
                self._transport.close()


async def open_socket(
    url: str, cookie: str, hear: Callable[[bytes], None], lost: Callable[[], None]
) -> tuple[LoadSocket, bytes]:
    """A connection, and the first message that came. Raises Closed."""
    there = urlsplit(url)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: LoadSocket(url, cookie, hear, lost), str(there.hostname), there.port or 80
    )
    return socket, await socket.first
