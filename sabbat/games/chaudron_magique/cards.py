"""Chaudron Magique, the cards: what is printed on Potions and Ingredient cards. All of it is ours (`designed`).

A deck is read from data/, or from a card file of one's own (`load_cards`; docs/rules/chaudron_magique.md). A match
keeps the deck's text among its options, so that its record replays: `options={"cards": load_cards("mine.toml").text}`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from sabbat.engine.caches import make_room
from sabbat.engine.chance import total_of
from sabbat.games.card_names import names_on
from sabbat.games.card_source import BadCards, Source, deck_text, read_file, read_option
from sabbat.games.chaudron_magique.card_files import MOST_SEATS, SECTIONS, block_of, ingredients_in, is_for, potions_in
from sabbat.games.chaudron_magique.components import DATA, KINDS, RARITIES, SPLITS, STONE
from sabbat.games.chaudron_magique.shapes import Block, block

BASE: Final = "base"  # the option's value for the cards of data/
FEWEST_CARDS: Final = 36  # seven hands of four, and some to draw
FULL: Final = "full"
APPRENTICE: Final = "apprentice"
OPTIONAL: Final = "~"  # before a block on a blue background, CHM-29


class Potion:
    """The face of a Potion, as it counts for so many witches."""

    def __init__(self, printed: dict[str, Any], seats: int) -> None:  # as the card file has it, checked
        self.name: str = printed["id"]
        self.rarity: str = printed["rarity"]
        self.rank: int = RARITIES.index(self.rarity)
        self.texts: list[str] = [block_of(text) for text in printed["blocks"] if is_for(text, seats)]
        self.blocks: list[Block] = [block(text) for text in self.texts]
        self.needs = [0] * KINDS
        self.size = 0
        for letters in self.blocks:
            self.size += letters.size
            for kind in range(KINDS):
                self.needs[kind] += letters.needs[kind]
        self.names = names_on(printed)
        self.designed: tuple[str, ...] = tuple(printed.get("designed", ()))


class Ingredient:
    """The face of an Ingredient card."""

    def __init__(self, printed: dict[str, Any]) -> None:  # as the card file has it, checked
        self.name: str = printed["id"]
        self.family: str = printed.get("family", "")
        self.copies: int = printed.get("copies", 1)
        self.harsh: bool = printed.get("harsh", False)
        before: list[str] = list(printed.get("before", ()))
        after: list[str] = list(printed.get("after", ()))
        self.before_texts = before
        self.after_texts = after
        self.before: list[Block] = [block(text) for text in before]
        self.after: list[Block] = [block(text.lstrip(OPTIONAL)) for text in after]
        self.optional: list[bool] = [text.startswith(OPTIONAL) for text in after]
        self.or_burnt: int = printed.get("or_burnt", 0)  # CHM-22
        self.every: str = printed.get("all", "")  # CHM-26
        self.burnt: int = printed.get("burnt", 0)
        self.beyond: bool = printed.get("beyond", False)  # CHM-41
        self.duplicate: int = printed.get("duplicate", 0)  # CHM-32
        self.of: str = printed.get("of", "all")
        self.move: int = printed.get("move", 0)  # CHM-31
        self.names = names_on(printed)
        self.designed: tuple[str, ...] = tuple(printed.get("designed", ()))


class Deck:
    """What is printed on the cards of a match. `text` is all of it; `Deck.parse` undoes it. CHM-4: Potions count for so
    many witches."""

    def __init__(
        self, text: str, potions: list[dict[str, Any]], ingredients: list[dict[str, Any]], seats: int = MOST_SEATS
    ) -> None:
        self.text = text
        self._printed = (potions, ingredients)
        self.potions: dict[str, Potion] = {str(potion["id"]): Potion(potion, seats) for potion in potions}
        self.ingredients: dict[str, Ingredient] = {
            str(ingredient["id"]): Ingredient(ingredient) for ingredient in ingredients
        }
        self.names: tuple[str, ...] = tuple(self.ingredients)  # the order of a table's draw pile
        self.sizes: dict[str, int] = {kind: total_of(self.copies(kind)) for kind in (FULL, APPRENTICE)}  # in cards
        self.place: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        self.potion_place: dict[str, int] = {name: place for place, name in enumerate(self.potions)}
        self.by_rarity: dict[str, list[str]] = {
            rarity: [name for name, potion in self.potions.items() if potion.rarity == rarity] for rarity in RARITIES
        }
        self.smallest: dict[str, int] = {  # by rarity: the least that one of them takes
            rarity: min([self.potions[name].size for name in names], default=0)
            for rarity, names in self.by_rarity.items()
        }
        self.stones: dict[str, float] = {  # by rarity: how many stones one of them takes on average
            rarity: sum([block.needs[STONE] for name in names for block in self.potions[name].blocks])
            / max(1, len(names))
            for rarity, names in self.by_rarity.items()
        }

    @staticmethod
    def parse(text: str) -> Deck:
        """The deck of an option's value, or of what a card file says. BadCards where it is neither."""
        if text == BASE:
            return BASE_DECK
        source, printed = read_option(text)
        return _deck(source, printed)

    def __str__(self) -> str:
        return self.text

    def counted_for(self, seats: int) -> Deck:
        """The same cards for another number of witches."""
        return Deck(self.text, self._printed[0], self._printed[1], seats)

    def copies(self, deck_name: str) -> list[int]:
        """How many of each card are in the box; the apprentice leaves out the harsh ones."""
        found: list[int] = []
        for ingredient in self.ingredients.values():
            found.append(0 if ingredient.harsh and deck_name == APPRENTICE else ingredient.copies)
        return found


