"""Bal des Chaudrons: what has happened."""

from __future__ import annotations

from dataclasses import dataclass

from sabbat.engine.events import Event, Secret
from sabbat.games.bal_des_chaudrons.components import Arcanum, Card, Ingredient


@dataclass(frozen=True)
class CharactersDealt(Event):
    """BAL-2, expert mode."""

    seat: int
    characters: Secret[tuple[str, ...]]


@dataclass(frozen=True)
class CharacterKept(Event):
    """BAL-2. Nobody else knows yet which."""

    seat: int
    character: Secret[str]


@dataclass(frozen=True)
class CharacterShown(Event):
    """BAL-3. Its ingredients are on the workbench."""

    seat: int
    character: str
    ingredients: tuple[Ingredient, ...]


@dataclass(frozen=True)
class CharacterBoxed(Event):
    """BAL-6. Gone for the rest of the game."""

    seat: int
    character: str


@dataclass(frozen=True)
class CharacterTurned(Event):
    """BAL-45. Inputs and outputs of the Swindler change places."""

    seat: int
    character: str


@dataclass(frozen=True)
class PotionsDrawn(Event):
    """BAL-4, BAL-29."""

    seat: int
    count: int
    potions: Secret[tuple[Card, ...]]


@dataclass(frozen=True)
class HandThrownAway(Event):
    """BAL-6, the novice."""

    seat: int
    potions: tuple[Card, ...]


@dataclass(frozen=True)
class PileRanOut(Event):
    """BAL-30. `shuffled`: the hands thrown away make a new pile."""

    shuffled: bool


@dataclass(frozen=True)
class RoundBegan(Event):
    """A new round, from the study on."""

    round: int


@dataclass(frozen=True)
class IngredientsConjured(Event):
    """BAL-46."""

    seat: int
    ingredient: Ingredient
    count: int


@dataclass(frozen=True)
class PotionChosen(Event):
    """BAL-10. A card lies face down before its owner."""

    seat: int
    potion: Secret[Card]
    turned: Secret[bool]


@dataclass(frozen=True)
class LeftToChance(Event):
    """BAL-41. It was chance that chose."""

    seat: int


@dataclass(frozen=True)
class PotionRevealed(Event):
    """BAL-12."""

    seat: int
    potion: Card
    turned: bool


@dataclass(frozen=True)
class MarkerMoved(Event):
    """BAL-13. `triggers`: an even number was reached or passed (BAL-14)."""

    seat: int
    arcanum: Arcanum
    space: int
    triggers: bool


@dataclass(frozen=True)
class ArcanumTriggered(Event):
    """BAL-41. The Daredevil's own choice."""

    seat: int
    arcanum: Arcanum


@dataclass(frozen=True)
class ArcanumLost(Event):
    """BAL-15."""

    seat: int
    arcanum: Arcanum


@dataclass(frozen=True)
class IngredientAdded(Event):
    """BAL-17. From the supply into one's own cauldron."""

    seat: int
    ingredient: Ingredient


@dataclass(frozen=True)
class IngredientRemoved(Event):
    """BAL-18. From one's own workbench to the supply."""

    seat: int
    ingredient: Ingredient


@dataclass(frozen=True)
class IngredientNamed(Event):
    """BAL-19. Free for input slots in this round."""

    seat: int
    ingredient: Ingredient


@dataclass(frozen=True)
class IngredientMoved(Event):
    """BAL-43. From one's own workbench into one's own cauldron."""

    seat: int
    ingredient: Ingredient


@dataclass(frozen=True)
class ProductionBegan(Event):
    """BAL-20. Everybody at once, in secret."""


@dataclass(frozen=True)
class InitiativeCalled(Event):
    """BAL-25. One by one, in the open; productions begun are begun anew."""

    seat: int
    order: tuple[int, ...]


@dataclass(frozen=True)
class ProductionFinished(Event):
    """BAL-24. What was brewed is told when all are done."""

    seat: int


@dataclass(frozen=True)
class PotionUsed(Event):
    """BAL-20 to BAL-23. What filled its inputs, by where it came from, and what it gave."""

    seat: int
    potion: Card
    bench: tuple[Ingredient, ...]
    outputs: tuple[Ingredient, ...]
    supply: tuple[Ingredient, ...]
    given: tuple[Ingredient, ...]


@dataclass(frozen=True)
class PotionUndone(Event):
    """BAL-20. A step back, in the open."""

    seat: int
    potion: Card


@dataclass(frozen=True)
class CauldronFilled(Event):
    """BAL-24. What the cauldron holds, arcana effects included."""

    seat: int
    ingredients: tuple[Ingredient, ...]


@dataclass(frozen=True)
class MovedToCircle(Event):
    """BAL-48."""

    seat: int
    ingredient: Ingredient


@dataclass(frozen=True)
class CauldronPassed(Event):
    """BAL-26. To the right neighbour's workbench."""

    seat: int
    to: int
    ingredients: tuple[Ingredient, ...]


@dataclass(frozen=True)
class BenchOverflowed(Event):
    """BAL-26, BAL-46. What does not fit on the seat's workbench goes to the Demon Circle of `to`."""

    seat: int
    to: int
    ingredients: tuple[Ingredient, ...]


@dataclass(frozen=True)
class HandsPassed(Event):
    """BAL-29. To the left."""


@dataclass(frozen=True)
class MatchEnded(Event):
    """BAL-27, BAL-28."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
