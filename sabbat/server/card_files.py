"""Cards of one's own, looked at in a process of their own, with a deadline: a bad file costs nobody else anything."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from sabbat.engine import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.server.card_worker import CardsReply, CardsWish
from sabbat.server.line_worker import LineWorker, module
from sabbat.server.refused import Refused

LARGEST_FILE = 64 * 1024  # bytes
DEADLINE = 3.0  # seconds for one file
MOST_WAITING = 16  # files; more are refused


class CardFiles:
    """At most one process, started when the first file comes; files wait for each other and for nothing else."""

    def __init__(self, deadline: float = DEADLINE) -> None:
        self._worker = LineWorker(module("sabbat.server.card_worker"), CardsReply, deadline)
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
                reply = await self._worker.ask(CardsWish(game, seats, dict(options)))
        finally:
            self._waiting -= 1
        if reply is None:
            raise BadOptions("cards: they take too much time or memory to read")
        if reply.agreed is None:
            raise BadOptions(reply.wrong)
        return reply.agreed

    async def close(self) -> None:
        await self._worker.close()
