"""How the interpreter keeps pace: nobody's message waits long for the garbage collector or for another thread.

The collector stops everybody while it looks at objects, some tenths of a second for all that a thousand people need,
and by itself it looks when most is going on. Moves leave nothing for it, nor do requests and connections (`deflate`,
`protecting`, `timed_http`): it can wait until it is quiet.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic, process_time

LOOK_EVERY = 1.0  # seconds
QUIET = 0.1  # a share of one processor
COLLECT_AFTER = 30.0  # seconds, when it is quiet
COLLECT_ANYWAY_AFTER = 900.0
HAND_OVER = 0.0001  # seconds until a thread that waits for the interpreter gets it: the store's does for each statement


@asynccontextmanager
async def without_gc_pauses() -> AsyncIterator[None]:
    """For as long as the server runs."""
    collects_by_itself, interval = gc.isenabled(), sys.getswitchinterval()
    gc.disable()
    gc.freeze()  # the program itself is no garbage
    sys.setswitchinterval(HAND_OVER)
    collecting = asyncio.create_task(_collect_when_quiet())
    try:
        yield
    finally:
        collecting.cancel()
        with suppress(asyncio.CancelledError):
            await collecting
        sys.setswitchinterval(interval)
        gc.unfreeze()
        if collects_by_itself:
            gc.enable()


async def _collect_when_quiet() -> None:
    collected = monotonic()
    while True:
        used = process_time()
        await asyncio.sleep(LOOK_EVERY)
        is_quiet = process_time() - used < QUIET * LOOK_EVERY
        if monotonic() - collected > (COLLECT_AFTER if is_quiet else COLLECT_ANYWAY_AFTER):
            gc.collect()
            collected = monotonic()
