"""For processes that think or read beside the server: whoever plays goes first."""

from __future__ import annotations

import os
from contextlib import suppress

SLOWER_BY = 10  # of nice


def give_way() -> None:
    """Where the system can: this process gets what the server leaves of the processor."""
    with suppress(AttributeError, OSError):
        os.nice(SLOWER_BY)
