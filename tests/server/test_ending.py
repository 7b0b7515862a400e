"""A real server that is told to end does so, whoever is still sending; until then everybody else is answered."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path

from sabbat.lab.serving import Serving
from sabbat.server.nodes import stay_alive
from sabbat.server.timed_http import ENDS_WITHIN
from tests.server.inside import a_room, a_store, in_a_loop
from tests.server.postgres import Postgres
from tests.server.running import running_server

BUSY_MACHINE = 10.0  # seconds: tables are stored and processes ended, perhaps while others want the processor
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4000\r\nContent-Type: application/json\r\n"
HALF_SENT = {
    "headers alone": POST + b"\r\n",
    "half of the headers": POST,
    "a part of the body": POST + b'\r\n{"game":',
}


class SlowSender:
    """Sends the rest byte by byte, for as long as anybody listens."""

    def __init__(self, sent: bytes) -> None:
        self._sent = sent
        self._dribbling: asyncio.Task[None] | None = None

    async def come(self, port: int) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", port)
        self._writer.write(self._sent)
        await self._writer.drain()
        self._dribbling = asyncio.create_task(self._dribble())

    async def _dribble(self) -> None:
        with suppress(OSError):
            while True:
                self._writer.write(b" ")
                await self._writer.drain()
                await asyncio.sleep(0.1)

    async def leave(self) -> None:
        if self._dribbling is not None:
            self._dribbling.cancel()
            await asyncio.gather(self._dribbling, return_exceptions=True)
        self._writer.close()


async def status_of(port: int, path: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    answer = await asyncio.wait_for(reader.read(), 20)
    writer.close()
    return answer.split(b" ", 2)[1]


async def ended(server: Serving) -> int:
    assert server._process is not None
    within = ENDS_WITHIN + BUSY_MACHINE  # less than the 15 seconds that a body may take, and than anybody's patience
    return await asyncio.to_thread(server._process.wait, within)


def test_the_bound_is_no_longer_than_a_system_waits() -> None:
    assert ENDS_WITHIN <= 5  # a container is killed ten seconds after it was told to end


@in_a_loop
async def test_half_sent_posts_keep_no_server_from_ending_and_nobody_from_being_answered(tmp_path: Path) -> None:
    with running_server(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:
        port = int(server.base_url.rpartition(":")[2])
        senders = [SlowSender(sent) for sent in HALF_SENT.values() for _ in range(4)]
        for sender in senders:
            await sender.come(port)
        for path in ("/healthz", "/api/games", "/healthz"):
            assert await status_of(port, path) == b"200"
        os.kill(server.pid, signal.SIGTERM)
        assert await ended(server) in (0, -signal.SIGTERM)
        for sender in senders:
            await sender.leave()
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log, log


def test_a_server_that_says_that_it_is_alive_can_be_ended_at_any_moment(postgres: Postgres) -> None:
    @in_a_loop
    async def ended_at_any_moment() -> None:
        async with a_store(postgres.new_database()) as store, a_room(store) as room:
            await store.join("one")
            for turns in range(12):
                saying = asyncio.create_task(stay_alive(store, room.lobby))
                for _ in range(turns):
                    await asyncio.sleep(0.01)
                saying.cancel()
                ended, _ = await asyncio.wait([saying], timeout=5)
                assert ended, f"called off after {turns} turns of the loop, it went on"

    ended_at_any_moment()
