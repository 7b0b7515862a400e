"""How the words are found, and that lines sound as a person would say them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sabbat.engine import Refusal, Secret
from sabbat.engine.codec import plain
from sabbat.games.charlatans.components import CHIPS
from sabbat.games.charlatans.rules.gifts import ChooseGift
from sabbat.words import MissingText, Words, reader_language
from sabbat.words.facts import facts_of
from sabbat.words.texts import texts_of

NAMES = ("Ada", "Ben", "Cleo", "Dora")
FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text(encoding="utf-8"))


def test_lines_read_as_a_person_would_say_them() -> None:
    english, french = (Words("charlatans", language, strict=True) for language in ("en", "fr"))
    shown = {"t": "ChipsShown", "seat": 1, "chips": ["W1", "W1", "R2", "O1"], "why": "blue_1"}
    assert english.event(shown, NAMES) == (
        "Ben draws and looks: 2 × cherry bomb 1, toadstool 2 and pumpkin 1 (The Crow Has a Look)."
    )
    assert french.event({"t": "ChipDrawn", "seat": 0, "chip": "O1"}, NAMES) == "Ada pioche une citrouille 1."
    assert (
        french.event({"t": "ChipDrawn", "seat": 0, "chip": "O1"}, NAMES, viewer=0) == "Vous piochez une citrouille 1."
    )
    ended = {"t": "MatchEnded", "scores": [61, 70, 70], "winners": [1, 2]}
    assert english.event(ended, NAMES) == ("Shared victory for Ben and Cleo! Final scores: Ada 61, Ben 70 and Cleo 70.")
    assert french.event({"t": "RubiesGained", "seat": 2, "rubies": 1, "why": "space"}, NAMES) == (
        "Cleo prend 1\u00a0rubis (case de décompte)."
    )
    assert french.refusal(Refusal("CHA-6", "chip_is_out", {"chip": "R4"})) == (
        "Il ne reste aucune amanite tue-mouche 4 dans la réserve."
    )


def test_the_reader_is_you_wherever_she_is_meant() -> None:
    english, german = (Words("bal_des_chaudrons", language, strict=True) for language in ("en", "de"))
    passed = {"t": "CauldronPassed", "seat": 0, "to": 1, "ingredients": ["toad"]}
    assert english.event(passed, NAMES, viewer=0) == "You pass your cauldron to Ben: toad."
    assert english.event(passed, NAMES, viewer=1) == "Ada passes you a cauldron: toad."
    assert english.event(passed, NAMES, viewer=2) == "Ada passes a cauldron to Ben: toad."
    ended = {"t": "MatchEnded", "scores": [61, 70, 70], "winners": [1, 2]}
    assert german.event(ended, NAMES, viewer=1) == (
        "Der Ball ist vorbei: Geteilter Sieg: du und Cleo! Dämonenkreise: Ada 61, du 70 und Cleo 70."
    )
    assert "yours!" in english.event({**ended, "winners": [0]}, NAMES, viewer=0)


def test_what_was_hidden_from_somebody_who_sat_down_later_stays_unnamed() -> None:
    """A line for `you` names the cards; whoever took this seat over was never told which."""
    words = Words("chaudron_magique", "en", strict=True)
    drawn = {"t": "IngredientsDrawn", "seat": 1, "count": 3, "cards": None}
    assert words.event(drawn, NAMES, viewer=1) == "Ben draws 3 cards."


def test_an_action_speaks_of_the_question_that_it_answers() -> None:
    words = Words("charlatans", "en", strict=True)
    assert words.action({"t": "TakePoints"}) == "Take the points"
    assert words.action({"t": "TakePoints"}, ChooseGift("just_in_time", points=4, white=True)) == "Take 4 points"
    assert words.action({"t": "Draw"}, {"t": "DrawOrStop"}) == "Draw"
    assert words.action({"t": "Draw"}, {"t": "DrawTogether"}) == "A chip in the fist"
    assert words.action({"t": "Buy", "chips": ["B2", "G1"]}) == "Buy a crow skull 2 and a garden spider 1"


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    assert Words("charlatans", "fr").event({"t": "HandHeldOut", "seat": 2}, ()) == "Place 3 tend un poing fermé."


def test_a_secret_is_named_only_to_those_who_may_see_it() -> None:
    texts = texts_of("charlatans", "en", strict=True)
    hidden = facts_of(texts, {"t": "ChipHidden", "seat": 0, "chip": None}, NAMES)
    assert hidden["chip"] == "hidden"
    assert "chip_name" not in hidden
    assert plain(Secret(CHIPS[0], (0,)), viewer=1, omniscient=False) is None
    opened = facts_of(texts, {"chip": plain(Secret(CHIPS[0], (0,)), viewer=0, omniscient=False)}, NAMES)
    assert opened["chip_name"] == "cherry bomb 1"


@pytest.mark.parametrize("case", FACTS["cases"], ids=lambda case: f"{case['game']}-{case['language']}")
def test_the_facts_of_what_is_told(case: dict[str, Any]) -> None:
    """The browser is held to the same table, by web/src/words/facts.test.ts."""
    texts = texts_of(case["game"], case["language"], strict=False)
    assert facts_of(texts, case["told"], FACTS["names"], case.get("reader")) == case["facts"]


def test_a_missing_text_is_an_error_in_tests_and_an_id_for_players() -> None:
    strict, lenient = Words("charlatans", "fr", strict=True), Words("charlatans", "fr")
    with pytest.raises(MissingText, match="fr: there is no event-Nothing"):
        strict.event({"t": "Nothing"}, NAMES)
    with pytest.raises(MissingText, match="a_chip"):
        strict.event({"t": "ChipDrawn", "seat": 0}, NAMES)
    with pytest.raises(MissingText, match="nothing names the card 'quiet'"):
        strict.event({"t": "CardRead", "reader": 0, "card": "quiet"}, NAMES)
    assert lenient.event({"t": "Nothing"}, NAMES) == "event-Nothing"
    assert lenient.event({"t": "CardRead", "reader": 0, "card": "quiet"}, NAMES).endswith("«\u00a0quiet\u00a0».")
    with pytest.raises(ValueError, match="not in 'xx'"):
        Words("charlatans", "xx")


@pytest.mark.parametrize(
    ("asked", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, "en"),
        (None, {"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        (None, {"LANG": "fr", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "pt_PT.UTF-8"}, "en"),
        (None, {"LANG": "fry_NL"}, "en"),
        ("fr-BE", {"LANG": "en_GB"}, "fr"),
        ("en", {"LANG": "fr_FR"}, "en"),
        (None, {"LANG": "en_GB", "SABBAT_LANGUAGE": "fr"}, "fr"),
    ],
)
def test_the_reader_s_language(asked: str | None, environ: dict[str, str], language: str) -> None:
    assert reader_language(asked, environ) == language
