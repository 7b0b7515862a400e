"""Every word of the game is there, in both languages, and whole matches can be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from sabbat.engine import Action, Decision, Event
from sabbat.engine.codec import plain, seen, to_json
from sabbat.engine.options import OptionValue
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.cards import BASE_DECK
from sabbat.games.chaudron_magique.components import LETTERS, POTION_IDS, RARITIES
from sabbat.games.chaudron_magique.phrases import KINDS
from sabbat.games.chaudron_magique.rules import verbs
from sabbat.games.chaudron_magique.rules.flow import STEPS
from sabbat.words import LANGUAGES, Words
from sabbat.words.texts import resources

ROOT = Path(__file__).resolve().parents[2]
LEDGER = ROOT / "docs" / "rules" / "chaudron_magique.md"
SOURCE = ROOT / "sabbat" / "games" / "chaudron_magique"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve", "Fay", "Gil")


@cache
def messages(language: str) -> dict[str, ftl.Pattern]:
    """The game's own, by `id` or `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    resource = resources("chaudron_magique", language)[-1]
    assert not [each for each in resource.body if isinstance(each, ftl.Junk)]
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
    yield tree
    for value in vars(tree).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from nodes(each)


def variables(pattern: ftl.Pattern) -> set[str]:
    return {each.id.name for each in nodes(pattern) if isinstance(each, ftl.VariableReference)}


def ids(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix) and "." not in name}


def classes(base: type) -> set[str]:
    return {each.__name__ for each in GAME.vocabulary() if issubclass(each, base) and each is not base}


def test_both_languages_hold_the_same_ids_and_use_the_same_facts() -> None:
    def used(pattern: ftl.Pattern) -> set[str]:
        return {re.sub(r"^(a|the|no)_(.*)|(.*)_names?$", r"\2\3", each) for each in variables(pattern)}

    english, french = messages("en"), messages("fr")
    assert list(english) == list(french)
    assert {name: used(each) for name, each in english.items()} == {name: used(each) for name, each in french.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_leads_somewhere(language: str) -> None:
    known = messages(language)
    for name, pattern in known.items():
        for each in nodes(pattern):
            if isinstance(each, ftl.MessageReference):
                assert each.id.name in known, name


def test_french_has_its_spaces_and_apostrophes() -> None:
    for name, whole in messages("fr").items():
        for pattern in (each for each in nodes(whole) if isinstance(each, ftl.Pattern)):
            line = "".join(each.value if isinstance(each, ftl.TextElement) else "{}" for each in pattern.elements)
            assert not re.search(r"(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)|'", line), name


def test_every_piece_has_its_words() -> None:
    assert ids("potion-") == set(POTION_IDS)
    assert ids("card-") == set(BASE_DECK.ingredients)
    assert ids("resource-") == set(LETTERS)
    assert ids("rarity-") == set(RARITIES)
    assert ids("family-") == {card.family for card in BASE_DECK.ingredients.values()}
    assert ids("phrase-") == set(KINDS)
    assert ids("step-") == set(STEPS)
    causes = {verbs.MISSING, verbs.OUTSIDE, verbs.REPLACED, verbs.SUFFERED, verbs.FORCED}
    assert ids("source-") == causes
    assert ids("event-") == classes(Event)
    assert ids("ask-") == classes(Decision)
    assert ids("do-") == classes(Action)
    assert ids("option-") == {option.name for option in GAME.table_options}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_data(language: str) -> None:
    words = Words("chaudron_magique", language, strict=True)
    for name, potion in BASE_DECK.potions.items():
        assert words.text(f"potion-{name}") == potion.names[language]
    for name, card in BASE_DECK.ingredients.items():
        assert words.text(f"card-{name}") == card.names[language]
        assert words.attribute(f"card-{name}", "text")
    for option in GAME.table_options:
        assert all(words.option_value(option.name, value) for value in option.values)
    assert words.text("game-chaudron_magique")


@pytest.mark.plain
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_ledger_in_its_order_and_chapters(language: str) -> None:
    chapters: list[list[str]] = []
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapters.append([])
        elif rule := re.match(r"- \*\*(CHM-E?\d+)\*\*", line):
            chapters[-1].append(rule[1])
    told: dict[str, list[str]] = {}
    words = Words("chaudron_magique", language, strict=True)
    for each in words.rules():
        told.setdefault(each.chapter, []).append(each.id)
        assert all(words.rule(each.id))
    assert list(told.values()) == [chapter for chapter in chapters if chapter]


@pytest.mark.plain
def test_every_refusal_has_a_reason() -> None:
    slugs: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                slugs |= {str(each.value) for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)}
    assert ids("why-") == slugs


def assert_readable(line: str) -> None:
    assert line
    assert not re.search(r"[{}$_@]|true|false|None|hidden", line), line
    assert "  " not in line
    assert line == line.strip()


TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (2, {"burnt": 28}),
    (3, {"potions": "gentle"}),
    (5, {"deck": "apprentice", "burnt": 28}),
    (7, {"potions": "hard"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_whole_matches_can_be_read(number: int, language: str) -> None:
    """Every event, every question, every answer to it and every reason why not, of a random match."""
    words = Words("chaudron_magique", language, strict=True)
    seats, options = TABLES[number]
    rng = Random(number)
    match = GAME.start(seats, seed=number, options=options)
    read: set[bytes] = set()

    def is_new(*told: object) -> bool:
        before = len(read)
        read.add(b" ".join(to_json(each) for each in told))
        return len(read) > before

    events = list(match.told_at_start)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        decision = match.pending[seat].decision
        if is_new(decision):
            assert_readable(words.question(decision))
        for action in decision.candidates(match.state, seat):
            refusal = match.why_not(seat, action)
            if refusal is not None and is_new(refusal):
                assert_readable(words.refusal(refusal))
            elif refusal is None and is_new(action, type(decision).__name__):
                assert_readable(words.action(action, decision))
        events += match.submit(seat, rng.choice(match.options(seat))).events
    for event in events:
        if is_new(event):
            read_by_all(words, event)


def read_by_all(words: Words, event: Event) -> None:
    line = words.event(event, NAMES)
    assert_readable(line)
    told: Any = plain(event)
    assert words.event(seen(event, None), NAMES) == line
    if (seat := told.get("seat")) is not None:
        assert NAMES[seat] in line
        to_you = words.event(event, NAMES, viewer=seat)
        assert_readable(to_you)
        assert to_you != line


def test_lines_read_as_a_person_would_say_them() -> None:
    english, french = (Words("chaudron_magique", language, strict=True) for language in ("en", "fr"))
    laid = {"t": "BlockLaid", "seat": 0, "block": 1, "at": "C4 r1", "resources": ["C", "G"], "cells": ["C4", "D5"]}
    assert english.event({**laid, "lost": 0}, NAMES) == "Ada adds fire crystal and poison seed."
    assert french.event({**laid, "lost": 0}, NAMES, viewer=0) == "Vous ajoutez cristal de feu et graine de poison."
    burnt = {"t": "BurntCaused", "count": 2, "why": "missing", "spared": 1}
    assert english.event(burnt, NAMES) == "2 burnt for what was missing; 1 spared, for one card gives no more than 5."
    brewed = {"t": "PotionBrewed", "potion": "C1", "forced": False, "cells": ["A2"], "stones": [], "missing": []}
    assert french.event(brewed, NAMES) == "«\u00a0Philtre de Verrue\u00a0» est concoctée\u202f!"
    assert english.action({"t": "LayBlock", "block": 2, "at": "out"}) == "Block 2: outside"
