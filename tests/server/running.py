"""A real server in a process of its own, for tests: killed without warning, started again on the same store.

with running_server(store_url) as server:
    ...                                     # server.base_url
    server.kill()
    server.start()                          # at the same address, with what the store has kept
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from sabbat.lab.serving import Serving
from sabbat.server.local_network import UVICORN

QUICK_BOTS = ("--bot-pause", "0.01", "--bot-workers", "1")


@contextmanager
def running_server(store: str, log: Path, *arguments: str) -> Iterator[Serving]:
    """Ends with the test, whatever happens in it. What the server complains about stands in `log`."""
    with Serving(store, *QUICK_BOTS, *arguments, log=log) as server:
        yield server


@asynccontextmanager
async def serving_here(app: Starlette) -> AsyncIterator[str]:
    """A server in this very loop, on a port of its own, where a test must look into it."""
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, **UVICORN))
    serving = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(60):
            while not server.started:
                await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await serving
