"""HTTP with time limits: whoever sends a request byte by byte is cut off, and keeps no server from ending."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.http11 import MAX_LINE_LENGTH, MAX_NUM_HEADERS, Request

from sabbat.server.deflate import CompressedSockets

HEADERS_WITHIN = 10.0  # seconds, from the connection or the first byte of a further request
BODY_WITHIN = 15.0  # seconds more
LONGEST_HEADERS = 32 * 1024  # bytes, with the address that is asked for
LONGEST_LINE = MAX_LINE_LENGTH - 40  # bytes of an address or a header, with the rest of its line
A_BODY = ("content-length", "transfer-encoding")
ENDS_WITHIN = 5  # seconds for requests that are being answered when the server ends


class TimedHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which waits for ever."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],  # as uvicorn has it
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limit: asyncio.TimerHandle | None = None
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._expect_more_within(HEADERS_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_no_more()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """uvicorn would write the request down again, for the other protocol to read it. What is unusual, it does."""
        self._expect_no_more()
        if self._is_too_long():
            self._cut_off()  # the library would say nothing, and wait for ever
            return
        request = self._handshake()
        if request is None:
            super().handle_websocket_upgrade()
        else:
            self.connections.discard(self)
            socket = CompressedSockets(self.config, self.server_state, self.app_state, self.loop)
            socket.take_over(self, request)
            self.transport.set_protocol(socket)
        self.parser = None  # type: ignore[assignment]  # as uvicorn has it at the end: the two hold on to each other

    def _handshake(self) -> Request | None:
        """The request, where the library would read it as it stands: without a body, for one."""
        if self.scope["method"] != "GET" or self.scope["http_version"] != "1.1" or not self.url.isascii():
            return None
        lines = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.headers]
        if any(name in A_BODY or not (value.isascii() and value.isprintable()) for name, value in lines):
            return None
        return Request(self.url.decode("ascii"), Headers(lines))

    def _is_too_long(self) -> bool:
        """For the library."""
        if len(self.url) > LONGEST_LINE or len(self.headers) > MAX_NUM_HEADERS:
            return True
        return any(len(name) + len(value) > LONGEST_LINE for name, value in self.headers)

    def on_message_begin(self) -> None:
        self._header_bytes = 0
        self._expect_more_within(HEADERS_WITHIN)
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._expect_more_within(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_no_more()
        super().on_message_complete()

    def shutdown(self) -> None:
        """The server ends: whoever has sent half of a request only is not waited for."""
        if self._limit is not None:
            self._cut_off()
        else:
            super().shutdown()

    def _count(self, more: int) -> None:
        self._header_bytes += more
        if self._header_bytes > LONGEST_HEADERS:
            self._cut_off()

    def _expect_more_within(self, seconds: float) -> None:
        self._expect_no_more()
        self._limit = self.loop.call_later(seconds, self._cut_off)

    def _expect_no_more(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _cut_off(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
