"""Every word that a player reads is there, in both languages, and has the facts that it asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from sabbat.engine import Action, Decision, Event
from sabbat.engine.codec import field_types, plain, seen
from sabbat.games import GAMES
from sabbat.games.charlatans.components import BOOKS, CARDS, CHIPS, COLOURS, DIE, Chip
from sabbat.games.charlatans.rules.flow import STEPS
from sabbat.words import LANGUAGES, Words
from sabbat.words.facts import facts_of
from sabbat.words.texts import Texts, resources

ROOT = Path(__file__).parent.parent
LEDGER = ROOT / "docs" / "rules" / "charlatans.md"
GAME = GAMES["charlatans"]
NAMES = ("Ada", "Ben", "Cleo", "Dora")
# A slug for each field that is one; which one does not matter.
SLUGS = {"why": "alms", "source": "alms", "card": "alms", "colour": "green", "face": "ruby"}

Messages = dict[str, ftl.Pattern]  # by `id` or `id.attribute`


@cache
def messages(language: str) -> Messages:
    found: Messages = {}
    for resource in resources("charlatans", language):
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                patterns = {entry.id.name: entry.value}
                patterns |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
                for name, pattern in patterns.items():
                    assert name not in found, f"{language}: {name} stands twice"
                    if pattern is not None:
                        found[name] = pattern
    return found


def nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """The tree's nodes, itself first."""
    yield tree
    for value in vars(tree).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from nodes(each)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {each.id.name for each in nodes(pattern) if isinstance(each, ftl.VariableReference)}


def ids(prefix: str, language: str = "en") -> set[str]:
    """What follows the prefix, of all messages that begin with it."""
    return {name.removeprefix(prefix) for name in messages(language) if name.startswith(prefix) and "." not in name}


def classes(base: type) -> dict[str, type]:
    return {each.__name__: each for each in GAME.vocabulary() if issubclass(each, base) and each is not base}


def sample(cls: Any) -> Any:  # an event, a decision or an action of any class
    """One of that class, with some value in each field."""
    return cls(**{name: some(name, kind) for name, kind in field_types(cls).items()})


def some(name: str, kind: Any) -> Any:  # of any type
    if kind is Chip:
        return CHIPS[0]
    if kind is bool:
        return True
    if kind == tuple[Chip, ...]:
        return tuple(CHIPS[:3])
    if kind == tuple[int, ...]:
        return (0, 1)
    return SLUGS[name] if kind is str else 1


def facts(told: Any) -> set[str]:  # whatever the codec made of it
    return set(facts_of(Texts("charlatans", "en", strict=True), told, NAMES))


# Both languages


