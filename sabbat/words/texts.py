"""The messages of one game and of the frame around every game, in one language: Fluent files, read once.

Fluent is the same on both sides: a browser reads these files with @fluent/bundle and gives them the same facts.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES: Final = ("en", "fr")
FALLBACK: Final = "en"
Fact = str | int | float


class MissingText(LookupError):
    """There is no such message, or it asks for a fact that was not given. A mistake in the program, not of a player."""


class LedgerRule(NamedTuple):
    """A rule's id, as in the ledger, and the title of its chapter."""

    id: str
    chapter: str


class Texts:
    """Messages by id. A strict one raises MissingText; any other falls back to English, then to the bare id."""

    def __init__(self, game: str, language: str, strict: bool) -> None:
        self.game = game
        self.language = language
        self.strict = strict
        self._bundle = bundle(game, language)

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
                return Texts(self.game, FALLBACK, strict=False).write(message, attribute, facts)
            return name
        found = self._bundle.get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None  # `has` looked
        line, errors = self._bundle.format_pattern(pattern, dict(facts or {}))
        if errors and self.strict:
            raise MissingText(f"{self.language}: {name}: {errors[0]}")
        return str(line)


@cache
def resources(game: str, language: str) -> tuple[Resource, ...]:
    """The parsed files: the frame's, then the game's."""
    if language not in LANGUAGES:
        raise ValueError(f"there are words in {', '.join(LANGUAGES)}, not in {language!r}")
    folders = (files("sabbat"), files(f"sabbat.games.{game}"))
    texts = [folder.joinpath("text", f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
    return tuple(FluentResource(text) for text in texts)


@cache
def bundle(game: str, language: str) -> FluentBundle:
    # Isolating marks are for scripts that run both ways; a terminal shows them as rubbish.
    made = FluentBundle([language], use_isolating=False)
    for resource in resources(game, language):
        made.add_resource(resource)
    return made


@cache
def ledger(game: str, language: str) -> tuple[LedgerRule, ...]:
    """All rules in the order of the file, which is the ledger's; a `chapter-…` message stands before its rules."""
    found: list[LedgerRule] = []
    chapter = ""
    texts = Texts(game, language, strict=True)
    for entry in resources(game, language)[-1].body:
        if isinstance(entry, Message):
            kind, _, name = entry.id.name.partition("-")
            if kind == "chapter":
                chapter = texts.write(entry.id.name)
            elif kind == "rule":
                found.append(LedgerRule(name, chapter))
    return tuple(found)
