"""Chaudron Magique, card files: TOML in, checked card by card; a mistake names the file, the line and the card."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from sabbat.games.card_names import Wrong, is_texts, kept_of, wrong_with_keys
from sabbat.games.card_source import Source
from sabbat.games.chaudron_magique.components import GROUPS, POTION_IDS, RARITIES
from sabbat.games.chaudron_magique.shapes import wrong_with

MOST_BLOCKS: Final = 6
MOST_INGREDIENTS: Final = 120  # kinds of cards; the box has 73
MOST_BLOCKS_IN_ALL: Final = 400  # on Ingredient cards
LONGEST_FAMILY: Final = 40
MOST_CELLS: Final = 16  # of one Potion
MOST_COPIES: Final = 20
MOST_BURNT: Final = 10
MOST_TIMES: Final = 5  # duplicates, moves
REMARKS: Final = ("note", "source")  # for readers of the file
NAMES: Final = ("id", "designed")
POTION_KEYS: Final[tuple[str, ...]] = (*NAMES, "rarity", "blocks")
NUMBERS: Final[dict[str, int]] = {
    "copies": MOST_COPIES,
    "or_burnt": MOST_BURNT,
    "burnt": MOST_BURNT,
    "duplicate": MOST_TIMES,
    "move": MOST_TIMES,
}
SWITCHES: Final = ("beyond", "harsh")
CLEARED: Final[tuple[str, ...]] = ("B", "R", "F", "C", "G", "*")  # CHM-26: never stones
INGREDIENT_KEYS: Final[tuple[str, ...]] = (*NAMES, "family", "before", "after", "all", "of", *NUMBERS, *SWITCHES)
SECTIONS: Final = ("potion", "ingredient")
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 7
COUNTED: Final = re.compile(r"([2-7])(\+|-[2-7]) (.*)")  # a Potion's block that it has for some numbers of witches only


def counted(text: str) -> tuple[int, int, str]:
    """CHM-4. A Potion's block, with the fewest and the most witches for whom the Potion has it: `4+ FF`, `4-5 FF`."""
    found = COUNTED.fullmatch(text)
    if found is None:
        return 0, MOST_SEATS, text
    return int(found[1]), MOST_SEATS if found[2] == "+" else int(found[2][1:]), found[3]


def block_of(text: str) -> str:
    return counted(text)[2]


def is_for(text: str, seats: int) -> bool:
    fewest, most, _ = counted(text)
    return fewest <= seats <= most


def potions_in(source: Source, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The Potions, each checked, with what a deck keeps of them."""
    _check_all(source, "potion", printed)
    return [kept_of(card, POTION_KEYS) for card in printed]


def ingredients_in(source: Source, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The Ingredient cards, the same way."""
    if len(printed) > MOST_INGREDIENTS:
        raise source.complain(
            "ingredient", MOST_INGREDIENTS, printed[MOST_INGREDIENTS], "id", f"{MOST_INGREDIENTS} cards are the most"
        )
    _check_all(source, "ingredient", printed)
    blocks = sum([len(card.get("before", ())) + len(card.get("after", ())) for card in printed])
    if blocks > MOST_BLOCKS_IN_ALL:
        last = len(printed) - 1
        raise source.complain(
            "ingredient", last, printed[last], "id", f"{blocks} blocks; {MOST_BLOCKS_IN_ALL} are the most"
        )
    return [kept_of(card, INGREDIENT_KEYS) for card in printed]


def _check_all(source: Source, section: str, printed: list[dict[str, Any]]) -> None:
    seen: dict[str, int] = {}
    for number, entry in enumerate(printed):
        if section == "potion":
            why = _wrong_with_any(entry, POTION_KEYS) or _wrong_with_potion(entry)
        else:
            why = _wrong_with_any(entry, INGREDIENT_KEYS) or _wrong_with_ingredient(entry)
        if why is not None:
            raise source.complain(section, number, entry, why[0], why[1])
        if entry["id"] in seen:
            first = source.line_of(section, seen[entry["id"]], "id")
            where = f" (first in line {first})" if first else ""
            raise source.complain(section, number, entry, "id", f"stands twice{where}")
        seen[entry["id"]] = number


def _wrong_with_any(each: Mapping[str, Any], keys: tuple[str, ...]) -> Wrong:
    if "id" not in each:
        return "id", "has no id"
    if not isinstance(each["id"], str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{0,39}", each["id"]):
        return "id", "an id is 1 to 40 letters, digits and _, and begins with a letter"
    why = wrong_with_keys(each, keys, REMARKS)
    if why is not None:
        return why
    if not is_texts(each.get("designed", [])):
        return "designed", "designed must list names of fields"
    return None


def _wrong_with_potion(each: Mapping[str, Any]) -> Wrong:
    if each["id"] not in POTION_IDS:
        return "id", "there is no such potion; the ids stand in data/potions.toml"
    if each.get("rarity") not in RARITIES:
        return "rarity", f"rarity must be one of {', '.join(RARITIES)}"
    if not is_texts(each.get("blocks")):
        return _wrong_with_blocks("blocks", each.get("blocks"), False, False)
    for text in each["blocks"]:
        wrong = _wrong_with_blocks("blocks", [block_of(text)], False, False)
        if wrong is not None:
            return wrong
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        blocks = [block_of(text) for text in each["blocks"] if is_for(text, seats)]
        if len(blocks) > MOST_BLOCKS:
            return _wrong_with_blocks("blocks", blocks, False, False)
        if not blocks:
            return "blocks", "blocks: a potion needs at least one, for any number of witches"
        cells = sum([len(text) - text.count(".") - text.count("/") for text in blocks])
        if cells > MOST_CELLS:
            return "blocks", f"blocks: {cells} resources; {MOST_CELLS} are the most"
    return None


def _wrong_with_ingredient(each: Mapping[str, Any]) -> Wrong:
    for key, most in NUMBERS.items():
        number = each.get(key, 1)
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
            return key, f"{key} must be a number from 1 to {most}"
    for key in SWITCHES:
        if not isinstance(each.get(key, False), bool):
            return key, f"{key} must be true or false"
    if not isinstance(each.get("family", ""), str) or len(each.get("family", "")) > LONGEST_FAMILY:
        return "family", f"family must be a text of at most {LONGEST_FAMILY} characters"
    wrong = _wrong_with_blocks("before", each.get("before", []), True, False)
    wrong = wrong or _wrong_with_blocks("after", each.get("after", []), True, True)
    if wrong is not None:
        return wrong
    if "all" in each and each["all"] not in CLEARED:
        return "all", "all must be one of B R F C G, or * for one of your choice"
    if ("of" in each) != ("duplicate" in each) or each.get("of", "all") not in GROUPS:
        return "of", f"duplicate needs of = {', '.join(GROUPS)}"
    if "or_burnt" in each and len(each.get("before", [])) != 1:
        return "or_burnt", "or_burnt: exactly one block must stand before the arrow"
    if not any([key in each for key in ("before", "after", "all", "burnt", "duplicate", "move")]):
        return "id", "does nothing; give it before, after, all, burnt, duplicate or move"
    return None


def _wrong_with_blocks(key: str, blocks: Any, choice: bool, optional: bool) -> Wrong:
    if not is_texts(blocks) or len(blocks) > MOST_BLOCKS:
        return key, f'{key} must list at most {MOST_BLOCKS} blocks, such as "BB/BR"'
    for text in blocks:
        why = wrong_with(text.removeprefix("~") if optional else text, choice)
        if why:
            return key, f"{key}: {text!r}: {why}"
    return None
