"""Several real servers on one PostgreSQL behind a real HAProxy, and people who find their table wherever it is.

Where there is no HAProxy, people go from server to server by themselves, as the proxy would send them.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import httpx2 as httpx
from websockets.exceptions import WebSocketException

from sabbat.lab.serving import Serving
from sabbat.server import protocol as wire
from sabbat.server.proxy import haproxy_config
from sabbat.server.viewers import COME_BACK
from tests.server.player import Answer, Lost, Player
from tests.server.running import QUICK_BOTS

HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin")
COMES_BACK_WITHIN = 60.0  # seconds, then a test fails
JOINS_WITHIN = 4.0
NOT_NOW = ("not_stored", "table_moved_on", "too_fast")  # who only waits for news after these would wait for ever


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Cluster:
    """`nodes` by name. `base_url` is the proxy's, or the first server's."""

    def __init__(self, store: str, folder: Path, names: tuple[str, ...] = ("one", "two", "three")) -> None:
        self.store = store
        self.folder = folder
        self.nodes = {name: Serving(store, *QUICK_BOTS, "--node", name, log=folder / f"{name}.log") for name in names}
        self.base_url = ""
        self._proxy: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        for node in self.nodes.values():
            node.start()
        self.base_url = next(iter(self.nodes.values())).base_url
        if HAPROXY is not None:
            addresses = [(name, node.base_url.partition("://")[2]) for name, node in self.nodes.items()]
            port = free_port()
            config = self.folder / "haproxy.cfg"
            config.write_text(haproxy_config(f"127.0.0.1:{port}", addresses))
            with (self.folder / "haproxy.log").open("wb") as log:
                self._proxy = subprocess.Popen([HAPROXY, "-db", "-f", str(config)], stdout=log, stderr=log)
            self.base_url = f"http://127.0.0.1:{port}"
            for _ in range(200):
                try:
                    with urlopen(f"{self.base_url}/readyz", timeout=2):
                        return
                except OSError:
                    time.sleep(0.05)
            raise AssertionError((self.folder / "haproxy.log").read_text())

    def stop(self) -> None:
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait()
        for node in self.nodes.values():
            node.stop()

    def hang(self, name: str) -> None:
        os.kill(self.nodes[name].pid, signal.SIGSTOP)

    def wake(self, name: str) -> None:
        os.kill(self.nodes[name].pid, signal.SIGCONT)

    @property
    def logs(self) -> str:
        return "".join((self.folder / f"{name}.log").read_text() for name in self.nodes)


@contextmanager
def running_cluster(store: str, folder: Path) -> Iterator[Cluster]:
    cluster = Cluster(store, folder)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


class Roamer(Player):
    """Somebody whose page connects again by itself, and sends again what was not answered."""

    def __init__(self, cluster: Cluster, name: str, seed: int) -> None:
        super().__init__(cluster.base_url, name, seed)
        self._cluster = cluster
        self._node = ""
        self._tries = count()
        self.longest_wait = 0.0  # seconds from a lost connection to the next greeting

    def _address(self, table: str) -> str:
        node = self._node or list(self._cluster.nodes)[next(self._tries) % len(self._cluster.nodes)]
        if HAPROXY is None:
            where = self._cluster.nodes[node].base_url.replace("http://", "ws://")
            return f"{where}/ws/{table}?client={self._page}"
        return super()._address(table) + (f"&node={self._node}" if self._node else "")

    async def _post(self, path: str, body: wire.Json) -> wire.Json:
        """A server may end with a request under way: the page's reader clicks again."""
        for _ in range(50):
            try:
                return await super()._post(path, body)
            except httpx.HTTPError:
                await asyncio.sleep(0.1)
        raise AssertionError(f"nobody answers {path}")

    async def joins(self, table: str) -> wire.Welcome:
        """However often it takes."""
        began = monotonic()
        while monotonic() < began + COMES_BACK_WITHIN:
            try:
                welcome = await asyncio.wait_for(super().joins(table), JOINS_WITHIN)
                self._node = ""
                self.longest_wait = max(self.longest_wait, monotonic() - began)
                return welcome
            except (Lost, OSError, TimeoutError, WebSocketException, httpx.HTTPError):
                code, reason = self.closed_with
                self._node = reason if code == COME_BACK and not self._node else ""
                await asyncio.sleep(0.1)
        raise AssertionError(f"{self.name} cannot come back to {table}: {self.closed_with}")

    async def _answers(self, answer: Answer) -> wire.Message:
        """Sent again for as long as the table says that it could not be taken."""
        while True:
            reply = await super()._answers(answer)
            if not (isinstance(reply, wire.Refused) and reply.why in NOT_NOW):
                return reply
            self.unsure = answer
            await asyncio.sleep(0.1)

    async def plays_through(self, until: asyncio.Event) -> None:
        """Plays whatever happens to the servers, until the match is over or the test says so."""
        while not until.is_set() and not self.is_over:
            playing = asyncio.create_task(self.plays())
            waiting = asyncio.create_task(until.wait())
            await asyncio.wait((playing, waiting), return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if not playing.done():
                return await self._finishes(playing)
            playing.result()
            while not self.is_connected or self.unsure is not None:
                try:
                    await self.comes_back()
                except Lost:
                    continue

    async def _finishes(self, playing: asyncio.Task[None]) -> None:
        """What is on its way is brought to its end: sent and answered, or lost."""
        for _ in range(500):
            if self.unsure is None or playing.done():
                break
            await asyncio.sleep(0.02)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        while self.unsure is not None:
            try:
                await self.comes_back()
            except Lost:
                continue
