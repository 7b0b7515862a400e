"""What a tournament says: wins with their interval, scores, length."""

from __future__ import annotations

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


def report(
    names: Sequence[str], results: Iterable[MatchResult], seconds: float = 0.0, together: bool = False
) -> Report:
    """Adds up the results of a run between these entries; `together`: of a game that is won by all or none."""
    played = sorted(results, key=lambda result: result.number)  # sums do not depend on who finished first
    games = len(played)
    return Report(
        entries=[] if together else [_entry(entry, name, played) for entry, name in enumerate(names)],
        together=_together(played) if together else None,
        games=games,
        mean_actions=sum(result.actions for result in played) / games if games else 0.0,
        seconds=seconds,
    )


def _entry(entry: int, name: str, played: Sequence[MatchResult]) -> EntryReport:
    games = len(played)
    wins = sum(1 / len(result.winners) for result in played if entry in result.winners)
    low, high = wilson(wins, games)
    scores = [result.scores[entry] for result in played]
    mean = sum(scores) / games if games else 0.0
    spread = sum((score - mean) ** 2 for score in scores) / (games - 1) if games > 1 else 0.0
    return EntryReport(
        name=name,
        seat_label=f"{name} {entry + 1}",
        matches=games,
        wins=wins,
        win_rate=wins / games if games else 0.0,
        low=low,
        high=high,
        mean_score=mean,
        score_error=sqrt(spread / games) if games else 0.0,
        mean_rank=sum(result.ranks[entry] for result in played) / games if games else 0.0,
    )


def _together(played: Sequence[MatchResult]) -> TogetherReport:
    games = len(played)
    wins = sum(1 for result in played if result.winners)
    low, high = wilson(wins, games)
    told = played[0].figures if played else {}
    means = {name: sum(result.figures[name] for result in played) / games for name in told}
    return TogetherReport(wins, wins / games if games else 0.0, low, high, means)


def wilson(wins: float, games: int, z: float = Z) -> tuple[float, float]:
    """The Wilson interval of a win rate: honest near 0 and 1 too, where the usual one leaves the scale."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)
