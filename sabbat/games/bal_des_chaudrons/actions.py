"""Bal des Chaudrons: what a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    CARDS,
    EVERY_TAKEN,
    EXPERTS,
    INGREDIENTS,
    POTIONS,
    SOURCES,
    Arcanum,
    Card,
    Ingredient,
    Source,
    Taken,
)


@dataclass(frozen=True)
class KeepCharacter(Action):
    """BAL-2. One of the two dealt; the other goes back to the box."""

    character: str


@dataclass(frozen=True)
class StudyPotion(Action):
    """BAL-10, BAL-11. A card from hand, face down, as printed or turned."""

    potion: Card
    turned: bool


@dataclass(frozen=True)
class StartAfresh(Action):
    """BAL-6, the novice. Character and hand away, a new hand."""


@dataclass(frozen=True)
class LeaveToChance(Action):
    """BAL-41, the Daredevil. Chance picks the card."""


@dataclass(frozen=True)
class LayDrawn(Action):
    """BAL-41. The card that chance has picked, as printed or turned."""

    turned: bool


@dataclass(frozen=True)
class TriggerArcanum(Action):
    """BAL-41. The effect that the Daredevil wants for her dare."""

    arcanum: Arcanum


@dataclass(frozen=True)
class Conjure(Action):
    """BAL-46, Wild Powers. Three ingredients of a type onto one's own workbench."""

    ingredient: Ingredient


@dataclass(frozen=True)
class AddFromSupply(Action):
    """BAL-17, brew. One ingredient from the supply into one's own cauldron."""

    ingredient: Ingredient


@dataclass(frozen=True)
class RemoveFromBench(Action):
    """BAL-18, raven. One ingredient from one's own workbench to the supply."""

    ingredient: Ingredient


@dataclass(frozen=True)
class NameIngredient(Action):
    """BAL-19, tome. The type that the supply gives for input slots in this round."""

    ingredient: Ingredient


@dataclass(frozen=True)
class MoveToCauldron(Action):
    """BAL-43, the Potion Brewer. One ingredient from one's own workbench into one's own cauldron."""

    ingredient: Ingredient


@dataclass(frozen=True)
class LeaveArcana(Action):
    """BAL-15. What is not used now is lost."""


@dataclass(frozen=True)
class UsePotion(Action):
    """BAL-20. A potion of one's own line, or one's own character's card."""

    potion: Card


@dataclass(frozen=True)
class FillInput(Action):
    """BAL-21, BAL-23. What lies on the next input slot, and where it comes from: bench, outputs or supply."""

    ingredient: Ingredient
    source: Source


@dataclass(frozen=True)
class FillOutput(Action):
    """BAL-23. What the next hybrid output slot gives."""

    ingredient: Ingredient


@dataclass(frozen=True)
class UndoStep(Action):
    """BAL-20. The last potion used is unused again; one that is being filled is put down."""


@dataclass(frozen=True)
class FinishProduction(Action):
    """BAL-24. Outputs into the cauldron, inputs to the supply."""


@dataclass(frozen=True)
class CallInitiative(Action):
    """BAL-25. Production one by one, in the open."""


@dataclass(frozen=True)
class MoveToCircle(Action):
    """BAL-48, the Handy Witch. One ingredient from one's own cauldron to one's own Demon Circle."""

    ingredient: Ingredient


@dataclass(frozen=True)
class KeepCauldron(Action):
    """BAL-48. All of it goes to the neighbour."""


# One object of each, so that asking and choosing build nothing.
START_AFRESH: Final[StartAfresh] = StartAfresh()
LEAVE_TO_CHANCE: Final[LeaveToChance] = LeaveToChance()
LEAVE_ARCANA: Final[LeaveArcana] = LeaveArcana()
UNDO_STEP: Final[UndoStep] = UndoStep()
FINISH: Final[FinishProduction] = FinishProduction()
CALL_INITIATIVE: Final[CallInitiative] = CallInitiative()
KEEP_CAULDRON: Final[KeepCauldron] = KeepCauldron()
KEEP: Final[dict[str, KeepCharacter]] = {expert: KeepCharacter(expert) for expert in EXPERTS}
STUDY: Final[tuple[StudyPotion, ...]] = tuple(
    [StudyPotion(potion, side) for potion in POTIONS for side in (False, True)]
)
LAY_DRAWN: Final[tuple[LayDrawn, ...]] = (LayDrawn(False), LayDrawn(True))
TRIGGER: Final[tuple[TriggerArcanum, ...]] = tuple([TriggerArcanum(arcanum) for arcanum in ARCANA])
CONJURE: Final[tuple[Conjure, ...]] = tuple([Conjure(ingredient) for ingredient in INGREDIENTS])
ADD: Final[tuple[AddFromSupply, ...]] = tuple([AddFromSupply(ingredient) for ingredient in INGREDIENTS])
REMOVE: Final[tuple[RemoveFromBench, ...]] = tuple([RemoveFromBench(ingredient) for ingredient in INGREDIENTS])
NAME: Final[tuple[NameIngredient, ...]] = tuple([NameIngredient(ingredient) for ingredient in INGREDIENTS])
MOVE: Final[tuple[MoveToCauldron, ...]] = tuple([MoveToCauldron(ingredient) for ingredient in INGREDIENTS])
USE: Final[tuple[UsePotion, ...]] = tuple([UsePotion(card) for card in CARDS])
FILL: Final[tuple[FillInput, ...]] = tuple(
    [FillInput(taking.ingredient, SOURCES[taking.source]) for taking in EVERY_TAKEN]
)
PUT_OUT: Final[tuple[FillOutput, ...]] = tuple([FillOutput(ingredient) for ingredient in INGREDIENTS])
TO_CIRCLE: Final[tuple[MoveToCircle, ...]] = tuple([MoveToCircle(ingredient) for ingredient in INGREDIENTS])

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *[KEEP[expert] for expert in EXPERTS],
    *STUDY,
    START_AFRESH,
    LEAVE_TO_CHANCE,
    *LAY_DRAWN,
    *TRIGGER,
    *CONJURE,
    *ADD,
    *REMOVE,
    *NAME,
    *MOVE,
    LEAVE_ARCANA,
    *USE,
    *FILL,
    *PUT_OUT,
    UNDO_STEP,
    FINISH,
    CALL_INITIATIVE,
    *TO_CIRCLE,
    KEEP_CAULDRON,
)


def study(potion: Card, turned: bool) -> StudyPotion:
    return STUDY[2 * potion.kind + (1 if turned else 0)]


def fill(taken: Taken) -> FillInput:
    return FILL[3 * taken.ingredient.kind + taken.source]
