"""Messages in one language: Fluent files, read once. A language is there when its files are; nothing lists them.

Words have three kinds of homes: `sabbat/text` for what all games share, `sabbat/games/<game>/text` for a game (its
page, its terminal, its rules), `sabbat/cli/text` for the terminal around every game. A browser reads the first two,
and the page's own, with @fluent/bundle, and gives them the same facts.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

SHARED: Final = "sabbat"
FALLBACK: Final = "en"
Fact = str | int | float


def languages_of(home: str) -> tuple[str, ...]:
    """The languages for which a home (a package with a `text` folder) has a file."""
    names = (file.name for file in files(home).joinpath("text").iterdir())
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


LANGUAGES: Final = languages_of(SHARED)


def home_of(game: str) -> str:
    return f"{SHARED}.games.{game}"


class MissingText(LookupError):
    """There is no such message, or it asks for a fact that was not given. A mistake in the program, not of a player."""


class LedgerRule(NamedTuple):
    """A rule's id, as in the ledger, and the title of its chapter."""

    id: str
    chapter: str


class Texts:
    """Messages by id, from one home or more. A strict one raises MissingText; any other falls back to English, then to
    the bare id."""

    def __init__(self, homes: tuple[str, ...], language: str, strict: bool) -> None:
        self.homes = homes
        self.language = language
        self.strict = strict
        self.fields = fields(homes)
        self._bundle = bundle(homes, language)

    def has(self, message: str, attribute: str = "") -> bool:
        """Is there such a message, or such an attribute of it?"""
        if not self._bundle.has_message(message):
            return False
        found = self._bundle.get_message(message)
        return attribute in found.attributes if attribute else found.value is not None

    def write(self, message: str, attribute: str = "", facts: Mapping[str, Fact] | None = None) -> str:
        """The message, or one attribute of it, with the facts filled in."""
        name = f"{message}.{attribute}" if attribute else message
        if not self.has(message, attribute):
            if self.strict:
                raise MissingText(f"{self.language}: there is no {name}")
            if self.language != FALLBACK:
                return Texts(self.homes, FALLBACK, strict=False).write(message, attribute, facts)
            return name
        line, errors = self._filled(message, attribute, facts or {})
        if errors and self.strict:
            raise MissingText(f"{self.language}: {name}: {errors[0]}")
        return line

    def suffices(self, facts: Mapping[str, Fact], message: str, attribute: str = "") -> bool:
        """Is there such a message, and do the facts fill it in?"""
        return self.has(message, attribute) and not self._filled(message, attribute, facts)[1]

    def _filled(self, message: str, attribute: str, facts: Mapping[str, Fact]) -> tuple[str, list[Exception]]:
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # whoever asks has looked
        line, errors = self._bundle.format_pattern(pattern, dict(facts))
        return str(line), errors


def texts_of(game: str, language: str, strict: bool) -> Texts:
    """What a player of this game reads: the words that all games share, and its own."""
    return Texts((SHARED, home_of(game)), language, strict)


@cache
def resource(home: str, language: str) -> Resource:
    """One parsed file; empty where the home has none in this language."""
    if language not in LANGUAGES:
        raise ValueError(f"there are words in {', '.join(LANGUAGES)}, not in {language!r}")
    file = files(home).joinpath("text", f"{language}.ftl")
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


@cache
def fields(homes: tuple[str, ...]) -> dict[str, str | list[str]]:
    """Which fields of what is told have names, and of what kind: see `facts.py`."""
    found: dict[str, str | list[str]] = {}
    for home in homes:
        file = files(home).joinpath("text", "fields.json")
        found |= json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


@cache
def bundle(homes: tuple[str, ...], language: str) -> FluentBundle:
    # Isolating marks are for scripts that run both ways; a terminal shows them as rubbish.
    made = FluentBundle([language], use_isolating=False)
    for home in homes:
        made.add_resource(resource(home, language))
    return made


@cache
def ledger(game: str, language: str) -> tuple[LedgerRule, ...]:
    """All rules in the order of the file, which is the ledger's; a `chapter-…` message stands before its rules."""
    found: list[LedgerRule] = []
    chapter = ""
    texts = texts_of(game, language, strict=False)
    for entry in resource(home_of(game), language).body or resource(home_of(game), FALLBACK).body:
        if isinstance(entry, Message):
            kind, _, name = entry.id.name.partition("-")
            if kind == "chapter":
                chapter = texts.write(entry.id.name)
            elif kind == "rule":
                found.append(LedgerRule(name, chapter))
    return tuple(found)
