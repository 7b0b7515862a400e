"""Du balai !, writing in secret: DUB-12, DUB-35, DUB-36."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.games.du_balai.actions import (
    CLOSE_LID,
    DECREE,
    DOUBLE_GAME,
    HOLD_BACK,
    PLAY,
    SEEN_ENOUGH,
    WRITE,
    CloseLid,
    HoldBack,
    PlaySpell,
    SeenEnough,
    WriteFormula,
)
from sabbat.games.du_balai.components import COLOURS, DECREE_LOOK, SYMBOLS, FormulaColour, bits_of
from sabbat.games.du_balai.events import DecreeLooked, FormulaWritten, WriterHeldBack
from sabbat.games.du_balai.rules.looking import TOO_FAR_BACK, Table, claim_lid
from sabbat.games.du_balai.rules.spells import EFFECTS, IN_FOG, check_spell, play_spell
from sabbat.games.du_balai.state import NOBODY, NOT_WRITTEN, WRITING, DuBalai, may_close

ANY: Final = "any"
NO_SUCH_FORMULA: Final = Refusal("DUB-12", "no_such_formula")
CARD_ALREADY_USED: Final = Refusal("DUB-36", "card_already_used")
LID_IS_CLOSED: Final = Refusal("DUB-11", "lid_is_closed")
NO_REASON_TO_WAIT: Final = Refusal("DUB-35", "no_reason_to_wait")


def begin_writing(play: Table) -> None:
    """DUB-12. Everybody at once."""
    play.state.phase = WRITING
    for seat in range(len(play.state.players)):
        ask_to_write(play, seat)


def ask_to_write(play: Table, seat: Seat) -> None:
    """The formula; with a double game the orange one, then the black one."""
    me = play.state.players[seat]
    colour = ANY if not me.double else COLOURS[0] if me.formula == NOT_WRITTEN else COLOURS[1]
    play.ask(seat, WriteInSecret(colour))


def others_have_written(table: DuBalai, seat: Seat) -> bool:
    for other, me in enumerate(table.players):
        if other != seat and not me.written:
            return False
    return True


def bits_if_ordered(symbols: tuple[str, ...]) -> int:
    """The formula as bits, or -1 where it is none, or not in the order of the symbols."""
    last = -1
    for symbol in symbols:
        place = SYMBOLS.index(symbol) if symbol in SYMBOLS else -1
        if place <= last:
            return -1
        last = place
    return bits_of(symbols)


@dataclass(frozen=True)
class WriteInSecret(Decision[DuBalai]):
    """DUB-12. Any number of the own nine cards; or first a Decree or a Double Game, for whoever has one."""

    rule: ClassVar[str] = "DUB-12"
    colour: FormulaColour

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        me = state.players[seat]
        found = self._beside_writing(state, seat)
        if self.colour == COLOURS[1]:
            found.extend([WRITE[bits] for bits in range(len(WRITE)) if not bits & me.formula])
        else:
            found.extend(WRITE)
        return found

    def options(self, state: DuBalai, seat: Seat) -> list[Action]:
        """The same as the candidates that pass, without asking for each of the 512 formulas."""
        beside = self._beside_writing(state, seat)
        found = self.candidates(state, seat)[len(beside) :]
        return [each for each in beside if self.check(state, seat, each) is None] + found

    def _beside_writing(self, state: DuBalai, seat: Seat) -> list[Action]:
        hand = state.players[seat].hand
        found: list[Action] = []
        if state.lid_contest:
            found.append(CLOSE_LID)
        if hand[DECREE]:
            found.extend([HOLD_BACK, PLAY[DECREE]])
        if hand[DOUBLE_GAME]:
            found.append(PLAY[DOUBLE_GAME])
        return found

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        me = state.players[seat]
        if isinstance(action, WriteFormula):
            bits = bits_if_ordered(action.symbols)
            if bits < 0:
                return NO_SUCH_FORMULA
            return CARD_ALREADY_USED if self.colour == COLOURS[1] and bits & me.formula else None
        if isinstance(action, PlaySpell):
            return check_spell(state, seat, action.card)
        if isinstance(action, HoldBack):
            waits = me.hand[DECREE] and not me.held_back and me.formula == NOT_WRITTEN
            return None if waits and not others_have_written(state, seat) else NO_REASON_TO_WAIT
        if isinstance(action, CloseLid):
            if not state.lid_contest or me.claimed or seat == state.closer:
                return LID_IS_CLOSED
            return None if may_close(state, seat) else TOO_FAR_BACK
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        if isinstance(action, PlaySpell):
            play_spell(play, seat, action.card)
        elif isinstance(action, HoldBack):
            me.held_back = True
            if play.heard:
                play.tell(WriterHeldBack(seat))
        elif isinstance(action, CloseLid):
            claim_lid(play, seat)
            ask_to_write(play, seat)
        elif isinstance(action, WriteFormula):
            if self.colour == COLOURS[1]:
                me.second = bits_of(action.symbols)
            else:
                me.formula = bits_of(action.symbols)
            if play.heard:
                play.tell(FormulaWritten(seat, Secret(action.symbols, (seat,))))
            if not me.written:
                ask_to_write(play, seat)


def look_by_decree(play: Table, seat: Seat) -> None:
    """DUB-35. Ten more seconds, by the clock where there is one."""
    table = play.state
    table.decree = seat
    table.decree_until = play.at + DECREE_LOOK if play.at else 0
    if play.heard:
        play.tell(DecreeLooked(seat, table.decree_until))
    play.ask(seat, LookByDecree())


def double_game(play: Table, seat: Seat) -> None:
    """DUB-36. Two formulas, one orange and one black."""
    play.state.players[seat].double = True
    ask_to_write(play, seat)


EFFECTS["decree"] = look_by_decree
EFFECTS["double_game"] = double_game
IN_FOG["decree"] = ask_to_write
IN_FOG["double_game"] = ask_to_write


@dataclass(frozen=True)
class LookByDecree(Decision[DuBalai]):
    """DUB-35. The dice again, for these eyes only; then write."""

    rule: ClassVar[str] = "DUB-35"

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [SEEN_ENOUGH]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, SeenEnough) else self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        end_decree(play)


def end_decree(play: Table) -> None:
    """The time is up, or she has seen enough."""
    table = play.state
    seat = table.decree
    table.decree = NOBODY
    table.decree_until = 0
    table.asked[seat] = None
    ask_to_write(play, seat)
