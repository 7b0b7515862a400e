"""`sabbat bench fair`: whether a long line, or a lie, decides who was quicker. Simulated lines, the real clock code."""

from __future__ import annotations

import argparse
import json

from rich.console import Console
from rich.table import Table

from sabbat.cli.arguments import Commands, positive
from sabbat.fair.line import MOST_DELAY
from sabbat.lab.fairness import Player, Result, race

NEAR = Player(delay=20, jitter=5)
FAR = Player(delay=250, jitter=25)
LIAR = Player(delay=20, jitter=5, lies_by=200)
FAR_LIAR = Player(delay=250, jitter=25, lies_by=200)
DAWDLER = Player(delay=20, jitter=5, dawdles=100)

RACES: dict[tuple[str, str], tuple[Player, Player]] = {
    ("20 ms", "250 ms"): (NEAR, FAR),
    ("20 ms, lies by 200 ms", "20 ms"): (LIAR, NEAR),
    ("250 ms, lies by 200 ms", "20 ms"): (FAR_LIAR, NEAR),
    ("20 ms, pongs held for 100 ms", "20 ms"): (DAWDLER, NEAR),
}


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("fair", help="measure how fair the clock of the speed games is instead")
    parser.add_argument("--contests", type=positive, default=10_000, help="for each line of the table (default 10000)")
    parser.add_argument("--seed", type=int, default=1, help="whose luck (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    results = {names: race(players, arguments.contests, arguments.seed) for names, players in RACES.items()}
    if arguments.json:
        print(json.dumps([figures(*names, result) for names, result in results.items()]))
    else:
        Console().print(shown(results))
    return 0


def figures(first: str, second: str, result: Result) -> dict[str, float | str]:
    return {
        "first": first,
        "second": second,
        "contests": result.contests,
        "first_wins": result.share(0),
        "second_wins": result.share(1),
        "first_gains_ms": result.gain(0),
        "second_gains_ms": result.gain(1),
        "quota_ms": result.quota / result.contests,
    }


def shown(results: dict[tuple[str, str], Result]) -> Table:
    contests = next(iter(results.values())).contests
    table = Table(title=f"Equally quick players, {contests:,} contests each; lines one way")
    table.add_column("first")
    table.add_column("second")
    for name in ("wins", "gains, ms", "quota, ms"):
        table.add_column(name, justify="right")
    for (first, second), result in results.items():
        table.add_row(
            first,
            second,
            f"{result.share(0):.1%} : {result.share(1):.1%}",
            f"{result.gain(0):+.1f} : {result.gain(1):+.1f}",
            f"{result.quota / result.contests:.1f}",
        )
    table.caption = (
        "Gains: how much earlier a press was stamped than made, per contest.\n"
        "Quota: what a seat may be believed beyond the measured, per contest.\n"
        f"Pongs held back look like a longer line; believed up to {MOST_DELAY:.0f} ms."
    )
    return table
