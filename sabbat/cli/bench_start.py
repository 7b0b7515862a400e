"""`sabbat bench start`: how long a server takes to answer, on an empty store and on one with many open tables."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from sabbat.cli.arguments import Commands, positive
from sabbat.cli.bench_server import Figures, needs_proc
from sabbat.games import GAMES
from sabbat.lab.serving import Serving, cpu_seconds
from sabbat.server import timing
from sabbat.server.seating import Chair
from sabbat.server.store import TableHeader, open_store
from sabbat.server.stored_table import StoredTable

ROUNDS = 5  # the two take turns, and the median counts
GAME = "charlatans"
SEATS = 4


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("start", help="measure how soon a server with many open tables answers instead")
    parser.add_argument("--tables", type=positive, default=50_000, help="open tables in the store (default 50,000)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    needs_proc()
    with tempfile.TemporaryDirectory(prefix="sabbat-bench-") as folder:
        figures = measure(Path(folder), arguments.tables)
    if arguments.json:
        print(json.dumps(figures))
    else:
        print(
            f"Until it answers, on an empty store: {figures['empty']:.2f} s ({figures['empty_cpu']:.2f} s of CPU); "
            f"with {figures['tables']:,} open tables: {figures['full']:.2f} s ({figures['full_cpu']:.2f} s of CPU). "
            f"x {figures['full'] / figures['empty']:.2f}, medians of {ROUNDS}."
        )
    return 0


def measure(folder: Path, tables: int) -> Figures:
    empty, full = folder / "empty.sqlite", folder / "full.sqlite"
    asyncio.run(fill(full, tables))
    rounds = [(_start(empty), _start(full)) for _ in range(ROUNDS)]
    return {
        "tables": tables,
        "empty": median(one[0] for one, _ in rounds),
        "empty_cpu": median(one[1] for one, _ in rounds),
        "full": median(other[0] for _, other in rounds),
        "full_cpu": median(other[1] for _, other in rounds),
    }


async def fill(path: Path, tables: int) -> None:
    """Open tables, each with four people who sit there."""
    agreed = GAMES[GAME].agree(SEATS, {})
    store = open_store(str(path))
    await store.open()
    for number in range(tables):
        people = [f"{number:08}{seat:024}" for seat in range(SEATS)]
        chairs = [Chair(person, f"Witch {seat}") for seat, person in enumerate(people)]
        body = msgspec.json.encode(StoredTable(game=GAME, chairs=chairs, options=agreed, host=people[0]))
        await store.create(TableHeader(f"{number:08}", timing.now(), body))
        await store.note_people(f"{number:08}", people)
    await store.close()


def _start(store: Path) -> tuple[float, float]:
    """Seconds until the first answer, and those of the processor."""
    began = perf_counter()
    with Serving(str(store)) as server:
        return perf_counter() - began, cpu_seconds(server.pid)
