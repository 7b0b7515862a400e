"""Bots think in processes of their own, with a deadline: a slow or broken bot delays nobody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import NamedTuple

from sabbat.engine import Action, Match, codec
from sabbat.server.bot_turns import BotTurns
from sabbat.server.bot_worker import Heard, ThinkReply, ThinkRequest
from sabbat.server.line_worker import STARTS_WITHIN, LineWorker, module
from sabbat.server.metrics import THINKING
from sabbat.server.telling import view_for

DEADLINE = 5.0  # seconds; then an even pick stands in for the thought


class BotChoice(NamedTuple):
    """An answer, the milliseconds that it takes (None: it does not matter), what the bot keeps in mind and says."""

    action: Action
    delay: int | None
    notes: str
    says: tuple[str, str] | None = None


class BotWorkers:
    """A few worker processes; each thinks one thought at a time."""

    def __init__(
        self,
        workers: int = 2,
        deadline: float = DEADLINE,
        command: Sequence[str] = module("sabbat.server.bot_worker"),
        starts_within: float = STARTS_WITHIN,
    ) -> None:
        self.turns = BotTurns(workers)
        self.workers = [LineWorker(command, ThinkReply, deadline, starts_within) for _ in range(workers)]
        self._idle: asyncio.Queue[LineWorker[ThinkReply]] = asyncio.Queue()
        for worker in self.workers:
            self._idle.put_nowait(worker)

    async def choose(self, match: Match, seat: int, bot: str) -> Action:
        """What this bot answers for a seat that is asked. Always legal, whatever the bot does."""
        return (await self.decide(match, seat, bot, "")).action

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
        if answer is None or answer.action is None:
            return without_thinking(match, seat, notes)
        with suppress(ValueError):
            chosen = codec.read(Action, answer.action, match.game)
            if chosen in options:
                return BotChoice(chosen, answer.delay, answer.notes, answer.says)
        return without_thinking(match, seat, notes)

    async def _ask_worker(self, thought: ThinkRequest) -> ThinkReply | None:
        worker = await self._idle.get()
        try:
            return await worker.ask(thought)
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()


def without_thinking(match: Match, seat: int, notes: str) -> BotChoice:
    """An even pick: for a bot that fails, takes too long, or does not get its turn."""
    return BotChoice(secrets.choice(match.options(seat)), None, notes)
