"""How fast the engine is: figures of one build, measured in a process of its own.

python -m sabbat.lab.speed GAME SECONDS     prints them as JSON
python -m sabbat.lab.speed --peer SECONDS   the peer: catanatron, random players, four seats
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import msgspec

import sabbat
from sabbat.engine import Match, codec, match

SEATS = 4


def rate(work: Callable[[int], int], seconds: float, clock: Callable[[], float] = perf_counter) -> tuple[float, float]:
    """Units of work and calls per second; `work` gets the number of the call and returns its units."""
    units, calls = 0, 0
    began = clock()
    while (spent := clock() - began) < seconds:
        units += work(calls)
        calls += 1
    return units / spent, calls / spent


def microseconds(work: Callable[[], object], seconds: float) -> float:
    """The mean time of one call, from batches of a hundred."""

    def batch(_: int) -> int:
        for _ in range(100):
            work()
        return 100

    return 1e6 / rate(batch, seconds)[0]


def half_way(game: str) -> Match:
    """A match in its middle: what a search would clone and a browser would be shown."""
    middle = sabbat.GAMES[game].start(min(SEATS, sabbat.GAMES[game].most_seats), seed=1)
    rng = Random(1)
    for _ in range(sabbat.playout(game, len(middle.seats), seed=1) // 2):
        seat = rng.choice(list(middle.pending))
        middle.submit(seat, rng.choice(middle.options(seat)))
    return middle


def measure(game: str, seconds: float) -> dict[str, Any]:  # JSON
    """All figures of this build for one game."""
    seats = min(SEATS, sabbat.GAMES[game].most_seats)
    sabbat.playout(game, seats, seed=0)
    moves, matches = rate(lambda call: sabbat.playout(game, seats, seed=call), seconds)
    middle = half_way(game)
    view = middle.view(0)
    text = codec.to_json(middle.state)
    return {
        "compiled": not str(match.__file__).endswith(".py"),
        "moves": moves,
        "matches": matches,
        "clone": microseconds(middle.state.clone, seconds / 5),
        "view": microseconds(lambda: middle.view(0), seconds / 5),
        "view_json": microseconds(lambda: msgspec.json.encode(view), seconds / 5),
        "state_json": microseconds(lambda: codec.to_json(middle.state), seconds / 5),
        "state_read": microseconds(lambda: codec.from_json(type(middle.state), text, middle.game), seconds / 5),
    }


def measure_peer(seconds: float) -> dict[str, Any]:  # JSON
    """catanatron with four random players: ticks of the game are its moves."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return len(game.state.actions)

    moves, matches = rate(play, seconds)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    return {"moves": moves, "matches": matches, "clone": microseconds(game.copy, seconds / 5)}


if __name__ == "__main__":
    what, length = sys.argv[1], float(sys.argv[2])
    print(json.dumps(measure_peer(length) if what == "--peer" else measure(what, length)))
