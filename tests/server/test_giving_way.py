"""Processes beside the server leave it its processor."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sabbat.server.giving_way import SLOWER_BY
from sabbat.server.line_worker import module

NICE = 16  # the place of it in /proc/…/stat, after the name


@pytest.mark.skipif(sys.platform != "linux", reason="priorities are read from /proc")
@pytest.mark.parametrize("worker", ["bot_worker", "card_worker"])
def test_a_worker_is_nicer_than_the_server(worker: str) -> None:
    with subprocess.Popen(
        module(f"sabbat.server.{worker}"), stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as process:
        nice = own = os.nice(0)
        for _ in range(3_000):  # until it has loaded what it needs
            nice = int(Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[NICE])
            if nice != own:
                break
            time.sleep(0.01)
        process.kill()
    assert nice == min(own + SLOWER_BY, 19)
