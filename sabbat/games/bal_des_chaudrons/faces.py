"""Bal des Chaudrons: cards as printed, for views. Only those that a viewer can see are told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from sabbat.games.bal_des_chaudrons.cards import MOST_DECKS, Character, Potion, Recipe, deck_of
from sabbat.games.bal_des_chaudrons.components import ARCANA, Arcanum, Card, IngredientText, counted


class RecipeView(msgspec.Struct, frozen=True):
    """Slots, in the order in which they are filled; several ingredients make a slot hybrid (BAL-23)."""

    takes: list[list[IngredientText]]
    gives: list[list[IngredientText]]


class PotionView(msgspec.Struct, frozen=True):
    """The face of a potion, as printed; `designed` names what is ours for want of a source."""

    initiative: int
    recipe: RecipeView
    arcana: list[Arcanum]
    two_way: bool
    names: dict[str, str]
    designed: list[str]


class CharacterView(msgspec.Struct, frozen=True):
    """Both sides of a character."""

    start: dict[IngredientText, int]
    recipe: RecipeView | None
    arcana: list[Arcanum]
    once: bool
    names: dict[str, str]
    designed: list[str]


def faces(cards: str, shown: Iterable[Card]) -> dict[str, PotionView]:
    every = _every_face(cards)
    return {card.text: every[card.text] for card in shown}


def characters(cards: str, shown: Iterable[str]) -> dict[str, CharacterView]:
    faces = _every_character(cards)
    return {name: faces[name] for name in shown}


@lru_cache(MOST_DECKS)
def _every_face(cards: str) -> dict[str, PotionView]:
    return {card.text: _face(potion) for card, potion in deck_of(cards).potions.items()}


@lru_cache(MOST_DECKS)
def _every_character(cards: str) -> dict[str, CharacterView]:
    return {name: _sides(character) for name, character in deck_of(cards).characters.items()}


def _face(potion: Potion) -> PotionView:
    return PotionView(
        initiative=potion.initiative,
        recipe=_recipe(potion.upright),
        arcana=_symbols(potion.arcana),
        two_way=potion.two_way,
        names=potion.names,
        designed=list(potion.designed),
    )


def _sides(character: Character) -> CharacterView:
    return CharacterView(
        start=counted(character.start),
        recipe=_recipe(character.recipe) if character.recipe is not None else None,
        arcana=_symbols(character.arcana),
        once=character.once,
        names=character.names,
        designed=list(character.designed),
    )


def _recipe(recipe: Recipe) -> RecipeView:
    takes = [[ingredient.text for ingredient in slot] for slot in recipe.inputs]
    return RecipeView(takes, [[ingredient.text for ingredient in slot] for slot in recipe.outputs])


def _symbols(counts: tuple[int, ...]) -> list[str]:
    return [name for name, count in zip(ARCANA, counts, strict=True) for _ in range(count)]
