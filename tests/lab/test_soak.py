"""Minute after minute the server stays as it is: an hour of `./audit`, some seconds of `./test`. How quick it is
meanwhile, `./bench soak` tells."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sabbat.lab import soak
from sabbat.lab.serving import Serving
from tests.audit import amount

SECONDS = amount(6, 3_600, "seconds of load without a change in memory and descriptors")
TABLES, RATE = 10, 50
MORE_MEMORY = 1.1  # in the second half of it: figures, logs, the interpreter's own
MORE_DESCRIPTORS = 4  # a request for health, the copying of the log


@pytest.mark.audit
def test_memory_descriptors_and_threads_stay_as_they_are(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server:
        load = soak.measure(server.base_url, server.pid, TABLES, RATE, SECONDS / 60, "charlatans")
        figures = asyncio.run(load)
    windows = figures["windows"]
    assert [window["moves"] for window in windows] == [int(RATE * SECONDS / soak.WINDOWS)] * soak.WINDOWS
    assert figures["lost_sockets"] == 0
    middle, last = windows[len(windows) // 2], windows[-1]
    assert last["memory"] < MORE_MEMORY * middle["memory"]
    assert abs(last["descriptors"] - middle["descriptors"]) <= MORE_DESCRIPTORS
    assert last["threads"] == middle["threads"]
    assert (tmp_path / "log").read_text() == ""
