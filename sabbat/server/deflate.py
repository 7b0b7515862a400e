"""Sockets that are compressed and looked after: few bytes on a slow line, and a dead line is noticed soon.

Each message is much like the one before it, so compression pays where it remembers that one: a window must hold a whole
view (the largest has about 9 kB). Larger ones gain little and cost memory for each socket; docs/hosting.md has figures.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

from uvicorn._types import ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, State

from sabbat.server.frames import is_between_messages, text_header, whole_pong, whole_text

WINDOW_BITS = 14  # 16 kB of what was sent before
MEMORY_LEVEL = 5
LEVEL = 1  # more would halve the bytes again, and double the time
SENT_UP = 10  # bits: what people send is short
PING_EVERY = 4.0  # seconds of silence
DIRECT = "sabbat.direct"  # the extension by which a connection is given to the application
PONG_WITHIN = 5.0  # seconds: with the four before it, whoever is gone is away within ten


DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS,
    client_max_window_bits=SENT_UP,
    compress_settings={"memLevel": MEMORY_LEVEL, "level": LEVEL},
)


class Outgoing:
    """The connections of one loop that have something to send when its turn ends."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call_soon = loop.call_soon
        self._connections: list[CompressedSockets] = []

    def add(self, connection: CompressedSockets) -> None:
        if not self._connections:
            self._call_soon(self._send)
        self._connections.append(connection)

    def _send(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            connection.write_now()


_outgoing: WeakKeyDictionary[asyncio.AbstractEventLoop, Outgoing] = WeakKeyDictionary()


def outgoing_of(loop: asyncio.AbstractEventLoop) -> Outgoing:
    found = _outgoing.get(loop)
    if found is None:
        found = _outgoing[loop] = Outgoing(loop)
    return found


class CompressedSockets(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, with a window that fits our messages."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],  # as uvicorn has it
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [DEFLATE]
        self._heard_at = 0.0
        self._outgoing = outgoing_of(self.loop)
        self._will_write = False
        self._is_full = False  # the line: nothing is written until it has taken what was
        self._may_be_inside = True  # the library may be in the middle of a message
        self.on_text: Callable[[bytes], None] | None = None

    def take_over(self, http: HttpToolsProtocol, request: Request) -> None:
        """From HTTP, which has read the request already: the library need not read it once more."""
        self.transport, self.server, self.client = http.transport, http.server, http.client
        self.scheme = "wss" if http.scheme == "https" else "ws"
        self.connections.add(self)
        self.conn.parser.close()
        self.conn.parser = Protocol.parse(self.conn)  # frames; before them would come the request
        next(self.conn.parser)
        self.handle_connect(request)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:  # the application begins later
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]  # uvicorn knows of its own alone

    async def send(self, message: ASGISendEvent) -> None:
        """The application accepts: what it tells in the same turn of the loop goes out together with the answer."""
        usual = message["type"] == "websocket.accept" and not message.get("headers") and not message.get("subprotocol")
        if not usual or self.handshake_complete or self.disconnected or self.transport.is_closing():
            await super().send(message)
            return
        del self.response.headers["Date"]  # it is among uvicorn's own
        for name, value in self.default_headers:
            self.response.headers[name.decode("latin-1")] = value.decode("latin-1")
        self.handshake_complete = True
        self.conn.send_response(self.response)
        self._write_soon()
        self.start_keepalive()

    def send_at_once(self, text: bytes) -> bool:
        """Sends a message without a task of anybody's, together with what else is sent in this turn of the loop. False:
        not now, or not any more."""
        if self._is_full or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        conn = self.conn
        if conn.state is not State.OPEN:
            return False
        if conn.extensions:
            conn.send_text(text)
        else:
            conn.writes += (text_header(len(text)), text)  # what the library does, in a tenth of its time
        self._write_soon()
        return True

    def _write_soon(self) -> None:
        if not self._will_write:
            self._will_write = True
            self._outgoing.add(self)

    def write_now(self) -> None:
        """What is to be sent at once, before the turn of the loop ends: for what tells the time."""
        self._will_write = False
        waiting = self.conn.data_to_send()  # nothing, where uvicorn itself had something to send meanwhile
        if waiting and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        if self.on_text is not None and not (self._may_be_inside and self._is_inside()):
            text = whole_text(data)
            if text is not None:
                if not self.close_sent:
                    self.on_text(text)
                return
            pong = whole_pong(data)
            if pong is not None:
                self.handle_pong(Frame(Opcode.PONG, pong))
                return
        self._may_be_inside = True
        super().data_received(data)

    def _is_inside(self) -> bool:
        self._may_be_inside = not is_between_messages(self.conn)
        return self._may_be_inside

    def pause_writing(self) -> None:
        self._is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._is_full = False
        super().resume_writing()

    def send_keepalive_ping(self) -> None:
        """Whoever has just been heard need not be asked whether she is there."""
        silent = self.loop.time() - self._heard_at
        if silent < PING_EVERY:
            self.ping_timer = self.loop.call_later(PING_EVERY - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def send_receive_event_to_app(self) -> None:
        """A message has come. Where somebody hears it at once, it needs no queue, no task, and no pause in reading."""
        if self.on_text is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        text = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.on_text(text)

    def connection_lost(self, exc: Exception | None) -> None:
        """Lets go of all that holds on to itself: a closed connection need not wait for the garbage collector."""
        super().connection_lost(exc)
        self.on_text = None
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"].pop(DIRECT, None)
