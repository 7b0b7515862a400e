"""`sabbat bench server`: how much the server carries. Server and clients are two processes, on the loopback."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from sabbat.cli import bench_peer
from sabbat.cli.arguments import Commands, positive
from sabbat.cli.serve_nodes import NO_HAPROXY, haproxy
from sabbat.cli.usage import UsageError
from sabbat.engine import match
from sabbat.lab import loads
from sabbat.lab.serving import NotServing, Serving

Figures = dict[str, Any]  # what lab.load prints


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("server", help="measure the server under load instead")
    parser.add_argument("--tables", type=positive, default=250, help="tables of four, each seat a socket (default 250)")
    parser.add_argument("--rate", type=positive, default=1000, help="moves per second, all together (default 1000)")
    parser.add_argument("--seconds", type=positive, default=20, help="how long (default 20)")
    parser.add_argument("--store", help="postgresql://… or a file for SQLite (default: one that is thrown away)")
    parser.add_argument(
        "--nodes",
        metavar="1,2,4",
        help="so many servers behind HAProxy, one after the other, each time as many processes of clients",
    )
    parser.add_argument("--peer", action="store_true", help="boardgame.io's own server too, under the same load")
    parser.add_argument("--guest", action="store_true", help="and while a guest brings card files that are bombs")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.nodes and arguments.guest:
        raise UsageError("--guest is measured on one server, without --nodes")
    counts = node_counts(arguments.nodes, arguments.store)  # what cannot be is said before anything is measured
    peer = bench_peer.installed() if arguments.peer else None
    load = [str(arguments.tables), str(arguments.rate), str(arguments.seconds)]
    wanted = [word for pair in zip(("--tables", "--rate", "--seconds"), load, strict=True) for word in pair]
    wanted += ["--guest"] if arguments.guest else []
    found: dict[str, Figures] = {}
    for nodes in counts:
        build = "compiled" if not str(match.__file__).endswith(".py") else "plain Python"
        if arguments.nodes:
            with serving(arguments.store, "--nodes", str(nodes)) as server:
                all_tables = (arguments.tables, arguments.rate, arguments.seconds)
                found[f"{build}, {nodes} server(s) behind HAProxy"] = loads.measured(
                    nodes, server.base_url, server.pid, *all_tables
                )
        else:
            found[build] = measured("sabbat.lab.load", arguments.store, *wanted)
    if peer is not None:
        found[f"boardgame.io {peer.version}, tables in memory"] = peer.measured(*load)
    if arguments.json:
        print(json.dumps(found))
    else:
        for title, figures in found.items():
            Console().print(shown(title, figures))
    return 0


def node_counts(wanted: str | None, store: str | None) -> list[int]:
    """How many servers, one measurement after the other. One core more than servers: for all that is around them."""
    try:
        counts = [int(number) for number in (wanted or "1").split(",")]
    except ValueError:
        raise UsageError(f"--nodes {wanted}: numbers, such as 1,2,4") from None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if wanted is None:
        return counts
    if min(counts) < 1:
        raise UsageError(f"--nodes {wanted}: numbers, such as 1,2,4")
    if max(counts) + 1 > cores:
        needed = max(counts) + 1
        raise UsageError(
            f"--nodes {wanted}: with proxy, database and clients that takes {needed} cores, here are {cores}"
        )
    if store is None or not store.startswith(("postgres://", "postgresql://")):
        raise UsageError("several servers need PostgreSQL: --store postgresql://…, a database for this alone")
    if haproxy() is None:
        raise UsageError(NO_HAPROXY)
    return counts


def needs_proc() -> None:
    if not Path("/proc/self/statm").is_file():
        raise UsageError("processor time and memory of the server are read from /proc, which is not here")


@contextmanager
def serving(store: str | None, *arguments: str) -> Iterator[Serving]:
    """A server of this very build, or several."""
    needs_proc()
    with tempfile.TemporaryDirectory(prefix="sabbat-bench-") as folder:
        try:
            with Serving(store or str(Path(folder) / "tables.sqlite"), *arguments, log=Path(folder) / "log") as server:
                yield server
        except NotServing as error:
            raise UsageError(f"the server did not start: {error}") from None


def measured(module: str, store: str | None, *wanted: str) -> Figures:
    """What the clients of a module find, on a server beside them."""
    with serving(store) as server:
        command = [sys.executable, "-m", module, server.base_url, str(server.pid), *wanted]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def tell(figures: Figures, table: Table, as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
    else:
        Console().print(table)


def shown(title: str, figures: Figures) -> Table:
    table = Table(title=f"{title}: {figures['tables']} tables of 4, {figures['sockets']:,} sockets")
    for name in (
        "moves/s due",
        "moves/s",
        "ack p50",
        "p99",
        "told to all p50",
        "p99",
        "max",
        "server CPU",
        "ms a move",
    ):
        table.add_column(name, justify="right")
    for one in (figures["steady"], *figures["climbs"]):
        table.add_row(f"{one['rate']:,.0f}", *_cells(one))
    if figures.get("beside_guest"):
        beside = figures["beside_guest"]
        table.add_row(f"{beside['rate']:,.0f}, beside a bad guest", *_cells(beside))
    table.add_row("as fast as it goes", *_cells(figures["full_speed"]))
    table.caption = (
        f"Latencies in ms, from when a move was due. The most with a p99 under {figures['too_slow']:.0f} ms: "
        f"{figures['most']:,.0f} moves/s."
    )
    if "memory_empty" in figures:
        table.caption += f"\n{_around(figures)}"
    return table


def _around(figures: Figures) -> str:
    refused = sum(sum(one["refused"].values()) for one in (figures["steady"], *figures["climbs"]))
    return (
        f"Memory: {figures['memory_empty'] / 1e6:.0f} MB empty, "
        f"{figures['memory_per_socket'] / 1e3:.0f} kB per socket, "
        f"{figures['memory_per_table'] / 1e3:.0f} kB per table in play. "
        f"Clients' CPU: {figures['steady']['client_cpu']:.2f}.\n"
        f"{figures['matches_ended']} matches ended and began anew, {refused} moves refused, "
        f"{figures['lost_sockets']} sockets lost"
        f"{''.join(f', {count} with {why}' for why, count in figures['lost_why'].items())}."
    )


def _cells(one: Figures) -> list[str]:
    latencies = ("ack_p50", "ack_p99", "told_p50", "told_p99", "told_max")
    a_move = 1000 * one["server_cpu"] / one["moves_per_second"] if one["moves_per_second"] else 0.0
    cells = [f"{one['moves_per_second']:,.0f}", *(f"{one[name]:.1f}" for name in latencies)]
    return [*cells, f"{one['server_cpu']:.2f}", f"{a_move:.3f}"]
