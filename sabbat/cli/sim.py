"""`sabbat sim GAME`: many matches between bots, and what came of them."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec

from sabbat.cli.arguments import (
    add_cards,
    add_game,
    add_options,
    game_named,
    positive,
    seats_named,
    share,
    table_options,
    whole_number,
)
from sabbat.cli.usage import UsageError

if TYPE_CHECKING:  # bots and tables are imported when a simulation is wanted: help starts without them
    from rich.table import Table

    from sabbat.engine.game import Game
    from sabbat.engine.options import OptionValue
    from sabbat.lab.match_log import MatchLog
    from sabbat.lab.report import Report, TogetherReport

MOST = 1_000_000  # matches of a run that goes on until it is narrow enough


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", type=positive, metavar="N", help="how many matches (default: 100; with --until: 10^6)"
    )
    parser.add_argument("--seats", required=True, help="the bots, such as strong,random or ./my_bot.py:Careful,strong")
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same matches (default: 0)")
    add_options(parser)
    parser.add_argument("--talk", action="store_true", help="the bots tell each other what the game's phrases allow")
    add_cards(parser)
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--on", metavar="PLACE", help="a cluster: ray://HOST:PORT or dask://HOST:PORT (extras)")
    parser.add_argument(
        "--until", type=share, metavar="SHARE", help="stop once the first bot's win rate is known to ± 1%%, say"
    )
    parser.add_argument("--log", type=Path, metavar="FOLDER", help="a row for each match, as Parquet (extra: lab)")
    parser.add_argument("--decisions", action="store_true", help="with --log: a row for each decision, too")
    parser.add_argument("--resume", action="store_true", help="with --log: go on where a run was killed")
    parser.add_argument("--json", action="store_true", help="the figures as JSON on stdout")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from rich.console import Console

    from sabbat.cli.watching import is_narrow, watched
    from sabbat.lab.executors import NoSuchPlace
    from sabbat.lab.match_log import BadLog
    from sabbat.lab.report import Tally
    from sabbat.lab.tournament import run as run_matches

    game = game_named(given.game)
    seats = seats_named(game, given.seats, people=False)
    options = table_options(game, given.option, given.cards)
    games = given.games or (MOST if given.until else 100)
    started = perf_counter()
    tally = Tally([Path(seat).name for seat in seats], game.together)
    try:
        with _place(given) as (executor, workers), _log(given, game, seats, options) as log:
            done = b"" if log is None else log.done(games)
            for earlier in () if log is None else log.results(games):
                tally.add(earlier)
            results = run_matches(
                game.name, seats, games, given.seed, options, workers, given.talk, executor, done, given.decisions
            )
            if given.until is None or not is_narrow(tally, given.until):
                for result in watched(results, tally, games, given.until):
                    if log is not None:
                        log.add(result)
    except (BadLog, NoSuchPlace) as error:
        raise UsageError(str(error)) from error
    told = tally.report(perf_counter() - started)
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


@contextmanager
def _place(given: Namespace) -> Iterator[tuple[Executor | None, int | None]]:
    """Where the matches are played, and by how many workers."""
    from sabbat.lab.executors import executor_on

    if given.on is None:
        yield None, given.workers
        return
    with executor_on(given.on) as (executor, workers):
        yield executor, given.workers or workers


@contextmanager
def _log(
    given: Namespace, game: Game[Any], seats: Sequence[str], options: dict[str, OptionValue]
) -> Iterator[MatchLog | None]:
    """Where they are written down; what is at hand is written also when somebody interrupts the run."""
    from sabbat.lab.match_log import BadLog, MatchLog
    from sabbat.lab.tournament import Plan

    if given.log is None:
        if given.resume or given.decisions:
            raise BadLog("--resume and --decisions go with --log FOLDER")
        yield None
        return
    agreed = game.agree(len(seats), options)
    log = MatchLog(
        given.log, Plan(game.name, tuple(seats), given.seed, agreed, given.talk, given.decisions), given.resume
    )
    try:
        yield log
    finally:
        log.close()


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
