"""Bal des Chaudrons, the arcana: BAL-13 to BAL-19, and the characters that add to them (BAL-41, BAL-43)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import (
    ADD,
    LEAVE_ARCANA,
    MOVE,
    NAME,
    REMOVE,
    TRIGGER,
    AddFromSupply,
    LeaveArcana,
    MoveToCauldron,
    NameIngredient,
    RemoveFromBench,
    TriggerArcanum,
)
from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    BREW,
    EFFECT_EVERY,
    RAVEN,
    RAVEN_REMOVES,
    TOME,
    Ingredient,
    size,
)
from sabbat.games.bal_des_chaudrons.events import (
    ArcanumLost,
    ArcanumTriggered,
    IngredientAdded,
    IngredientMoved,
    IngredientNamed,
    IngredientRemoved,
    MarkerMoved,
)
from sabbat.games.bal_des_chaudrons.rules.characters import moves_for
from sabbat.games.bal_des_chaudrons.state import Bal


@dataclass(frozen=True)
class UseArcana(Decision[Bal]):
    """BAL-14 to BAL-19. Effects that may be used now, in any order: how often each is left.

    `raven` counts ingredients, `move` those that the Potion Brewer may move (BAL-43)."""

    rule: ClassVar[str] = "BAL-14"
    brew: int
    raven: int
    tome: int
    move: int

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        found: list[Action] = []
        if self.brew:
            found += ADD
        if self.raven:
            found += REMOVE
        if self.tome:
            found += NAME
        if self.move:
            found += MOVE
        found.append(LEAVE_ARCANA)
        return found

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        me = state.witches[seat]
        match action:
            case AddFromSupply():
                return None if self.brew else Refusal("BAL-14", "effect_not_triggered", {"arcanum": "brew"})
            case RemoveFromBench(ingredient):
                if not self.raven:
                    return Refusal("BAL-14", "effect_not_triggered", {"arcanum": "raven"})
                return None if me.bench[ingredient.kind] else _not_on_bench("BAL-18", ingredient)
            case NameIngredient(ingredient):
                if not self.tome:
                    return Refusal("BAL-14", "effect_not_triggered", {"arcanum": "tome"})
                if ingredient in me.free:
                    return Refusal("BAL-19", "named_already", {"ingredient": ingredient.text})
                return None
            case MoveToCauldron(ingredient):
                if not self.move:
                    return Refusal("BAL-43", "nothing_to_move")
                return None if me.bench[ingredient.kind] else _not_on_bench("BAL-43", ingredient)
            case LeaveArcana():
                return None
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        match action:
            case AddFromSupply(ingredient):
                add_from_supply(play, seat, ingredient)
                offer(play, seat, UseArcana(self.brew - 1, self.raven, self.tome, self.move))
            case RemoveFromBench(ingredient):
                remove_from_bench(play, seat, ingredient)
                offer(play, seat, UseArcana(self.brew, self.raven - 1, self.tome, self.move))
            case NameIngredient(ingredient):
                name_ingredient(play, seat, ingredient)
                offer(play, seat, UseArcana(self.brew, self.raven, self.tome - 1, self.move))
            case MoveToCauldron(ingredient):
                move_to_cauldron(play, seat, ingredient)
                offer(play, seat, UseArcana(self.brew, self.raven, self.tome, self.move - 1))
            case LeaveArcana():
                self._lose(play, seat)

    def _lose(self, play: Play[Bal], seat: Seat) -> None:
        """BAL-15. A raven that has removed one ingredient was used."""
        if play.wants_events:
            for arcanum, left in ((BREW, self.brew), (RAVEN, self.raven // RAVEN_REMOVES), (TOME, self.tome)):
                if left:
                    play.tell(ArcanumLost(seat, ARCANA[arcanum]))


def _not_on_bench(rule: str, ingredient: Ingredient) -> Refusal:
    return Refusal(rule, "not_on_bench", {"ingredient": ingredient.text})


def offer(play: Play[Bal], seat: Seat, decision: UseArcana) -> None:
    """Asks, unless nothing is left: no effect, or only such as need something on the bench, and it is bare."""
    bench = size(play.state.witches[seat].bench)
    if decision.brew or decision.tome or ((decision.raven or decision.move) and bench):
        play.ask(seat, decision)


def add_from_supply(play: Play[Bal], seat: Seat, ingredient: Ingredient) -> None:
    """BAL-17. Into the cauldron, as if a potion had made it; it lies on no output slot."""
    play.state.witches[seat].cauldron[ingredient.kind] += 1
    if play.wants_events:
        play.tell(IngredientAdded(seat, ingredient))


def remove_from_bench(play: Play[Bal], seat: Seat, ingredient: Ingredient) -> None:
    """BAL-18."""
    play.state.witches[seat].bench[ingredient.kind] -= 1
    if play.wants_events:
        play.tell(IngredientRemoved(seat, ingredient))


def name_ingredient(play: Play[Bal], seat: Seat, ingredient: Ingredient) -> None:
    """BAL-19."""
    play.state.witches[seat].free.append(ingredient)
    if play.wants_events:
        play.tell(IngredientNamed(seat, ingredient))


def move_to_cauldron(play: Play[Bal], seat: Seat, ingredient: Ingredient) -> None:
    """BAL-43."""
    me = play.state.witches[seat]
    me.bench[ingredient.kind] -= 1
    me.cauldron[ingredient.kind] += 1
    if play.wants_events:
        play.tell(IngredientMoved(seat, ingredient))


def triggers(before: int, now: int) -> int:
    """BAL-14. How many even numbers were reached or passed: each is one use of the effect."""
    return now // EFFECT_EVERY - before // EFFECT_EVERY


def move_markers(play: Play[Bal]) -> None:
    """BAL-13, BAL-14. For the cards just revealed; everybody uses the effects at once."""
    table = play.state
    for seat, me in enumerate(table.witches):
        if me.chosen is None:
            continue
        potion = table.printed.potions[me.chosen.potion]
        got = [0] * len(ARCANA)
        for arcanum, symbols in enumerate(potion.arcana):
            if symbols:
                got[arcanum] = triggers(me.markers[arcanum], me.markers[arcanum] + symbols)
                me.markers[arcanum] += symbols
                if play.wants_events:
                    play.tell(MarkerMoved(seat, ARCANA[arcanum], me.markers[arcanum], got[arcanum] > 0))
        offer(play, seat, UseArcana(got[BREW], got[RAVEN] * RAVEN_REMOVES, got[TOME], moves_for(me, potion)))


@dataclass(frozen=True)
class TriggerOne(Decision[Bal]):
    """BAL-41. The Daredevil has dared: which effect does she want?"""

    rule: ClassVar[str] = "BAL-41"

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return [*TRIGGER, LEAVE_ARCANA]

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case TriggerArcanum(arcanum):
                if arcanum == ARCANA[RAVEN] and not size(state.witches[seat].bench):
                    return Refusal("BAL-18", "bench_is_bare")
                return None if arcanum in ARCANA else self.not_asked()
            case LeaveArcana():
                return None
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        if not isinstance(action, TriggerArcanum):
            return
        arcanum = ARCANA.index(action.arcanum)
        if play.wants_events:
            play.tell(ArcanumTriggered(seat, action.arcanum))
        raven = RAVEN_REMOVES if arcanum == RAVEN else 0
        play.ask(seat, UseArcana(int(arcanum == BREW), raven, int(arcanum == TOME), 0))


TRIGGER_ONE: Final[TriggerOne] = TriggerOne()
