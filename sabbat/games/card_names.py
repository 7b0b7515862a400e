"""Names on cards of one's own: `name_en`, `name_fr`, `name_de`, one for each language that somebody cares to write."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

LONGEST_NAME: Final = 60
MOST_NAMES: Final = 8  # languages in which a card has a name
MOST_TEXTS: Final = 40  # in a list of short texts
NAME: Final = re.compile(r"name_([a-z]{2,3})")  # by the language's code, whether or not we have that language

Wrong = tuple[str, str] | None  # the key and what is wrong with its value


def is_name(key: str) -> bool:
    return NAME.fullmatch(key) is not None


def names_on(card: Mapping[str, Any]) -> dict[str, str]:
    """By language."""
    return {key.removeprefix("name_"): card[key] for key in sorted(card) if is_name(key)}


def wrong_with_keys(card: Mapping[str, Any], keys: tuple[str, ...], remarks: tuple[str, ...]) -> Wrong:
    """Does a card say what no card does, or is a name no name?"""
    for key in card:
        if key not in keys and key not in remarks and not is_name(key):
            return key, f"{key!r} is not known; a card has {', '.join(keys)}, name_en, name_fr, name_de, …"
        if is_name(key) and not _is_printed(card[key]):
            return key, f"{key} must be a text of 1 to {LONGEST_NAME} characters"
    names = [key for key in card if is_name(key)]
    if len(names) > MOST_NAMES:
        return names[-1], f"{len(names)} names; {MOST_NAMES} are the most"
    return None


def kept_of(card: Mapping[str, Any], keys: tuple[str, ...]) -> dict[str, Any]:
    """What a deck keeps of a card: these keys, and its names."""
    return {key: value for key, value in card.items() if key in keys or is_name(key)}


def is_texts(value: Any) -> bool:  # whatever somebody wrote
    """A list of short texts, as cards have them."""
    return (
        isinstance(value, list)
        and len(value) <= MOST_TEXTS
        and all([isinstance(item, str) and len(item) <= LONGEST_NAME for item in value])
    )


def _is_printed(name: Any) -> bool:  # as above
    """Hard spaces are printable, whatever Python says: French puts them before its marks."""
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME:
        return False
    return name.translate({0xA0: " ", 0x202F: " "}).isprintable()
