"""Talking: CHM-60."""

from __future__ import annotations

import re
from random import Random

import pytest

from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.phrases import ABOUT_POTION, ABOUT_RESOURCE, ALONE, KINDS, check_phrase, phrases_now
from sabbat.words import LANGUAGES, Words
from tests.chaudron_magique.table import laid, table_of

# What the rulebook forbids to say: quantities and shapes, in both languages.
FORBIDDEN = (
    r"\b(a lot|many|much|few|some|one|two|three|four|five|row|line|column|square|diagonal|duplicate|move|all|"
    r"beaucoup|peu|trop|plusieurs|deux|trois|quatre|cinq|ligne|colonne|carré|diagonale|dupliquer|déplacer|tout|toutes)\b|\d"
)


@pytest.mark.rule("CHM-60")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_phrase_tells_a_quantity_or_a_shape(language: str) -> None:
    words = Words("chaudron_magique", language, strict=True)
    for kind in KINDS:
        facts = {"subject_name": "X"} if kind in ABOUT_RESOURCE + ABOUT_POTION else {}
        line = words.text(f"phrase-{kind}", **facts)
        assert not re.search(FORBIDDEN, line, re.IGNORECASE), line


@pytest.mark.rule("CHM-60")
def test_a_phrase_is_about_a_resource_a_face_up_potion_or_nothing() -> None:
    table = laid(shown=["C1", "R1"])
    said = phrases_now(table)
    assert all(check_phrase(table, kind, subject) is None for kind, subject in said)
    assert len(said) == 6 * len(ABOUT_RESOURCE) + 2 * len(ABOUT_POTION) + len(ALONE)
    for kind, subject, why in [
        ("shout", "", "unknown_phrase"),
        ("can_make", "", "phrase_wants_resource"),
        ("can_make", "BBB", "phrase_wants_resource"),
        ("can_make", "C1", "phrase_wants_resource"),
        ("hurry_with", "C2", "phrase_wants_potion"),
        ("yes", "B", "phrase_stands_alone"),
    ]:
        refusal = GAME.check_phrase(table, kind, subject)
        assert refusal is not None
        assert (refusal.rule, refusal.why) == ("CHM-60", why)


@pytest.mark.rule("CHM-60")
def test_a_table_talks_by_phrases_unless_it_has_agreed_otherwise() -> None:
    assert not GAME.may_talk_freely(laid())
    assert GAME.may_talk_freely(laid(talk="free"))
    over = GAME.start(2, seed=1)
    rng = Random(1)
    while over.outcome is None:
        seat = rng.choice(list(over.pending))
        over.submit(seat, rng.choice(over.options(seat)))
    assert GAME.may_talk_freely(table_of(over))