def load_cards(path: str | Path) -> Deck:
    """The deck of a card file: TOML as in data/potions.toml and data/ingredients.toml, one or both in one file.

    Without any [[potion]], or without any [[ingredient]], the usual ones stay. BadCards names the place."""
    source, printed = read_file(Path(path))
    return _deck(source, printed)


MOST_DECKS: Final = 32  # that are kept in mind for each number of witches; people bring cards of their own
_decks: Final[list[dict[str, Deck]]] = [{} for _ in range(MOST_SEATS + 1)]  # by seats


def deck_of(text: str, seats: int = MOST_SEATS) -> Deck:
    """The deck of a match by its option and the number of witches; each is read once."""
    found = _decks[seats].get(text)
    if found is None:
        found = Deck.parse(text) if seats == MOST_SEATS else deck_of(text).counted_for(seats)
        make_room(_decks[seats], MOST_DECKS)
        _decks[seats][text] = found
    return found


def deck_in(option: object) -> Deck:
    """The deck that somebody wishes for. BadCards where it is none."""
    if not isinstance(option, str):
        raise BadCards("cards: neither a card file nor the text of a deck")
    return deck_of(option)


def _deck(source: Source, printed: Any) -> Deck:  # whatever somebody wrote
    source.expect_sections(printed, SECTIONS)
    potions = potions_in(source, printed["potion"]) if "potion" in printed else _base_potions
    ingredients = ingredients_in(source, printed["ingredient"]) if "ingredient" in printed else _base_ingredients
    for place, rarity in enumerate(RARITIES):
        there = len([potion for potion in potions if potion["rarity"] == rarity])
        most = max([counts[place] for split in SPLITS.values() for counts in split.values()])
        if there < most:
            raise BadCards(f"{source.name}: {there} {rarity} potions are too few; a match may need {most}")
    for harsh in (False, True):
        cards = sum(
            [
                ingredient.get("copies", 1)
                for ingredient in ingredients
                if not (harsh and ingredient.get("harsh", False))
            ]
        )
        if cards < FEWEST_CARDS:
            left = " without the harsh ones" if harsh else ""
            raise BadCards(f"{source.name}: {cards} cards{left} are too few to deal; {FEWEST_CARDS} are enough")
    found = {"potion": potions, "ingredient": ingredients}
    return Deck(deck_text(found), potions, ingredients)


_potion_file: Final = read_file(DATA / "potions.toml")
_base_potions: Final[list[dict[str, Any]]] = potions_in(_potion_file[0], _potion_file[1]["potion"])
_ingredient_file: Final = read_file(DATA / "ingredients.toml")
_base_ingredients: Final[list[dict[str, Any]]] = ingredients_in(_ingredient_file[0], _ingredient_file[1]["ingredient"])
BASE_DECK: Final[Deck] = Deck(BASE, _base_potions, _base_ingredients)
