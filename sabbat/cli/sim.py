"""`sabbat sim GAME`: many matches between bots, and what came of them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from sabbat.cli.arguments import (
    add_cards,
    add_game,
    add_options,
    game_named,
    positive,
    seats_named,
    table_options,
    whole_number,
)

if TYPE_CHECKING:  # bots and tables are imported when a simulation is wanted: other commands start without them
    from rich.table import Table

    from sabbat.lab.report import Report, TogetherReport
    from sabbat.lab.tournament import MatchResult


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many matches (default: 100)")
    parser.add_argument("--seats", required=True, help="the bots, such as strong,random or ./my_bot.py:Careful,strong")
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same matches (default: 0)")
    add_options(parser)
    parser.add_argument("--talk", action="store_true", help="the bots tell each other what the game's phrases allow")
    add_cards(parser)
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--json", action="store_true", help="the figures as JSON on stdout")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from rich.console import Console

    from sabbat.lab.report import report
    from sabbat.lab.tournament import run as run_matches

    game = game_named(given.game)
    seats = seats_named(game, given.seats, people=False)
    options = table_options(game, given.option, given.cards)
    started = perf_counter()
    results = list(
        _watched(
            run_matches(game.name, seats, given.games, given.seed, options, given.workers, given.talk), given.games
        )
    )
    told = report([Path(seat).name for seat in seats], results, perf_counter() - started, game.together)
    if given.json:
        header = {
            "game": game.name,
            "seats": seats,
            "seed": given.seed,
            "options": game.agree(len(seats), options),
            "talk": given.talk,
        }
        print(msgspec.json.format(msgspec.json.encode({**header, **msgspec.to_builtins(told)})).decode())
    else:
        Console().print(result_table(told) if told.together is None else together_table(seats, told.together))
        print(
            f"{told.games} matches, {told.mean_actions:.1f} answers each, in {told.seconds:.1f} s (seed {given.seed})"
        )
    return 0


def _watched(results: Iterable[MatchResult], games: int) -> Iterator[MatchResult]:
    """The results as they come, with a bar on stderr where somebody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("brewing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield from progress.track(results, total=games)


def result_table(told: Report) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("bot", "wins", "rate", "95 %", "mean score", "±", "mean rank"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for entry in told.entries:
        table.add_row(
            entry.seat_label,
            f"{entry.wins:.1f}",
            f"{entry.win_rate:.1%}",
            f"{entry.low:.1%} – {entry.high:.1%}",
            f"{entry.mean_score:.1f}",
            f"{entry.score_error:.2f}",
            f"{entry.mean_rank:.2f}",
        )
    return table


def together_table(seats: Sequence[str], told: TogetherReport) -> Table:
    """One line: the table wins or loses as one."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("table", "wins", "rate", "95 %", *[f"mean {name}" for name in told.means]):
        table.add_column(heading, justify="left" if heading == "table" else "right")
    table.add_row(
        ", ".join(f"{count} × {name}" for name, count in Counter(seats).items()),
        f"{told.wins}",
        f"{told.win_rate:.1%}",
        f"{told.low:.1%} – {told.high:.1%}",
        *[f"{mean:.1f}" for mean in told.means.values()],
    )
    return table
