"""How far somebody may be believed beyond what was measured: a little, and a little more as time goes by.

An honest press is now and then delayed by more than usual. Whoever says so is believed, and pays for it from here; who
says so each time has soon nothing left to pay with. All that a lie can gain is what was in here.
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
        return min(MOST, self._left + max(0.0, now - self._since) * REFILL / 1000)

    def pay(self, much: float, now: float) -> None:
        self._left = self.left(now) - much
        self._since = now
