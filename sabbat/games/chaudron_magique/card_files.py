"""Chaudron Magique, card files: TOML in, checked card by card; a mistake names the file, the line and the card."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sabbat.engine.errors import BadOptions
from sabbat.games.chaudron_magique.components import GROUPS, POTION_IDS, RARITIES
from sabbat.games.chaudron_magique.shapes import wrong_with

MOST_BLOCKS: Final = 6
MOST_CELLS: Final = 16  # of one Potion
MOST_COPIES: Final = 20
MOST_BURNT: Final = 10
MOST_TIMES: Final = 5  # duplicates, moves
LONGEST_NAME: Final = 60
REMARKS: Final = ("note", "source")  # for readers of the file
NAMES: Final = ("id", "name_en", "name_fr", "designed")
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


class BadCards(BadOptions):
    """A card file, or the deck of a match, cannot be used; the message says where and why, for people."""


class Source:
    """Where cards come from, and in which line each stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()

    def line_of(self, section: str, number: int, key: str) -> int:
        """The line of a key of the section's card with that number; the card's first where it has no such key; 0 where
        there are no lines."""
        seen = -1
        header = 0
        for at, line in enumerate(self.lines, start=1):
            bare = line.strip()
            if bare.startswith("["):
                if header:
                    break
                seen += 1 if bare.replace(" ", "").startswith(f"[[{section}]]") else 0
                header = at if seen == number else 0
            elif header and re.match(rf"{re.escape(key)}\s*=", bare):
                return at
        return header

    def complain(self, section: str, number: int, printed: Mapping[str, Any], key: str, why: str) -> BadCards:
        line = self.line_of(section, number, key)
        named = printed.get("id")
        card = f"{section} {named!r}" if isinstance(named, str) else f"{section} {number + 1}"
        return BadCards(f"{self.name}:{line}: {card}: {why}" if line else f"{self.name}: {card}: {why}")

    def expect_sections(self, printed: Any) -> None:  # whatever somebody wrote
        if not isinstance(printed, dict) or not printed:
            raise BadCards(f"{self.name}: no cards in it")
        for section, cards in printed.items():
            if section not in SECTIONS:
                raise BadCards(f"{self.name}: {section!r} is neither [[potion]] nor [[ingredient]]")
            if not isinstance(cards, list) or not all([isinstance(each, dict) for each in cards]):
                raise BadCards(f"{self.name}: cards are written as [[{section}]]")


def read_toml(path: Path) -> tuple[Source, dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(f"{path}: cannot be read: {error}") from None
    try:
        return Source(path.name, text), tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        raise BadCards(f"{path.name}:{at[1] if at else len(text.splitlines())}: {error}") from None


def potions_in(source: Source, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The Potions, each checked, with what a deck keeps of them."""
    _check_all(source, "potion", printed)
    return [{key: each[key] for key in POTION_KEYS if key in each} for each in printed]


def ingredients_in(source: Source, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The Ingredient cards, the same way."""
    _check_all(source, "ingredient", printed)
    return [{key: each[key] for key in INGREDIENT_KEYS if key in each} for each in printed]


def _check_all(source: Source, section: str, printed: list[dict[str, Any]]) -> None:
    seen: dict[str, int] = {}
    for number, each in enumerate(printed):
        if section == "potion":
            why = _wrong_with_any(each, POTION_KEYS) or _wrong_with_potion(each)
        else:
            why = _wrong_with_any(each, INGREDIENT_KEYS) or _wrong_with_ingredient(each)
        if why is not None:
            raise source.complain(section, number, each, why[0], why[1])
        if each["id"] in seen:
            first = source.line_of(section, seen[each["id"]], "id")
            where = f" (first in line {first})" if first else ""
            raise source.complain(section, number, each, "id", f"stands twice{where}")
        seen[each["id"]] = number


Wrong = tuple[str, str] | None  # the key and what is wrong with its value


def _wrong_with_any(each: Mapping[str, Any], keys: tuple[str, ...]) -> Wrong:
    if "id" not in each:
        return "id", "has no id"
    if not isinstance(each["id"], str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{0,39}", each["id"]):
        return "id", "an id is 1 to 40 letters, digits and _, and begins with a letter"
    for key in each:
        if key not in keys and key not in REMARKS:
            return key, f"{key!r} is not known; a card has {', '.join(keys)}"
    for key in ("name_en", "name_fr"):
        name = each.get(key, "-")
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not _is_printable(name):
            return key, f"{key} must be a text of 1 to {LONGEST_NAME} characters"
    if not _is_texts(each.get("designed", [])):
        return "designed", "designed must list names of fields"
    return None


def _wrong_with_potion(each: Mapping[str, Any]) -> Wrong:
    if each["id"] not in POTION_IDS:
        return "id", "there is no such potion; the ids stand in data/potions.toml"
    if each.get("rarity") not in RARITIES:
        return "rarity", f"rarity must be one of {', '.join(RARITIES)}"
    blocks = each.get("blocks")
    wrong = _wrong_with_blocks("blocks", blocks, False, False)
    if wrong is not None:
        return wrong
    assert isinstance(blocks, list)
    if not blocks:
        return "blocks", "blocks: a potion needs at least one"
    cells = sum([len(text) - text.count(".") - text.count("/") for text in blocks])
    return ("blocks", f"blocks: {cells} resources; {MOST_CELLS} are the most") if cells > MOST_CELLS else None


def _wrong_with_ingredient(each: Mapping[str, Any]) -> Wrong:
    for key, most in NUMBERS.items():
        number = each.get(key, 1)
        if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= most:
            return key, f"{key} must be a number from 1 to {most}"
    for key in SWITCHES:
        if not isinstance(each.get(key, False), bool):
            return key, f"{key} must be true or false"
    if not isinstance(each.get("family", ""), str):
        return "family", "family must be a text"
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
    if not _is_texts(blocks) or len(blocks) > MOST_BLOCKS:
        return key, f'{key} must list at most {MOST_BLOCKS} blocks, such as "BB/BR"'
    for text in blocks:
        why = wrong_with(text.removeprefix("~") if optional else text, choice)
        if why:
            return key, f"{key}: {text!r}: {why}"
    return None


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all([isinstance(each, str) for each in value])


def _is_printable(name: str) -> bool:
    """French needs its hard spaces."""
    return name.replace("\u00a0", " ").replace("\u202f", " ").isprintable()
