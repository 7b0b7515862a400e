"""BAL-27, BAL-28: the end and the winner."""

from __future__ import annotations

import pytest

from sabbat.engine.state import Outcome
from sabbat.games.bal_des_chaudrons.components import LAST_ROUND
from sabbat.games.bal_des_chaudrons.events import MatchEnded
from tests.bal_des_chaudrons.table import Table, lay


def ended(*circles: str, benches: tuple[str, ...] = ()) -> Table:
    """A quiet round with these Circles, up to its end check."""
    table = lay(seats=len(circles), circles=circles, benches=benches)
    table.rest_of_round()
    return table


def outcome(table: Table) -> Outcome:
    assert table.match.outcome is not None
    return table.match.outcome


@pytest.mark.rule("BAL-E4")
def test_six_against_five() -> None:
    table = ended("5 heart", "4 mandrake, 2 spider")
    assert outcome(table).winners == (1,)
    assert outcome(table).scores == (5, 6)
    assert table.told(MatchEnded) == [MatchEnded((5, 6), (1,))]


@pytest.mark.rule("BAL-27")
def test_five_end_the_game_four_do_not() -> None:
    assert ended("4 toad", "4 toad").match.outcome is None
    table = ended("4 toad", "5 toad", "")
    assert (outcome(table).ranks, outcome(table).why) == ((2, 1, 3), "BAL-27")


@pytest.mark.rule("BAL-27")
def test_the_check_comes_at_the_end_of_the_round_only() -> None:
    table = lay(circles=["5 toad", ""])
    assert table.match.outcome is None
    assert table.asked == [0, 1]


@pytest.mark.rule("BAL-28")
def test_a_tie_goes_to_more_different_types() -> None:
    table = ended("5 toad", "4 toad, heart")
    assert (outcome(table).winners, outcome(table).ranks, outcome(table).why) == ((1,), (2, 1), "BAL-28")


@pytest.mark.rule("BAL-28")
def test_then_to_fewer_ingredients_on_the_bench() -> None:
    table = ended("4 toad, heart", "4 spider, heart", benches=("2 spider", "spider"))
    assert outcome(table).winners == (1,)


@pytest.mark.rule("BAL-28")
def test_types_count_before_the_bench() -> None:
    assert outcome(ended("3 toad, 2 heart", "5 spider", benches=("9 toad", ""))).winners == (0,)


@pytest.mark.rule("BAL-28")
def test_then_the_victory_is_shared() -> None:
    table = ended("4 toad, heart", "5 spider", "4 spider, mandrake", benches=("toad", "", "spider"))
    assert outcome(table).winners == (0, 2)
    assert outcome(table).ranks == (1, 3, 1)


@pytest.mark.rule("BAL-27")
def test_a_match_that_nobody_ends_is_decided_after_round_20() -> None:
    table = lay(circles=["toad", "2 toad"], round=LAST_ROUND - 1)
    table.rest_of_round()
    assert table.match.outcome is None
    table.rest_of_round()
    assert outcome(table).winners == (1,)
