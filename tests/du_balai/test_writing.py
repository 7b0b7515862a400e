"""DUB-12 to DUB-14: formulas in secret, the check, the order of the goes."""

import pytest

from sabbat.engine import codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.actions import CastDice, WriteFormula
from sabbat.games.du_balai.events import (
    FormulaShown,
    FormulaWritten,
    GoBegan,
    LidOpened,
    SymbolsEliminated,
    SymbolsValid,
)
from tests.du_balai.table import flown, lay, written
from tests.hand_laid import refused


@pytest.mark.rule("DUB-12")
def test_any_number_of_the_own_nine_cards_is_a_formula() -> None:
    table = lay().casts().shuts()
    formulas = [action for action in table[0].options if isinstance(action, WriteFormula)]
    assert len(formulas) == 512
    assert {len(action.symbols) for action in formulas} == set(range(10))
    with refused("DUB-12", "no_such_formula"):
        table[0].does(WriteFormula(("eye", "eye")))
    with refused("DUB-12", "not_asked"):
        table[0].does(CastDice())


@pytest.mark.rule("DUB-12")
def test_a_formula_is_secret_until_the_check() -> None:
    table = lay(seats=2).casts().shuts()
    told = table[0].writes("eye ear")
    assert isinstance(told[0], FormulaWritten)
    assert codec.told_to(told[0], 0)["symbols"] == ["eye", "ear"]
    assert codec.told_to(told[0], 1)["symbols"] is None
    assert GAME.view(table.state, 0).players[0].formula == ["eye", "ear"]
    for viewer in (1, None):
        seen = GAME.view(table.state, viewer).players[0]
        assert (seen.formula, seen.written) == (None, 1)
    with refused("DUB-12", "formula_is_written"):
        table[0].writes("web")
    table[1].writes("")
    assert [event.symbols for event in table.told(FormulaShown)] == [("eye", "ear"), ()]


@pytest.mark.rule("DUB-12")
def test_nobody_writes_while_the_lid_is_open() -> None:
    table = lay().casts()
    with refused("DUB-11", "not_asked"):
        table[0].writes("eye")
    table[0].has_seen_enough()
    with refused("DUB-12", "not_time_to_write"):
        table[0].writes("eye")


@pytest.mark.rule("DUB-13")
def test_a_symbol_in_both_colours_is_eliminated_and_of_each_other_group_one_is_kept() -> None:
    table = lay(seats=2)
    # orange: spider twice, rain, web, skull; black: clash, lightning, web, star
    table.luck.script["die"] = ["spider", "spider", "rain", "lightning", "clash", "web", "skull", "skull", "web"]
    table[0].casts()
    table.shuts().all_write("", "")
    assert table.told(LidOpened)[0].symbols[:2] == ("spider", "spider")
    valid = {event.colour: event.symbols for event in table.told(SymbolsValid)}
    assert valid == {"orange": ("spider", "rain", "web", "skull"), "black": ("clash", "lightning")}
    assert not table.told(SymbolsEliminated)


@pytest.mark.rule("DUB-13")
def test_what_was_eliminated_is_told() -> None:
    table = lay(seats=2)
    # die 1 shows an orange eye, die 2 a black one; dice 3 and 7 show rain in both colours
    table.luck.script["die"] = ["eye", "eye", "rain", "web", "skull", "web", "rain", "star", "web"]
    table[0].casts()
    table.shuts().all_write("", "")
    assert set(table.told(SymbolsEliminated)[0].symbols) == {"eye", "rain", "web"}
    valid = {event.colour: event.symbols for event in table.told(SymbolsValid)}
    assert valid == {"orange": ("star",), "black": ("skull",)}


@pytest.mark.rule("DUB-14")
def test_first_who_closed_the_lid_then_the_others_leader_first() -> None:
    table = written("", "", "", "", squares=(3, 8, 1, 5), closer=2)
    assert [event.seat for event in table.told(GoBegan)] == [2, 1, 3, 0]


@pytest.mark.rule("DUB-14")
def test_without_a_closer_the_leader_is_first_and_equals_go_clockwise_from_the_thrower() -> None:
    table = written("", "", "", "", squares=(3, 8, 3, 3), thrower=2)
    assert [event.seat for event in table.told(GoBegan)] == [1, 2, 3, 0]


@pytest.mark.rule("DUB-14")
def test_the_order_is_that_of_the_squares_at_the_check() -> None:
    table = flown("eye ear web", "", "", squares=(4, 3, 6))  # seat 0 passes seat 2 in the turn
    assert table.squares == [9, 3, 6]
    assert [event.seat for event in table.told(GoBegan)] == [2, 0, 1]
