"""Du balai !, one witch's go: DUB-15 to DUB-19, DUB-20, DUB-61.

Whoever has Black Magic in hand is asked before and after their move, spell or not: otherwise the question itself
would tell who has one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import FLY_ON, PLAY, FlyOn, PlaySpell
from sabbat.games.du_balai.components import (
    BLACK,
    COLOURS,
    ORANGE,
    ORANGE_BONUS,
    PENALTY,
    SPELLS,
    size,
    symbols_of,
    valid_sets,
)
from sabbat.games.du_balai.events import BonusDenied, FormulaJudged, GoBegan
from sabbat.games.du_balai.rules.magic import draw_magic
from sabbat.games.du_balai.rules.moving import advance, retreat
from sabbat.games.du_balai.rules.spells import check_spell, play_spell
from sabbat.games.du_balai.state import AFTER, APPLY, BEFORE, GONE, DuBalai

ANY: Final = -1  # either colour


@dataclass(frozen=True)
class TakeYourGo(Decision[DuBalai]):
    """DUB-31. A spell, or on."""

    rule: ClassVar[str] = "DUB-31"
    moved: bool

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        hand = state.players[seat].hand
        found: list[Action] = [PLAY[kind] for kind in range(len(SPELLS)) if hand[kind]]
        found.append(FLY_ON)
        return found

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, PlaySpell):
            return check_spell(state, seat, action.card)
        return None if isinstance(action, FlyOn) else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        if isinstance(action, PlaySpell):
            play_spell(play, seat, action.card)
        else:
            play.state.go = GONE if self.moved else APPLY


def go_on(play: Play[DuBalai]) -> None:
    """The next step of the go; asks, or moves, or ends it."""
    table = play.state
    seat = table.mover
    if table.go == APPLY:
        table.go = AFTER
        apply_formulas(play, seat)
    elif table.players[seat].cards:
        play.ask(seat, TakeYourGo(table.go == AFTER))
    else:
        table.go = GONE if table.go == AFTER else APPLY


def begin_go(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-14."""
    play.state.mover = seat
    play.state.go = BEFORE
    if play.wants_events:
        play.tell(GoBegan(seat))


def judge(valid: tuple[int, int], bits: int, colour: int) -> int:
    """DUB-15, DUB-16. The colour of a valid formula, or -1; an empty one counts as none."""
    for shade in (ORANGE, BLACK):
        if colour in (ANY, shade) and bits and not bits & ~valid[shade]:
            return shade
    return -1


def apply_formulas(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-15 to DUB-19. The formula, or with a double game the orange one and then the black one."""
    table = play.state
    me = table.players[seat]
    cursed = me.square == table.curse  # DUB-20: by the square where she stands now
    fell = apply_one(play, seat, me.formula, ORANGE if me.double else ANY, cursed)
    if me.double and apply_one(play, seat, me.second, BLACK, cursed):
        fell = True
    nothing = me.formula == 0 and (not me.double or me.second == 0)
    if (fell or nothing) and table.closer == seat:  # DUB-19: nothing written is nothing valid
        retreat(play, seat, PENALTY, "lid")


def apply_one(play: Play[DuBalai], seat: Seat, bits: int, colour: int, cursed: bool) -> bool:
    """One formula; True if the witch falls."""
    valid = valid_sets(play.state.dice)
    found = judge(valid, bits, colour)
    perfect = found >= 0 and bits == valid[found]
    if play.wants_events:
        verdict = "empty" if not bits else "fell" if found < 0 else "perfect" if perfect else "valid"
        name = COLOURS[found] if found >= 0 else COLOURS[colour] if colour >= 0 else "any"
        play.tell(FormulaJudged(seat, verdict, name, symbols_of(bits)))
    if found < 0:
        return bits != 0  # DUB-18: an empty formula is not invalid
    advance(play, seat, size(bits), "formula")
    if perfect:
        give_bonus(play, seat, bits, found, cursed)
    return False


def give_bonus(play: Play[DuBalai], seat: Seat, bits: int, colour: int, cursed: bool) -> None:
    """DUB-17, DUB-20, DUB-61."""
    if cursed or play.state.players[seat].expert:
        if play.wants_events:
            play.tell(BonusDenied(seat, "curse" if cursed else "expert"))
    elif colour == ORANGE:
        advance(play, seat, ORANGE_BONUS, "perfect")
    else:
        draw_magic(play, seat, size(bits))
