"""The bots of one table: they think outside the mailbox and answer through it, like everybody else.

Where moments count, a bot sees a cue when it is due, says how long it takes, and presses just then. A question that is
gone by that time is thought of no more. Where people talk by phrases, a bot says its own first, hears the people out,
and then answers.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from sabbat.engine import Action, Match
from sabbat.server.protocol import PhraseView
from sabbat.server.thinker import Heard
from sabbat.server.thinking import Decided

if TYPE_CHECKING:
    from sabbat.server.fair_play import FairPlay
    from sabbat.server.table import Table

AFTER_TROUBLE = 1.0  # seconds before a bot that failed is asked again
HEARS_OUT = 12  # pauses at most, until people have answered; they may have something to say

log = structlog.get_logger("sabbat.bots")


class Work:
    """A bot thinks of a question, or waits to answer it."""

    def __init__(self, question: int | None, task: asyncio.Task[None]) -> None:
        self.question = question
        self.task = task
        self.presses = False  # then it is not called off any more


class BotSeats:
    """At most one thought at a time for each seat."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._at_work: dict[int, Work] = {}
        self._notes: dict[int, str] = {}  # by seat: what its bot keeps in mind; gone with the server, as its thoughts
        self._heard: dict[int, list[Heard]] = {}  # by seat: what was said since its bot thought last
        self._closed = False

    def hear(self, speaker: int, kind: str, subject: str) -> None:
        """Somebody has said a phrase."""
        for seat, chair in enumerate(self._table.body.chairs):
            if seat != speaker and chair.bot is not None:
                self._heard.setdefault(seat, []).append((speaker, kind, subject))

    def answer(self, seat: int, bot: str, pause: float) -> None:
        """Has this bot answer the seat's question, unless it is at it already."""
        question, work = self._table.asked(seat), self._at_work.get(seat)
        if work is not None and work.question != question and self._table.fair is not None and not work.presses:
            work.task.cancel()  # it is too late to press
            work = None
        if work is None and not self._closed:
            self._at_work[seat] = Work(question, asyncio.create_task(self._turn(seat, bot, pause)))

    async def _turn(self, seat: int, bot: str, pause: float) -> None:
        table = self._table
        try:
            match = table.match
            if table.fair is None:
                await asyncio.sleep(pause)
            if match is None or seat not in match.pending or not table.bot_may_answer(seat):
                return
            if table.fair is not None:
                await self._race(match, seat, bot, pause, table.fair)
            else:
                await self._answer(match, seat, bot, pause)
        except Exception as error:  # a bot's trouble must not end the table
            log.error("bot failed", table=table.id, seat=seat, bot=bot, error=repr(error))
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            work = self._at_work.get(seat)
            if work is not None and work.task is asyncio.current_task():
                del self._at_work[seat]
        table.wake()

    async def _answer(self, match: Match, seat: int, bot: str, pause: float) -> None:
        table = self._table
        question = match.pending[seat].number
        if match.game.has_phrases:
            action = await self._talk(match, seat, bot, pause)
        else:
            action = await table.house.thinking.choose(match, seat, bot)
        async with table.one_at_a_time:
            here = table.match is match and table.bot_may_answer(seat)  # the person may be back by now
            if here and match.why_not(seat, action, question) is None:
                await table.submit(seat, question, action, by="bot")

    async def _talk(self, match: Match, seat: int, bot: str, pause: float) -> Action:
        """Says what it has to say; what it hears then may change its mind."""
        table = self._table
        decided = await self._think(match, seat, bot)
        if decided.says is None:
            return decided.action
        kind, subject = decided.says
        async with table.one_at_a_time:
            if table.match is match and match.game.check_phrase(match.state, kind, subject) is None:
                await table.add_to_chat(seat, "", PhraseView(kind, subject))
        for _ in range(HEARS_OUT):
            if not any(table.body.chairs[other].bot is None for other in match.pending) or self._closed:
                break
            await asyncio.sleep(pause)
        return (await self._think(match, seat, bot)).action if self._heard.get(seat) else decided.action

    async def _think(self, match: Match, seat: int, bot: str) -> Decided:
        heard = self._heard.pop(seat, [])
        decided = await self._table.house.thinking.decide(match, seat, bot, self._notes.get(seat, ""), heard)
        self._notes[seat] = decided.notes
        return decided

    async def _race(self, match: Match, seat: int, bot: str, pause: float, fair: FairPlay) -> None:
        """The bot presses at its own time after the question was put. Thinking takes none of it."""
        table, clock = self._table, fair.contest.clock
        put = fair.contest.put(seat)
        assert put is not None
        await fair.time.until(clock.server_time(put.at))  # a cue is not seen before its moment
        if table.asked(seat) != put.number:
            return
        seen = put.at if put.cue else int(clock.at(fair.time.now()))
        thought = asyncio.ensure_future(self._think(match, seat, bot))
        decided = await asyncio.shield(thought)  # who is called off while thinking lets the worker finish
        takes = decided.delay if decided.delay is not None else round(pause * 1000)
        at = max(seen + takes, int(clock.at(fair.time.now())), clock.floor)
        await fair.time.until(clock.server_time(at))
        async with table.one_at_a_time:
            here = table.match is match and table.bot_may_answer(seat)
            if here and match.why_not(seat, decided.action, put.number) is None:
                self._at_work[seat].presses = True
                at = fair.moment_of(match, seat, at)
                await table.submit(seat, put.number, decided.action, by="bot", at=at)

    async def close(self) -> None:
        """Ends what is at work; the match stays in the store."""
        self._closed = True
        at_work = [work.task for work in self._at_work.values()]
        for task in at_work:
            task.cancel()
        await asyncio.gather(*at_work, return_exceptions=True)
