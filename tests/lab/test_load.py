"""The load of `sabbat bench server`: every move that is due is made, acknowledged, and told to all."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from sabbat.lab.load import Load, spread
from sabbat.lab.serving import Serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc, and has more than one loopback address")
TABLES = 3
MOVES = 900  # longer than some matches: they end, and the party meets again


async def played(server: Serving) -> None:
    load = Load(server.base_url, server.pid, TABLES, "charlatans")
    await load.gather()
    await load.start()
    figures = await load.steadily(rate=300, seconds=MOVES / 300)
    assert (figures["moves"], figures["told_to_all"], figures["refused"]) == (MOVES, MOVES, {})
    assert load.matches > 0
    figures = await load.at_full_speed(0.5)
    assert figures["moves"] > 0
    assert figures["refused"] == {}
    assert load.lost_sockets == 0
    await load.leave()


def test_all_moves_are_made_and_told(tmp_path: Path) -> None:
    with Serving(str(tmp_path / "tables.sqlite"), log=tmp_path / "log") as server:
        asyncio.run(played(server))


def test_a_spread_of_latencies() -> None:
    assert spread([]) == {"p50": 0.0, "p99": 0.0, "max": 0.0}
    assert spread([float(number) for number in range(100, 0, -1)]) == {"p50": 51.0, "p99": 100.0, "max": 100.0}
