"""`sabbat bench fair`: whether a line, or a lie, decides who was quicker. Simulated lines, the real clock code."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from sabbat.cli.arguments import Commands, positive
from sabbat.fair.line import MOST_DELAY
from sabbat.lab.fairness import JUST_GROWN, LONG_GROWN, WHOLE, Result, Span, race
from sabbat.lab.lines import Player

NEAR = Player(delay=20, jitter=5)
FAR = Player(delay=250, jitter=25)
GROWS_60 = Player(delay=20, jitter=5, grows_by=60)
GROWS_130 = Player(delay=20, jitter=5, grows_by=130)
UNSTEADY = Player(delay=20, jitter=40)
STALLING = Player(delay=20, jitter=5, stalls=3, stalls_for=400)
FOUR = (Player(delay=10, jitter=5), Player(delay=80, jitter=10), Player(delay=150, jitter=15), Player(300, jitter=25))
LIAR = Player(delay=20, jitter=5, lies_by=200)
FAR_LIAR = Player(delay=250, jitter=25, lies_by=200)
DAWDLER = Player(delay=20, jitter=5, dawdles=100)
PEEKER = Player(delay=20, jitter=5, dawdles=100, peeks=True)
GREAT_PEEKER = Player(delay=20, jitter=5, dawdles=500, peeks=True)


@dataclass(frozen=True)
class Row:
    """A race: who runs, in words, and which of its contests count."""

    who: str
    players: tuple[Player, ...]
    span: Span = WHOLE


ROWS = (
    Row("250 ms against 20 ms", (FAR, NEAR)),
    Row("20 ms, has grown by 60 ms in the last 10 s", (GROWS_60, NEAR), JUST_GROWN),
    Row("20 ms, had grown by 60 ms before that", (GROWS_60, NEAR), LONG_GROWN),
    Row("20 ms, has grown by 130 ms in the last 10 s", (GROWS_130, NEAR), JUST_GROWN),
    Row("20 ms, had grown by 130 ms before that", (GROWS_130, NEAR), LONG_GROWN),
    Row("20 ms, jitter 40 ms each way", (UNSTEADY, NEAR)),
    Row("20 ms, 3 % of messages stall for 400 ms", (STALLING, NEAR)),
    Row("10, 80, 150 and 300 ms", FOUR),
    Row("cheat: lies by 200 ms", (LIAR, NEAR)),
    Row("cheat: lies by 200 ms, at 250 ms", (FAR_LIAR, NEAR)),
    Row("cheat: pongs held for 100 ms", (DAWDLER, NEAR)),
    Row("cheat: the same, dice shown on arrival", (PEEKER, NEAR)),
    Row("cheat: pongs held for 500 ms, dice on arrival", (GREAT_PEEKER, NEAR)),
)


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("fair", help="measure how fair the clock of the speed games is instead")
    parser.add_argument("--contests", type=positive, default=10_000, help="for each line of the table (default 10000)")
    parser.add_argument("--seed", type=int, default=1, help="whose luck (default 1)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    results = [(row, race(row.players, arguments.contests, arguments.seed, row.span)) for row in ROWS]
    if arguments.json:
        print(json.dumps([figures(row, result) for row, result in results]))
    else:
        Console().print(shown(results))
    return 0


def figures(row: Row, result: Result) -> dict[str, float | str | list[float]]:
    seats = range(len(row.players))
    return {
        "who": row.who,
        "contests": result.contests,
        "wins": [result.share(seat) for seat in seats],
        "earned": [result.earned(seat) for seat in seats],
        "gains_ms": [result.gain(seat) for seat in seats],
        "quota_ms": result.quota / result.contests,
    }


def shown(results: list[tuple[Row, Result]]) -> Table:
    contests = results[0][1].contests
    table = Table(title=f"Equally quick players, {contests:,} contests each; lines one way, against 20 ms")
    table.add_column("who")
    for name in ("wins, %", "earned, %", "gains, ms"):
        table.add_column(name, justify="right")
    for row, result in results:
        seats = range(len(row.players))
        told = seats if len(row.players) > 2 else seats[:1]
        table.add_row(
            row.who,
            " : ".join(f"{result.share(seat) * 100:.1f}" for seat in told),
            " : ".join(f"{result.earned(seat) * 100:.1f}" for seat in told),
            " : ".join(f"{result.gain(seat):+.1f}" for seat in told),
        )
    table.caption = (
        "Earned: how often this player really took the least time, from seeing the dice to pressing.\n"
        "Gains: how much earlier a press was stamped than made, per contest.\n"
        f"Pongs held back look like a longer line, and are believed up to {MOST_DELAY:.0f} ms: no clock can tell."
    )
    return table
