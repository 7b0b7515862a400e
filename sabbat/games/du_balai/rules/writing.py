"""Du balai !, writing in secret: DUB-12, DUB-35, DUB-36."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.composition import Composition
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import (
    CLOSE_LID,
    DECREE,
    DOUBLE_GAME,
    HOLD_BACK,
    PLAY,
    SEEN_ENOUGH,
    CloseLid,
    HoldBack,
    PlaySpell,
    SeenEnough,
    WriteFormula,
)
from sabbat.games.du_balai.components import COLOURS, DECREE_LOOK, FormulaColour
from sabbat.games.du_balai.events import DecreeLooked, WriterHeldBack
from sabbat.games.du_balai.rules.formulas import check_formula, composed_formulas, formulas_left, lay_formula
from sabbat.games.du_balai.rules.looking import TOO_FAR_BACK, claim_lid
from sabbat.games.du_balai.rules.spells import EFFECTS, IN_FOG, MEANWHILE, check_spell, play_spell
from sabbat.games.du_balai.state import NOBODY, NOT_WRITTEN, WRITING, DuBalai, may_close

ANY: Final = "any"
LID_IS_CLOSED: Final = Refusal("DUB-11", "lid_is_closed")
NO_REASON_TO_WAIT: Final = Refusal("DUB-35", "no_reason_to_wait")


def begin_writing(play: Play[DuBalai]) -> None:
    """DUB-12. Everybody at once."""
    play.state.phase = WRITING
    for seat in range(len(play.state.players)):
        ask_to_write(play, seat)


def ask_to_write(play: Play[DuBalai], seat: Seat) -> None:
    """The formula; with a double game the orange one, then the black one."""
    me = play.state.players[seat]
    colour = ANY if not me.double else COLOURS[0] if me.formula == NOT_WRITTEN else COLOURS[1]
    play.ask(seat, WriteInSecret(colour))


def others_have_written(table: DuBalai, seat: Seat) -> bool:
    for other, me in enumerate(table.players):
        if other != seat and not me.written:
            return False
    return True


@dataclass(frozen=True)
class WriteInSecret(Decision[DuBalai]):
    """DUB-12. Any number of one's own nine cards; or first a Decree or a Double Game, for whoever has one."""

    rule: ClassVar[str] = "DUB-12"
    colour: FormulaColour

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return self._beside_writing(state, seat) + formulas_left(state, seat)

    def composed(self, state: DuBalai, seat: Seat) -> list[Composition]:
        return composed_formulas(state, seat)

    def listed(self, state: DuBalai, seat: Seat) -> list[Action]:
        return self._beside_writing(state, seat)

    def options(self, state: DuBalai, seat: Seat) -> list[Action]:
        """The same as the candidates that pass, without asking for each of the 512 formulas."""
        formulas = formulas_left(state, seat)
        beside = [action for action in self._beside_writing(state, seat) if self.check(state, seat, action) is None]
        return beside + formulas if beside else formulas

    def offer_key(self, state: DuBalai, seat: Seat) -> object | None:
        """Mostly there is nothing to do but to write."""
        return None if self._beside_writing(state, seat) else state.players[seat].formula

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
            return check_formula(state, seat, action.symbols)
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

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        me = play.state.players[seat]
        if isinstance(action, PlaySpell):
            play_spell(play, seat, action.card)
        elif isinstance(action, HoldBack):
            me.held_back = True
            play.reveal()  # that she has a Decree
            if play.wants_events:
                play.tell(WriterHeldBack(seat))
        elif isinstance(action, CloseLid):
            claim_lid(play, seat)
            ask_to_write(play, seat)
        elif isinstance(action, WriteFormula):
            lay_formula(play, seat, action.symbols)
            if not me.written:
                ask_to_write(play, seat)


def look_by_decree(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-35. Ten more seconds, by the clock where there is one."""
    table = play.state
    table.decree = seat
    table.decree_until = play.at + DECREE_LOOK if play.at else 0
    if play.wants_events:
        play.tell(DecreeLooked(seat, table.decree_until))
    play.ask(seat, LookByDecree())


def double_game(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-36. Two formulas, one orange and one black."""
    play.state.players[seat].double = True
    ask_to_write(play, seat)


EFFECTS["decree"] = look_by_decree
EFFECTS["double_game"] = double_game
IN_FOG["decree"] = ask_to_write
IN_FOG["double_game"] = ask_to_write
MEANWHILE["writing"] = ask_to_write


@dataclass(frozen=True)
class LookByDecree(Decision[DuBalai]):
    """DUB-35. The dice again, for these eyes only; then write."""

    rule: ClassVar[str] = "DUB-35"
    race: ClassVar[bool] = True

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [SEEN_ENOUGH]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, SeenEnough) else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        end_decree(play)


def end_decree(play: Play[DuBalai]) -> None:
    """The time is up, or she has seen enough."""
    table = play.state
    seat = table.decree
    table.decree = NOBODY
    table.decree_until = 0
    table.asked[seat] = None
    ask_to_write(play, seat)
