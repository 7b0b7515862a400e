"""Du balai ! in a terminal: a formula is written symbol by symbol, and every one of the 512 can be."""

from __future__ import annotations

from sabbat.cli.table.question import QuestionBar
from sabbat.cli.table.sheet import Choice, Sheet
from sabbat.engine import Match
from sabbat.games.du_balai.actions import WriteFormula
from sabbat.games.du_balai.terminal.asking import sheet
from sabbat.words import Words
from tests.du_balai.table import lay

WORDS = Words("du_balai", "en", strict=True)


def writing() -> Match:
    table = lay().casts()
    table[0].closes()
    return table.match


def chosen(asked: Sheet, label: str) -> Choice:
    return next(choice for choice in asked.choices if choice.label.plain == label)


def with_symbol(asked: Sheet, symbol: str) -> Sheet:
    then = chosen(asked, symbol).leads_to
    assert callable(then)
    return then()


def test_every_formula_can_be_written() -> None:
    match = writing()
    formulas = [action for action in match.options(0) if isinstance(action, WriteFormula)]
    assert len(formulas) == 512
    for formula in formulas:
        asked = sheet(match, 0, WORDS)
        assert asked is not None
        for symbol in formula.symbols:
            asked = with_symbol(asked, WORDS.text(f"symbol-{symbol}"))
        assert next(choice for choice in asked.choices if choice.key == "w").leads_to == formula


def test_a_symbol_can_be_taken_out_again_and_keeps_its_key() -> None:
    asked = sheet(writing(), 0, WORDS)
    assert asked is not None
    with_eye = with_symbol(asked, "eye")
    assert chosen(with_eye, "Write eye").key == chosen(asked, "Write nothing").key == "w"
    assert chosen(with_eye, "eye").key == chosen(asked, "eye").key
    assert chosen(with_symbol(with_eye, "eye"), "Write nothing").leads_to == WriteFormula(())


def test_who_is_writing_is_not_thrown_back_when_others_act() -> None:
    match = writing()
    asked, again = sheet(match, 0, WORDS), sheet(match, 0, WORDS)
    assert asked is not None
    assert again is not None
    bar = QuestionBar()
    bar.ask(asked)
    bar._choose(chosen(asked, "eye"))
    bar.ask(again)
    assert bar.sheet is not None
    assert chosen(bar.sheet, "Write eye").leads_to == WriteFormula(("eye",))
