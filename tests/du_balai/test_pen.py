"""DUB-12, DUB-34: somebody plays a Double Game while others write. A spell takes the pen out of nobody's hand."""

from __future__ import annotations

import pytest

from sabbat.games.du_balai.actions import LetSpellBe, PlaySpell, WriteFormula
from sabbat.games.du_balai.events import FormulaWritten, SpellUnanswered
from sabbat.games.du_balai.rules.spells import AnswerSpell
from sabbat.games.du_balai.rules.writing import WriteInSecret
from tests.du_balai.table import Table, lay
from tests.hand_laid import refused


def interrupted(hand: str = "loop") -> Table:
    """Seat 1 plays a Double Game; seat 0, who has Black Magic too, is asked whether to answer it."""
    table = lay(seats=2, hands={0: hand, 1: "double_game"}).casts("eye ear web", "skull star").shuts()
    table[1].plays("double_game")
    assert isinstance(table[0].asked, AnswerSpell)
    return table


@pytest.mark.rule("DUB-12", "DUB-34")
def test_who_is_asked_about_a_spell_may_lay_the_formula_down_before() -> None:
    table = interrupted()
    assert sum(isinstance(action, WriteFormula) for action in table[0].options) == 512
    table[0].writes("eye ear")
    assert [event.seat for event in table.told(FormulaWritten)] == [0]
    assert isinstance(table[0].asked, AnswerSpell)
    assert table[0].options == [LetSpellBe()]
    with refused("DUB-34", "not_asked"):
        table[0].writes("web")
    table[0].lets_it_be()
    assert table.told(SpellUnanswered)
    assert table.asked == [1]
    table[1].writes("eye")
    table[1].writes("skull")
    table.all_fly_on()
    assert table[0].square == 2


@pytest.mark.rule("DUB-12", "DUB-34")
def test_who_answers_the_spell_first_writes_then() -> None:
    table = interrupted()
    table[0].lets_it_be()
    assert table[0].asked == WriteInSecret("any")
    assert table[1].asked == WriteInSecret("orange")


@pytest.mark.rule("DUB-34", "DUB-36")
def test_with_a_double_game_of_her_own_she_writes_one_or_both_before() -> None:
    table = lay(seats=2, hands={0: "double_game loop", 1: "double_game hex"}).casts("eye ear web", "skull star").shuts()
    table[0].plays("double_game")
    table[1].lets_it_be()
    table[1].plays("double_game")
    table[0].writes("eye ear")
    with refused("DUB-36", "card_already_used"):
        table[0].writes("eye")
    table[0].lets_it_be()
    assert table[0].asked == WriteInSecret("black")
    table[0].writes("skull")
    assert table.asked == [1]


@pytest.mark.rule("DUB-34")
def test_a_fog_may_come_after_the_formula_too() -> None:
    table = interrupted("fog")
    table[0].writes("eye")
    assert table[0].options == [PlaySpell("fog"), LetSpellBe()]
    table[0].plays("fog")
    assert table[1].asked == WriteInSecret("any")  # its double game is lost in the fog
    assert table.asked == [1]


@pytest.mark.rule("DUB-12")
def test_who_has_written_is_only_asked_about_the_spell() -> None:
    table = lay(seats=2, hands={0: "loop", 1: "double_game"}).casts().shuts()
    table[0].writes("eye")
    table[1].plays("double_game")
    assert table[0].options == [LetSpellBe()]


@pytest.mark.rule("DUB-60")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_handicap_is_offered_for_each_seat_that_there_is(seats: int) -> None:
    game = lay(seats=seats).match.game
    assert [option.name for option in game.offered_options(seats)] == [f"handicap_{seat}" for seat in range(seats)]
