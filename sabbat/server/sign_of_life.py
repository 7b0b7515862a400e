"""That this server is alive, said from a thread of its own: a loop with very much to do is late with everything, and
must not lose its tables for that. One that stands still does."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Thread
from time import monotonic

from sabbat.server.store import Lease, StoreError

RENEW_EVERY = 0.3  # seconds; a server that has been silent for 1.2 is taken for dead, and its tables with it
STANDS_STILL_AFTER = 1.5  # seconds since the loop was last heard of: with the lease after it less than anybody may wait
ANSWERS_WITHIN = 2  # seconds

Trouble = StoreError | TimeoutError


class SignOfLife:
    """The lease is renewed for as long as the loop says now and then that it turns (`beat`)."""

    def __init__(self, lease: Lease) -> None:
        self._lease = lease
        self._heard_at = monotonic()
        self._loop = asyncio.new_event_loop()
        self._renewing = self._loop.create_task(self._renew())
        self._thread = Thread(target=self._run, name="sign-of-life", daemon=True)
        self._thread.start()
        self.trouble: Trouble | None = None  # with the last word

    def beat(self) -> None:
        self._heard_at = monotonic()

    async def end(self) -> None:
        self._loop.call_soon_threadsafe(self._renewing.cancel)
        await asyncio.to_thread(self._thread.join)

    # --- in the thread

    def _run(self) -> None:
        with suppress(asyncio.CancelledError):
            self._loop.run_until_complete(self._renewing)
        self._loop.close()

    async def _renew(self) -> None:
        try:
            while True:
                if monotonic() - self._heard_at < STANDS_STILL_AFTER:
                    self.trouble = await self._renewed()
                await asyncio.sleep(RENEW_EVERY)
        finally:
            self._lease.let_go()

    async def _renewed(self) -> Trouble | None:
        """No `wait_for`: until Python 3.12 it forgets that it was called off, where what it waits for is done just
        then, and a server that forgets this never ends."""
        try:
            async with asyncio.timeout(ANSWERS_WITHIN):
                await self._lease.renew()
        except (StoreError, TimeoutError) as error:
            return error
        return None
