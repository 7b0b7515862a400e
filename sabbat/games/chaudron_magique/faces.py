"""Chaudron Magique: cards as printed, for views. Only those that a viewer can see are told."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from sabbat.games.chaudron_magique.cards import Ingredient, Potion, deck_of

MOST_DECKS = 64  # that are kept in mind; people bring cards of their own


class PotionFace(msgspec.Struct, frozen=True):
    """A Potion as printed; `designed` names what is ours for want of a source."""

    rarity: str
    blocks: list[str]
    names: dict[str, str]
    designed: list[str]


class IngredientFace(msgspec.Struct, frozen=True):
    """An Ingredient card as printed. `~` before a block: optional."""

    family: str
    copies: int
    before: list[str]
    or_burnt: int
    all: str
    burnt: int
    beyond: bool
    duplicate: int
    of: str
    move: int
    after: list[str]
    names: dict[str, str]
    designed: list[str]


def potions(cards: str, seats: int, names: Iterable[str]) -> dict[str, PotionFace]:
    faces = _every_potion(cards, seats)
    return {name: faces[name] for name in names}


def ingredients(cards: str, names: Iterable[str]) -> dict[str, IngredientFace]:
    faces = _every_ingredient(cards)
    return {name: faces[name] for name in names}


@lru_cache(MOST_DECKS)
def _every_potion(cards: str, seats: int) -> dict[str, PotionFace]:
    return {name: _potion_face(potion) for name, potion in deck_of(cards, seats).potions.items()}


@lru_cache(MOST_DECKS)
def _every_ingredient(cards: str) -> dict[str, IngredientFace]:
    return {name: _ingredient_face(card) for name, card in deck_of(cards).ingredients.items()}


def _potion_face(potion: Potion) -> PotionFace:
    return PotionFace(potion.rarity, potion.texts, potion.names, list(potion.designed))


def _ingredient_face(card: Ingredient) -> IngredientFace:
    return IngredientFace(
        family=card.family,
        copies=card.copies,
        before=card.before_texts,
        or_burnt=card.or_burnt,
        all=card.every,
        burnt=card.burnt,
        beyond=card.beyond,
        duplicate=card.duplicate,
        of=card.of,
        move=card.move,
        after=card.after_texts,
        names=card.names,
        designed=list(card.designed),
    )
