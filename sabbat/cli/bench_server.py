"""`sabbat bench server`: how much the server carries. Server and clients are two processes, on the loopback."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from sabbat.cli.arguments import Commands, positive
from sabbat.cli.usage import UsageError
from sabbat.engine import match
from sabbat.lab.serving import NotServing, Serving

Figures = dict[str, Any]  # what lab.load prints


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("server", help="measure the server under load instead")
    parser.add_argument("--tables", type=positive, default=250, help="tables of four, each seat a socket (default 250)")
    parser.add_argument("--rate", type=positive, default=1000, help="moves per second, all together (default 1000)")
    parser.add_argument("--seconds", type=positive, default=20, help="how long (default 20)")
    parser.add_argument("--store", help="postgresql://… or a file for SQLite (default: one that is thrown away)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    wanted = ("--tables", str(arguments.tables), "--rate", str(arguments.rate), "--seconds", str(arguments.seconds))
    figures = measured("sabbat.lab.load", arguments.store, *wanted)
    figures["compiled"] = not str(match.__file__).endswith(".py")
    tell(figures, shown(figures), arguments.json)
    return 0


def needs_proc() -> None:
    if not Path("/proc/self/statm").is_file():
        raise UsageError("processor time and memory of the server are read from /proc, which is not here")


def measured(module: str, store: str | None, *wanted: str) -> Figures:
    """What the clients of a module find, on a server of this very build beside them."""
    needs_proc()
    with tempfile.TemporaryDirectory(prefix="sabbat-bench-") as folder:
        try:
            with Serving(store or str(Path(folder) / "tables.sqlite"), log=Path(folder) / "log") as server:
                command = [sys.executable, "-m", module, server.base_url, str(server.pid), *wanted]
                done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        except NotServing as error:
            raise UsageError(f"the server did not start: {error}") from None
    figures: Figures = json.loads(done.stdout)
    return figures


def tell(figures: Figures, table: Table, as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
    else:
        Console().print(table)


def shown(figures: Figures) -> Table:
    build = "compiled" if figures["compiled"] else "plain Python"
    table = Table(title=f"{figures['tables']} tables of 4, {figures['sockets']:,} sockets, {build}")
    for name in ("moves/s due", "moves/s", "ack p50", "p99", "told to all p50", "p99", "max", "server CPU"):
        table.add_column(name, justify="right")
    for one in (figures["steady"], *figures["climbs"]):
        table.add_row(f"{one['rate']:,.0f}", *_cells(one))
    table.add_row("as fast as it goes", *_cells(figures["full_speed"]))
    refused = sum(sum(one["refused"].values()) for one in (figures["steady"], *figures["climbs"]))
    table.caption = (
        f"Latencies in ms, from when a move was due. The most with a p99 under {figures['too_slow']:.0f} ms: "
        f"{figures['most']:,.0f} moves/s.\n"
        f"Memory: {figures['memory_empty'] / 1e6:.0f} MB empty, "
        f"{figures['memory_per_socket'] / 1e3:.0f} kB per socket, "
        f"{figures['memory_per_table'] / 1e3:.0f} kB per table in play. "
        f"Clients' CPU: {figures['steady']['client_cpu']:.2f}.\n"
        f"{figures['matches_ended']} matches ended and began anew, {refused} moves refused, "
        f"{figures['lost_sockets']} sockets lost."
    )
    return table


def _cells(one: Figures) -> list[str]:
    latencies = ("ack_p50", "ack_p99", "told_p50", "told_p99", "told_max")
    return [f"{one['moves_per_second']:,.0f}", *(f"{one[name]:.1f}" for name in latencies), f"{one['server_cpu']:.2f}"]
