"""Ratings for many players at once: Plackett-Luce, fitted to whole rankings by maximum likelihood.

A player of strength s is first with chance s / (sum of all at the table); then the rest is ranked in the same way. Bots
do not get better from match to match, so the order of matches does not matter, and nothing is updated on the way: the
strengths are those under which what happened is likeliest (Hunter's MM algorithm), and their intervals come from the
information at that point. Each player is taken to have drawn a match with an average one: who never wins has a rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log10, sqrt

Ranking = Sequence[Sequence[int]]  # players by place, the best first; several on one place are tied
Z = 1.959964
SCALE = 400 / log(10)  # 400 points more: ten times as likely to come first
ROUNDS = 500
STILL = 1e-9
PRIOR = 1.0  # matches drawn with an average player, won and lost by half


@dataclass(frozen=True)
class Rating:
    """Points on a scale whose mean is 0; `error` is half the width of the 95 % interval."""

    points: float
    error: float


def rate(players: int, rankings: Sequence[Ranking]) -> list[Rating]:
    """The rating of each player, by number. A player may hold several places of one ranking."""
    stages = [stage for ranking in rankings for stage in _stages(ranking)]
    wins = [PRIOR / 2] * players
    for winners, _ in stages:
        for player, share in winners:
            wins[player] += share
    strengths = [1.0] * players
    for _ in range(ROUNDS):
        before = strengths
        strengths = _improved(before, wins, stages)
        if max(abs(log(new / old)) for new, old in zip(strengths, before, strict=True)) < STILL:
            break
    errors = _errors(strengths, stages)
    return [Rating(400 * log10(strength), Z * SCALE * error) for strength, error in zip(strengths, errors, strict=True)]


Stage = tuple[list[tuple[int, float]], dict[int, int]]  # who came first among those left, by shares; who was left


def _stages(ranking: Ranking) -> list[Stage]:
    """A ranking as first places: of all, of all but the first, … Those who are tied share theirs."""
    found: list[Stage] = []
    left: dict[int, int] = {}
    for place in ranking:
        for player in place:
            left[player] = left.get(player, 0) + 1
    for place in ranking:
        for taken in range(len(place)):
            if sum(left.values()) < 2:
                return found
            found.append(([(player, 1 / len(place)) for player in place], dict(left)))
            left[place[taken]] -= 1
            if not left[place[taken]]:
                del left[place[taken]]
    return found


def _improved(strengths: list[float], wins: list[float], stages: Sequence[Stage]) -> list[float]:
    weights = [PRIOR / (strength + 1.0) for strength in strengths]  # the draw with an average player
    for _, left in stages:
        total = sum([strengths[player] * count for player, count in left.items()])
        for player, count in left.items():
            weights[player] += count / total
    found = [won / weight for won, weight in zip(wins, weights, strict=True)]
    mean = exp(sum([log(strength) for strength in found]) / len(found))
    return [strength / mean for strength in found]


def _errors(strengths: list[float], stages: Sequence[Stage]) -> list[float]:
    """Standard errors of the logarithms: from the inverse of the information, so that doubt about others counts too."""
    count = len(strengths)
    information = [[0.0] * count for _ in strengths]
    for player, strength in enumerate(strengths):
        information[player][player] = PRIOR * strength / (strength + 1.0) ** 2
    for _, left in stages:
        total = sum([strengths[player] * times for player, times in left.items()])
        chances = [(player, strengths[player] * times / total) for player, times in left.items()]
        for player, chance in chances:
            information[player][player] += chance
            for other, theirs in chances:
                information[player][other] -= chance * theirs
    spread = _inverse(information)
    means = [sum(row) / count for row in spread]
    mean = sum(means) / count  # ratings are told from their mean, so what moves all of them alike is no doubt
    return [sqrt(spread[place][place] - 2 * means[place] + mean) for place in range(count)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By elimination; the prior keeps the diagonal away from 0."""
    size = len(matrix)
    rows = [[*row, *[float(at == place) for at in range(size)]] for place, row in enumerate(matrix)]
    for place in range(size):
        pivot = rows[place][place]
        rows[place] = [value / pivot for value in rows[place]]
        for other in range(size):
            factor = rows[other][place]
            if other != place and factor:
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[place], strict=True)]
    return [row[size:] for row in rows]
