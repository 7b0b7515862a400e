"""`sabbat bench env`: how fast the environments are, beside the engine and beside others' own games, in one run."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from sabbat.cli.arguments import Commands

Figures = dict[str, dict[str, float]]


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("env", help="measure the environments for learning instead (extra: env)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each figure is measured (default 2)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    from sabbat.lab.env_speed import measure

    figures = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(figures))
    else:
        Console().print(shown(figures))
    return 0


def shown(figures: Figures) -> Table:
    """Steps per second; a peer's row has ours as multiples of it, by game."""
    games = [name for name in figures if name != "peers"]
    table = Table(title="steps per second of processor time, fewest seats")
    for heading in ("", *games):
        table.add_column(heading, justify="left" if not heading else "right")
    for kind in ("engine", "aec", "openspiel"):
        cells = [f"{figures[game][kind]:,.0f}" if kind in figures[game] else "" for game in games]
        table.add_row(kind, *cells)
    table.add_section()
    for peer, speed in figures["peers"].items():
        ours = "aec" if peer.startswith("PettingZoo") else "openspiel"
        cells = [f"{figures[game][ours] / speed:.1f} x" if ours in figures[game] else "" for game in games]
        table.add_row(f"{ours}, beside {peer} ({speed:,.0f})", *cells)
    table.add_row("aec, beside the engine", *[_share(figures[game]) for game in games])
    return table


def _share(one: dict[str, float]) -> str:
    return f"{one['aec'] / one['engine']:.2f} x" if "aec" in one else ""
