"""Bal des Chaudrons, production: BAL-20 to BAL-24, the heart of the game.

A production is built step by step: use a potion, fill its slots where there is a choice, take steps back, finish.
Bench and cauldron stay untouched until then (`BalWitch.spent`, `.made`): a secret production leaves no trace.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.actions import (
    CALL_INITIATIVE,
    FINISH,
    NAME,
    PUT_OUT,
    UNDO_STEP,
    USE,
    CallInitiative,
    FillInput,
    FillOutput,
    FinishProduction,
    NameIngredient,
    UndoStep,
    UsePotion,
    fill,
)
from sabbat.games.bal_des_chaudrons.components import EVERY_TAKEN, SOURCES, Card, Ingredient, Taken
from sabbat.games.bal_des_chaudrons.events import ProductionBegan
from sabbat.games.bal_des_chaudrons.rules.initiative import call, finish, take_step, undo_step
from sabbat.games.bal_des_chaudrons.rules.slots import (
    GRIMOIRE,
    can_use,
    can_use_any,
    fills,
    is_used,
    recipe_of,
    usable,
    usable_now,
)
from sabbat.games.bal_des_chaudrons.state import Bal, Use

DONE_OR_CALLED: Final[tuple[type[Action], ...]] = (FinishProduction, CallInitiative)  # until then nobody draws a card


def beside_filling(state: Bal) -> list[Action]:
    """BAL-25. What a witch may do instead while she fills a slot: step back, or call for initiative order."""
    return [UNDO_STEP] if state.ordered else [UNDO_STEP, CALL_INITIATIVE]


def check_call(state: Bal) -> Refusal | None:
    return Refusal("BAL-25", "order_is_called") if state.ordered else None


@dataclass(frozen=True)
class Produce(Decision[Bal]):
    """BAL-20. Use one more potion, take a step back, finish, or call for initiative order."""

    rule: ClassVar[str] = "BAL-20"
    luck_after: ClassVar[tuple[type[Action], ...]] = DONE_OR_CALLED

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        found: list[Action] = [USE[potion.kind] for potion in usable(state, state.witches[seat])]
        return [*found, UNDO_STEP, FINISH, CALL_INITIATIVE]

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        me = state.witches[seat]
        match action:
            case UsePotion(potion):
                if potion not in usable(state, me):
                    return Refusal("BAL-20", "not_your_potion", {"potion": potion.text})
                if is_used(me, potion):
                    return Refusal("BAL-20", "used_already", {"potion": potion.text})
                if recipe_of(state, me, potion).is_empty:
                    return Refusal("BAL-21", "potion_has_no_slots", {"potion": potion.text})
                return (
                    None if can_use(state, me, potion) else Refusal("BAL-21", "inputs_missing", {"potion": potion.text})
                )
            case UndoStep():
                return None if me.steps else Refusal("BAL-20", "nothing_to_undo")
            case FinishProduction():
                return None
            case CallInitiative():
                return check_call(state)
        return self.not_asked()

    def options(self, state: Bal, seat: Seat) -> list[Action]:
        """The same without building refusals."""
        me = state.witches[seat]
        found: list[Action] = [USE[potion.kind] for potion in usable_now(state, me)]
        if me.steps:
            found.append(UNDO_STEP)
        found.append(FINISH)
        if not state.ordered:
            found.append(CALL_INITIATIVE)
        return found

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        match action:
            case UsePotion(potion):
                fill_on(play, seat, potion, ())
            case UndoStep():
                undo_step(play, seat)
                play.ask(seat, PRODUCE)
            case FinishProduction():
                finish(play, seat)
            case CallInitiative():
                call(play, seat)


PRODUCE: Final[Produce] = Produce()


@dataclass(frozen=True)
class FillSlot(Decision[Bal]):
    """BAL-21, BAL-23. The next input slot can be filled in several ways: which ingredient, and from where?"""

    rule: ClassVar[str] = "BAL-21"
    luck_after: ClassVar[tuple[type[Action], ...]] = DONE_OR_CALLED
    potion: Card
    taken: tuple[Taken, ...]  # on the slots before it

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        found = [fill(taking) for taking in fills(state, state.witches[seat], self.potion, self.taken)]
        return found + beside_filling(state)

    def options(self, state: Bal, seat: Seat) -> list[Action]:
        """Only what can be done is thought of."""
        return self.candidates(state, seat)

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case FillInput(ingredient, source):
                me = state.witches[seat]
                slot = recipe_of(state, me, self.potion).inputs[len(self.taken)]
                if ingredient not in slot:
                    return Refusal("BAL-23", "not_on_this_slot", {"ingredient": ingredient.text})
                for fill in fills(state, me, self.potion, self.taken):
                    if fill.ingredient is ingredient and SOURCES[fill.source] == source:
                        return None
                return Refusal("BAL-21", "cannot_fill_with", {"ingredient": ingredient.text})
            case UndoStep():
                return None
            case CallInitiative():
                return check_call(state)
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        if isinstance(action, FillInput):
            taken = EVERY_TAKEN[3 * action.ingredient.kind + SOURCES.index(action.source)]
            fill_on(play, seat, self.potion, (*self.taken, taken))
        else:
            leave_slot(play, seat, action)


@dataclass(frozen=True)
class PickOutput(Decision[Bal]):
    """BAL-23. The next output slot is hybrid: what does it give?"""

    rule: ClassVar[str] = "BAL-23"
    luck_after: ClassVar[tuple[type[Action], ...]] = DONE_OR_CALLED
    potion: Card
    taken: tuple[Taken, ...]
    given: tuple[Ingredient, ...]  # on the slots before it

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        found: list[Action] = [PUT_OUT[ingredient.kind] for ingredient in self._slot(state, seat)]
        return found + beside_filling(state)

    def options(self, state: Bal, seat: Seat) -> list[Action]:
        """Only what can be done is thought of."""
        return self.candidates(state, seat)

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case FillOutput(ingredient):
                if ingredient in self._slot(state, seat):
                    return None
                return Refusal("BAL-23", "not_on_this_slot", {"ingredient": ingredient.text})
            case UndoStep():
                return None
            case CallInitiative():
                return check_call(state)
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        if isinstance(action, FillOutput):
            give_on(play, seat, self.potion, self.taken, (*self.given, action.ingredient))
        else:
            leave_slot(play, seat, action)

    def _slot(self, state: Bal, seat: Seat) -> tuple[Ingredient, ...]:
        return recipe_of(state, state.witches[seat], self.potion).outputs[len(self.given)]


@dataclass(frozen=True)
class NameForTome(Decision[Bal]):
    """BAL-44. The Grimoire Reader has paid: which type does the supply give?"""

    rule: ClassVar[str] = "BAL-44"
    luck_after: ClassVar[tuple[type[Action], ...]] = DONE_OR_CALLED
    taken: tuple[Taken, ...]  # what she paid

    def candidates(self, state: Bal, seat: Seat) -> list[Action]:
        return [*NAME, *beside_filling(state)]

    def check(self, state: Bal, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case NameIngredient(ingredient):
                if ingredient in state.witches[seat].free:
                    return Refusal("BAL-19", "named_already", {"ingredient": ingredient.text})
                return None
            case UndoStep():
                return None
            case CallInitiative():
                return check_call(state)
        return self.not_asked()

    def resolve(self, play: Play[Bal], seat: Seat, action: Action) -> None:
        if isinstance(action, NameIngredient):
            use(play, seat, Use(Card.parse(GRIMOIRE), self.taken, (), action.ingredient))
        else:
            leave_slot(play, seat, action)


def leave_slot(play: Play[Bal], seat: Seat, action: Action) -> None:
    """The slots of this potion stay empty: a step back, or a call (BAL-25)."""
    if isinstance(action, CallInitiative):
        call(play, seat)
    else:
        play.ask(seat, PRODUCE)


def fill_on(play: Play[Bal], seat: Seat, potion: Card, taken: tuple[Taken, ...]) -> None:
    """BAL-21. Fills the inputs as far as there is no choice, then asks; at last come the outputs."""
    table = play.state
    me = table.witches[seat]
    slots = len(recipe_of(table, me, potion).inputs)
    while len(taken) < slots:
        choices = fills(table, me, potion, taken)
        if len(choices) > 1:
            play.ask(seat, FillSlot(potion, taken))
            return
        taken = (*taken, choices[0])
    if potion.text == GRIMOIRE:
        play.ask(seat, NameForTome(taken))
    else:
        give_on(play, seat, potion, taken, ())


def give_on(play: Play[Bal], seat: Seat, potion: Card, taken: tuple[Taken, ...], given: tuple[Ingredient, ...]) -> None:
    """BAL-22, BAL-23. The same for the outputs."""
    outputs = recipe_of(play.state, play.state.witches[seat], potion).outputs
    while len(given) < len(outputs):
        slot = outputs[len(given)]
        if len(slot) > 1:
            play.ask(seat, PickOutput(potion, taken, given))
            return
        given = (*given, slot[0])
    use(play, seat, Use(potion, taken, given, None))


def use(play: Play[Bal], seat: Seat, step: Use) -> None:
    """A step is complete; on with the next."""
    take_step(play, seat, step)
    play.ask(seat, PRODUCE)


def begin_production(play: Play[Bal]) -> None:
    """BAL-20, BAL-25. Everybody at once; whoever can use nothing is done."""
    table = play.state
    if play.wants_events:
        play.tell(ProductionBegan())
    for seat, me in enumerate(table.witches):
        if can_use_any(table, me):
            play.ask(seat, PRODUCE)
        else:
            me.finished = True


def produce_next(play: Play[Bal]) -> None:
    """BAL-25. The next in initiative order."""
    table = play.state
    seat = table.queue[0]
    table.queue = table.queue[1:]
    if can_use_any(table, table.witches[seat]):
        play.ask(seat, PRODUCE)
    else:
        finish(play, seat)
