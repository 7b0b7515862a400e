"""`sabbat ladder GAME`: all bots of a game rated against each other, as a table and as a picture."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from sabbat.cli.arguments import add_game, add_options, game_named, positive, table_options, whole_number
from sabbat.cli.usage import UsageError

if TYPE_CHECKING:
    from rich.table import Table

    from sabbat.engine.game import Game
    from sabbat.lab.ladder import Rung


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--bots", help="the bots, such as sensible,strong,./my_bot.py:Careful (default: all of the game)"
    )
    parser.add_argument("--seats", help="the seat counts, such as 2,4 (default: all of the game)")
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="matches at each count (default: 100)")
    parser.add_argument("--seed", type=whole_number, default=0, help="the same seed, the same matches (default: 0)")
    add_options(parser)
    parser.add_argument("--workers", type=positive, metavar="N", help="processes (default: one for each core)")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the ladder to this SVG file")
    parser.add_argument("--json", action="store_true", help="the figures as JSON on stdout")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from rich.console import Console

    from sabbat.lab.ladder import climb
    from sabbat.lab.ladder_picture import draw

    game = game_named(given.game)
    bots = _bots(game, given.bots)
    counts = _counts(game, given.seats)
    options = table_options(game, given.option)
    found: list[Rung] = []
    for rungs in climb(game.name, bots, counts, given.games, given.seed, options, given.workers):
        found += rungs
        if sys.stderr.isatty():
            print(f"{rungs[0].seats} seats: done", file=sys.stderr)
    unit = "matches won together, %" if game.together else "rating; 400 more: ten times as likely to come first"
    if given.picture is not None:
        given.picture.write_text(draw(f"{game.name}: bots by rating", found, unit), encoding="utf-8")
    if given.json:
        told = {"game": game.name, "games": given.games, "seed": given.seed, "options": options, "ladder": found}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        for count in counts:
            print(f"{game.name}, {count} seats, {given.games} matches, seed {given.seed}")
            Console().print(_table([rung for rung in found if rung.seats == count], game.together))
    return 0


def _bots(game: Game[Any], text: str | None) -> list[str]:
    from sabbat.bots import NoSuchBot, bots_of, check_bot

    names = list(bots_of(game.name)) if text is None else [name.strip() for name in text.split(",")]
    if len(names) < 2 or len(set(names)) < len(names):
        raise UsageError("a ladder needs two bots or more, each named once")
    for name in names:
        try:
            check_bot(game.name, name)
        except NoSuchBot as error:
            raise UsageError(str(error)) from None
    return names


def _counts(game: Game[Any], text: str | None) -> list[int]:
    if text is None:
        return list(range(game.fewest_seats, game.most_seats + 1))
    counts = [whole_number(part.strip()) for part in text.split(",")]
    for count in counts:
        game.agree(count, {})  # BadOptions for too few or too many
    return counts


def _table(rungs: Sequence[Rung], together: bool) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    headings = ("bot", "wins, %" if together else "rating", "95 %", "matches", "wins")
    for heading in headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for rung in rungs:
        interval = f"{rung.low:.0f} – {rung.high:.0f}"
        table.add_row(rung.bot, f"{rung.rating:.0f}", interval, f"{rung.matches}", f"{rung.wins:.1f}")
    return table
