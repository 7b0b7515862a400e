"""Bal des Chaudrons, the study phase: choose and reveal, BAL-10 to BAL-12; and the Daredevil's dare, BAL-41."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import (
    LAY_DRAWN,
    LEAVE_TO_CHANCE,
    START_AFRESH,
    LayDrawn,
    LeaveToChance,
    StartAfresh,
    StudyPotion,
    study,
)
from sabbat.games.bal_des_chaudrons.components import NOVICE, Card, lay
from sabbat.games.bal_des_chaudrons.events import LeftToChance, PotionChosen, PotionRevealed
from sabbat.games.bal_des_chaudrons.rules.arcana import TRIGGER_ONE
from sabbat.games.bal_des_chaudrons.rules.characters import (
    DAREDEVIL,
    deal_afresh,
    may_start_afresh,
    may_turn,
    wants_afresh,
)
from sabbat.games.bal_des_chaudrons.state import Bal


@dataclass(frozen=True)
class ChoosePotion(Decision[Bal]):
    """BAL-10. Exactly one card from hand, face down."""

    rule: ClassVar[str] = "BAL-10"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        me = state.witches[seat]
        found: list[Action] = []
        for potion in me.hand:
            found += [study(potion, False), study(potion, True)]
        if me.character == NOVICE:
            found.append(START_AFRESH)
        elif me.character == DAREDEVIL:
            found.append(LEAVE_TO_CHANCE)
        return found

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        me = state.witches[seat]
        match action:
            case StudyPotion(potion, turned):
                if potion not in me.hand:
                    return Refusal("BAL-10", "not_in_hand", {"potion": potion.text})
                if turned and not may_turn(me, state.printed.potions[potion]):
                    return Refusal("BAL-11", "one_way_card", {"potion": potion.text})
                return None
            case StartAfresh():
                if may_start_afresh(me):
                    return None
                return Refusal("BAL-6", "novice_is_gone" if me.character == NOVICE else "no_novice")
            case LeaveToChance():
                return None if me.is_now(DAREDEVIL) else Refusal("BAL-41", "no_daredevil")
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        me = play.state.witches[seat]
        match action:
            case StudyPotion(potion, turned):
                choose(play, seat, potion, turned)
            case StartAfresh():
                wants_afresh(play, seat)
            case LeaveToChance():
                me.dared = True
                drawn = play.chance.pick("dare", seat, me.hand)
                if may_turn(me, play.state.printed.potions[drawn]):
                    me.drawn = drawn
                    play.ask(seat, TURN_DRAWN)
                else:
                    choose(play, seat, drawn, False)


CHOOSE_POTION: Final[ChoosePotion] = ChoosePotion()


@dataclass(frozen=True)
class TurnDrawn(Decision[Bal]):
    """BAL-41. Chance has picked a two-way card: which way does it lie?"""

    rule: ClassVar[str] = "BAL-41"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return list(LAY_DRAWN)

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, LayDrawn) else self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        assert isinstance(action, LayDrawn)
        me = play.state.witches[seat]
        assert me.drawn is not None
        drawn, me.drawn = me.drawn, None
        choose(play, seat, drawn, action.turned)


TURN_DRAWN: Final[TurnDrawn] = TurnDrawn()


def choose(play: Play[Bal], seat: Seat, potion: Card, turned: bool) -> None:
    """The card lies face down before its owner."""
    me = play.state.witches[seat]
    me.hand = tuple([card for card in me.hand if card is not potion])
    me.chosen = lay(potion, turned)
    if play.wants_events:
        play.tell(PotionChosen(seat, Secret(potion, (seat,)), Secret(turned, (seat,))))


def start_study(play: Play[Bal]) -> None:
    """BAL-10. Everybody at once; BAL-30: without cards, no study."""
    for seat, me in enumerate(play.state.witches):
        if me.hand:
            play.ask(seat, CHOOSE_POTION)


def start_afresh(play: Play[Bal]) -> bool:
    """BAL-6. When all have answered: new hands for the novices who wanted one, and the question again."""
    anew = [seat for seat, me in enumerate(play.state.witches) if me.afresh]
    for seat in anew:
        deal_afresh(play, seat)
    for seat in anew:
        play.ask(seat, CHOOSE_POTION)
    return bool(anew)


def pay_for_dares(play: Play[Bal]) -> None:
    """BAL-41. Who left the choice to chance may use one effect, before the cards are shown."""
    for seat, me in enumerate(play.state.witches):
        if me.dared:
            play.reveal()
            if play.wants_events:
                play.tell(LeftToChance(seat))
            play.ask(seat, TRIGGER_ONE)


def reveal_potions(play: Play[Bal]) -> None:
    """BAL-12. All at once; each joins its owner's line for good."""
    play.reveal()
    for seat, me in enumerate(play.state.witches):
        if me.chosen is not None:
            me.line.append(me.chosen)
            if play.wants_events:
                play.tell(PotionRevealed(seat, me.chosen.potion, me.chosen.turned))
