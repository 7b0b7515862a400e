"""A real server in a process of its own, for tests: killed without warning, started again on the same store.

with running_server(store_url) as server:
    ...                                     # server.base_url
    server.kill()
    server.start()                          # at the same address, with what the store has kept
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sabbat.lab.serving import Serving

QUICK_BOTS = ("--bot-pause", "0.01", "--bot-workers", "1")


@contextmanager
def running_server(store: str, log: Path, *arguments: str) -> Iterator[Serving]:
    """Ends with the test, whatever happens in it. What the server complains about stands in `log`."""
    with Serving(store, *QUICK_BOTS, *arguments, log=log) as server:
        yield server
