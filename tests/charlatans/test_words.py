"""Every piece of Charlatans has its words, and every message gets the facts that it asks for."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast as ftl

from sabbat.engine import Action, Decision, Event
from sabbat.engine.codec import plain, told_to
from sabbat.engine.reading import field_types
from sabbat.games.charlatans.components import BOOKS, CARDS, CHIPS, COLOURS, DIE, Chip
from sabbat.games.charlatans.rules.flow import STEPS
from sabbat.words import LANGUAGES, Words
from sabbat.words.facts import facts_of
from sabbat.words.texts import texts_of
from tests.messages import SOURCES, classes, ids, messages, nodes, refusals_in, variables

NAMES = ("Ada", "Ben", "Cleo", "Dora")
# A slug for each field that is one; which one does not matter.
SLUGS = {"why": "alms", "source": "alms", "card": "alms", "colour": "green", "face": "ruby"}


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
    return set(facts_of(texts_of("charlatans", "en", strict=True), told, NAMES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_words(language: str) -> None:
    words = Words("charlatans", language, strict=True)
    assert ids("charlatans", "card-") == set(CARDS)
    assert ids("charlatans", "book-") == set(BOOKS.values())
    assert ids("charlatans", "chip-") == {chip.text for chip in CHIPS}
    assert ids("charlatans", "die-") == {str(face) for face in DIE}
    assert ids("charlatans", "colour-") == ids("charlatans", "ingredient-") == set(COLOURS)
    assert ids("charlatans", "step-") == set(STEPS)
    assert all(all(words.titled(f"card-{card}")) for card in CARDS)
    assert all(all(words.titled(f"book-{book}")) for book in BOOKS.values())
    assert all(words.text(f"chip-{chip}") and words.attribute(f"chip-{chip}", "short") for chip in CHIPS)
    assert all(words.attribute(f"chip-{chip}", article) for chip in CHIPS for article in ("a", "the", "no"))
    assert all(map(words.step, STEPS))
    assert [words.source(source) for source in ("alms", "blue_1")] == [
        words.text("card-alms"),
        words.text("book-blue_1"),
    ]
    assert words.source("B2") == words.text("chip-B2")


def test_every_event_has_a_line_that_its_fields_can_fill() -> None:
    assert ids("charlatans", "event-") == set(classes("charlatans", Event))
    for language in LANGUAGES:
        for name, cls in classes("charlatans", Event).items():
            known, given = messages("charlatans", language), facts(told_to(sample(cls), None))
            assert variables(known[f"event-{name}"]) <= given, name
            if "who" in given:  # then it can be told to that player, too
                assert variables(known[f"event-{name}.you"]) <= given - {"who"}, name


def test_every_decision_has_a_question_that_its_fields_can_fill() -> None:
    assert ids("charlatans", "ask-") == set(classes("charlatans", Decision))
    for language in LANGUAGES:
        for name, cls in classes("charlatans", Decision).items():
            assert variables(messages("charlatans", language)[f"ask-{name}"]) <= facts(plain(sample(cls))), name


def test_every_action_has_a_label_alone_and_its_own_under_known_questions() -> None:
    assert ids("charlatans", "do-") == set(classes("charlatans", Action))
    for language in LANGUAGES:
        known = messages("charlatans", language, own=True)
        for name in (message for message in known if message.startswith("do-")):
            action, _, decision = name.removeprefix("do-").partition(".")
            given = facts(plain(sample(classes("charlatans", Action)[action])))
            if decision:
                given |= facts(plain(sample(classes("charlatans", Decision)[decision])))
            assert variables(known[name]) <= given, name


def test_every_variant_by_source_names_a_source() -> None:
    sources = ids("charlatans", "source-") | ids("charlatans", "card-") | ids("charlatans", "book-")
    for language in LANGUAGES:
        for name, pattern in messages("charlatans", language).items():
            for node in nodes(pattern):
                if not isinstance(node, ftl.SelectExpression) or not isinstance(node.selector, ftl.VariableReference):
                    continue
                if node.selector.id.name in ("why", "source"):
                    keys = {key.key.name for key in node.variants if isinstance(key.key, ftl.Identifier)}
                    assert keys - {"other"} <= sources, name


@pytest.mark.plain
def test_every_reason_can_be_filled_by_the_facts_of_its_refusals() -> None:
    frame = [folder for folder in SOURCES.iterdir() if folder.is_dir() and folder.name != "games"]
    for folder in (SOURCES / "games" / "charlatans", *frame):
        for slug, keys in refusals_in(folder):
            given: dict[str, Any] = {key: "B2" if key == "chip" else 2 for key in keys}
            for language in LANGUAGES:
                assert variables(messages("charlatans", language)[f"why-{slug}"]) <= facts(given), slug
