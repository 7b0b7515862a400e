"""How far somebody may be believed beyond what was measured: a little, and a little more as time goes by.

An honest press is now and then delayed by more than usual. Whoever says so is believed, and pays for it from here; who
says so each time has soon nothing left to pay with. Who is delayed by less than usual saves the difference for the next
time: on an unsteady line that evens out, and it costs nobody anything, since it was theirs. All that a lie can gain is
what time has put in here.
"""

from __future__ import annotations

MOST = 30.0  # milliseconds
REFILL = 1.5  # milliseconds for each second


class Quota:
    """One seat's."""

    def __init__(self) -> None:
        self._left = MOST
        self._since = 0.0

    def left(self, now: float) -> float:
        """Time fills it up to the most; what was saved on top stays until it is needed."""
        return max(self._left, min(MOST, self._left + max(0.0, now - self._since) * REFILL / 1000))

    def pay(self, much: float, now: float) -> None:
        self._left = self.left(now) - much
        self._since = now

    def save(self, much: float, now: float, jitter: float) -> None:
        """Puts aside what was not needed: never more than the line's jitter on top of the most."""
        left = self.left(now)
        self._left = max(left, min(left + much, MOST + jitter))
        self._since = now
