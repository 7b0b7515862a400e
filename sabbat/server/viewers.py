"""A connection and its outbox: whoever reads slowly waits alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from mypy_extensions import mypyc_attr
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from sabbat.fair.line import Line
from sabbat.server.protocol import Down

LONGEST_OUTBOX = 256  # messages
LARGEST_OUTBOX = 1024 * 1024  # bytes that wait; a single message may be larger
TOO_SLOW = 4008
COME_BACK = 4012  # the table is elsewhere now, or about to be: connect again

_encode = msgspec.json.Encoder().encode


class Direct(Protocol):
    """A connection that may take a message at once."""

    on_text: Callable[[bytes], None] | None  # hears what the browser sends, instead of the application's task

    def send_at_once(self, text: bytes) -> bool: ...
    def write_now(self) -> None: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """One browser at one table. A message is sent at once where the connection can take it; else it is put into the
    outbox, and sent by a task of its own."""

    def __init__(self, socket: WebSocket, person: str, client: str, direct: Direct | None = None) -> None:
        self.socket = socket
        self._direct = direct
        self.person = person
        self.client = client  # the page that was loaded; its request numbers are its own
        self.is_tv = False  # a large screen for the room, without a seat
        self.lost = False
        self.line = Line()
        self.received = 0.0  # when its last message came, by the server's steady time
        self._held: list[bytes] | None = None  # what waits behind a curtain (fair_play)
        self._ends_with = TOO_SLOW
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(LONGEST_OUTBOX)
        self.writing: asyncio.Task[None] | None = None  # what sends the outbox: not there before it is needed
        self._waiting = 0  # bytes, in the outbox and behind the curtain
        self._queued = 0  # messages that have left neither the outbox nor the task that sends them

    def tell(self, message: Down) -> None:
        self.send(_encode(message))

    def tell_now(self, message: Down) -> None:
        """An answer, which tells nothing of the match: it need not wait behind a curtain."""
        self.send_now(_encode(message))

    def tell_the_time(self, message: Down) -> None:
        """The same, and it waits for nothing else that is told in this turn of the loop."""
        self.tell_now(message)
        if self._direct is not None:
            self._direct.write_now()

    def send(self, text: bytes) -> None:
        """Queues a message, behind the curtain where there is one."""
        if self._held is not None:
            self._held.append(text)
            self._count(text)
        else:
            self.send_now(text)

    @property
    def is_held(self) -> bool:
        return self._held is not None

    def hold(self) -> None:
        """Draws the curtain: nothing is sent until it opens."""
        self._held = self._held or []

    def let_go(self) -> None:
        """Opens the curtain."""
        held, self._held = self._held, None
        for text in held or ():
            self._waiting -= len(text)
            self.send_now(text)

    def send_now(self, text: bytes) -> None:
        """Whether or not a curtain hangs. A browser that does not keep up is dropped, comes back, and gets everything
        anew."""
        if self.lost:
            return
        if not self._queued and self._direct is not None and self._direct.send_at_once(text):
            return
        try:
            self._put(text)
        except asyncio.QueueFull:
            self.drop()
        else:
            self._queued += 1
            self._count(text)

    def _put(self, text: bytes | None) -> None:
        """Into the outbox, which is sent from now on."""
        self._outbox.put_nowait(text)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write())

    def _count(self, text: bytes) -> None:
        self._waiting += len(text)
        if len(text) < self._waiting > LARGEST_OUTBOX:
            self.drop()

    def drop(self) -> None:
        """No more messages; the connection is closed as too slow."""
        self.lost = True
        self._waiting = 0
        self._held = None
        while not self._outbox.empty():
            self._outbox.get_nowait()
        self._put(None)  # nothing is sent after it: see `lost`

    def come_back(self) -> None:
        """The connection is closed when all has been sent, and its page asked to connect again."""
        self.end(COME_BACK)

    def end(self, code: int) -> None:
        """The connection is closed with this code, when all has been sent."""
        self._ends_with = code
        self._direct = None  # nothing after the farewell
        try:
            self._put(None)
        except asyncio.QueueFull:
            self.drop()

    def hang_up(self) -> None:
        """The connection has ended: nothing more is sent."""
        self.lost = True
        if self.writing is not None:
            self.writing.cancel()

    @property
    def moved(self) -> bool:
        return self._ends_with == COME_BACK

    async def write(self) -> None:
        """Sends the outbox until the connection ends. A peer that has left raises here and nowhere else."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (text := await self._outbox.get()) is not None:
                await self.socket.send_text(text.decode())
                self._queued -= 1
                self._waiting -= len(text)
            if self.socket.client_state == WebSocketState.CONNECTED:
                await self.socket.close(self._ends_with)
        self.lost = True
