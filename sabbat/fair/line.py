"""What is known of one connection: its delay, its jitter, and how the other side's clock runs.

An exchange is a message of ours and the other side's answer to it, sent at once. We know when ours left and when the
answer came; the answer says what the other side's clock showed in between. The round trip is measured here, by us: it
can be made longer by whoever is slow to answer, never shorter. The quickest of the last exchanges tells the delay and
the clock, the others tell how much the delay varies. What is older than a few seconds is forgotten: a line that has
grown longer would otherwise be taken for the short one that it was.
"""

from __future__ import annotations

from collections import deque
from typing import Literal, NamedTuple

KEPT_FOR = 7_000.0  # milliseconds; the page makes an exchange every second, and several before each contest
FEWEST = 4  # exchanges that are kept however old they are
MOST_KEPT = 64
MOST_DELAY = 300.0  # milliseconds one way; a longer line is treated like this one
MOST_JITTER = 60.0  # on top, both ways together
RARELY_MORE = 3.0  # times the jitter
UNKNOWN = -1
SHORT = 120.0  # milliseconds one way: what a good line takes at most

Quality = Literal["good", "long", "unsteady", "too_long"]  # all but the last two are made good in full


class Exchange(NamedTuple):
    """In milliseconds."""

    round_trip: float
    ahead: float  # our clock less theirs, if both ways took equally long
    over: float  # when it was, by our clock


class Line:
    """One connection, as measured so far."""

    def __init__(self) -> None:
        self._exchanges: deque[Exchange] = deque(maxlen=MOST_KEPT)
        self._sent = (UNKNOWN, 0.0)  # the number of our last message, and when it left
        self.behind = 0.0  # by how much the last cue left too late, which is our own fault

    def sent(self, number: int, now: float) -> None:
        """A message left that asks for an answer at once."""
        self._sent = (number, now)

    def heard(self, number: int, now: float, theirs: float) -> None:
        """The answer to it came, sent when their clock showed `theirs`. Any other number is no answer."""
        asked, left = self._sent
        if number == asked:
            self._sent = (UNKNOWN, 0.0)
            self._exchanges.append(Exchange(now - left, (left + now) / 2 - theirs, now))
            while len(self._exchanges) > FEWEST and self._exchanges[0].over < now - KEPT_FOR:
                self._exchanges.popleft()

    @property
    def is_known(self) -> bool:
        return bool(self._exchanges)

    @property
    def delay(self) -> float:
        """The least that a message takes, one way; 0 while nothing is known."""
        return min(MOST_DELAY, min(self._exchanges).round_trip / 2) if self._exchanges else 0.0

    @property
    def jitter(self) -> float:
        """What both ways together take on top of that, on average; also what a line takes beyond the most delay."""
        if not self._exchanges:
            return 0.0
        average = sum(exchange.round_trip for exchange in self._exchanges) / len(self._exchanges)
        return min(MOST_JITTER, average - 2 * self.delay)

    @property
    def reach(self) -> float:
        """How long a press takes, from a cue that came late until it is received, nearly always."""
        return self.delay + RARELY_MORE * self.jitter

    def moment(self, theirs: float) -> float | None:
        """What our clock showed when theirs showed this; None while nothing is known."""
        return theirs + min(self._exchanges).ahead if self._exchanges else None

    @property
    def quality(self) -> Quality | None:
        """In a word, for all to see; None while nothing is known."""
        if not self._exchanges:
            return None
        if min(self._exchanges).round_trip / 2 > MOST_DELAY:
            return "too_long"
        if self.jitter >= MOST_JITTER:
            return "unsteady"
        return "long" if self.delay > SHORT else "good"
