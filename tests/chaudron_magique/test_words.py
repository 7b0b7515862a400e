"""Every piece of the game has its words; what holds for the words of every game stands in tests/every_game."""

from __future__ import annotations

import pytest

from sabbat.games.chaudron_magique.cards import BASE_DECK
from sabbat.games.chaudron_magique.components import LETTERS, POTION_IDS, RARITIES
from sabbat.games.chaudron_magique.phrases import KINDS
from sabbat.games.chaudron_magique.rules import verbs
from sabbat.games.chaudron_magique.rules.flow import STEPS
from sabbat.words import Words
from tests.messages import ids

NAMES = ("Ada", "Ben", "Cleo")


def test_every_piece_has_its_words() -> None:
    assert ids("chaudron_magique", "potion-") == set(POTION_IDS)
    assert ids("chaudron_magique", "card-") == set(BASE_DECK.ingredients)
    assert ids("chaudron_magique", "resource-") == set(LETTERS)
    assert ids("chaudron_magique", "rarity-") == set(RARITIES)
    assert ids("chaudron_magique", "family-") == {card.family for card in BASE_DECK.ingredients.values()}
    assert ids("chaudron_magique", "phrase-") == set(KINDS)
    assert ids("chaudron_magique", "step-") == set(STEPS)
    causes = {verbs.MISSING, verbs.OUTSIDE, verbs.REPLACED, verbs.SUFFERED, verbs.FORCED}
    assert ids("chaudron_magique", "source-") == causes


@pytest.mark.parametrize("language", ["en", "fr"])  # the data hold what is printed; other languages have only texts
def test_names_are_those_of_the_data(language: str) -> None:
    words = Words("chaudron_magique", language, strict=True)
    for name, potion in BASE_DECK.potions.items():
        assert words.text(f"potion-{name}") == potion.names.get(language, words.text(f"potion-{name}"))
    for name, card in BASE_DECK.ingredients.items():
        assert words.text(f"card-{name}") == card.names.get(language, words.text(f"card-{name}"))
        assert words.attribute(f"card-{name}", "text")
    assert words.text("game-chaudron_magique")


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
