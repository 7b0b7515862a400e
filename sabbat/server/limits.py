"""How much one connection may ask: a bucket that refills steadily."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

LARGEST_MESSAGE = 16 * 1024
LARGEST_TABLE = 128 * 1024  # of a wish for a new table: it may bring a card file
LONGEST_DETAIL = 200  # of what somebody sent, in a refusal
MESSAGES_PER_SECOND = 20.0
BURST = 60.0
MOST_CALLERS = 4096
STRIKES = 100  # refusals for being too fast, less what came in time: more, and the connection is closed


class Bucket:
    """Holds up to `burst` tokens; each message takes one."""

    def __init__(self, rate: float = MESSAGES_PER_SECOND, burst: float = BURST, clock: Callable[[], float] = monotonic):
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._filled = clock()
        self.strikes = 0

    def take(self) -> bool:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._filled) * self._rate)
        self._filled = now
        if self._tokens < 1:
            self.strikes += 1
            return False
        self._tokens -= 1
        self.strikes = max(0, self.strikes - 1)
        return True


class Callers:
    """A bucket for each caller; when there are too many of them, all begin anew."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        if len(self._buckets) > MOST_CALLERS:
            self._buckets.clear()
        return self._buckets.setdefault(caller, Bucket(self._rate, self._burst)).take()

    def clear(self) -> None:
        self._buckets.clear()
