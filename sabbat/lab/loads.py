"""Several loads in step: one process of clients is too slow to find out what several servers carry.

Each has its share of the tables and of the rate, and waits for the others before the next phase; the search for the
most ends for all as soon as it is too much for one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence

from sabbat.lab.load import GO_ON, TOO_SLOW
from sabbat.lab.load_meter import Figures


def measured(loads: int, base_url: str, pid: int, tables: int, rate: float, seconds: float) -> Figures:
    shares = [tables // loads + (number < tables % loads) for number in range(loads)]
    running = [
        subprocess.Popen(
            [
                *(sys.executable, "-m", "sabbat.lab.load", base_url, str(pid), "--in-step"),
                *("--tables", str(share), "--rate", str(rate * share / tables), "--seconds", str(seconds)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for share in shares
    ]
    try:
        return together(_figures(running))
    finally:
        for load in running:
            load.kill()
            load.communicate()


def _figures(running: Sequence[subprocess.Popen[str]]) -> list[Figures]:
    while True:
        said = [json.loads(_line(load)) for load in running]
        if isinstance(said[0], dict):  # they all end after the same phase
            return said
        answer = GO_ON if max(said) <= TOO_SLOW else "enough"
        for load in running:
            assert load.stdin is not None
            load.stdin.write(f"{answer}\n")
            load.stdin.flush()


def _line(load: subprocess.Popen[str]) -> str:
    assert load.stdout is not None
    line = load.stdout.readline()
    if not line:
        raise subprocess.CalledProcessError(load.wait(), load.args)
    return line


def together(found: Sequence[Figures]) -> Figures:
    """What several loads found, as if it had been one: counts are added, a latency is that of the slowest."""
    first = found[0]
    steady, full = ([one[name] for one in found] for name in ("steady", "full_speed"))
    climbs = [_phase(phases) for phases in zip(*(one["climbs"] for one in found), strict=True)]
    both = [_phase(steady) | {"client_cpu": sum(one["client_cpu"] for one in steady)}, *climbs]
    return {
        **{name: sum(one[name] for one in found) for name in ("tables", "sockets", "matches_ended", "lost_sockets")},
        "lost_why": dict(sum((Counter(one["lost_why"]) for one in found), Counter())),
        "steady": both[0],
        "climbs": climbs,
        "full_speed": _phase(full),
        "beside_guest": None,
        "too_slow": first["too_slow"],
        "most": max((one["rate"] for one in both if one["told_p99"] <= first["too_slow"]), default=0.0),
        "memory_empty": min(one["memory_empty"] for one in found),
        # each saw the memory of all tables, and divided it by its own
        **{
            name: sum(one[name] for one in found) / len(found) ** 2
            for name in ("memory_per_socket", "memory_per_table")
        },
    }


def _phase(phases: Sequence[Figures]) -> Figures:
    added = {name for name in phases[0] if name.startswith(("moves", "rate"))} | {"told_to_all"}
    refused: Counter[str] = sum((Counter(one["refused"]) for one in phases), Counter())
    return {
        name: sum(one[name] for one in phases) if name in added else max(one[name] for one in phases)
        for name in phases[0]
        if name not in ("refused", "client_cpu")
    } | {"refused": dict(refused)}
