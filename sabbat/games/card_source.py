"""Cards of one's own: TOML in; a mistake names file, line and card. What a card may say, its game knows."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sabbat.engine.errors import BadOptions
from sabbat.games.printed import changed

LONGEST_TEXT: Final = 120_000  # characters: nobody's cards are longer, and no match keeps a longer deck
MOST_DOTS: Final = 40  # in a line: a key of ten thousand parts takes tomllib seconds and gigabytes

Printed = dict[str, Any]  # whatever somebody wrote, by section


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

    def expect_sections(self, printed: Any, sections: Sequence[str]) -> None:  # whatever somebody wrote
        if not isinstance(printed, dict) or not printed:
            raise BadCards(f"{self.name}: no cards in it")
        for section, cards in printed.items():
            if section not in sections:
                known = " nor ".join([f"[[{section}]]" for section in sections])
                raise BadCards(f"{self.name}: {section!r} is neither {known}")
            if not isinstance(cards, list) or not all([isinstance(card, dict) for card in cards]):
                raise BadCards(f"{self.name}: cards are written as [[{section}]]")


def read_file(path: Path) -> tuple[Source, Printed]:
    """A card file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCards(f"{path}: cannot be read: {error}") from None
    source, printed = _read_toml(path.name, text)
    return source, changed(path, printed)


def read_option(text: str) -> tuple[Source, Printed]:
    """The value of a table's option: what a card file says, or the text of a deck, which is JSON."""
    if len(text) > LONGEST_TEXT:
        raise BadCards(f"cards: more than {LONGEST_TEXT} characters")
    if not text.lstrip().startswith("{"):
        return _read_toml("cards", text)
    try:
        return Source("cards", ""), json.loads(text)
    except (ValueError, RecursionError) as error:  # also an integer of thousands of figures
        raise BadCards(f"cards: this is not the text of a deck: {error}") from None


def deck_text(printed: Printed) -> str:
    """The text of a deck: the same cards, the same text. BadCards where it could not be read or stored again."""
    text = json.dumps(printed, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    if len(text) > LONGEST_TEXT:
        raise BadCards(f"cards: a deck of more than {LONGEST_TEXT} characters")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadCards("cards: half a character (a lone surrogate) is no text") from None
    return text


def _read_toml(name: str, text: str) -> tuple[Source, Printed]:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.count(".") > MOST_DOTS:
            raise BadCards(f"{name}:{number}: more than {MOST_DOTS} dots in one line")
    try:
        return Source(name, text), tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOMLDecodeError, or an integer of thousands of figures
        at = re.search(r"at line (\d+)", str(error))
        raise BadCards(f"{name}:{at[1] if at else len(text.splitlines())}: {error}") from None
