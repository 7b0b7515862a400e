"""What the commands share: arguments of the same meaning, read the same way, refused in one clear line."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

import sabbat
from sabbat.cli.usage import UsageError
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.words import LANGUAGES

PERSON = "person"
TRUTH = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

Commands = Any  # argparse keeps the type of what add_subparsers returns to itself


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(sabbat.GAMES)}")


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="a table option, such as set=2 or test_tubes=yes; may be given several times",
    )


def add_cards(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--cards", metavar="FILE", help="play with the cards of this file, in games that read one")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, help="of all texts (default: from the environment)")


def game_named(name: str) -> Game[Any]:  # any game
    if name not in sabbat.GAMES:
        raise UsageError(f"there is no game {name!r}; there are: {', '.join(sabbat.GAMES)}")
    return sabbat.GAMES[name]


def table_options(game: Game[Any], given: Sequence[str], cards: str | None = None) -> dict[str, OptionValue]:
    """`["set=2"]` as the game wants it, with the cards of a file. BadOptions where it does not want it."""
    known = {option.name: option for option in game.table_options}
    wanted: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise UsageError(f"an option is written NAME=VALUE, not {text!r}")
        sample = known[name].default if name in known else ""
        wanted[name] = _option_value(value, sample)
    if cards is not None:
        if not game.card_file:
            raise UsageError(f"{game.name} reads no card file; leave out --cards {cards}")
        wanted[game.card_file] = game.read_cards(cards)
    game.agree(game.fewest_seats, wanted)  # BadOptions names what is wrong
    return wanted


def _option_value(text: str, sample: OptionValue) -> OptionValue:
    if isinstance(sample, bool):
        return TRUTH.get(text.lower(), text)
    if isinstance(sample, int):
        return int(text) if text.isascii() and text.isdigit() else text
    return text


def seats_named(game: Game[Any], text: str, people: bool) -> list[str]:
    """`person,sensible` as a list, every bot there, as many as the game takes."""
    from sabbat.bots import NoSuchBot, check_bot

    names = [name.strip() for name in text.split(",")]
    for name in names:
        if people and name == PERSON:
            continue
        try:
            check_bot(game.name, name)
        except NoSuchBot as error:
            raise UsageError(str(error)) from None
    game.agree(len(names), {})  # BadOptions for too few or too many
    return names


def seed_from(text: str | None) -> int | str:
    """A whole number where it looks like one, else the text itself; without one, a fresh seed."""
    if text is None:
        return int.from_bytes(os.urandom(4), "big")
    return int(text) if text.isascii() and text.isdigit() else text


def positive(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) > 0):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def whole_number(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number")
    return int(text)


def share(text: str) -> float:
    """`1%` or `0.01`."""
    try:
        value = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no share such as 1% or 0.01")
    return value
