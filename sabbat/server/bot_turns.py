"""Whose bot thinks next, where there are more thoughts than processes.

Bots of tables where somebody plays go first; those that play among themselves have what is left, and never all of it.
Among equals goes first whose host has had the least thinking lately: thirty tables of one person delay nobody else's.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from time import monotonic
from typing import NamedTuple

HALVED_EVERY = 30.0  # seconds: so fast it is forgotten how long a host's bots have thought
MOST_HOSTS = 4096


class Claim(NamedTuple):
    """Somebody waits; the least goes first."""

    is_idle: bool  # nobody plays at that table
    spent: float
    number: int
    granted: asyncio.Future[None]


class BotTurns:
    """As many turns at a time as there are processes; without any (tests), everybody may at once."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._most_idle = max(1, workers // 2)
        self._running = {False: 0, True: 0}  # of tables where nobody plays: True
        self._claims: list[Claim] = []
        self._numbers = count()
        self._spent: dict[str, tuple[float, float]] = {}  # by host: seconds of thinking, and when that was noted

    @asynccontextmanager
    async def turn(self, host: str, is_idle: bool) -> AsyncIterator[None]:
        """Waits for it, and holds it while the bot thinks."""
        if not self._workers:
            yield
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self._claims, Claim(is_idle, self.spent(host), next(self._numbers), granted))
        self._grant()
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self._end(is_idle)
            raise
        began = monotonic()
        try:
            yield
        finally:
            self._note(host, monotonic() - began)
            self._end(is_idle)

    def _grant(self) -> None:
        while self._claims and sum(self._running.values()) < self._workers:
            first = self._claims[0]
            if first.granted.done():  # who waited is gone
                heappop(self._claims)
            elif first.is_idle and self._running[True] >= self._most_idle:
                return
            else:
                heappop(self._claims)
                self._running[first.is_idle] += 1
                first.granted.set_result(None)

    def _end(self, is_idle: bool) -> None:
        self._running[is_idle] -= 1
        self._grant()

    def spent(self, host: str) -> float:
        """How long this host's bots have thought lately, in seconds."""
        seconds, at = self._spent.get(host, (0.0, 0.0))
        return seconds * math.exp2(-(monotonic() - at) / HALVED_EVERY)

    def _note(self, host: str, seconds: float) -> None:
        before = self.spent(host)
        self._spent.pop(host, None)
        self._spent[host] = before + seconds, monotonic()  # the last one now
        if len(self._spent) > MOST_HOSTS:
            del self._spent[next(iter(self._spent))]
