"""The clock of one table: milliseconds that no restart turns back.

It begins when the table is laid and stands still while no server has the table. A match that is resumed goes on from
the last moment in its entries, and not at once: whoever was there has a little time to come back.
"""

from __future__ import annotations

BEGINS_AT = 1_000.0  # not 0, which would mean that there is no clock
COME_BACK_WITHIN = 3_000.0  # milliseconds from a restart until the clock is again where it was


class TableClock:
    """Turns a server's time (any steady milliseconds) into the table's, and back."""

    def __init__(self, now: float) -> None:
        self._zero = now - BEGINS_AT
        self.floor = 0  # nothing that is stamped from now on happened before that

    def resume(self, last_at: int, now: float) -> None:
        """After a restart: the clock reaches the last stored moment in a while, and meanwhile nothing is earlier."""
        self._zero = now - last_at + COME_BACK_WITHIN
        self.floor = last_at

    def at(self, server_time: float) -> float:
        return server_time - self._zero

    def server_time(self, at: float) -> float:
        return at + self._zero
