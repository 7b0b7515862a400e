"""A process that looks at card files: one line of JSON in, one line out, and an empty one first, when it is ready.
Started and ended by `card_files`.

What somebody wrote is read here and nowhere else, with little memory: a file that is a bomb goes off alone.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress

import msgspec

from sabbat.engine import BadOptions
from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.server.giving_way import give_way

MORE_MEMORY = 192 * 1024 * 1024  # bytes, beside what the games themselves take


class CardsWish(msgspec.Struct):
    """A table that somebody wishes for, with cards of their own."""

    game: str
    seats: int
    options: dict[str, OptionValue]


class CardsReply(msgspec.Struct):
    """What is agreed on, in which the deck is a checked one; or what is wrong with it."""

    agreed: dict[str, OptionValue] | None = None
    wrong: str = ""


def look_at(wish: CardsWish) -> CardsReply:
    """Also lays a match, so that what is agreed on can be started."""
    game = GAMES[wish.game]
    try:
        agreed = game.agree(wish.seats, wish.options)
        game.start(wish.seats, options=agreed)
    except BadOptions as error:
        return CardsReply(wrong=str(error).encode(errors="replace").decode())
    return CardsReply(agreed)


def limit_memory() -> None:
    """Where the system can: then whatever wants more gets a MemoryError."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        with open("/proc/self/statm") as sizes:
            pages = int(sizes.read().split()[0])
        most = pages * resource.getpagesize() + MORE_MEMORY
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    for game in GAMES.values():
        if game.card_file:
            game.agree(game.fewest_seats, {})  # loaded before memory is short
    limit_memory()
    give_way()
    sys.excepthook = lambda *_: None  # what is wrong with somebody's file is for that somebody alone
    decode = msgspec.json.Decoder(CardsWish).decode
    try:
        sys.stdout.buffer.write(b"\n")  # ready
        sys.stdout.buffer.flush()
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(msgspec.json.encode(look_at(decode(line))) + b"\n")
            sys.stdout.buffer.flush()
    except (BrokenPipeError, MemoryError):  # the server has ended, or this was a bomb
        os._exit(1)


if __name__ == "__main__":
    main()
