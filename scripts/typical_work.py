"""What the compiled package mostly does, for the C compiler to watch: compile.py runs this between its two builds.

Every part counts what it does and looks at no clock, but for the server, which carries a load for some seconds. Nothing
is needed but what the package itself asks for.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

import sabbat
from sabbat.bots import bots_of
from sabbat.engine import codec
from sabbat.engine.open_match import OVER, open_match
from sabbat.engine.quick_match import QuickMatch
from sabbat.lab import tournament
from sabbat.lab.env_speed import engine_steps
from sabbat.lab.speed import half_way

PLAYOUTS = 200  # of each game, at each number of seats
MATCHES = 30  # of each game with events and record, and as environments
BOT_MATCHES = 3  # of each game between bots of one name
LONG_BOT_MATCHES = 1  # the same, where they search
# Ended by a signal, a process would not write its counts; ended by its own will it does.
SERVER = """
import signal
import sys
from sabbat.cli import main

signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
main(["serve", "--port", "0", "--store", sys.argv[1]])
"""
LOAD = ("--tables", "60", "--rate", "800", "--minutes", "0.15")


def seat_counts(game: str) -> Iterator[int]:
    rules = sabbat.GAMES[game]
    yield from sorted({rules.fewest_seats, min(4, rules.most_seats), rules.most_seats})


def play_at_random(game: str) -> None:
    for seats in seat_counts(game):
        for seed in range(PLAYOUTS):
            sabbat.playout(game, seats, seed=seed)
    steps = engine_steps(game)
    for seed in range(MATCHES):
        steps(seed)
    middle = half_way(game)
    for _ in range(MATCHES):
        for seat in middle.seats:
            middle.clone().view(seat)
        codec.from_json(type(middle.state), codec.to_json(middle.state), middle.game)


def play_as_environments(game: str) -> None:
    """Tensors and masks at every step; then luck as a player of its own."""
    rules, rng = sabbat.GAMES[game], Random(1)
    for seats in seat_counts(game):
        for seed in range(MATCHES):
            match = QuickMatch(rules, seats, seed, rules.agree(seats, {}))
            while not match.is_over:
                match.observation(match.to_move, lambda seen, kind: seen, None, None)
                match.step(rng.choice(match.legal(match.to_move)))
    for _ in range(MATCHES):
        opened = open_match(rules, rules.fewest_seats, {})
        while (seat := opened.to_move) != OVER:
            faces = opened.legal(seat) if seat >= 0 else [face for face, share in opened.shares if share]
            opened.step(rng.choice(faces))


def play_bots(game: str) -> None:
    seats = min(4, sabbat.GAMES[game].most_seats)
    for name in bots_of(game):
        searches = name in ("master", "grand_master")
        try:
            list(tournament.run(game, [name] * seats, LONG_BOT_MATCHES if searches else BOT_MATCHES, 1, workers=1))
        except ImportError:  # trained ones need NumPy, which a build may not have
            continue


def serve() -> None:
    with tempfile.TemporaryDirectory(prefix="sabbat-work-") as folder:
        command = [sys.executable, "-c", SERVER, str(Path(folder) / "tables.sqlite")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            url = next(word for word in server.stdout.readline().split() if "://" in word)
            load = [sys.executable, "-m", "sabbat.lab.soak", url, str(server.pid), *LOAD]
            try:
                subprocess.run(load, stdout=subprocess.DEVNULL, check=True)
            finally:
                server.terminate()


def main() -> None:
    for game in sabbat.GAMES:
        play_at_random(game)
        play_as_environments(game)
        play_bots(game)
    serve()


if __name__ == "__main__":
    main()
