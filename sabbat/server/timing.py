"""Time, as the server uses it: steady milliseconds, and something that happens later. Tests bring their own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic, monotonic_ns, time_ns
from typing import Final, Protocol

_STARTED: Final = time_ns() - monotonic_ns()


def now() -> int:
    """Server time in milliseconds since 1970: what the machine's clock said at the start, and steady since then.
    Whatever is done to that clock, nobody's time to think jumps."""
    return (_STARTED + monotonic_ns()) // 1_000_000


class Cancellable(Protocol):
    def cancel(self) -> None: ...


class Time(Protocol):
    """Milliseconds that only go forward."""

    def now(self) -> float: ...

    def call_at(self, when: float, what: Callable[[], object]) -> Cancellable:
        """Calls it then, or at once where then has passed."""
        ...

    async def until(self, when: float) -> None: ...


class LoopTime:
    """The time of the event loop."""

    def now(self) -> float:
        return monotonic() * 1000

    def call_at(self, when: float, what: Callable[[], object]) -> Cancellable:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()) / 1000, what)

    async def until(self, when: float) -> None:
        await asyncio.sleep(max(0.0, when - self.now()) / 1000)
