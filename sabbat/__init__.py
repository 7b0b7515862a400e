"""Sabbat: a table where witches meet. Five board games on one engine.

import sabbat
game = sabbat.game("charlatans")
match = game.start(seats=4, seed=7, options={"set": 1})
"""

from collections.abc import Mapping
from typing import Any

from sabbat.engine import codec
from sabbat.engine import match as _match
from sabbat.engine.errors import BadRecord
from sabbat.engine.game import Game
from sabbat.engine.match import Match
from sabbat.engine.options import OptionValue
from sabbat.engine.playout import play_out
from sabbat.engine.record import Record
from sabbat.games import GAMES

__all__ = ["GAMES", "game", "playout", "read_record", "replay"]


def game(name: str) -> Game[Any]:
    """One of `GAMES`, loaded now if it was not yet; KeyError where there is no such game."""
    return GAMES[name]


def read_record(text: bytes | str) -> Record:
    """A record from its JSON; BadRecord where it is none."""
    data = codec.decoded(text)
    name = data.get("game") if isinstance(data, dict) else None
    if name not in GAMES:
        raise BadRecord(f"there is no game {name!r} here")
    record: Record = codec.read(Record, data, GAMES[str(name)])
    return record


def replay(record: Record) -> Match:
    """The recorded match once more, event for event; BadRecord where record and rules do not agree."""
    if record.game not in GAMES:
        raise BadRecord(f"there is no game {record.game!r} here")
    return _match.replay(GAMES[record.game], record)


def playout(game: str, seats: int, seed: int | str = 0, options: Mapping[str, OptionValue] | None = None) -> int:
    """One random match in place, as fast as it goes; the number of actions."""
    return play_out(GAMES[game], seats, seed, GAMES[game].agree(seats, options or {}))
