"""The second door: the same server at this machine's address in the local network, opened and closed by a press."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog
import uvicorn
from starlette.types import ASGIApp

from sabbat.server.deflate import PING_EVERY, PONG_WITHIN, CompressedSockets
from sabbat.server.limits import LARGEST_MESSAGE
from sabbat.server.timed_http import ENDS_WITHIN, TimedHttp

SOMEWHERE_ELSE = "192.0.2.1"  # an address for documentation: nothing is sent there, only the way to it is looked up
UVICORN: dict[str, Any] = {  # of uvicorn's own settings, for both doors
    "ws": CompressedSockets,
    "http": TimedHttp,
    "timeout_graceful_shutdown": ENDS_WITHIN,
    "proxy_headers": False,  # but where the operator names a proxy
    "ws_max_size": 4 * LARGEST_MESSAGE,
    "ws_ping_interval": PING_EVERY,
    "ws_ping_timeout": PONG_WITHIN,
    "log_level": logging.WARNING,
    "access_log": False,
}

log = structlog.get_logger("sabbat.local_network")


def local_address() -> str | None:
    """This machine's address in the local network: the one from which it would speak to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((SOMEWHERE_ELSE, 9))  # a datagram socket only notes it
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


class _SecondServer(uvicorn.Server):
    """Signals are the first server's business."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class LocalNetwork:
    """Closed until somebody opens it. `port` is the one on which this machine is served; where the network's side of
    it is taken, any other."""

    def __init__(self, port: int, address: str | None = None) -> None:
        self._port = port
        self._given = address
        self._server: _SecondServer | None = None
        self._serving: asyncio.Task[None] | None = None
        self.address = ""  # while it is open
        self.url = ""

    @property
    def is_open(self) -> bool:
        return self._serving is not None

    async def open(self, app: ASGIApp) -> None:
        """Listens. Raises OSError where there is no network, or it cannot be listened on."""
        if self.is_open:
            return
        address = self._given or local_address()
        if address is None:
            raise OSError("no local network")
        listening = _listen(address, self._port)
        self._server = _SecondServer(uvicorn.Config(app, lifespan="off", **UVICORN))
        self._serving = asyncio.create_task(self._server.serve([listening]))
        self.address = address
        self.url = f"http://{address}:{listening.getsockname()[1]}"
        log.info("opened", address=self.url)

    async def close(self) -> None:
        """Nobody comes in this way any more, and who did is sent out. May be called twice."""
        server, serving = self._server, self._serving
        self._server = self._serving = None
        self.address = self.url = ""
        if server is None or serving is None:
            return
        server.should_exit = True
        await serving
        log.info("closed")


def _listen(address: str, port: int) -> socket.socket:
    for wanted in (port, 0):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, wanted))
            listening.listen()  # whoever comes before it is served waits, and is not turned away
        except OSError:
            listening.close()
            if wanted == 0:
                raise
        else:
            return listening
    raise AssertionError("the second try raises")
