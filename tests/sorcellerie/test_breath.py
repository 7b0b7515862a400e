"""SOR-3: a breath between a contest and the next cup, where the table has a clock and has agreed on one."""

from __future__ import annotations

import pytest

from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import READY, SHAKE_CUP
from sabbat.games.sorcellerie.components import WINDOW
from sabbat.games.sorcellerie.rules.cup import TakeBreath, TakeTheCup
from tests.hand_laid import refused
from tests.sorcellerie.table import CUE, Table, lay

SETTLED = CUE + 400 + WINDOW


def contested(breath: int) -> Table:
    """Somebody was right 400 ms after the dice, and the window has closed."""
    table = lay(breath=breath).shakes().ticks()
    table[1].says("bat", after=400)
    return table.ticks()


@pytest.mark.rule("SOR-3")
def test_everybody_rests_until_the_clock_says_so() -> None:
    table = contested(breath=3)
    assert table.asked == [0, 1, 2]
    assert all(isinstance(table[seat].asked, TakeBreath) for seat in range(3))
    assert table.match.closes_at == SETTLED + 3_000
    seen = GAME.view(table.state, 0)
    assert (seen.step, seen.rests_until, seen.breath) == ("resting", SETTLED + 3_000, 3_000)
    with refused("SOR-3", "cup_is_not_shaken"):
        table[0].says("cat")
    table.ticks()
    assert table.asked == [1]
    assert isinstance(table[1].asked, TakeTheCup)
    assert table.match.closes_at is None


@pytest.mark.rule("SOR-3")
def test_where_all_are_ready_it_is_over_at_once() -> None:
    table = contested(breath=5)
    for seat in (2, 0):
        table.does(seat, READY, SETTLED + 100)
    assert table.asked == [1]
    assert isinstance(table[1].asked, TakeBreath)
    with refused("SOR-3", "not_asked"):
        table.does(1, SHAKE_CUP, SETTLED + 200)
    table.does(1, READY, SETTLED + 200)
    assert isinstance(table[1].asked, TakeTheCup)


@pytest.mark.rule("SOR-3")
def test_nobody_rests_at_a_table_that_wants_none_or_has_no_clock() -> None:
    assert isinstance(contested(breath=0)[1].asked, TakeTheCup)
    table = lay(breath=5).throws()
    table[1].says("bat")
    assert isinstance(table[1].asked, TakeTheCup)
    assert GAME.view(table.state, None).rests_until == 0
