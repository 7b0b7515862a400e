"""Bal des Chaudrons: what is printed on the pieces and drawn by the page. `data.gen.ts` is written from this file."""

from __future__ import annotations

import msgspec

from sabbat.games.bal_des_chaudrons import components
from sabbat.games.bal_des_chaudrons.components import EVERY_TAKEN, Arcanum, IngredientText, Source, TakenText
from sabbat.games.bal_des_chaudrons.rules.flow import STEPS

SETS = {
    "Ingredient": tuple(ingredient.text for ingredient in components.INGREDIENTS),
    "Arcanum": components.ARCANA,
    "Source": components.SOURCES,
    "Taken": tuple(str(taking) for taking in EVERY_TAKEN),
    "Step": STEPS,
}


class TakenFrom(msgspec.Struct, frozen=True):
    """An ingredient and where it was taken from."""

    holds: IngredientText
    source: Source


INGREDIENTS: tuple[IngredientText, ...] = SETS["Ingredient"]  # in the order of the board
ARCANA: tuple[Arcanum, ...] = components.ARCANA
SOURCES: tuple[Source, ...] = components.SOURCES
TAKEN: dict[TakenText, TakenFrom] = {
    str(taking): TakenFrom(taking.ingredient.text, components.SOURCES[taking.source]) for taking in EVERY_TAKEN
}
CAPACITY: dict[IngredientText, int] = {
    ingredient.text: ingredient.capacity for ingredient in components.INGREDIENTS
}  # BAL-7
STAR: int = components.ENDS_AT  # BAL-27: so many in one Demon Circle, and the ball is over
EFFECT_EVERY: int = components.EFFECT_EVERY  # BAL-14
