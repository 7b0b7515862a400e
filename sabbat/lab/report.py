"""What a tournament says: wins with their interval, scores, length."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

from sabbat.lab.tournament import MatchResult

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


class EntryReport(msgspec.Struct, frozen=True):
    """One bot of the tournament. Two entries of one name are told apart by their label."""

    name: str
    seat_label: str
    matches: int
    wins: float  # a win shared by two counts one half for each
    win_rate: float
    low: float  # 95 %, Wilson
    high: float
    mean_score: float
    score_error: float  # standard error of the mean
    mean_rank: float


class TogetherReport(msgspec.Struct, frozen=True):
    """Where everybody wins or nobody does: how often, and the means of what the game tells of a finished match."""

    wins: int
    win_rate: float
    low: float  # 95 %, Wilson
    high: float
    means: dict[str, float]


class Report(msgspec.Struct, frozen=True):
    """The whole tournament, ready for JSON."""

    entries: list[EntryReport]  # none where the table wins together: nobody is better than another
    together: TogetherReport | None  # only there
    games: int
    mean_actions: float
    seconds: float


class Tally:
    """Adds up results as they come, in little memory. Sums are whole numbers: who finished first changes nothing."""

    def __init__(self, names: Sequence[str], together: bool = False) -> None:
        self.names = list(names)
        self.together = together  # a game that is won by all or none
        self.games = 0
        self.actions = 0
        self.won = 0  # matches with a winner
        self.shares: list[Counter[int]] = [Counter() for _ in names]  # wins, by how many shared them
        self.scores = [0] * len(self.names)
        self.squares = [0] * len(self.names)
        self.ranks = [0] * len(self.names)
        self.figures: Counter[str] = Counter()

    def add(self, result: MatchResult) -> None:
        self.games += 1
        self.actions += result.actions
        self.won += bool(result.winners)
        self.figures.update(result.figures)
        for entry in result.winners:
            self.shares[entry][len(result.winners)] += 1
        for entry, score in enumerate(result.scores):
            self.scores[entry] += score
            self.squares[entry] += score * score
            self.ranks[entry] += result.ranks[entry]

    def wins(self, entry: int) -> float:
        """A win shared by two counts one half for each."""
        return sum(count / among for among, count in sorted(self.shares[entry].items()))

    def interval(self) -> tuple[float, float, float]:
        """The figure that a run is watched by, with its 95 %: how often the first entry wins, or the table."""
        wins = float(self.won) if self.together else self.wins(0)
        low, high = wilson(wins, self.games)
        return (wins / self.games if self.games else 0.0), low, high

    def report(self, seconds: float = 0.0) -> Report:
        return Report(
            entries=[] if self.together else [self._entry(entry, name) for entry, name in enumerate(self.names)],
            together=self._together() if self.together else None,
            games=self.games,
            mean_actions=self.actions / self.games if self.games else 0.0,
            seconds=seconds,
        )

    def _entry(self, entry: int, name: str) -> EntryReport:
        games, wins = self.games, self.wins(entry)
        low, high = wilson(wins, games)
        spread = (games * self.squares[entry] - self.scores[entry] ** 2) / (games * (games - 1)) if games > 1 else 0.0
        return EntryReport(
            name=name,
            seat_label=f"{name} {entry + 1}",
            matches=games,
            wins=wins,
            win_rate=wins / games if games else 0.0,
            low=low,
            high=high,
            mean_score=self.scores[entry] / games if games else 0.0,
            score_error=sqrt(spread / games) if games else 0.0,
            mean_rank=self.ranks[entry] / games if games else 0.0,
        )

    def _together(self) -> TogetherReport:
        low, high = wilson(self.won, self.games)
        means = {name: total / self.games for name, total in self.figures.items()}
        return TogetherReport(self.won, self.won / self.games if self.games else 0.0, low, high, means)


def report(
    names: Sequence[str], results: Iterable[MatchResult], seconds: float = 0.0, together: bool = False
) -> Report:
    """Adds up the results of a run between these entries; `together`: of a game that is won by all or none."""
    tally = Tally(names, together)
    for result in results:
        tally.add(result)
    return tally.report(seconds)


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson interval of a win rate: honest near 0 and 1 too, where the usual one leaves the scale."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
