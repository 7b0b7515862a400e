"""How often a beginner wins against each level of bots, at the usual number of seats: prints a table.

scripts/beginners.py                    every game, 200 matches a row
scripts/beginners.py charlatans         this one
scripts/beginners.py --games 1000       so many matches a row

The beginner is the game's novice bot. In Sorcellerie ! also people made of code, who are always right after so many
seconds: what share of the cards they take, in a first match and over an evening in which the bots keep their pace.
Fair is one share of as many as there are seats.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent))

from sabbat.bots import bots_of, make
from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.fitting import Fitting
from sabbat.games import GAMES
from sabbat.games.sorcellerie.actions import Say
from sabbat.games.sorcellerie.bots.caller import answer_in
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from sabbat.games.sorcellerie.state import Sorcellerie
from sabbat.games.sorcellerie.view import SorcellerieView
from sabbat.lab.one_match import play_through
from sabbat.lab.report import report
from sabbat.lab.tournament import run

BEGINNER = "novice"
FITS = "companion"
LEVELS = ("novice", FITS, "sensible")
SECONDS = (2, 3, 5)
SEED = 3
LATER = 60_000  # milliseconds


class Steady(Bot):
    """Always right, after so many seconds."""

    name = "steady"

    def __init__(self, seconds: int) -> None:
        self.after = seconds * 1000

    def choose(self, view: SorcellerieView, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:
        is_race = isinstance(asked, BeFirst) and not isinstance(asked, AwaitDice)
        return Say(answer_in(view)) if is_race else options[0]

    def delay(self, view: SorcellerieView, asked: Decision[Any], rng: Random) -> int:
        return LATER if isinstance(asked, AwaitDice) else self.after


def against(game: str, games: int) -> Iterator[str]:
    """One line for each level."""
    seats = GAMES[game].box.usual_seats
    for level in LEVELS:
        names = [BEGINNER, *[level] * (seats - 1)]
        found = report(names, run(game, names, games, SEED, workers=1))
        first = found.entries[0]
        yield f"{game}: {BEGINNER} among {seats - 1} {level}: {first.win_rate:.1%} ({first.low:.1%} - {first.high:.1%})"


def steady(games: int) -> Iterator[str]:
    """The share of the cards, and of the matches, that somebody takes who needs so many seconds."""
    game = GAMES["sorcellerie"]
    seats = game.box.usual_seats
    for level in LEVELS:
        for seconds in SECONDS:
            cards = won = alone = 0.0
            for number in range(games):
                bots = [Steady(seconds), *[make("sorcellerie", level) for _ in range(seats - 1)]]
                table, _ = play_through(game, bots, f"{SEED}/{number}", game.agree(seats, {}))
                assert isinstance(table, Sorcellerie)
                assert table.outcome is not None
                alone += len(table.players[0].won)
                cards += sum(len(player.won) for player in table.players)
                won += (0 in table.outcome.winners) / len(table.outcome.winners)
            shares = f"{alone / cards:.1%} of the cards, {won / games:.1%} won"
            yield f"sorcellerie: right after {seconds} s among {seats - 1} {level}: {shares}"


def evenings(games: int) -> Iterator[str]:
    """Five matches each, among companions that keep their pace: the share of the cards and of the matches, 2 to 5."""
    game = GAMES["sorcellerie"]
    seats = game.box.usual_seats
    for seconds in (*SECONDS, 6, 9):
        cards = alone = won = 0.0
        count = max(1, games // 5)
        for evening in range(count):
            pace, companion = 0.0, Fitting()
            for number in range(5):
                bots: list[Bot] = [Steady(seconds)]
                for _ in range(seats - 1):
                    bot = make("sorcellerie", FITS)
                    assert isinstance(bot, Fitting)
                    bot.pace = pace
                    companion = bot
                    bots.append(bot)
                table, _ = play_through(game, bots, f"{SEED}/{evening}/{number}", game.agree(seats, {}))
                assert isinstance(table, Sorcellerie)
                assert table.outcome is not None
                pace = companion.pace_after(game.view(table, None), [0], 0)
                if number:
                    alone += len(table.players[0].won)
                    cards += sum(len(player.won) for player in table.players)
                    won += (0 in table.outcome.winners) / len(table.outcome.winners)
        shares = f"{alone / cards:.1%} of the cards, {won / count / 4:.1%} won"
        yield f"sorcellerie: right after {seconds} s, matches 2 to 5 of {count} evenings: {shares}"


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", nargs="?", choices=list(GAMES))
    reader.add_argument("--games", type=int, default=200)
    wanted = reader.parse_args()
    for game in [wanted.game] if wanted.game else GAMES:
        if FITS in bots_of(game):
            for line in against(game, wanted.games):
                print(line, flush=True)
        if game == "sorcellerie":
            for line in (*steady(wanted.games), *evenings(wanted.games)):
                print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
