"""Cards of one's own, looked at in a process of their own, with a deadline: a bad file costs nobody else anything."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from contextlib import suppress

import msgspec

from sabbat.engine import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.server.card_worker import CardsReply, CardsWish
from sabbat.server.refused import Refused

LARGEST_FILE = 64 * 1024  # bytes
DEADLINE = 3.0  # seconds for one file
STARTS_WITHIN = 30.0  # seconds; it loads the games
MOST_WAITING = 16  # files; more are refused
LONGEST_LINE = 4 * 1024 * 1024


class CardFiles:
    """At most one process, started when the first file comes; files wait for each other and for nothing else."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._worker: asyncio.subprocess.Process | None = None
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0

    async def agree(self, game: str, seats: int, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """The options complete with their defaults. BadOptions says what is wrong with them."""
        if not GAMES[game].has_own_cards(options):
            return GAMES[game].agree(seats, options)
        if len(str(options[GAMES[game].card_file]).encode(errors="replace")) > LARGEST_FILE:
            raise BadOptions(f"cards: a file has at most {LARGEST_FILE} bytes")
        if self._waiting >= MOST_WAITING:
            raise Refused("too_fast")
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                reply = await self._ask(CardsWish(game, seats, dict(options)))
        finally:
            self._waiting -= 1
        if reply is None:
            raise BadOptions("cards: they take too much time or memory to read")
        if reply.agreed is None:
            raise BadOptions(reply.wrong)
        return reply.agreed

    async def _ask(self, wish: CardsWish) -> CardsReply | None:
        try:
            worker = self._worker or await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(msgspec.json.encode(wish) + b"\n")
            line = await asyncio.wait_for(worker.stdout.readline(), self._deadline)
            return msgspec.json.decode(line, type=CardsReply)
        except (TimeoutError, OSError, ValueError):  # silent, gone, or out of memory
            await self.close()
            return None
        except asyncio.CancelledError:
            await self.close()  # its answer would be taken for the next file's
            raise

    async def _start(self) -> asyncio.subprocess.Process:
        self._worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sabbat.server.card_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        assert self._worker.stdout is not None
        await asyncio.wait_for(self._worker.stdout.readline(), STARTS_WITHIN)
        return self._worker

    async def close(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
