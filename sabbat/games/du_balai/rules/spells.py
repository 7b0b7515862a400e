"""Du balai !, playing a spell, and the fog: DUB-31, DUB-34, DUB-41.

Whoever has Black Magic in hand is asked whether a spell is to be answered, fog or not: otherwise the question itself
would tell who has a fog. Whoever is still writing may write all the same (DUB-12): a spell of somebody else takes the
pen out of nobody's hand. What each spell does stands in `effects`, and in `writing` for those played there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.composition import Composition
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import (
    DECREE,
    DOUBLE_GAME,
    FOG,
    LET_SPELL_BE,
    PLAY,
    LetSpellBe,
    PlaySpell,
    WriteFormula,
)
from sabbat.games.du_balai.components import KIND, MAGIC, SPELLS
from sabbat.games.du_balai.events import SpellCast, SpellLostInFog, SpellUnanswered
from sabbat.games.du_balai.rules.formulas import (
    check_formula,
    composed_formulas,
    formulas_left,
    lay_formula,
    owes_formula,
)
from sabbat.games.du_balai.state import AFTER, BEFORE, NOBODY, NOT_WRITTEN, WRITING, DuBalai, leaders

Effect = Callable[[Play[DuBalai], Seat], None]
EFFECTS: Final[dict[str, Effect]] = {}  # by spell: what it does
IN_FOG: Final[dict[str, Effect]] = {}  # by spell: what its owner does instead, where there is anything to do
MEANWHILE: Final[dict[str, Effect]] = {}  # what a seat that is asked about a spell was at, and goes on with

NOT_IN_HAND: Final = Refusal("DUB-31", "card_not_in_hand")
SPELL_IN_THE_AIR: Final = Refusal("DUB-31", "spell_in_the_air")
NOT_A_SPELL: Final = Refusal("DUB-30", "kept_for_the_end")
FOG_ANSWERS: Final = Refusal("DUB-34", "fog_answers_a_spell")
IN_WRITING: Final = Refusal("DUB-31", "only_while_writing")
IN_MOVING: Final = Refusal("DUB-31", "only_while_moving")
OTHERS_STILL_WRITE: Final = Refusal("DUB-35", "others_still_write")
FORMULA_LIES: Final = Refusal("DUB-36", "formula_already_lies")
AFTER_YOUR_MOVE: Final = Refusal("DUB-31", "after_your_move")
BEFORE_YOUR_MOVE: Final = Refusal("DUB-31", "before_your_move")
NOBODY_IN_REACH: Final = Refusal("DUB-41", "nobody_in_reach")
ALREADY_ACROSS: Final = Refusal("DUB-41", "already_across")
NO_UNUSED_CARD: Final = Refusal("DUB-38", "no_unused_card")
NOTHING_TO_SWAP: Final = Refusal("DUB-39", "nothing_to_swap")


def check_spell(table: DuBalai, seat: Seat, card: str) -> Refusal | None:
    """DUB-31. Is it in hand, and is this its moment?"""
    if card not in MAGIC or not table.players[seat].hand[KIND[card]]:
        return NOT_IN_HAND
    if card not in SPELLS:
        return NOT_A_SPELL
    if table.spell != NOBODY:
        return SPELL_IN_THE_AIR
    kind = KIND[card]
    if kind == FOG:
        return FOG_ANSWERS
    if table.phase == WRITING:
        return _check_writing(table, seat, kind)
    return IN_WRITING if kind in (DECREE, DOUBLE_GAME) else _check_moving(table, seat, card)


def _check_writing(table: DuBalai, seat: Seat, kind: int) -> Refusal | None:
    """DUB-35, DUB-36."""
    me = table.players[seat]
    if kind not in (DECREE, DOUBLE_GAME):
        return IN_MOVING
    if me.formula != NOT_WRITTEN or (kind == DOUBLE_GAME and me.double):
        return FORMULA_LIES
    if kind == DECREE:
        for other, them in enumerate(table.players):
            if other != seat and not them.written:
                return OTHERS_STILL_WRITE
    return None


def _check_moving(table: DuBalai, seat: Seat, card: str) -> Refusal | None:
    """DUB-32, DUB-33, DUB-37 to DUB-41."""
    me = table.players[seat]
    if card in ("attraction", "roadblock"):
        return None if table.go == AFTER else AFTER_YOUR_MOVE
    if card in ("mended_memory", "correction"):
        if table.go != BEFORE:
            return BEFORE_YOUR_MOVE
        if not me.unused:
            return NO_UNUSED_CARD
        empty = me.formula == 0 and (not me.double or me.second == 0)
        return NOTHING_TO_SWAP if card == "correction" and empty else None
    if card == "hex":
        return None if leaders(table) else NOBODY_IN_REACH
    return ALREADY_ACROSS if me.crossed else None  # tailwind


def play_spell(play: Play[DuBalai], seat: Seat, card: str) -> None:
    """DUB-31, DUB-41. From the hand to the discard; whoever has Black Magic may answer it."""
    table = play.state
    table.spell = KIND[card]
    table.caster = seat
    table.fogs = 0
    _lay(play, seat, card)


def _lay(play: Play[DuBalai], seat: Seat, card: str) -> None:
    table = play.state
    play.reveal()
    table.players[seat].hand[KIND[card]] -= 1
    table.discard[KIND[card]] += 1
    if play.wants_events:
        play.tell(SpellCast(seat, card))
    table.listeners = tuple([other for other, me in enumerate(table.players) if other != seat and me.cards > 0])
    for other in table.listeners:
        interrupt(play, other, AnswerSpell(seat, card))
    if not table.listeners:
        conclude(play)


def conclude(play: Play[DuBalai]) -> None:
    """DUB-34. Nobody answers any more. After an odd number of fogs the spell has no effect."""
    table = play.state
    seat = table.caster
    card = MAGIC[table.spell]
    lost = table.fogs % 2 == 1
    table.spell = NOBODY
    table.caster = NOBODY
    table.fogs = 0
    if not lost:
        EFFECTS[card](play, seat)
        return
    if play.wants_events:
        play.tell(SpellLostInFog(seat, card))
    if card in IN_FOG:
        IN_FOG[card](play, seat)


def interrupt(play: Play[DuBalai], seat: Seat, decision: Decision[DuBalai]) -> None:
    """Asks now; what the seat was busy with is asked again after it."""
    table = play.state
    busy = table.asked[seat]
    if busy is not None:
        table.later[seat] = (busy, *table.later[seat])
        table.asked[seat] = None
    play.ask(seat, decision)


def stop_listening(table: DuBalai) -> None:
    """What was asked about an earlier spell is asked no more."""
    for other in table.listeners:
        if isinstance(table.asked[other], AnswerSpell):
            table.asked[other] = None
    table.listeners = ()


@dataclass(frozen=True)
class AnswerSpell(Decision[DuBalai]):
    """DUB-34. The spell that this seat has just played: fog over it, or let it be."""

    rule: ClassVar[str] = "DUB-34"
    seat: int
    card: str

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        found = self.listed(state, seat)
        return found + formulas_left(state, seat) if owes_formula(state, seat) else found

    def composed(self, state: DuBalai, seat: Seat) -> list[Composition]:
        return composed_formulas(state, seat) if owes_formula(state, seat) else []

    def listed(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [PLAY[FOG], LET_SPELL_BE] if state.players[seat].hand[FOG] else [LET_SPELL_BE]

    def options(self, state: DuBalai, seat: Seat) -> list[Action]:
        """All candidates pass; there may be 512 formulas among them."""
        return self.candidates(state, seat)

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, WriteFormula) and owes_formula(state, seat):
            return check_formula(state, seat, action.symbols)
        if isinstance(action, PlaySpell):
            if action.card not in MAGIC or not state.players[seat].hand[KIND[action.card]]:
                return NOT_IN_HAND
            return None if KIND[action.card] == FOG else SPELL_IN_THE_AIR
        return None if isinstance(action, LetSpellBe) else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        table = play.state
        if isinstance(action, WriteFormula):
            lay_formula(play, seat, action.symbols)
            table.later[seat] = ()  # the writing that waited is done, or is asked anew
            if owes_formula(table, seat):
                MEANWHILE["writing"](play, seat)
            interrupt(play, seat, self)
            return
        if isinstance(action, PlaySpell):
            stop_listening(table)
            table.fogs += 1
            _lay(play, seat, action.card)
            return
        table.listeners = tuple([other for other in table.listeners if other != seat])
        if play.wants_events:
            play.tell(SpellUnanswered(seat))
        if not table.listeners:
            conclude(play)
