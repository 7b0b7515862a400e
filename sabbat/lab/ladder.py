"""A ladder: all bots of a game against each other, at one seat count after the other, and a rating for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement
from math import ceil

import msgspec

from sabbat.engine.options import OptionValue
from sabbat.games import GAMES
from sabbat.lab.plackett_luce import Ranking, rate
from sabbat.lab.report import wilson
from sabbat.lab.tournament import MatchResult, run

Runs = Callable[[list[str], int, int], Iterator[MatchResult]]


class Rung(msgspec.Struct, frozen=True):
    """One bot at one seat count. `rating` is in points: 400 more, ten times as likely to come first; where a table wins
    together it is the share of matches won, in percent. `low` to `high` is the 95 % interval."""

    seats: int
    bot: str
    rating: float
    low: float
    high: float
    matches: int
    wins: float  # a win shared by two counts one half for each


def climb(
    game: str,
    bots: Sequence[str],
    seats: Sequence[int],
    games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
) -> Iterator[list[Rung]]:
    """For each seat count the bots, the best first. About `games` matches at each."""
    for count in seats:

        def play(line_up: list[str], matches: int, number: int) -> Iterator[MatchResult]:
            return run(game, line_up, matches, seed * 1000 + number, options, workers)

        found = _together if GAMES[game].together else _against
        yield sorted(found(bots, count, games, play), key=lambda rung: -rung.rating)


def line_ups(bots: Sequence[str], seats: int) -> list[list[str]]:
    """Who meets whom: every choice of different bots; where there are too few of them, some sit there twice."""
    if len(bots) >= seats:
        return [list(chosen) for chosen in combinations(bots, seats)]
    different = min(len(bots), 2)
    return [list(c) for c in combinations_with_replacement(bots, seats) if len(set(c)) >= different]


def _against(bots: Sequence[str], seats: int, games: int, play: Runs) -> list[Rung]:
    tables = line_ups(bots, seats)
    each = ceil(games / len(tables))
    rankings: list[Ranking] = []
    matches = [0] * len(bots)
    wins = [0.0] * len(bots)
    for number, table in enumerate(tables):
        entries = [bots.index(name) for name in table]
        for result in sorted(play(table, each, number), key=lambda result: result.number):
            rankings.append(_ranking(entries, result.ranks))
            for place, entry in enumerate(entries):
                matches[entry] += 1
                wins[entry] += 1 / len(result.winners) if place in result.winners else 0.0
    ratings = rate(len(bots), rankings)
    return [
        Rung(seats, bot, rating.points, rating.points - rating.error, rating.points + rating.error, played, won)
        for bot, rating, played, won in zip(bots, ratings, matches, wins, strict=True)
    ]


def _ranking(entries: Sequence[int], ranks: Sequence[int]) -> list[list[int]]:
    return [[entry for entry, mine in zip(entries, ranks, strict=True) if mine == rank] for rank in sorted(set(ranks))]


def _together(bots: Sequence[str], seats: int, games: int, play: Runs) -> list[Rung]:
    """Where everybody wins or nobody does, a table of one kind of bot tells how good it is."""
    found: list[Rung] = []
    for number, bot in enumerate(bots):
        wins = sum(1 for result in play([bot] * seats, games, number) if result.winners)
        low, high = wilson(wins, games)
        found.append(Rung(seats, bot, 100 * wins / games, 100 * low, 100 * high, games, wins))
    return found
