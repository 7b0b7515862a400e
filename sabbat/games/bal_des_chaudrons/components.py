"""Bal des Chaudrons, the pieces: ingredients, cards, where an ingredient is taken from; each with its notation.

What is printed on the cards is a deck's business: `cards.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from sabbat.games.printed import read_printed

DATA: Final = Path(__file__).parent / "data"


def read_data(name: str) -> dict[str, Any]:  # whatever TOML holds
    return read_printed(DATA / name)


_board: Final = read_data("board.toml")

HAND: Final[int] = _board["hand"]  # BAL-4, BAL-29
CHARACTERS_DEALT: Final[int] = _board["characters_dealt"]  # BAL-2
ENDS_AT: Final[int] = _board["ends_at"]  # BAL-27
EFFECT_EVERY: Final[int] = _board["effect_every"]  # BAL-14
RAVEN_REMOVES: Final[int] = _board["raven_removes"]  # BAL-18
LAST_ROUND: Final[int] = _board["last_round"]  # BAL-27, ours

HEART: Final = 0
MANDRAKE: Final = 1
MUSHROOM: Final = 2
SPIDER: Final = 3
TOAD: Final = 4
KINDS: Final = 5


class Ingredient:
    """`heart`, `mandrake`, `mushroom`, `spider` or `toad`. There is one object of each kind."""

    def __init__(self, kind: int, text: str, capacity: int) -> None:
        self.kind = kind  # its place in INGREDIENTS and in every pile
        self.text = text
        self.capacity = capacity  # BAL-7

    @staticmethod
    def parse(text: str) -> Ingredient:
        return INGREDIENT[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return ingredient, (self.text,)


INGREDIENTS: Final[tuple[Ingredient, ...]] = tuple(
    [
        Ingredient(kind, str(printed["id"]), int(printed["capacity"]))
        for kind, printed in enumerate(_board["ingredient"])
    ]
)
IngredientText: TypeAlias = str  # an Ingredient as a view writes it
INGREDIENT: Final[dict[str, Ingredient]] = {ingredient.text: ingredient for ingredient in INGREDIENTS}
CAPACITY: Final[tuple[int, ...]] = tuple([ingredient.capacity for ingredient in INGREDIENTS])

BREW: Final = 0
RAVEN: Final = 1
TOME: Final = 2
ARCANA: Final = ("brew", "raven", "tome")  # BAL-1
Arcanum: TypeAlias = str  # one of ARCANA


def ingredient(text: str) -> Ingredient:
    """`ingredient("toad")`."""
    return INGREDIENT[text]


def counted(counts: Sequence[int]) -> dict[str, int]:
    """A pile as views tell it: what is there, by name."""
    return {INGREDIENTS[kind].text: count for kind, count in enumerate(counts) if count}


def ingredients(text: str) -> list[Ingredient]:
    """`ingredients("toad toad heart")`, or with numbers: `ingredients("2 toad, heart")`."""
    found: list[Ingredient] = []
    times = 1
    for word in text.replace(",", " ").split():
        if word.isdigit():
            times = int(word)
        else:
            found += [INGREDIENT[word]] * times
            times = 1
    return found


def pile(text: str) -> list[int]:
    """How many of each kind, in the order of INGREDIENTS: a bench, a cauldron, a circle."""
    counts = [0] * KINDS
    for named in ingredients(text):
        counts[named.kind] += 1
    return counts


def lying(counts: list[int]) -> tuple[Ingredient, ...]:
    """The ingredients of a pile, one by one."""
    found: list[Ingredient] = []
    for kind in INGREDIENTS:
        found += [kind] * counts[kind.kind]
    return tuple(found)


def size(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total


class Card:
    """A potion, or a character whose card is used like one; written as its id: `void_storm`, `toad_friend`."""

    def __init__(self, kind: int, text: str) -> None:
        self.kind = kind  # its place in CARDS
        self.text = text

    @staticmethod
    def parse(text: str) -> Card:
        return CARD[text]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return card, (self.text,)


def _ids() -> tuple[list[str], list[str], list[str]]:
    """The potions; the characters; those of them whose card is used while producing."""
    kinds: list[dict[str, Any]] = read_data("characters.toml")["character"]
    potions: list[dict[str, Any]] = read_data("potions.toml")["potion"]
    named = [str(kind["id"]) for kind in kinds]
    used = [str(kind["id"]) for kind in kinds if "takes" in kind]
    return [str(potion["id"]) for potion in potions], named, used


_found: Final = _ids()
CHARACTERS: Final[tuple[str, ...]] = tuple(_found[1])  # BAL-2: the novice, then the twelve
NOVICE: Final = "novice"
EXPERTS: Final[tuple[str, ...]] = tuple([character for character in CHARACTERS if character != NOVICE])
POTIONS: Final[tuple[Card, ...]] = tuple([Card(kind, text) for kind, text in enumerate(_found[0])])
CARDS: Final[tuple[Card, ...]] = POTIONS + tuple(
    [Card(len(_found[0]) + place, text) for place, text in enumerate(_found[2])]
)
CARD: Final[dict[str, Card]] = {card.text: card for card in CARDS}


def card(text: str) -> Card:
    """`card("void_storm")`."""
    return CARD[text]


class Laid:
    """A potion as it lies in a line: `charm_of_fear`, or `charm_of_fear~` when it was played turned (BAL-11)."""

    def __init__(self, potion: Card, turned: bool) -> None:
        self.potion = potion
        self.turned = turned

    @staticmethod
    def parse(text: str) -> Laid:
        return LAID[text]

    def __str__(self) -> str:
        return f"{self.potion.text}~" if self.turned else self.potion.text

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return laid, (str(self),)


LAID_CARDS: Final[tuple[Laid, ...]] = tuple([Laid(potion, turned) for potion in POTIONS for turned in (False, True)])
LAID: Final[dict[str, Laid]] = {str(card): card for card in LAID_CARDS}


def laid(text: str) -> Laid:
    """`laid("charm_of_fear~")`."""
    return LAID[text]


def lay(potion: Card, turned: bool) -> Laid:
    return LAID_CARDS[2 * potion.kind + (1 if turned else 0)]


BENCH: Final = 0
OUTPUTS: Final = 1
SUPPLY: Final = 2
SOURCES: Final = ("bench", "outputs", "supply")  # BAL-21, BAL-19
Source: TypeAlias = str  # one of SOURCES
TakenText: TypeAlias = str  # a Taken as a view writes it: `toad@bench`


class Taken:
    """An ingredient laid on an input slot and where it came from: `toad@bench`, `toad@outputs`, `toad@supply`."""

    def __init__(self, ingredient: Ingredient, source: int) -> None:
        self.ingredient = ingredient
        self.source = source

    @staticmethod
    def parse(text: str) -> Taken:
        return TAKEN[text]

    def __str__(self) -> str:
        return f"{self.ingredient.text}@{SOURCES[self.source]}"

    def __repr__(self) -> str:
        return str(self)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return taken, (str(self),)


EVERY_TAKEN: Final[tuple[Taken, ...]] = tuple(
    [Taken(ingredient, source) for ingredient in INGREDIENTS for source in range(len(SOURCES))]
)
TAKEN: Final[dict[str, Taken]] = {str(taking): taking for taking in EVERY_TAKEN}


def taken(text: str) -> Taken:
    """`taken("toad@bench")`."""
    return TAKEN[text]
