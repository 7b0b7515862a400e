"""Du balai !, dice and formulas are revealed: DUB-13, DUB-14."""

from __future__ import annotations

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.du_balai.components import BLACK, COLOURS, ORANGE, colour_of, symbol_of, symbols_of, valid_sets
from sabbat.games.du_balai.events import FormulaShown, LidOpened, SymbolsEliminated, SymbolsValid
from sabbat.games.du_balai.state import GONE, MOVING, NOBODY, DuBalai


def open_lid(play: Play[DuBalai]) -> None:
    """DUB-13. All formulas, then the dice; sorted step by step, so that everybody sees why."""
    table = play.state
    play.reveal()
    table.phase = MOVING
    table.lid_contest = False
    table.queue = in_order(table)
    table.mover = NOBODY
    table.go = GONE
    if play.wants_events:
        for seat, me in enumerate(table.players):
            play.tell(FormulaShown(seat, COLOURS[ORANGE] if me.double else "any", symbols_of(me.formula)))
            if me.double:
                play.tell(FormulaShown(seat, COLOURS[BLACK], symbols_of(me.second)))
        shown = tuple([symbol_of(die, face) for die, face in enumerate(table.dice)])
        play.tell(LidOpened(shown, tuple([colour_of(face) == ORANGE for face in table.dice])))
        orange, black = valid_sets(table.dice)
        gone = [symbol for symbol in symbols_of(511 & ~(orange | black)) if symbol in shown]
        if gone:
            play.tell(SymbolsEliminated(tuple(gone)))
        play.tell(SymbolsValid(COLOURS[ORANGE], symbols_of(orange)))
        play.tell(SymbolsValid(COLOURS[BLACK], symbols_of(black)))


def in_order(table: DuBalai) -> tuple[Seat, ...]:
    """DUB-14. Who closed the lid; then the others, leader first; equals clockwise from who threw the dice."""
    seats = len(table.players)
    keys: list[tuple[int, int, int]] = []
    for far in range(seats):
        seat = (table.thrower + far) % seats
        first = 0 if seat == table.closer else 1
        keys.append((first, -table.players[seat].square, far))
    return tuple([(table.thrower + far) % seats for _, _, far in sorted(keys)])
