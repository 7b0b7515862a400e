"""`sabbat bench soak`: does the server stay as it is, minute after minute? Server and clients are two processes."""

from __future__ import annotations

import argparse

from rich.table import Table

from sabbat.cli.arguments import Commands, positive
from sabbat.cli.bench_server import Figures, measured, tell


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("soak", help="watch the server's memory and latency under a long load instead")
    parser.add_argument("--tables", type=positive, default=100, help="tables of four, each seat a socket (default 100)")
    parser.add_argument("--rate", type=positive, default=300, help="moves per second, all together (default 300)")
    parser.add_argument("--minutes", type=positive, default=10, help="how long (default 10)")
    parser.add_argument("--store", help="postgresql://… or a file for SQLite (default: one that is thrown away)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    wanted = ("--tables", str(arguments.tables), "--rate", str(arguments.rate), "--minutes", str(arguments.minutes))
    figures = measured("sabbat.lab.soak", arguments.store, *wanted)
    tell(figures, shown(figures), arguments.json)
    return 0


def shown(figures: Figures) -> Table:
    windows = figures["windows"]
    table = Table(
        title=f"{figures['tables']} tables of 4, {figures['rate']:,.0f} moves/s, {figures['minutes']:g} minutes"
    )
    for name in ("minute", "moves/s", "ack p50", "p99", "told p99", "server CPU", "memory", "descriptors", "matches"):
        table.add_column(name, justify="right")
    for number, one in enumerate(windows, 1):
        cells = [
            f"{one['moves_per_second']:,.0f}",
            *(f"{one[name]:.1f}" for name in ("ack_p50", "ack_p99", "told_p99")),
        ]
        held = [f"{one['server_cpu']:.2f}", f"{one['memory'] / 1e6:.0f} MB", str(one["descriptors"])]
        table.add_row(f"{number * figures['minutes'] / len(windows):g}", *cells, *held, f"{one['matches_ended']:,}")
    middle, last = windows[len(windows) // 2]["memory"], windows[-1]["memory"]
    table.caption = (
        f"Latencies in ms. The second half: memory x {last / middle:.3f}. {figures['lost_sockets']} sockets lost."
    )
    return table
