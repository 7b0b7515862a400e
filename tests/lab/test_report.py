"""What a tournament says adds up."""

from __future__ import annotations

import msgspec
import pytest

from sabbat.lab import MatchResult, Report, report, run
from sabbat.lab.report import wilson


def test_the_wilson_interval() -> None:
    """Known values: 8 of 10 lie in 0.4902 to 0.9433; none of 10 in 0 to 0.2775 (Newcombe 1998 has such tables)."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=5e-5)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=5e-5)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)


def test_shared_wins_count_as_shares() -> None:
    results = [
        MatchResult(0, (50, 40), (1, 2), (0,), 100),
        MatchResult(1, (44, 44), (1, 1), (0, 1), 120),
    ]
    found = report(["a", "b"], results, seconds=2.0)
    assert [entry.wins for entry in found.entries] == [1.5, 0.5]
    assert [entry.mean_score for entry in found.entries] == [47.0, 42.0]
    assert [entry.score_error for entry in found.entries] == [3.0, 2.0]
    assert [entry.mean_rank for entry in found.entries] == [1.0, 1.5]
    assert (found.games, found.mean_actions, found.seconds) == (2, 110.0, 2.0)


def test_a_report_adds_up() -> None:
    seats = ["sensible", "random", "random"]
    found = report(seats, run("charlatans", seats, games=6, seed=2, workers=1))
    assert [entry.seat_label for entry in found.entries] == ["sensible 1", "random 2", "random 3"]
    assert sum(entry.wins for entry in found.entries) == pytest.approx(6)
    assert all(entry.low <= entry.win_rate <= entry.high for entry in found.entries)
    assert all(entry.matches == found.games == 6 for entry in found.entries)


def test_a_report_goes_through_json() -> None:
    found = report(["a"], [MatchResult(0, (50,), (1,), (0,), 100)])
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found


def test_nothing_played() -> None:
    found = report(["a", "b"], [])
    assert found.games == 0
    assert found.entries[0].win_rate == 0.0


def test_where_all_win_or_nobody_does_the_table_is_told_as_one() -> None:
    results = [
        MatchResult(0, (7, 7), (1, 1), (0, 1), 100, {"burnt": 11}),
        MatchResult(1, (4, 4), (2, 2), (), 80, {"burnt": 20}),
        MatchResult(2, (7, 7), (1, 1), (0, 1), 90, {"burnt": 17}),
    ]
    found = report(["a", "b"], results, together=True)
    assert found.entries == []
    assert found.together is not None
    assert found.together.wins == 2
    assert found.together.win_rate == pytest.approx(2 / 3)
    assert (found.together.low, found.together.high) == wilson(2, 3)
    assert found.together.means == {"burnt": 16.0}
    assert report(["a", "b"], results).together is None
