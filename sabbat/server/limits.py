"""How much a connection, a person and an address may ask: buckets that refill steadily, and a number of sockets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from time import monotonic

LARGEST_MESSAGE = 16 * 1024
LARGEST_TABLE = 128 * 1024  # of a wish for a new table: it may bring a card file
LONGEST_DETAIL = 200  # of what somebody sent, in a refusal
MESSAGES_PER_SECOND = 20.0
BURST = 60.0
MOST_CALLERS = 4096
MOST_OF_PERSON = 32  # sockets: tabs and devices
MOST_FROM_ADDRESS = 500  # sockets
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


class OpenSockets:
    """How many sockets somebody has open: of one person, and from one address. Whole schools have one address, so it
    may have many; this machine's own may have any number."""

    def __init__(self, of_person: int = MOST_OF_PERSON, from_address: int = MOST_FROM_ADDRESS) -> None:
        self._most = {"person": of_person, "address": from_address}
        self._open: Counter[tuple[str, str]] = Counter()

    def enter(self, person: str, address: str) -> bool:
        """One more, if it may be; then `leave` when it is closed."""
        keys = self._keys(person, address)
        if any(self._open[key] >= self._most[key[0]] for key in keys):
            return False
        self._open.update(keys)
        return True

    def leave(self, person: str, address: str) -> None:
        for key in self._keys(person, address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    @staticmethod
    def _keys(person: str, address: str) -> list[tuple[str, str]]:
        here = address.startswith("127.") or address in ("", "::/64", "testclient")
        return [("person", person)] if here else [("person", person), ("address", address)]


class Callers:
    """A bucket for each caller; when there are too many of them, whoever has not called for longest begins anew."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, caller: str) -> bool:
        bucket = self._buckets.pop(caller, None) or Bucket(self._rate, self._burst)
        self._buckets[caller] = bucket  # the last one now
        if len(self._buckets) > MOST_CALLERS:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()

    def clear(self) -> None:
        self._buckets.clear()
