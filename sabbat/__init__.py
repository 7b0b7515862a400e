"""Sabbat: a table where witches meet. Five board games on one engine.

import sabbat
game = sabbat.games["charlatans"]
match = game.start(seats=4, seed=7, options={"set": 1})
"""

from collections.abc import Mapping

from sabbat.engine import match as _match
from sabbat.engine.errors import BadRecord
from sabbat.engine.match import Match
from sabbat.engine.options import OptionValue
from sabbat.engine.playout import play_out
from sabbat.engine.record import Record
from sabbat.games import GAMES as games  # noqa: N811  # sabbat.games["charlatans"] is the public name

__all__ = ["games", "playout", "replay"]


def replay(record: Record) -> Match:
    """The recorded match once more, event for event; BadRecord where record and rules do not agree."""
    if record.game not in games:
        raise BadRecord(f"there is no game {record.game!r} here")
    return _match.replay(games[record.game], record)


def playout(game: str, seats: int, seed: int | str = 0, options: Mapping[str, OptionValue] | None = None) -> int:
    """One random match in place, as fast as it goes; the number of actions."""
    return play_out(games[game], seats, seed, games[game].agree(seats, options or {}))
