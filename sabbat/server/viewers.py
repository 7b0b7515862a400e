"""A connection and its outbox: whoever reads slowly waits alone."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sabbat.server.protocol import Down

LONGEST_OUTBOX = 256
TOO_SLOW = 4008

_encode = msgspec.json.Encoder().encode


class Viewer:
    """One browser at one table. Messages are put into the outbox and sent by a task of its own."""

    def __init__(self, socket: WebSocket, person: str, client: str) -> None:
        self.socket = socket
        self.person = person
        self.client = client  # the page that was loaded; its request numbers are its own
        self.lost = False
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_OUTBOX)

    def tell(self, message: Down) -> None:
        self.send(_encode(message))

    def send(self, text: bytes) -> None:
        """Queues a message; a browser that does not keep up is dropped, comes back, and gets everything anew."""
        if self.lost:
            return
        try:
            self._outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.drop()

    def drop(self) -> None:
        """No more messages; the connection is closed as too slow."""
        self.lost = True
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._outbox.put_nowait(None)

    async def write(self) -> None:
        """Sends the outbox until the connection ends. A peer that has left raises here and nowhere else."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._outbox.get()) is not None:
                await self.socket.send_text(text.decode())
            if self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(TOO_SLOW)
        self.lost = True
