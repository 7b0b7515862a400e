"""`sabbat play GAME`: a table in the terminal, a person against bots."""

from __future__ import annotations

import getpass
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from sabbat.cli.arguments import (
    PERSON,
    add_cards,
    add_game,
    add_language,
    add_options,
    game_named,
    seats_named,
    seed_from,
    table_options,
)
from sabbat.cli.usage import UsageError
from sabbat.engine.undo import POLICIES, SAFE

BOT_NAMES = ("Morgane", "Circé", "Baba Yaga", "Mélusine")


def add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--seats", help=f"who plays, such as person,sensible,strong (default: {PERSON} and the game's usual bots)"
    )
    parser.add_argument("--name", help="your name at the table")
    parser.add_argument("--seed", help="the same seed, the same luck")
    add_options(parser)
    add_cards(parser)
    add_language(parser)
    parser.add_argument("--save", metavar="FILE", help="write a record of the match, for `sabbat replay`")
    parser.add_argument("--fast", action="store_true", help="bots answer without a pause")
    parser.add_argument(
        "--undo",
        choices=POLICIES,
        default=SAFE,
        help="what `u` takes back: what came to nothing yet, whatever the bots agree to (all), or nothing",
    )
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    from sabbat.bots import usual_bot
    from sabbat.words import reader_language

    game = game_named(given.game)
    usual = ",".join([PERSON, *[usual_bot(game.name)] * (game.box.usual_seats - 1)])
    kinds = seats_named(game, given.seats or usual, people=True)
    if kinds.count(PERSON) > 1:
        raise UsageError("there is room for one person at a terminal; the other seats are for bots")
    options = table_options(game, given.option, given.cards)
    save = _writable(given.save)
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise UsageError("to play, run this in a terminal")

    from sabbat.cli.table.app import TableApp  # late: the other commands need no Textual
    from sabbat.cli.table.seating import Seating

    names = tuple(_names(kinds, given.name or _own_name()))
    seating = Seating(game, tuple(kinds), names, seed_from(given.seed), options, save, given.fast, given.undo)
    app = TableApp(seating, reader_language(given.language))
    app.run()
    if app.save_error:
        raise UsageError(app.save_error)
    if app.interrupted:
        raise KeyboardInterrupt
    return app.return_code or 0


def _names(kinds: list[str], own: str) -> list[str]:
    """Bots have names too; nobody wants to lose against seat 3."""
    free = iter([name for name in BOT_NAMES if name != own])
    return [own if kind == PERSON else next(free) for kind in kinds]


def _own_name() -> str:
    try:
        name = os.environ.get("USER") or getpass.getuser()
    except (OSError, KeyError):
        name = "Ada"
    return name[:1].upper() + name[1:]


def _writable(file: str | None) -> Path | None:
    """Looked at before the match, not after an evening of it."""
    if file is None:
        return None
    path = Path(file)
    if path.is_dir() or not path.absolute().parent.is_dir() or not os.access(path.absolute().parent, os.W_OK):
        raise UsageError(f"cannot write {file}")
    return path
