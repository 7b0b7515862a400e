"""Bal des Chaudrons, the cards: what is printed on the 60 potions and the 13 kinds of characters.

A deck is read from data/, or from a card file of one's own (`load_cards`). A match keeps the deck's text among its
options, so that its record replays exactly wherever it is read: `options={"cards": load_cards("mine.toml").text}`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sabbat.engine.caches import make_room
from sabbat.games.bal_des_chaudrons.card_files import SECTIONS, characters_in, potions_in
from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    CARD,
    CARDS,
    DATA,
    INGREDIENT,
    INGREDIENTS,
    KINDS,
    POTIONS,
    Card,
    Ingredient,
)
from sabbat.games.card_names import names_on
from sabbat.games.card_source import BadCards, Source, deck_text, read_file, read_option

BASE: Final = "base"  # the option's value for the cards of data/
FEWEST_POTIONS: Final = 21  # BAL-4: five hands, the Seer's among them

Slot = tuple[Ingredient, ...]  # more than one: hybrid, BAL-23


class Recipe:
    """Input and output slots; fixed slots come before hybrid ones."""

    def __init__(self, inputs: tuple[Slot, ...], outputs: tuple[Slot, ...]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.hybrid = any([len(slot) > 1 for slot in inputs])  # among the inputs
        self.is_empty = not inputs and not outputs
        self.needs = [0] * KINDS  # by the fixed input slots
        for slot in inputs:
            if len(slot) == 1:
                self.needs[slot[0].kind] += 1
        self.kinds = [kind for kind in range(KINDS) if self.needs[kind]]  # those that it needs

    def turned(self) -> Recipe:
        """BAL-11."""
        return Recipe(self.outputs, self.inputs)


class Potion:
    """The face of a potion card."""

    def __init__(self, printed: dict[str, Any]) -> None:  # as the card file has it, checked
        self.card = CARD[printed["id"]]
        self.initiative: int = printed["initiative"]
        self.arcana = _symbols(printed)  # how many of each, in the order of ARCANA
        self.upright = _recipe(printed)
        self.turned = self.upright.turned()
        self.two_way: bool = printed.get("two_way", False)
        self.names: dict[str, str] = names_on(printed)
        self.designed: tuple[str, ...] = tuple(printed.get("designed", ()))

    def recipe(self, turned: bool) -> Recipe:
        return self.turned if turned else self.upright


class Character:
    """Both sides of a character card."""

    def __init__(self, printed: dict[str, Any]) -> None:  # as the card file has it, checked
        self.name: str = printed["id"]
        self.start = tuple([int(printed["start"].get(ingredient.text, 0)) for ingredient in INGREDIENTS])  # BAL-3
        self.arcana = _symbols(printed)
        self.recipe: Recipe | None = _recipe(printed) if "takes" in printed else None
        self.turned: Recipe | None = self.recipe.turned() if self.recipe is not None else None
        self.once: bool = printed.get("once", False)  # BAL-6
        self.names: dict[str, str] = names_on(printed)
        self.designed: tuple[str, ...] = tuple(printed.get("designed", ()))


class Deck:
    """What is printed on the cards of a match. `text` is all of it; `Deck.parse` undoes it."""

    def __init__(self, text: str, potions: list[dict[str, Any]], characters: list[dict[str, Any]]) -> None:
        self.text = text
        self.potions: dict[Card, Potion] = {CARD[potion["id"]]: Potion(potion) for potion in potions}
        self.characters: dict[str, Character] = {character["id"]: Character(character) for character in characters}
        self.cards: list[Card] = [potion for potion in POTIONS if potion in self.potions]
        self._by_kind: list[Potion | None] = [self.potions.get(potion) for potion in POTIONS]

    @staticmethod
    def parse(text: str) -> Deck:
        """The deck of an option's value, or of what a card file says. BadCards where it is neither."""
        if text == BASE:
            return BASE_DECK
        source, printed = read_option(text)
        return _deck(source, printed)

    def __str__(self) -> str:
        return self.text

    def recipe_of(self, used: Card, turned: bool) -> Recipe:
        """Of a potion, or of a character's card."""
        if used.kind < len(POTIONS):
            potion = self._by_kind[used.kind]
            assert potion is not None  # a card that lies there is one of this deck
            return potion.recipe(turned)
        character = self.characters[used.text]
        recipe = character.turned if turned else character.recipe
        assert recipe is not None  # the loader has looked
        return recipe


def load_cards(path: str | Path) -> Deck:
    """The deck of a card file: TOML as in data/potions.toml and data/characters.toml, one or both in one file.

    Without any potion, and for characters that it does not name, the usual cards stay. BadCards names the place."""
    source, printed = read_file(Path(path))
    return _deck(source, printed)


MOST_DECKS: Final = 64  # that are kept in mind; people bring cards of their own
_decks: Final[dict[str, Deck]] = {}


def deck_of(text: str) -> Deck:
    """The deck of a match by its option; read once, as long as there are not too many."""
    found = _decks.get(text)
    if found is None:
        found = Deck.parse(text)
        make_room(_decks, MOST_DECKS)
        _decks[text] = found
    return found


def deck_in(option: object) -> Deck:
    """The deck that somebody wishes for. BadCards where it is none."""
    if not isinstance(option, str):
        raise BadCards("cards: neither a card file nor the text of a deck")
    return deck_of(option)


def _deck(source: Source, printed: Any) -> Deck:  # whatever somebody wrote
    source.expect_sections(printed, SECTIONS)
    potions = potions_in(source, printed["potion"]) if "potion" in printed else _base_potions
    characters = {str(character["id"]): character for character in _base_characters}
    if "character" in printed:
        for line in characters_in(source, printed["character"], characters):
            characters[str(line["id"])] = line
    if len(potions) < FEWEST_POTIONS:
        raise BadCards(f"{source.name}: {len(potions)} potions are too few to deal; {FEWEST_POTIONS} are enough")
    found = {"potion": potions, "character": list(characters.values())}
    return Deck(deck_text(found), potions, list(characters.values()))


def _symbols(printed: dict[str, Any]) -> tuple[int, ...]:
    return tuple([list(printed.get("arcana", ())).count(arcanum) for arcanum in ARCANA])


def _recipe(printed: dict[str, Any]) -> Recipe:
    return Recipe(_slots(printed["takes"]), _slots(printed["gives"]))


def _slots(texts: list[str]) -> tuple[Slot, ...]:
    """Fixed slots first: what is left for the hybrid ones is then known."""
    slots = [INGREDIENTS if text == "any" else tuple([INGREDIENT[part] for part in text.split("|")]) for text in texts]
    return tuple([slot for slot in slots if len(slot) == 1] + [slot for slot in slots if len(slot) > 1])


_potion_file: Final = read_file(DATA / "potions.toml")
_base_potions: Final[list[dict[str, Any]]] = potions_in(_potion_file[0], _potion_file[1]["potion"])
_character_file: Final = read_file(DATA / "characters.toml")
_base_characters: Final[list[dict[str, Any]]] = characters_in(_character_file[0], _character_file[1]["character"], None)
BASE_DECK: Final[Deck] = Deck(BASE, _base_potions, _base_characters)
assert all([card in BASE_DECK.potions or card.text in BASE_DECK.characters for card in CARDS])
