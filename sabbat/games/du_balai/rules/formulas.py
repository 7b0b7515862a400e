"""Du balai !, laying a formula face down: DUB-12, DUB-36."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.composition import ComposedField, Composition
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import WRITE
from sabbat.games.du_balai.components import SYMBOLS, bits_of
from sabbat.games.du_balai.events import FormulaWritten
from sabbat.games.du_balai.state import NOT_WRITTEN, WRITING, DuBalai

NO_SUCH_FORMULA: Final = Refusal("DUB-12", "no_such_formula")
CARD_ALREADY_USED: Final = Refusal("DUB-36", "card_already_used")


def owes_formula(table: DuBalai, seat: Seat) -> bool:
    """Is this seat still to write?"""
    return table.phase == WRITING and not table.players[seat].written


def formulas_left(table: DuBalai, seat: Seat) -> list[Action]:
    """Every formula that may be laid: after the orange one of a double game, only of the cards that are left."""
    me = table.players[seat]
    if me.formula == NOT_WRITTEN:
        return list(WRITE)
    return [WRITE[bits] for bits in range(len(WRITE)) if not bits & me.formula]


def composed_formulas(table: DuBalai, seat: Seat) -> list[Composition]:
    """The same 512 or fewer, said in one line: any of these cards, in the order of the symbols."""
    laid = table.players[seat].formula
    used = 0 if laid == NOT_WRITTEN else laid
    left = [symbol for at, symbol in enumerate(SYMBOLS) if not used >> at & 1]
    return [Composition("WriteFormula", {"symbols": ComposedField(some_of=left)})]


def check_formula(table: DuBalai, seat: Seat, symbols: tuple[str, ...]) -> Refusal | None:
    me = table.players[seat]
    bits = bits_if_ordered(symbols)
    if bits < 0:
        return NO_SUCH_FORMULA
    return CARD_ALREADY_USED if me.formula != NOT_WRITTEN and bits & me.formula else None


def lay_formula(play: Play[DuBalai], seat: Seat, symbols: tuple[str, ...]) -> None:
    """Face down; with a double game the orange one, then the black one."""
    me = play.state.players[seat]
    if me.formula == NOT_WRITTEN:
        me.formula = bits_of(symbols)
    else:
        me.second = bits_of(symbols)
    if play.wants_events:
        play.tell(FormulaWritten(seat, Secret(symbols, (seat,))))


def bits_if_ordered(symbols: tuple[str, ...]) -> int:
    """The formula as bits, or -1 where it is none, or not in the order of the symbols."""
    last = -1
    for symbol in symbols:
        place = SYMBOLS.index(symbol) if symbol in SYMBOLS else -1
        if place <= last:
            return -1
        last = place
    return bits_of(symbols)
