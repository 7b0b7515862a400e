"""Bal des Chaudrons, card files: TOML in, checked card by card; a mistake names the file, the line and the card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sabbat.games.bal_des_chaudrons.components import (
    ARCANA,
    CARDS,
    CHARACTERS,
    INGREDIENT,
    INGREDIENTS,
    POTIONS,
)
from sabbat.games.card_names import Wrong, is_texts, kept_of, wrong_with_keys
from sabbat.games.card_source import Source

HIGHEST_INITIATIVE: Final = 99  # two digits are printed
MOST_SLOTS: Final = 8
MOST_SYMBOLS: Final = 6
PRINTED: Final[tuple[str, ...]] = (
    "id",
    "arcana",
    "takes",
    "gives",
    "designed",
)  # what a deck keeps
POTION_KEYS: Final[tuple[str, ...]] = (*PRINTED, "initiative", "two_way")
CHARACTER_KEYS: Final[tuple[str, ...]] = (*PRINTED, "start", "once")
OWN_NAMES: Final = ("name_en", "name_fr", "name_de")  # which the page can say that they are ours
REMARKS: Final = ("cycle", "copies", "confidence", "note", "source")  # for readers of the file
POTION_IDS: Final = frozenset([potion.text for potion in POTIONS])
SECTIONS: Final = ("potion", "character")
USED_CHARACTERS: Final = frozenset([card.text for card in CARDS[len(POTIONS) :]])  # their card is used like a potion


def potions_in(source: Source, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The potions, each checked, with what a deck keeps of them."""
    names: dict[str, int] = {}
    initiatives: dict[int, int] = {}
    for number, entry in enumerate(printed):
        why = (
            _wrong_with_any(entry, POTION_IDS, POTION_KEYS)
            or _wrong_with_slots(entry, True)
            or _wrong_with_potion(entry)
        )
        if why:
            raise source.complain("potion", number, entry, why[0], why[1])
        if entry["id"] in names:
            raise source.complain("potion", number, entry, "id", f"stands twice{_before(source, names[entry['id']])}")
        if entry["initiative"] in initiatives:
            first = _before(source, initiatives[entry["initiative"]])
            text = f"initiative {entry['initiative']} stands twice{first}"
            raise source.complain("potion", number, entry, "initiative", text)
        names[entry["id"]] = number
        initiatives[entry["initiative"]] = number
    return [kept_of(card, POTION_KEYS) for card in printed]


def characters_in(
    source: Source, printed: list[dict[str, Any]], base: Mapping[str, Any] | None
) -> list[dict[str, Any]]:
    """The characters, the same way. What makes them odd is code: a card file changes figures, not abilities."""
    found: list[dict[str, Any]] = []
    for number, entry in enumerate(printed):
        why = _wrong_with_any(entry, CHARACTERS, CHARACTER_KEYS)
        why = why or _wrong_with_slots(entry, entry["id"] in USED_CHARACTERS) or _wrong_with_character(entry)
        if why:
            raise source.complain("character", number, entry, why[0], why[1])
        if entry["id"] in [earlier["id"] for earlier in found]:
            raise source.complain("character", number, entry, "id", "stands twice")
        kept = kept_of(entry, CHARACTER_KEYS)
        if base is not None and "once" in base[entry["id"]]:
            kept["once"] = base[entry["id"]]["once"]  # BAL-6 belongs to the ability
        found.append(kept)
    return found


def _before(source: Source, number: int) -> str:
    line = source.line_of("potion", number, "id")
    return f" (first in line {line})" if line else ""


def _wrong_with_any(each: Mapping[str, Any], ids: Any, keys: tuple[str, ...]) -> Wrong:
    if "id" not in each:
        return "id", "has no id"
    if not isinstance(each["id"], str) or each["id"] not in ids:
        return "id", "there is no such card; the ids stand in data/potions.toml and data/characters.toml"
    why = wrong_with_keys(each, keys, REMARKS)
    if why is not None:
        return why
    designed = each.get("designed", [])
    if not is_texts(designed) or not set(designed) <= {*keys, *OWN_NAMES}:
        return "designed", f"designed must list some of {', '.join(keys)}"
    arcana = each.get("arcana", [])
    if not is_texts(arcana) or not set(arcana) <= set(ARCANA) or len(arcana) > MOST_SYMBOLS:
        return "arcana", f"arcana must list at most {MOST_SYMBOLS} of {', '.join(ARCANA)}"
    return None


def _wrong_with_slots(each: Mapping[str, Any], has_slots: bool) -> Wrong:
    for key in ("takes", "gives"):
        if not has_slots:
            if key in each:
                return key, f"{key}: this character has no recipe"
            continue
        if key not in each:
            return key, f"{key} is missing"
        if not is_texts(each[key]) or len(each[key]) > MOST_SLOTS:
            return key, f"{key} must list at most {MOST_SLOTS} slots"
        for slot in each[key]:
            choices = slot.split("|")
            if slot != "any" and (len(set(choices)) != len(choices) or not set(choices) <= set(INGREDIENT)):
                return key, f"{key}: {slot!r} is no slot; write an ingredient ({', '.join(INGREDIENT)}), or spider|toad"
    return None


def _wrong_with_potion(each: Mapping[str, Any]) -> Wrong:
    initiative = each.get("initiative")
    if not _is_number(initiative) or not 1 <= int(initiative or 0) <= HIGHEST_INITIATIVE:
        return "initiative", f"initiative must be a number from 1 to {HIGHEST_INITIATIVE}"
    if not isinstance(each.get("two_way", False), bool):
        return "two_way", "two_way must be true or false"
    return None


def _wrong_with_character(each: Mapping[str, Any]) -> Wrong:
    start = each.get("start")
    if not isinstance(start, dict):
        return "start", "start must tell the ingredients, such as { mandrake = 1, toad = 4 }"
    for name, count in start.items():
        if name not in INGREDIENT:
            return "start", f"start: there is no ingredient {name!r}; there are {', '.join(INGREDIENT)}"
        most = INGREDIENTS[INGREDIENT[name].kind].capacity
        if not _is_number(count) or not 0 <= count <= most:
            return "start", f"start: {name} must be a number from 0 to {most}"
    if not isinstance(each.get("once", False), bool):
        return "once", "once must be true or false"
    return None


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
