"""Time that passes when a test says so: no clock is read, nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count

from tests.server.inside import until

MOST_EVENTS = 100_000
TURNS = 8  # of the loop, in which tasks come to the point where they wait


class Event:
    def __init__(self, what: Callable[[], object]) -> None:
        self.what: Callable[[], object] | None = what

    def cancel(self) -> None:
        self.what = None


class SimulatedTime:
    """Milliseconds. What is due happens in order, and what it sets going has come to rest before the next."""

    def __init__(self) -> None:
        self._now = 5_000_000.0
        self._events: list[tuple[float, int, Event]] = []
        self._numbers = count()
        self.at_rest: Callable[[], bool] = lambda: True

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, what: Callable[[], object]) -> Event:
        event = Event(what)
        heappush(self._events, (when, next(self._numbers), event))
        return event

    async def until(self, when: float) -> None:
        reached = asyncio.Event()
        self.call_at(when, reached.set)
        await reached.wait()

    @property
    def next(self) -> float | None:
        """When something happens next."""
        while self._events and self._events[0][2].what is None:
            heappop(self._events)
        return self._events[0][0] if self._events else None

    async def passes(self, milliseconds: float) -> None:
        await self.goes_to(self._now + milliseconds)

    async def goes_to(self, when: float) -> None:
        for _ in range(MOST_EVENTS):
            await self._settle()
            due = self.next
            if due is None or due > when:
                break
            _, _, event = heappop(self._events)
            self._now = max(self._now, due)
            if event.what is not None:
                event.what()
        self._now = max(self._now, when)

    async def _settle(self) -> None:
        for _ in range(TURNS):
            await asyncio.sleep(0)
        await until(self.at_rest)
