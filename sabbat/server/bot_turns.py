"""Whose bot thinks next, where there are more thoughts than processes; and how much thinking is anybody's share.

Bots of tables where somebody plays go first, for as long as that table and its host are within their share. Then come
those beyond it, then bots that play among themselves; these two never have all processes. Among equals goes first whose
host has had, and waits for, the least: thirty tables of one person delay nobody else's. Nobody who plays waits for a
turn for ever: after a while the bot answers without thinking.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import NamedTuple

from sabbat.server.metrics import UNTHOUGHT

A_TABLE = 30.0  # seconds of thinking in a minute, and as much at once
A_PERSON = 60.0  # the same, for all tables that somebody has opened
EXPECTED = 1.0  # seconds for which a thought counts before it is over
LONGEST_WAIT = 20.0  # seconds, where somebody plays
LOOKS_AGAIN = 1.0  # seconds: who waits may be within her share again, or back at the table
MOST_KNOWN = 4096


class Rank(IntEnum):
    """The least goes first."""

    PLAYED = 0  # somebody plays at that table
    BEYOND = 1  # the same, but the table or its host has had its share
    ALONE = 2  # nobody plays there


class Claim(NamedTuple):
    """Somebody waits; the least goes first."""

    rank: Rank
    spent: float
    number: int
    granted: asyncio.Future[Rank]


class Spent:
    """Seconds of thinking that somebody has had: `a_minute` of them are forgotten each minute."""

    def __init__(self, a_minute: float, clock: Callable[[], float] = monotonic) -> None:
        self._a_minute = a_minute
        self._clock = clock
        self._known: dict[str, tuple[float, float]] = {}  # seconds, and when that was noted

    def of(self, who: str) -> float:
        seconds, at = self._known.get(who, (0.0, 0.0))
        return max(0.0, seconds - (self._clock() - at) * self._a_minute / 60)

    def is_beyond(self, who: str) -> bool:
        return self.of(who) > self._a_minute

    def note(self, who: str, seconds: float) -> None:
        most = 2 * self._a_minute  # within a minute everybody is within the share again
        before = self.of(who)
        self._known.pop(who, None)
        self._known[who] = min(most, before + seconds), self._clock()  # the last one now
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]


class BotTurns:
    """As many turns at a time as there are processes; without any (tests), everybody may at once."""

    def __init__(self, workers: int, clock: Callable[[], float] = monotonic) -> None:
        self._workers = workers
        self._most_others = max(1, workers // 2)
        self._running = Counter[Rank]()
        self._claims: list[Claim] = []
        self._numbers = count()
        self._thoughts = Counter[str]()  # that wait or are being thought, by host
        self._clock = clock
        self.by_table = Spent(A_TABLE, clock)
        self.by_host = Spent(A_PERSON, clock)

    @asynccontextmanager
    async def turn(self, table: str, host: str, somebody_plays: Callable[[], bool]) -> AsyncIterator[bool]:
        """Waits for it, and holds it while the bot thinks. False: it took too long, and the bot answers without."""
        if not self._workers:
            yield True
            return
        self._thoughts[host] += 1
        try:
            rank = await self._claim(table, host, somebody_plays)
            if rank is None:
                UNTHOUGHT.inc()
                yield False
                return
            began = self._clock()
            try:
                yield True
            finally:
                for spent, who in ((self.by_table, table), (self.by_host, host)):
                    spent.note(who, self._clock() - began)
                self._end(rank)
        finally:
            self._thoughts[host] -= 1
            if not self._thoughts[host]:
                del self._thoughts[host]

    async def _claim(self, table: str, host: str, somebody_plays: Callable[[], bool]) -> Rank | None:
        granted: asyncio.Future[Rank] = asyncio.get_running_loop().create_future()
        claimed: Rank | None = None
        waited = 0.0  # while somebody plays
        try:
            while waited < LONGEST_WAIT:
                rank = self._rank(table, host, somebody_plays())
                if claimed is None or rank < claimed:
                    self._put(rank, host, granted)
                    claimed = rank
                if not granted.done():
                    await asyncio.wait([granted], timeout=LOOKS_AGAIN)
                if granted.done():
                    return granted.result()
                waited += 0.0 if rank is Rank.ALONE else LOOKS_AGAIN
            return None
        except asyncio.CancelledError:
            if granted.done():
                self._end(granted.result())
            raise
        finally:
            granted.cancel()  # where it was not granted: `_grant` passes it over

    def _rank(self, table: str, host: str, somebody_plays: bool) -> Rank:
        if not somebody_plays:
            return Rank.ALONE
        beyond = self.by_table.is_beyond(table) or self.by_host.is_beyond(host)
        return Rank.BEYOND if beyond else Rank.PLAYED

    def _put(self, rank: Rank, host: str, granted: asyncio.Future[Rank]) -> None:
        spent = self.by_host.of(host) + (self._thoughts[host] - 1) * EXPECTED
        heappush(self._claims, Claim(rank, spent, next(self._numbers), granted))
        self._grant()

    def _grant(self) -> None:
        while self._claims and self._running.total() < self._workers:
            first = self._claims[0]
            if first.granted.done():  # who waited is gone, or was granted by a better claim
                heappop(self._claims)
            elif first.rank is not Rank.PLAYED and self._others() >= self._most_others:
                return
            else:
                heappop(self._claims)
                self._running[first.rank] += 1
                first.granted.set_result(first.rank)

    def _others(self) -> int:
        return self._running.total() - self._running[Rank.PLAYED]

    def _end(self, rank: Rank) -> None:
        self._running[rank] -= 1
        self._grant()
