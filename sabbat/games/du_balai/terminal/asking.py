"""How Du balai ! lets a formula be written: symbol by symbol, instead of one of 512 at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from rich.text import Text

from sabbat.cli.table.sheet import Choice, Manners, Sheet, plain_sheet, with_keys
from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.match import Match
from sabbat.games.du_balai.actions import WriteFormula
from sabbat.games.du_balai.components import SYMBOLS
from sabbat.words import Words

FEW = 8  # so many formulas may stand there at once

Asked = Decision[Any]  # of the state that the match has


def sheet(match: Match, seat: Seat, words: Words) -> Sheet | None:
    question = match.pending.get(seat)
    if question is None:
        return None
    options = match.options(seat)
    formulas = {action.symbols: action for action in options if isinstance(action, WriteFormula)}
    if len(formulas) <= FEW:
        return plain_sheet(match, seat, words, Manners())
    others = [action for action in options if not isinstance(action, WriteFormula)]
    return _writing(question.decision, formulas, others, words, ())


def _writing(
    asked: Asked,
    formulas: dict[tuple[str, ...], WriteFormula],
    others: Sequence[Action],
    words: Words,
    chosen: tuple[str, ...],
) -> Sheet:
    """What is chosen so far can be written; a symbol goes in, or out again. Each keeps its key."""
    choices = []
    for symbol in SYMBOLS:
        then = _toggled(chosen, symbol)
        if then in formulas:
            label = Text(words.text(f"symbol-{symbol}"), "bold reverse" if symbol in chosen else "")
            choices.append(Choice(label, partial(_writing, asked, formulas, others, words, then)))
    write = Choice(Text(words.action(formulas[chosen], asked), "bold"), formulas[chosen], wanted_key="w")
    beside = [Choice(Text(words.action(action, asked)), action) for action in others]
    return Sheet(Text(words.question(asked)), with_keys([*choices, write, *beside]), asked.rule, first=len(choices))


def _toggled(chosen: tuple[str, ...], symbol: str) -> tuple[str, ...]:
    return tuple(other for other in SYMBOLS if (other in chosen) != (other == symbol))
