"""The bots of one table: they think outside the mailbox and answer through it, like everybody else."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

if TYPE_CHECKING:
    from sabbat.server.table import Table

AFTER_TROUBLE = 1.0  # seconds before a bot that failed is asked again

log = structlog.get_logger("sabbat.bots")


class BotSeats:
    """At most one thought at a time for each seat."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._at_work: dict[int, asyncio.Task[None]] = {}
        self._closed = False

    def answer(self, seat: int, bot: str, pause: float) -> None:
        """Has this bot answer the seat's question, unless it is at it already."""
        if seat not in self._at_work and not self._closed:
            self._at_work[seat] = asyncio.create_task(self._turn(seat, bot, pause))

    async def _turn(self, seat: int, bot: str, pause: float) -> None:
        table = self._table
        try:
            await asyncio.sleep(pause)
            match = table.match
            if match is None or seat not in match.pending or not table.bot_may_answer(seat):
                return
            question = match.pending[seat].number
            action = await table.house.thinking.choose(match, seat, bot)
            async with table.one_at_a_time:
                here = table.match is match and table.bot_may_answer(seat)  # the person may be back by now
                if here and match.why_not(seat, action, question) is None:
                    await table.submit(seat, question, action, by="bot")
        except Exception as error:  # a bot's trouble must not end the table
            log.error("bot failed", table=table.id, seat=seat, bot=bot, error=repr(error))
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            del self._at_work[seat]
        table.wake()

    async def close(self) -> None:
        """Ends what is at work; the match stays in the store."""
        self._closed = True
        at_work = list(self._at_work.values())
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
