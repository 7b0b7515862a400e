"""A language is a set of files: each home of words has the same messages in each of them, asking for the same facts."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sabbat.words import LANGUAGES, language_name
from sabbat.words.texts import FALLBACK
from tests.messages import ROOT, SOURCES, Messages, nodes, patterns_of, variables

HOMES = [
    SOURCES / "text",
    SOURCES / "cli" / "text",
    ROOT / "web" / "src" / "words" / "text",
    *sorted((SOURCES / "games").glob("*/text")),
]
FILES = [file for home in HOMES for file in sorted(home.glob("*.ftl"))]
TRANSLATED = [file for file in FILES if file.stem != FALLBACK]

pytestmark = pytest.mark.plain


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


of_every_file = pytest.mark.parametrize("file", FILES, ids=name_of)
of_every_translation = pytest.mark.parametrize("file", TRANSLATED, ids=name_of)


@cache
def parsed(file: Path) -> ftl.Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def messages_of(file: Path) -> Messages:
    return patterns_of(parsed(file))


def shared(language: str) -> Messages:
    return messages_of(SOURCES / "text" / f"{language}.ftl")


def test_every_home_speaks_every_language() -> None:
    assert {FALLBACK, "fr"} <= set(LANGUAGES)
    for home in HOMES:
        assert set(LANGUAGES) <= {file.stem for file in home.glob("*.ftl")}, home


def test_a_language_calls_itself_by_its_name() -> None:
    names = [language_name(language) for language in LANGUAGES]
    assert len(set(names)) == len(names)


@of_every_file
def test_every_line_is_understood_and_every_reference_leads_somewhere(file: Path) -> None:
    assert not [entry.content for entry in parsed(file).body if isinstance(entry, ftl.Junk)]
    known = {**shared(FALLBACK), **messages_of(file)}
    terms = {entry.id.name for entry in parsed(file).body if isinstance(entry, ftl.Term)}
    for name, pattern in messages_of(file).items():
        for node in nodes(pattern):
            if isinstance(node, ftl.MessageReference):
                attribute = f".{node.attribute.name}" if node.attribute else ""
                assert f"{node.id.name}{attribute}" in known, name
            if isinstance(node, ftl.TermReference):
                assert node.id.name in terms, name


@of_every_translation
def test_a_translation_holds_the_same_messages_in_the_same_order(file: Path) -> None:
    english = list(messages_of(file.with_name(f"{FALLBACK}.ftl")))
    own = list(messages_of(file))
    assert sorted(set(english) - set(own)) == []  # not translated yet
    assert sorted(set(own) - set(english)) == []  # gone, or misspelt
    assert own == english


@of_every_translation
def test_a_translation_uses_the_same_facts(file: Path) -> None:
    """Whether a piece stands with an article, and with which, is each language's own business; so is what to count."""

    def used(pattern: ftl.Pattern) -> set[str]:
        return {re.sub(r"^(a|the|no)_(.*)|(.*)_names?$", r"\2\3", fact) for fact in variables(pattern)}

    english = messages_of(file.with_name(f"{FALLBACK}.ftl"))
    wrong = {
        name: used(pattern) ^ used(english[name]) for name, pattern in messages_of(file).items() if name in english
    }
    assert {name: facts for name, facts in wrong.items() if facts} == {}
