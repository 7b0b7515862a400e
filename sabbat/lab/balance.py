"""What many stories say of a game: seats, bots, pieces, luck, length; each figure with its 95 % interval.

Matches of one luck resemble each other, so a luck counts as one observation: rates are means over lucks.

What a piece is worth comes from a regression: for each seat of each match, whether it won, by how often it took each
piece, with the bot and the seat taken into account. It says what went with winning, not what caused it: a player who is
ahead may simply take more of something.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt

import numpy as np

from sabbat.lab.report import Z, wilson
from sabbat.lab.stories import Story

LUCK = ("same-seat", "same-bot", "neither")
RAREST = 20  # times that a piece must have been taken to be weighed


@dataclass(frozen=True)
class Share:
    """How often something was so."""

    name: str
    rate: float
    low: float
    high: float
    of: int


@dataclass(frozen=True)
class Piece:
    """One piece: how often it was taken when it could be, and what one more of it went with, in shares of a win."""

    name: str
    offered: int
    taken: int
    worth: float | None = None
    error: float = 0.0

    @property
    def rate(self) -> float:
        return self.taken / self.offered if self.offered else 0.0


@dataclass
class Balance:
    """All figures of a report."""

    matches: int = 0
    bots: list[Share] = field(default_factory=list)
    seats: list[Share] = field(default_factory=list)
    luck: list[Share] = field(default_factory=list)  # same_seat, same_bot, neither
    pieces: list[Piece] = field(default_factory=list)
    lengths: list[int] = field(default_factory=list)
    rounds: list[tuple[int, str, float]] = field(default_factory=list)  # round, winner or other, mean standing
    won: Share | None = None  # where the table wins as one


def balance(stories: Iterable[Story], together: bool) -> Balance:
    """Adds up the stories of a run."""
    told = list(stories)
    found = Balance(len(told), lengths=[story.actions for story in told])
    if together:
        won: defaultdict[int, list[float]] = defaultdict(list)
        for story in told:
            won[story.luck].append(float(bool(story.winners)))
        found.won = _share("table", won)
    elif told:
        found.bots = _by_bot(told)
        found.seats = _by_seat(told)
        found.luck = _luck(told)
    found.rounds = _rounds(told)
    found.pieces = _pieces(told)
    return found


def _share(name: str, by_luck: Mapping[int, Sequence[float]]) -> Share:
    """The mean of what lucks brought in the mean."""
    mean, reach = mean_and_error([sum(values) / len(values) for values in by_luck.values()])
    low, high = (mean - reach, mean + reach) if reach else wilson(mean * len(by_luck), len(by_luck))
    return Share(name, mean, max(0.0, low), min(1.0, high), sum(map(len, by_luck.values())))


def _won(story: Story, seat: int) -> float:
    return 1 / len(story.winners) if seat in story.winners else 0.0


def _by_bot(told: list[Story]) -> list[Share]:
    found: dict[str, defaultdict[int, list[float]]] = {}
    for story in told:
        for seat, bot in enumerate(story.bots):
            found.setdefault(bot, defaultdict(list))[story.luck].append(_won(story, seat))
    return [_share(bot, by_luck) for bot, by_luck in found.items()]


def _by_seat(told: list[Story]) -> list[Share]:
    found: list[defaultdict[int, list[float]]] = [defaultdict(list) for _ in told[0].bots]
    for story in told:
        for seat in range(len(story.bots)):
            found[seat][story.luck].append(_won(story, seat))
    return [_share(str(seat + 1), by_luck) for seat, by_luck in enumerate(found)]


def _luck(told: list[Story]) -> list[Share]:
    """Pairs of matches with the same luck, the bots one seat further: did the same seat win again, or the same bot?"""
    count = len(told[0].bots)
    found: dict[str, defaultdict[int, list[float]]] = {name: defaultdict(list) for name in LUCK}
    for one, other in pairwise(told):
        if one.luck == other.luck and len(one.winners) == len(other.winners) == 1:
            same_seat = one.winners == other.winners
            same_bot = (one.winners[0] - 1) % count == other.winners[0]
            for name, so in zip(LUCK, (same_seat, same_bot, not same_seat and not same_bot), strict=True):
                found[name][one.luck].append(float(so))
    return [_share(name, by_luck) for name, by_luck in found.items()]


def _rounds(told: list[Story]) -> list[tuple[int, str, float]]:
    sums: defaultdict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0])
    for story in told:
        for at, stand in story.standings.items():
            for seat, value in enumerate(stand):
                kept = sums[at, "winner" if seat in story.winners else "other"]
                kept[0] += value
                kept[1] += 1
    few = len(told) // 10  # a round that only few matches reach would draw a jumpy line
    return [(at, who, total / count) for (at, who), (total, count) in sorted(sums.items()) if count > few]


def _pieces(told: list[Story]) -> list[Piece]:
    offered: Counter[str] = Counter()
    taken: Counter[str] = Counter()
    for story in told:
        for seat in range(len(story.bots)):
            offered.update(story.offered[seat])
            taken.update(story.taken[seat])
    weighed = worth_of(told, [name for name, count in taken.items() if count >= RAREST])
    return [Piece(name, count, taken[name], *weighed.get(name, (None, 0.0))) for name, count in offered.items()]


def worth_of(told: list[Story], names: list[str]) -> dict[str, tuple[float, float]]:
    """What one more of each went with, in shares of a win, and its standard error, by lucks: least squares."""
    bots = sorted({bot for story in told for bot in story.bots})
    count = len(told[0].bots) if told else 0
    columns = [*names, *bots[1:], *[str(seat) for seat in range(1, count)]]
    rows = len(told) * count
    if not names or rows <= 2 * len(columns):
        return {}
    place = {name: at for at, name in enumerate(columns)}
    table = np.zeros((rows, len(columns) + 1))
    table[:, -1] = 1.0
    won = np.zeros(rows)
    for at, (story, seat) in enumerate((story, seat) for story in told for seat in range(count)):
        for name, times in story.taken[seat].items():
            if name in place:
                table[at, place[name]] = times
        for dummy in (story.bots[seat], str(seat)):
            if dummy in place:
                table[at, place[dummy]] = 1.0
        won[at] = _won(story, seat)
    inverse = np.linalg.pinv(table.T @ table)
    worth = inverse @ table.T @ won
    left = table * (won - table @ worth)[:, None]
    lucks = np.repeat([story.luck for story in told], count)
    by_luck = np.zeros((int(lucks.max()) + 1, left.shape[1]))
    np.add.at(by_luck, lucks, left)
    errors = np.sqrt(np.maximum(0.0, np.diag(inverse @ by_luck.T @ by_luck @ inverse)))
    return {name: (float(worth[place[name]]), float(errors[place[name]])) for name in names}


def interval(piece: Piece) -> tuple[float, float]:
    assert piece.worth is not None
    return piece.worth - Z * piece.error, piece.worth + Z * piece.error


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count if count else 0.0
    spread = sum((value - mean) ** 2 for value in values) / (count - 1) if count > 1 else 0.0
    return mean, Z * sqrt(spread / count) if count else 0.0
