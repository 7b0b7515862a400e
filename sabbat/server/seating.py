"""Who sits where: people, bots, and bots that stand in for people."""

from __future__ import annotations

import unicodedata

import msgspec

LONGEST_NAME = 24
JOINERS = "\u200c\u200d"  # some scripts and many emoji need them


class Chair(msgspec.Struct):
    """One seat. A person may be away, and a bot may stand in until the person is back."""

    person: str | None = None  # the id in the browser's cookie
    name: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def stood_in(self) -> bool:
        return self.person is not None and self.bot is not None


def clean_name(text: str) -> str:
    return clean_text(text, LONGEST_NAME)


def clean_text(text: str, longest: int) -> str:
    """Text fit to be shown: normal form, no control or format characters, single spaces, not too long."""
    kept = "".join(
        " " if character.isspace() else character
        for character in unicodedata.normalize("NFC", text)
        if character.isspace() or character in JOINERS or unicodedata.category(character)[0] != "C"
    )
    return " ".join(kept.split())[:longest].strip(" " + JOINERS)


def unique_name(name: str, taken: set[str]) -> str:
    """`Ada`, or `Ada 2` where an Ada sits already; capital letters make no other name."""
    known = {other.casefold() for other in taken}
    number, tried = 1, name
    while tried.casefold() in known:
        number += 1
        tried = f"{name[: LONGEST_NAME - 3]} {number}"
    return tried
