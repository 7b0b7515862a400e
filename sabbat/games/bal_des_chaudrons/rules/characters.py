"""Bal des Chaudrons, the characters: what is odd about each (BAL-6, BAL-40 to BAL-48).

Those with a recipe and nothing else (Fey-Blessed, Toad Friend, Spider Summoner) need no code: it is used like a potion.
Hidden Power goes back to the box in `initiative.commit`, the Grimoire Reader pays and names in `brewing`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import (
    CONJURE,
    KEEP_CAULDRON,
    TO_CIRCLE,
    Conjure,
    KeepCauldron,
    MoveToCircle,
)
from sabbat.games.bal_des_chaudrons.cards import Potion
from sabbat.games.bal_des_chaudrons.components import BREW, HAND, KINDS, NOVICE
from sabbat.games.bal_des_chaudrons.events import (
    CharacterTurned,
    HandThrownAway,
    IngredientsConjured,
    MovedToCircle,
)
from sabbat.games.bal_des_chaudrons.rules.verbs import box_character, draw_up_to, put_on_bench
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, left_of

SEER: Final = "seer"
DAREDEVIL: Final = "daredevil"
SWINDLER: Final = "swindler"
HANDY_WITCH: Final = "handy_witch"
GUST: Final = "gust"
POTION_BREWER: Final = "potion_brewer"
WILD_POWERS: Final = "wild_powers"
CONJURED: Final = 3  # BAL-46


def hand_size(me: BalWitch) -> int:
    """BAL-40. The Seer has one card more."""
    return HAND + 1 if me.is_now(SEER) else HAND


def may_turn(me: BalWitch, potion: Potion) -> bool:
    """BAL-11, BAL-47. Two-way cards; for the Gust, any card."""
    return potion.two_way or me.is_now(GUST)


def moves_for(me: BalWitch, potion: Potion) -> int:
    """BAL-43. The Potion Brewer may move an ingredient for each brew symbol on the card just revealed."""
    return potion.arcana[BREW] if me.is_now(POTION_BREWER) else 0


def may_start_afresh(me: BalWitch) -> bool:
    """BAL-6. The novice, once in the game."""
    return me.is_now(NOVICE)


def deal_afresh(play: Play[Bal], seat: Seat) -> None:
    """BAL-6. The novice and her whole hand go, and she draws anew."""
    table = play.state
    me = table.witches[seat]
    me.afresh = False
    table.discards += me.hand
    if play.wants_events:
        play.tell(HandThrownAway(seat, me.hand))
    me.hand = ()
    draw_up_to(play, seat, HAND)


def turn_swindlers(play: Play[Bal]) -> None:
    """BAL-45. Each time hands are passed her potion is turned."""
    for seat, me in enumerate(play.state.witches):
        if me.is_now(SWINDLER):
            me.flipped = not me.flipped
            if play.wants_events:
                play.tell(CharacterTurned(seat, me.character))


def ask_wild_powers(play: Play[Bal]) -> None:
    """BAL-46. Every round, before anybody chooses a card."""
    for seat, me in enumerate(play.state.witches):
        if me.is_now(WILD_POWERS):
            play.ask(seat, CHOOSE_CONJURED)


@dataclass(frozen=True)
class ChooseConjured(Decision[Bal]):
    """BAL-46. Three ingredients of which type?"""

    rule: ClassVar[str] = "BAL-46"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return list(CONJURE)

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, Conjure) else self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        assert isinstance(action, Conjure)
        if play.wants_events:
            play.tell(IngredientsConjured(seat, action.ingredient, CONJURED))
        arriving = [0] * KINDS
        arriving[action.ingredient.kind] = CONJURED
        put_on_bench(play, seat, arriving, left_of(play.state, seat))


CHOOSE_CONJURED: Final[ChooseConjured] = ChooseConjured()


def ask_handy_witches(play: Play[Bal]) -> None:
    """BAL-48. With all five in her cauldron, after production and before passing."""
    for seat, me in enumerate(play.state.witches):
        if me.is_now(HANDY_WITCH) and min(me.cauldron) > 0:
            play.ask(seat, CHOOSE_FOR_CIRCLE)


@dataclass(frozen=True)
class ChooseForCircle(Decision[Bal]):
    """BAL-48. Which one goes to one's own Demon Circle, if any?"""

    rule: ClassVar[str] = "BAL-48"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return [*TO_CIRCLE, KEEP_CAULDRON]

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (MoveToCircle, KeepCauldron)) else self.not_asked()  # all five are there

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        if isinstance(action, MoveToCircle):
            me = play.state.witches[seat]
            me.cauldron[action.ingredient.kind] -= 1
            me.circle[action.ingredient.kind] += 1
            if play.wants_events:
                play.tell(MovedToCircle(seat, action.ingredient))


CHOOSE_FOR_CIRCLE: Final[ChooseForCircle] = ChooseForCircle()


def wants_afresh(play: Play[Bal], seat: Seat) -> None:
    """BAL-6. The novice goes back to the box; the new hand comes when all have answered."""
    play.state.witches[seat].afresh = True
    box_character(play, seat)
