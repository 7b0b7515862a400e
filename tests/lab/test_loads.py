"""Several loads go in step, and what they find is told as one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from sabbat.lab import loads
from sabbat.lab.load_meter import Figures

# Plays no match: comes as far as the first climb, tells its latency, and what it was answered.
LOAD = "import json, sys; print(sys.argv[1], flush=True); print(json.dumps({'told': sys.stdin.readline().strip()}))"


def of(latencies: tuple[float, float]) -> Iterator[subprocess.Popen[str]]:
    for p99 in latencies:
        command = [sys.executable, "-c", LOAD, str(p99)]
        yield subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize(("latencies", "told"), [((3.0, 24.0), "on"), ((3.0, 26.0), "enough")])
def test_what_is_too_slow_for_one_ends_the_climb_for_all(latencies: tuple[float, float], told: str) -> None:
    running = list(of(latencies))
    assert loads._figures(running) == [{"told": told}, {"told": told}]
    for load in running:
        load.communicate(timeout=10)


def test_a_load_that_breaks_off_is_an_error() -> None:
    command = [sys.executable, "-c", "raise SystemExit(3)"]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load,
        pytest.raises(subprocess.CalledProcessError, match="exit status 3"),
    ):
        loads._figures([load])


def phase(rate: float, p99: float) -> Figures:
    latencies = {f"{what}_{name}": p99 for what in ("ack", "told") for name in ("p50", "p99", "max")}
    counts = {"moves": 10, "told_to_all": 10, "moves_per_second": rate, "refused": {"too_fast": 1}}
    return counts | latencies | {"server_cpu": 0.5, "rate": rate}


def found(p99: float) -> Figures:
    return {
        **{"tables": 2, "sockets": 8, "matches_ended": 1, "lost_sockets": 0, "lost_why": {}, "too_slow": 25.0},
        **{"steady": phase(100, 5.0) | {"client_cpu": 0.1}, "climbs": [phase(125, 10.0), phase(150, p99)]},
        **{"full_speed": phase(500, 90.0), "memory_empty": 7, "memory_per_socket": 20.0, "memory_per_table": 40.0},
    }


def test_counts_are_added_and_the_slowest_counts() -> None:
    both = loads.together([found(11.0), found(26.0)])
    assert (both["tables"], both["sockets"], both["matches_ended"]) == (4, 16, 2)
    assert (both["steady"]["moves_per_second"], both["steady"]["client_cpu"]) == (200, 0.2)
    assert both["steady"]["server_cpu"] == 0.5  # both looked at the same server
    assert both["climbs"][1]["told_p99"] == 26.0
    assert both["most"] == 250
    assert both["full_speed"]["refused"] == {"too_fast": 2}
    assert both["memory_per_socket"] == 10.0
