"""The rules that one likes to read: two minutes a game, in every language, and each part names the rules it tells."""

from __future__ import annotations

import pytest

from sabbat.words import LANGUAGES
from sabbat.words.texts import texts_of
from tests.guides.test_guides import PREFIX, of_every_game
from tests.messages import ROOT

SECTIONS = ("goal", "setup", "turn", "end", "variants")
TWO_MINUTES = 480  # words, for somebody who reads 240 a minute

pytestmark = pytest.mark.plain


@of_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_are_read_in_two_minutes(game: str, language: str) -> None:
    texts = texts_of(game, language, True)
    words = [word for section in SECTIONS for word in texts.write(f"read-{section}").split()]
    assert 80 < len(words) <= TWO_MINUTES


@of_every_game
def test_each_part_names_rules_of_the_ledger_and_the_same_in_every_language(game: str) -> None:
    ledger = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for section in SECTIONS:
        named = {texts_of(game, language, True).write(f"read-{section}", "rules") for language in LANGUAGES}
        assert len(named) == 1, section
        rules = named.pop().split()
        assert rules
        assert [rule for rule in rules if f"**{rule}**" not in ledger or not rule.startswith(PREFIX[game])] == []
