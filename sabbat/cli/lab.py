"""`sabbat lab report` and `sabbat lab compare`: how a game plays, and how it would with other prices or cards."""

from __future__ import annotations

import shlex
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from sabbat.cli.arguments import add_game, add_options, game_named, positive, seats_named, table_options, whole_number
from sabbat.cli.usage import UsageError
from sabbat.lab.tournament import Plan
from sabbat.words import reader_language

USUAL = ("strong", "sensible", "novice", "random")  # as many of them as sit there
SEATS = 3


def add_arguments(parser: ArgumentParser) -> None:
    what = parser.add_subparsers(title="what", metavar="WHAT", required=True)
    report = what.add_parser("report", help="a page with pictures on how a game plays")
    _add_run(report, 240)
    report.set_defaults(run=run_report)
    compare = what.add_parser("compare", help="the game as printed and with changes, on the same luck")
    _add_run(compare, 200)
    compare.add_argument(
        "--with", dest="changes", type=Path, required=True, metavar="FILE", help="the changes, as TOML"
    )
    compare.set_defaults(run=run_compare)


def _add_run(parser: ArgumentParser, games: int) -> None:
    add_game(parser)
    parser.add_argument("--games", type=positive, default=games, metavar="N", help=f"matches (default: about {games})")
    parser.add_argument(
        "--seats", help=f"the bots (default: {','.join(USUAL[:SEATS])}; all alike where all win together)"
    )
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same matches (default: 0)")
    add_options(parser)
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--language", help="en, fr or de (default: as the terminal)")
    parser.add_argument(
        "--out", type=Path, default=Path("reports"), metavar="FOLDER", help="where to (default: reports)"
    )


def run_report(given: Namespace) -> int:
    plan, language = _plan(given)
    try:
        from sabbat.lab.balance_report import write_report
    except ImportError as missing:
        raise _missing(missing) from missing
    lucks = max(1, given.games // len(plan.entries))
    print(write_report(plan, lucks, given.out, language, _command(), given.workers))
    return 0


def run_compare(given: Namespace) -> int:
    plan, language = _plan(given)
    try:
        from sabbat.lab.compare import write_comparison
    except ImportError as missing:
        raise _missing(missing) from missing
    written, found = write_comparison(plan, given.games, given.changes, given.out, language, _command(), given.workers)
    for one in found:
        print(f"{one.name:16} {one.printed:9.2f} {one.changed:9.2f} {one.difference:+9.2f} ± {one.reach:.2f}")
    print(written)
    return 0


def _plan(given: Namespace) -> tuple[Plan, str]:
    game = game_named(given.game)
    count = max(game.fewest_seats, min(SEATS, game.most_seats))
    usual = ("sensible",) * count if game.together else USUAL[:count]
    seats = seats_named(game, given.seats, people=False) if given.seats else list(usual)
    agreed = game.agree(len(seats), table_options(game, given.option, None))
    return Plan(game.name, tuple(seats), given.seed, agreed), reader_language(given.language)


def _command() -> str:
    return shlex.join(["sabbat", *sys.argv[1:]])


def _missing(error: ImportError) -> UsageError:
    return UsageError(f"reports need a package that is not installed ({error.name}): pip install sabbat[lab]")
