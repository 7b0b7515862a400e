"""Bots think in processes of their own, with a deadline: a slow or broken bot delays nobody."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

import msgspec

from sabbat.engine import Action, Match, codec
from sabbat.server.bot_turns import BotTurns
from sabbat.server.bot_worker import Heard, ThinkReply, ThinkRequest
from sabbat.server.metrics import THINKING
from sabbat.server.telling import view_for

DEADLINE = 5.0  # seconds; then an even pick stands in for the thought
LONGEST_LINE = 4 * 1024 * 1024


class BotChoice(NamedTuple):
    """An answer, the milliseconds that it takes (None: it does not matter), what the bot keeps in mind and says."""

    action: Action
    delay: int | None
    notes: str
    says: tuple[str, str] | None = None


class BotWorkers:
    """A few worker processes; each thinks one thought at a time."""

    def __init__(self, workers: int = 2, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self.turns = BotTurns(workers)
        self._idle: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(workers):
            self._idle.put_nowait(None)  # started when it is first needed

    async def choose(self, match: Match, seat: int, bot: str) -> Action:
        """What this bot answers for a seat that is asked. Always legal, whatever the bot does."""
        options = match.options(seat)
        return options[0] if len(options) == 1 else (await self.decide(match, seat, bot, "")).action

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
        """The same, with the time that the bot takes, what it keeps in mind for the next time, and what it says."""
        options = match.options(seat)
        thought = ThinkRequest(
            match.game.name,
            bot,
            view_for(match, seat),
            codec.plain(match.pending[seat].decision),
            [codec.plain(option) for option in options],
            secrets.randbits(32),
            notes,
            list(heard),
            pace,
        )
        began = monotonic()
        answer = await self._ask_worker(thought)
        THINKING.labels(bot).observe(monotonic() - began)
        with suppress(ValueError):
            chosen = codec.read(Action, answer.action, match.game) if answer is not None else None
            if answer is not None and chosen in options:
                return BotChoice(chosen, answer.delay, answer.notes, answer.says)
        return BotChoice(secrets.choice(options), None, notes)

    async def _ask_worker(self, thought: ThinkRequest) -> ThinkReply | None:
        worker = await self._idle.get()
        try:
            worker = worker if worker is not None and worker.returncode is None else await self._start()
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write(msgspec.json.encode(thought) + b"\n")
            line = await asyncio.wait_for(worker.stdout.readline(), self._deadline)
            return msgspec.json.decode(line, type=ThinkReply)
        except (TimeoutError, OSError, ValueError):  # silent, gone, or talking nonsense
            if worker is not None:
                await self._end(worker)
            worker = None
            return None
        except asyncio.CancelledError:
            if worker is not None:
                await self._end(worker)  # its answer would be taken for the next thought's
            worker = None
            raise
        finally:
            self._idle.put_nowait(worker)

    async def _start(self) -> asyncio.subprocess.Process:
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sabbat.server.bot_worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        self._all.add(worker)
        return worker

    async def _end(self, worker: asyncio.subprocess.Process) -> None:
        self._all.discard(worker)
        with suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        for worker in list(self._all):
            await self._end(worker)
