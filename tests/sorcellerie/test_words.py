"""Every word that a player of Sorcellerie ! reads is there, in both languages, and whole matches can be read."""

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

from sabbat.engine import Action, Decision, Event, Match, Tick
from sabbat.engine.codec import plain, seen, to_json
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.components import COLOUR_OF, SYMBOLS, WITCHES
from sabbat.games.sorcellerie.state import PHASES
from sabbat.words import LANGUAGES, Words
from sabbat.words.texts import resources

ROOT = Path(__file__).parents[2]
LEDGER = ROOT / "docs" / "rules" / "sorcellerie.md"
NAMES = ("Ada", "Ben", "Cleo", "Dora", "Edda", "Fay")


@cache
def messages(language: str) -> dict[str, ftl.Pattern]:
    """The game's own messages by `id` or `id.attribute`."""
    found: dict[str, ftl.Pattern] = {}
    for entry in resources("sorcellerie", language)[-1].body:
        assert not isinstance(entry, ftl.Junk), entry.content
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


def ids(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in messages("en") if name.startswith(prefix) and "." not in name}


def classes(base: type) -> set[str]:
    return {each.__name__ for each in GAME.vocabulary() if issubclass(each, base) and each not in (base, Tick)}


def test_both_languages_hold_the_same_ids_and_attributes() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_french_has_its_spaces_and_apostrophes() -> None:
    for name, whole in messages("fr").items():
        for pattern in (each for each in nodes(whole) if isinstance(each, ftl.Pattern)):
            line = "".join(each.value if isinstance(each, ftl.TextElement) else "{}" for each in pattern.elements)
            assert not re.search(r"(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)|'", line), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_those_of_the_ledger_in_its_order_and_chapters(language: str) -> None:
    chapters: list[list[str]] = []
    for line in LEDGER.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapters.append([])
        elif rule := re.match(r"- \*\*(SOR-E?\d+)\*\*", line):
            chapters[-1].append(rule[1])
    told: dict[str, list[str]] = {}
    words = Words("sorcellerie", language, strict=True)
    for each in words.rules():
        told.setdefault(each.chapter, []).append(each.id)
        assert all(words.rule(each.id))
    assert list(told.values()) == [chapter for chapter in chapters if chapter]


def test_every_event_question_and_answer_has_its_words_and_no_other_has() -> None:
    assert ids("event-") == classes(Event)
    assert ids("ask-") == classes(Decision)
    assert ids("do-") == classes(Action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_and_option_has_its_words(language: str) -> None:
    words = Words("sorcellerie", language, strict=True)
    assert ids("symbol-") == ids("formula-") == set(SYMBOLS)
    assert ids("card-") == set(WITCHES)
    assert ids("colour-") == set(COLOUR_OF.values())
    assert ids("step-") == set(PHASES)
    assert all(all(words.card(witch)) for witch in WITCHES)
    assert ids("option-") == {option.name for option in GAME.table_options}
    for option in GAME.table_options:
        assert words.option(option.name)
        assert words.attribute(f"option-{option.name}", "about")
        labels = [words.option_value(option.name, value) for value in option.values]
        assert len(set(labels)) == len(option.values)


@pytest.mark.plain
def test_every_refusal_in_the_sources_has_its_reason() -> None:
    slugs: set[str] = set()
    for path in sorted((ROOT / "sabbat" / "games" / "sorcellerie").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                slugs |= {str(each.value) for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)}
    assert ids("why-") == slugs


def assert_readable(line: str) -> None:
    assert line
    assert not re.search(r"[{}$_]|true|false|None", line), line
    assert "  " not in line
    assert line == line.strip()


def read_event(words: Words, event: Event) -> None:
    line = words.event(event, NAMES)
    assert_readable(line)
    seat = plain(event).get("seat")
    if seat is not None:
        assert NAMES[seat] in line
        to_you = words.event(event, NAMES, viewer=seat)
        assert_readable(to_you)
        assert NAMES[seat] not in to_you


def read_question(words: Words, match: Match, seat: int, known: set[bytes]) -> None:
    decision = match.pending[seat].decision
    assert_readable(words.question(decision, NAMES))
    for action in decision.candidates(match.state, seat):
        refusal = match.why_not(seat, action)
        told = to_json((decision, action, refusal))
        if told not in known:
            known.add(told)
            assert_readable(words.refusal(refusal) if refusal else words.action(action, decision, NAMES))


TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (4, {"tie_band": 80}),
    (3, {"expert": True, "goal": "any_five"}),
    (3, {"slow": 10}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_whole_matches_can_be_read(seats: int, options: dict[str, Any], language: str) -> None:
    """Every event, every question, every answer to it and every reason why not, of a random match."""
    words = Words("sorcellerie", language, strict=True)
    rng = Random(f"{seats} {options}")
    match = GAME.start(seats, seed=5, options=options)
    known: set[bytes] = set()
    for event in match.told_at_start:
        read_event(words, event)
    now = 1_000
    while match.outcome is None:
        now += rng.randrange(30, 700)
        at = now if options else None  # the usual table here has no clock
        if at and match.closes_at is not None and match.closes_at <= at:
            step = match.submit(-1, Tick())
        else:
            seat = rng.choice(list(match.pending))
            read_question(words, match, seat, known)
            step = match.submit(seat, rng.choice(match.options(seat)), at)
        for event in step.events:
            read_event(words, event)
            assert words.event(seen(event, None), NAMES) == words.event(event, NAMES)
