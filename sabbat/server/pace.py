"""How the interpreter keeps pace: nobody's message waits for the garbage collector or for another thread.

A full collection looks at every object there is and stops everybody for a tenth of a second when a thousand people are
connected. So young garbage is collected as ever, in a millisecond or two, and old garbage when little happens.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, process_time

NEVER = 1_000_000  # so many looks at the young until all are looked at by themselves
LOOK_EVERY = 1.0  # seconds
QUIET = 0.1  # a share of one processor
COLLECT_AFTER = 60.0  # seconds, when it is quiet
COLLECT_ANYWAY_AFTER = 900.0
HAND_OVER = 0.0001  # seconds until a thread that waits for the interpreter gets it: the store's waits often


@asynccontextmanager
async def at_a_good_pace() -> AsyncIterator[None]:
    """For as long as the server runs."""
    (newest, young, old), interval = gc.get_threshold(), sys.getswitchinterval()
    gc.freeze()  # the program itself is no garbage
    gc.set_threshold(newest, young, NEVER)
    sys.setswitchinterval(HAND_OVER)
    collecting = asyncio.create_task(_collect_when_quiet())
    try:
        yield
    finally:
        collecting.cancel()
        with suppress(asyncio.CancelledError):
            await collecting
        sys.setswitchinterval(interval)
        gc.set_threshold(newest, young, old)
        gc.unfreeze()


async def _collect_when_quiet() -> None:
    collected = monotonic()
    while True:
        used = process_time()
        await asyncio.sleep(LOOK_EVERY)
        is_quiet = process_time() - used < QUIET * LOOK_EVERY
        if monotonic() - collected > (COLLECT_AFTER if is_quiet else COLLECT_ANYWAY_AFTER):
            gc.collect()
            collected = monotonic()