def test_both_languages_hold_the_same_ids_and_attributes() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_both_languages_use_the_same_variables() -> None:
    """The same facts: whether a chip stands with an article, and with which, is each language's own business."""

    def used(pattern: ftl.Pattern) -> set[str]:
        return {re.sub(r"^(a|the|no)_(.*)|(.*)_names?$", r"\2\3", each) for each in variables(pattern)}

    english, french = messages("en"), messages("fr")
    assert {name: used(each) for name, each in english.items()} == {name: used(each) for name, each in french.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_files_is_understood(language: str) -> None:
    for resource in resources("charlatans", language):
        assert not [each for each in resource.body if isinstance(each, ftl.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = messages(language)
    for name, pattern in known.items():
        for each in nodes(pattern):
            if isinstance(each, ftl.MessageReference):
                attribute = f".{each.attribute.name}" if each.attribute else ""
                assert f"{each.id.name}{attribute}" in known, name


def test_french_has_its_spaces_and_apostrophes() -> None:
    unit = r"[0-9}] (cases?|points?|rubis|sous?|queues?|jetons?|fois)\b"
    for name, whole in messages("fr").items():
        for pattern in (each for each in nodes(whole) if isinstance(each, ftl.Pattern)):
            line = "".join(each.value if isinstance(each, ftl.TextElement) else "{}" for each in pattern.elements)
            assert not re.search(rf"(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)|'|{unit}", line), name


# Rules and pieces


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_ledger_in_its_order_and_chapters(language: str) -> None:
    chapters: list[list[str]] = []
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapters.append([])
        elif rule := re.match(r"- \*\*(CHA-E?\d+)\*\*", line):
            chapters[-1].append(rule[1])
    told: dict[str, list[str]] = {}
    words = Words("charlatans", language, strict=True)
    for each in words.rules():
        told.setdefault(each.chapter, []).append(each.id)
        assert all(words.rule(each.id))
    assert list(told.values()) == [chapter for chapter in chapters if chapter]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_words(language: str) -> None:
    words = Words("charlatans", language, strict=True)
    assert ids("card-") == set(CARDS)
    assert ids("book-") == set(BOOKS.values())
    assert ids("chip-") == {chip.text for chip in CHIPS}
    assert ids("die-") == {str(face) for face in DIE}
    assert ids("colour-") == ids("ingredient-") == set(COLOURS)
    assert ids("step-") == set(STEPS)
    assert all(all(words.card(card)) for card in CARDS)
    assert all(all(words.book(book)) for book in BOOKS.values())
    assert all(words.chip(chip) and words.short_chip(chip) for chip in CHIPS)
    assert all(words.attribute(f"chip-{chip}", article) for chip in CHIPS for article in ("a", "the", "no"))
    assert all(map(words.step, STEPS))
    assert [words.source(each) for each in ("alms", "blue_1")] == [words.card("alms").title, words.book("blue_1").title]
    assert words.source("B2") == words.chip("B2")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_its_words(language: str) -> None:
    words = Words("charlatans", language, strict=True)
    assert ids("option-") == {option.name for option in GAME.table_options}
    for option in GAME.table_options:
        assert words.option(option.name)
        labels = [words.option_value(option.name, value) for value in option.values]
        assert all(labels)
        assert len(set(labels)) == len(labels)


# Events, questions, actions, refusals


def test_every_event_has_a_line_that_its_fields_can_fill() -> None:
    assert ids("event-") == set(classes(Event))
    for language in LANGUAGES:
        for name, cls in classes(Event).items():
            known, given = messages(language), facts(seen(sample(cls), None))
            assert variables(known[f"event-{name}"]) <= given, name
            if "who" in given:  # then it can be told to that player, too
                assert variables(known[f"event-{name}.you"]) <= given - {"who"}, name


def test_every_decision_has_a_question_that_its_fields_can_fill() -> None:
    assert ids("ask-") == set(classes(Decision))
    for language in LANGUAGES:
        for name, cls in classes(Decision).items():
            assert variables(messages(language)[f"ask-{name}"]) <= facts(plain(sample(cls))), name


def test_every_action_has_a_label_alone_and_its_own_under_known_questions() -> None:
    assert ids("do-") == set(classes(Action)) | {"Tick"}
    for language in LANGUAGES:
        known = messages(language)
        for name in (each for each in known if each.startswith("do-") and each != "do-Tick"):
            action, _, decision = name.removeprefix("do-").partition(".")
            given = facts(plain(sample(classes(Action)[action])))
            if decision:
                given |= facts(plain(sample(classes(Decision)[decision])))
            assert variables(known[name]) <= given, name


def test_every_variant_by_source_names_a_source() -> None:
    sources = ids("source-") | ids("card-") | ids("book-")
    for language in LANGUAGES:
        for name, pattern in messages(language).items():
            for each in nodes(pattern):
                if not isinstance(each, ftl.SelectExpression) or not isinstance(each.selector, ftl.VariableReference):
                    continue
                if each.selector.id.name in ("why", "source"):
                    keys = {key.key.name for key in each.variants if isinstance(key.key, ftl.Identifier)}
                    assert keys - {"other"} <= sources, name


SLUG_AT = {"Refusal": 1, "IllegalAction": 1, "Refused": 0, "refused": 0}  # which argument is the slug
MESSAGE_SLUG_AT = 2  # in the message Refused(n, rule, why, facts)


def refusals_in_the_sources() -> Iterator[tuple[str, set[str]]]:
    """Each slug with the names of its facts, from every call that refuses with a slug written out."""
    for path in sorted((ROOT / "sabbat").rglob("*.py")):
        if path.is_relative_to(ROOT / "sabbat" / "games") and GAME.name not in path.parts:
            continue  # each game's tests look after its own words
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, (ast.Name, ast.Attribute)):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
            at = MESSAGE_SLUG_AT if name == "Refused" and len(node.args) == 4 else SLUG_AT.get(name)
            if at is None or len(node.args) <= at:
                continue
            keys = {
                key.value for each in node.args[at + 1 :] for key in ast.walk(each) if isinstance(key, ast.Constant)
            }
            named = {each.arg for each in node.keywords if each.arg is not None}
            for slug in ast.walk(node.args[at]):
                if isinstance(slug, ast.Constant) and isinstance(slug.value, str):
                    yield slug.value, {key for key in keys if isinstance(key, str)} | named


@pytest.mark.plain
def test_every_refusal_in_the_sources_has_a_reason_that_its_facts_can_fill() -> None:
    found = list(refusals_in_the_sources())
    assert ids("why-") == {slug for slug, _ in found}
    for language in LANGUAGES:
        for slug, keys in found:
            given: dict[str, Any] = {key: "B2" if key == "chip" else 2 for key in keys}
            assert variables(messages(language)[f"why-{slug}"]) <= facts(given), slug
