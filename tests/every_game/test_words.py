"""Every word that a player of any game reads is there, in every language, and whole matches can be read."""

from __future__ import annotations

import re
from random import Random

import pytest
from fluent.syntax import ast as ftl

from sabbat.engine import Action, Decision, Event, Match, Step
from sabbat.engine.codec import plain, to_json, told_to
from sabbat.games import GAMES
from sabbat.words import LANGUAGES, Words
from tests.audit import amount
from tests.every_game.laws import of_every_game
from tests.every_game.matches import played, played_by_the_clock
from tests.messages import ROOT, SOURCES, classes, ids, messages, nodes, refusals_in

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Edda", "Fay", "Gwen")
MATCHES = 5  # of each game, each read in some language
READ = amount(2, MATCHES, "matches of each game, read in each language")
NOTATIONS = {"charlatans": r"\b[WOGBRYPK][1-4]\b"}  # chips; elsewhere B2 may be a cell, whose name that is

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

# --- how it is written


@of_every_game
def test_french_has_its_spaces_and_apostrophes(game: str) -> None:
    unit = r"[0-9}] (cases?|points?|rubis|sous?|queues?|jetons?|fois)\b"
    for name, whole in messages(game, "fr").items():
        for pattern in (node for node in nodes(whole) if isinstance(node, ftl.Pattern)):
            line = "".join(
                element.value if isinstance(element, ftl.TextElement) else "{}" for element in pattern.elements
            )
            assert not re.search(rf"(?<!\u00a0)[:»]|(?<!\u202f)[;!?]|«(?!\u00a0)|'|{unit}", line), name


# --- what there is words for


@of_every_game
@in_every_language
def test_the_rules_are_those_of_the_ledger_in_its_order_and_chapters(game: str, language: str) -> None:
    chapters: list[list[str]] = []
    for line in (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapters.append([])
        elif rule := re.match(r"- \*\*([A-Z]{3}-E?\d+)\*\*", line):
            chapters[-1].append(rule[1])
    told: dict[str, list[str]] = {}
    words = Words(game, language, strict=True)
    for shown in words.rules():
        told.setdefault(shown.chapter, []).append(shown.id)
        assert all(words.rule(shown.id))
    assert list(told.values()) == [chapter for chapter in chapters if chapter]


@of_every_game
def test_every_event_question_and_answer_has_its_words_and_no_other_has(game: str) -> None:
    assert ids(game, "event-") == set(classes(game, Event))
    assert ids(game, "ask-") == set(classes(game, Decision))
    assert ids(game, "do-") == set(classes(game, Action))


@of_every_game
@in_every_language
def test_every_option_and_value_has_its_words(game: str, language: str) -> None:
    words = Words(game, language, strict=True)
    options = GAMES[game].table_options
    assert ids(game, "option-") == {option.name for option in options}
    for option in options:
        assert words.option(option.name)
        labels = [words.option_value(option.name, value) for value in option.values]
        assert all(labels)
        assert len(set(labels)) == len(labels)


@pytest.mark.plain
@of_every_game
def test_every_refusal_in_the_sources_has_a_reason(game: str) -> None:
    assert ids(game, "why-") == {slug for slug, _ in refusals_in(SOURCES / "games" / game)}


@pytest.mark.plain
def test_every_refusal_outside_the_games_has_a_reason() -> None:
    frame = set(messages("charlatans", "en")) - set(messages("charlatans", "en", own=True))
    reasons = {name.removeprefix("why-") for name in frame if name.startswith("why-") and "." not in name}
    folders = [folder for folder in SOURCES.iterdir() if folder.is_dir() and folder.name != "games"]
    assert reasons == {slug for folder in folders for slug, _ in refusals_in(folder)}


# --- whole matches


@pytest.mark.audit
@pytest.mark.compiled
@of_every_game
@in_every_language
@pytest.mark.parametrize("number", range(READ))
def test_whole_matches_can_be_read(game: str, language: str, number: int) -> None:
    """Every event, every question, every answer to it and every reason why not, of a random match."""
    number = (number + LANGUAGES.index(language) * READ) % MATCHES
    rng = Random(f"{game} {number}")
    seats = rng.randint(GAMES[game].fewest_seats, GAMES[game].most_seats)
    options = {option.name: rng.choice(option.values) for option in GAMES[game].table_options} if number else {}
    match = GAMES[game].start(seats, seed=number, options=options)
    reader = Reader(Words(game, language, strict=True), NOTATIONS.get(game, ""))
    reader.hear(match.told_at_start)
    reader.look(match)
    for step in played_by_the_clock(match, rng) if number % 2 else played(match, rng):
        reader.hear(step.events)
        reader.look(match, step)


class Reader:
    """Reads each line once: most come again and again."""

    def __init__(self, words: Words, notation: str) -> None:
        self.words = words
        self.notation = notation  # of pieces that have names
        self.read: set[bytes] = set()

    def is_new(self, *told: object) -> bool:
        before = len(self.read)
        self.read.add(b" ".join(to_json(event) for event in told))
        return len(self.read) > before

    def look(self, match: Match, step: Step | None = None) -> None:
        """The questions that are new, with all that may be answered or not."""
        for seat, question in match.pending.items():
            decision = question.decision
            if not self.is_new(decision) and step is not None and step.entry.seat != seat:
                continue
            self.assert_readable(self.words.question(decision, NAMES))
            for action in decision.candidates(match.state, seat):
                refusal = match.why_not(seat, action)
                if refusal is not None and self.is_new(refusal):
                    self.assert_readable(self.words.refusal(refusal))
                elif refusal is None and self.is_new(action, decision):
                    self.assert_readable(self.words.action(action, decision, NAMES))

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            if not self.is_new(event):
                continue
            line = self.words.event(event, NAMES)
            self.assert_readable(line)
            assert self.words.event(told_to(event, None), NAMES) == line  # a line tells no secret
            seat = plain(event).get("seat")
            if seat is not None:
                assert NAMES[seat] in line
                to_you = self.words.event(event, NAMES, viewer=seat)
                assert to_you != line
                # Whoever took the seat over later was told less.
                self.assert_readable(self.words.event(told_to(event, None), NAMES, viewer=seat))
            for reader, name in enumerate(NAMES):
                told = self.words.event(event, NAMES, viewer=reader)
                self.assert_readable(told)
                assert not re.search(rf"\b{name}\b", told), told  # it is she: `you`

    def assert_readable(self, line: str) -> None:
        assert line
        assert not re.search(r"[{}$_@]|true|false|None|hidden", line), line
        assert not self.notation or not re.search(self.notation, line), line
        assert "  " not in line
        assert line == line.strip()
