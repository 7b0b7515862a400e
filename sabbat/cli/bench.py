"""`sabbat bench`: how fast the engine is, plain and compiled, beside a peer, all in one run on one core.

`sabbat bench server`, `soak`, `start`, `fair`, `env` and `bytes` are other matters, in modules of their own.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

import sabbat
from sabbat.cli import bench_bytes, bench_env, bench_fair, bench_server, bench_soak, bench_start

ROUNDS = 3  # each build is measured this often, by turns, and the median counts
Figures = dict[str, Any]  # what lab.speed prints


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(sabbat.GAMES), help="one game only")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each figure is measured (default 3)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)
    others = parser.add_subparsers(title="what else", metavar="WHAT")
    bench_server.add_to(others)
    bench_soak.add_to(others)
    bench_start.add_to(others)
    bench_fair.add_to(others)
    bench_env.add_to(others)
    bench_bytes.add_to(others)


def builds() -> dict[str, Path]:
    """Where plain and compiled packages lie; the compiled one where it has been built."""
    here = Path(sabbat.__file__).parents[1]
    root = here.parents[1] if here.parts[-2:] == (".build", "compiled") else here
    found = {"plain": root}
    if any((root / ".build" / "compiled" / "sabbat").rglob("*.so")):
        found["compiled"] = root / ".build" / "compiled"
    return found


def child(package: Path, *arguments: str) -> Figures:
    """One measurement in a process of its own, on one core where the system can say so."""
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONSAFEPATH": "1"}
    command = [sys.executable, "-m", "sabbat.lab.speed", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def measure(game: str, seconds: float) -> dict[str, Figures]:
    """Medians by build; the builds and the peer take turns, so that a busy moment hurts all alike."""
    found = builds()
    runs: dict[str, list[Figures]] = {name: [] for name in found}
    peer: list[Figures] = []
    for _ in range(ROUNDS):
        for name, package in found.items():
            runs[name].append(child(package, game, str(seconds)))
        if importlib.util.find_spec("catanatron"):
            peer.append(child(found["plain"], "--peer", str(seconds)))
    if peer:
        runs["catanatron"] = peer
    return {name: {key: median(item[key] for item in one) for key in one[0]} for name, one in runs.items()}


ROWS = {
    "moves": "random moves per second",
    "matches": "random matches per second",
    "clone": "clone a state, µs",
    "view": "a view, µs",
    "view_json": "the view as JSON, µs",
    "state_json": "the state as JSON, µs",
    "state_read": "the state read from JSON, µs",
}


def shown(game: str, figures: dict[str, Figures]) -> Table:
    table = Table(title=f"{game}, 4 seats, one core, median of {ROUNDS}")
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    for key, label in ROWS.items():
        cells = [f"{one[key]:,.1f}" if key in one else "" for one in figures.values()]
        table.add_row(label, *cells)
    if "catanatron" in figures:
        peer = figures["catanatron"]["moves"]
        table.add_section()
        table.add_row(
            "moves, as a multiple of the peer's", *[f"{one['moves'] / peer:.1f} x" for one in figures.values()]
        )
    return table


def run(arguments: argparse.Namespace) -> int:
    games = [arguments.game] if arguments.game else sorted(sabbat.GAMES)
    found = {game: measure(game, arguments.seconds) for game in games}
    if arguments.json:
        print(json.dumps(found))
    else:
        for game, figures in found.items():
            Console().print(shown(game, figures))
    return 0
