"""How the interpreter keeps pace: nobody's message waits long for the garbage collector or for another thread.

The collector's usual habits suit small programs. Here they would look at half the tables several times a second, and at
everything there is, for a tenth of a second, whenever they please. Moves leave no garbage that needs a collector, only
connections do; so it looks seldom at what is young, and at everything when little happens.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, process_time

YOUNG = 10_000  # so many new objects, then those are looked at
YOUNGER = 10  # so many such looks, then the somewhat older ones too
NEVER = 1_000_000  # the same for all others: that is done here
LOOK_EVERY = 1.0  # seconds
QUIET = 0.1  # a share of one processor
COLLECT_AFTER = 60.0  # seconds, when it is quiet
COLLECT_ANYWAY_AFTER = 120.0
HAND_OVER = 0.0001  # seconds until a thread that waits for the interpreter gets it: the store's waits often


@asynccontextmanager
async def at_a_good_pace() -> AsyncIterator[None]:
    """For as long as the server runs."""
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    gc.freeze()  # the program itself is no garbage
    gc.set_threshold(YOUNG, YOUNGER, NEVER)
    sys.setswitchinterval(HAND_OVER)
    collecting = asyncio.create_task(_collect_when_quiet())
    try:
        yield
    finally:
        collecting.cancel()
        with suppress(asyncio.CancelledError):
            await collecting
        sys.setswitchinterval(interval)
        gc.set_threshold(*thresholds)
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
