"""The bots of one table: they think outside and answer through its inbox, like everybody else.

Where moments count, a bot sees a cue when it is due, says how long it takes, and presses just then. A question that is
gone by that time is thought of no more. Where people talk by phrases, a bot says its own first, hears the people out,
and then answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple

import structlog

from sabbat.engine import Action, Match
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice, BotWorkers, without_thinking
from sabbat.server.fair_play import FairPlay
from sabbat.server.messages import BotAnswers, BotSpeaks
from sabbat.server.protocol import PhraseView
from sabbat.server.stored_table import StoredTable
from sabbat.server.table_state import TableState

AFTER_TROUBLE = 1.0  # seconds before a bot that failed is asked again
LETS_READ = 60.0  # seconds, at a guided table
LOOKS_EVERY = 0.25
HEARS_OUT = 12  # pauses at most, until people have answered; they may have something to say

log = structlog.get_logger("sabbat.bots")


class Work(NamedTuple):
    """A bot thinks of a question, or waits to answer it."""

    question: int | None
    task: asyncio.Task[None]


class BotSeats:
    """At most one thought at a time for each seat."""

    def __init__(
        self,
        table: TableState,
        fair: FairPlay | None,
        workers: BotWorkers,
        pause: float,
        tell: Callable[[BotAnswers | BotSpeaks], Awaitable[None]],
    ) -> None:
        self._table = table
        self._fair = fair
        self._workers = workers
        self._pause = pause
        self._tell = tell
        self._at_work: dict[int, Work] = {}
        self._notes: dict[int, str] = {}  # by seat: what its bot keeps in mind; gone with the server, as its thoughts
        self._heard: dict[int, list[Heard]] = {}  # by seat: what was said since its bot thought last
        self._closed = False

    @property
    def at_rest(self) -> bool:
        return not self._at_work

    def hear(self, speaker: int, kind: str, subject: str) -> None:
        """Somebody has said a phrase."""
        for seat, chair in enumerate(self._table.stored.chairs):
            if seat != speaker and chair.bot is not None:
                self._heard.setdefault(seat, []).append((speaker, kind, subject))

    def wake(self) -> None:
        """Sets the bots among those who are asked to work. Where no person has a seat, they play for who looks on."""
        if not self._table.viewers and all(chair.person is None for chair in self._table.stored.chairs):
            return
        for seat in self._table.waiting:
            bot = self._table.stored.chairs[seat].bot
            if bot is not None:
                self.answer(seat, bot, self._pause)

    def answer(self, seat: int, bot: str, pause: float) -> None:
        """Has this bot answer the seat's question, unless it is at it already."""
        question, work = self._table.asked(seat), self._at_work.get(seat)
        if work is not None and work.question != question and self._fair is not None:
            work.task.cancel()  # it is too late to press; an answer on its way is judged when it is there
            work = None
        if (work is None or work.task.done()) and not self._closed:
            self._at_work[seat] = Work(question, asyncio.create_task(self._turn(seat, bot, pause)))

    async def _turn(self, seat: int, bot: str, pause: float) -> None:
        table = self._table
        try:
            if self._fair is None:
                await asyncio.sleep(pause)
            match = table.match  # only now: it may have been laid anew from the store
            if match is not None and seat in match.pending and table.bot_may_answer(seat):
                if self._fair is not None:
                    await self._race(match, seat, bot, pause, self._fair)
                else:
                    await self._answer(match, seat, bot, pause)
        except Exception as error:  # a bot's trouble must not end the table
            log.error("bot failed", table=table.id, seat=seat, bot=bot, error=repr(error))
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            work = self._at_work.get(seat)
            if work is not None and work.task is asyncio.current_task():
                del self._at_work[seat]
        self.wake()

    async def _answer(self, match: Match, seat: int, bot: str, pause: float) -> None:
        question = match.pending[seat].number
        if match.game.has_phrases:
            action = await self._talk(match, seat, bot, pause)
        else:
            action = await self._choose(match, seat, bot)
        await self._tell(BotAnswers(match, seat, question, action))

    async def _choose(self, match: Match, seat: int, bot: str) -> Action:
        options = match.options(seat)
        if len(options) == 1:
            return options[0]
        async with self._turn_to_think() as may_think:
            if may_think:
                return await self._workers.choose(match, seat, bot)
        return without_thinking(match, seat, "").action

    async def _talk(self, match: Match, seat: int, bot: str, pause: float) -> Action:
        """Says what it has to say; what it hears then may change its mind."""
        choice = await self._think(match, seat, bot)
        if choice.says is None:
            return choice.action
        await self._tell(BotSpeaks(match, seat, PhraseView(*choice.says)))
        for _ in range(HEARS_OUT):
            if not any(self._table.stored.chairs[other].bot is None for other in match.pending) or self._closed:
                break
            await asyncio.sleep(pause)
        return (await self._think(match, seat, bot)).action if self._heard.get(seat) else choice.action

    async def _think(self, match: Match, seat: int, bot: str) -> BotChoice:
        heard = self._heard.pop(seat, [])
        notes, pace = self._notes.get(seat, ""), self._table.stored.pace
        async with self._turn_to_think() as may_think:
            if may_think:
                choice = await self._workers.decide(match, seat, bot, notes, heard, pace)
            else:
                choice = without_thinking(match, seat, notes)
        self._notes[seat] = choice.notes
        return choice

    def _turn_to_think(self) -> AbstractAsyncContextManager[bool]:
        return self._workers.turns.turn(self._table.id, self._table.stored.host, self._somebody_plays)

    def _somebody_plays(self) -> bool:
        people = [chair.person for chair in self._table.stored.chairs if chair.person is not None]
        return any(self._table.here(person) for person in people)

    async def _race(self, match: Match, seat: int, bot: str, pause: float, fair: FairPlay) -> None:
        """The bot presses at its own time after the question was put. Thinking takes none of it."""
        clock = fair.contest.clock
        put = fair.contest.put(seat)
        assert put is not None
        await fair.time.until(clock.server_time(put.at))  # a cue is not seen before its moment
        if self._table.asked(seat) != put.number:
            return
        seen = put.at if put.cue else int(clock.at(fair.time.now()))
        thought = asyncio.ensure_future(self._think(match, seat, bot))
        choice = await asyncio.shield(thought)  # who is called off while thinking lets the worker finish
        takes = choice.delay if choice.delay is not None else round(pause * 1000)
        if self._table.stored.guide:
            await self._let_people_go_first(match)
        at = max(seen + takes, int(clock.at(fair.time.now())), clock.floor)
        await fair.time.until(clock.server_time(at))
        await self._tell(BotAnswers(match, seat, put.number, choice.action, at))

    async def _let_people_go_first(self, match: Match) -> None:
        """At a first match nobody races a newcomer who is still reading."""
        for _ in range(round(LETS_READ / LOOKS_EVERY)):
            if not any(self._table.stored.chairs[seat].bot is None for seat in match.pending) or self._closed:
                return
            await asyncio.sleep(LOOKS_EVERY)

    def stop(self) -> None:
        """Ends what is at work; the match stays in the store."""
        self._closed = True
        for work in self._at_work.values():
            work.task.cancel()

    async def close(self) -> None:
        """The same, and waits until it has ended."""
        self.stop()
        at_work = [work.task for work in self._at_work.values()]
        await asyncio.gather(*at_work, return_exceptions=True)

    def let_go(self) -> None:
        """Of the table: whoever wakes them now finds one at which nobody sits."""
        self._fair = None
        self._table = TableState(self._table.id, StoredTable(self._table.stored.game, [], {}, ""))
