"""Card files: what they may change, how a match keeps them, and what is wrong with a bad one."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import sabbat
from sabbat.engine import codec
from sabbat.engine.errors import BadOptions
from sabbat.games.bal_des_chaudrons import GAME
from sabbat.games.bal_des_chaudrons.cards import BASE, BASE_DECK, MOST_DECKS, Deck, _decks, deck_of, load_cards
from sabbat.games.bal_des_chaudrons.components import DATA, card
from sabbat.games.bal_des_chaudrons.rules.arcana import UseArcana
from sabbat.games.card_source import LONGEST_TEXT, BadCards
from tests.bal_des_chaudrons.table import Table
from tests.hand_laid import refused

VOID_STORM = """
[[potion]]
id = "void_storm"
initiative = 9
takes = ["toad"]
gives = ["heart", "spider|toad"]
"""
NOVICE = """
[[character]]
id = "novice"
start = { heart = 3, toad = 9 }
arcana = ["tome"]
name_en = "Beginner"
"""


def usual_potions() -> str:
    return (DATA / "potions.toml").read_text(encoding="utf-8")


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def other_cards(folder: Path) -> Deck:
    """The usual cards, but all hands give three hearts and the novices begin otherwise."""
    text = usual_potions().replace('gives = ["mushroom", "spider", "toad"]', 'gives = ["heart", "heart", "heart"]')
    return load_cards(written(folder, text + NOVICE))


def test_a_card_may_have_a_name_in_any_language(tmp_path: Path) -> None:
    named = NOVICE + 'name_de = "Anfängerin"\nname_it = "Principiante"\n'
    names = {"de": "Anfängerin", "en": "Beginner", "it": "Principiante"}
    deck = load_cards(written(tmp_path, named))
    assert deck.characters["novice"].names == Deck.parse(deck.text).characters["novice"].names == names
    with pytest.raises(BadCards, match="name_de must be a text"):
        load_cards(written(tmp_path, NOVICE + "name_de = 7\n"))


@pytest.mark.rule("BAL-3", "BAL-4")
def test_a_card_file_changes_what_is_printed(tmp_path: Path) -> None:
    deck = other_cards(tmp_path)
    assert [slot[0].text for slot in deck.potions[card("void_storm")].upright.outputs] == ["heart"] * 3
    assert deck.potions[card("lore_of_webs")].initiative == 8
    assert deck.characters["novice"].names == {"en": "Beginner"}
    assert deck.characters["seer"].start == BASE_DECK.characters["seer"].start
    match = GAME.start(2, options={"cards": deck.text})
    table = Table(match)
    assert table[0].bench == "3 heart, 9 toad"
    assert table[0].markers["tome"] == 1
    assert match.view(0).characters["novice"].names["en"] == "Beginner"


@pytest.mark.rule("BAL-4")
def test_potions_may_be_left_out(tmp_path: Path) -> None:
    blocks = usual_potions().split("[[potion]]")[1:31]
    deck = load_cards(written(tmp_path, "".join(f"[[potion]]{block}" for block in blocks)))
    match = GAME.start(5, options={"cards": deck.text})
    table = Table(match)
    assert sum(GAME.pieces(table.state).values()) == len(deck.cards) == 30
    with refused("BAL-10", "not_in_hand"):
        table[0].studies("ritual_of_wind")


def test_french_hard_spaces_are_letters_like_any_other(tmp_path: Path) -> None:
    name = "Élixir\u00a0: vite\u202f!"
    blocks = [
        re.sub(r'name_fr = ".*"', f'name_fr = "{name}"', potion) for potion in usual_potions().split("[[potion]]")[1:31]
    ]
    deck = load_cards(written(tmp_path, "".join(f"[[potion]]{block}" for block in blocks)))
    assert {potion.names["fr"] for potion in deck.potions.values()} == {name}


@pytest.mark.rule("BAL-14")
def test_a_card_with_four_tomes_gives_two_uses(tmp_path: Path) -> None:
    text = usual_potions().split("[[potion]]")[1:31]
    tomes = [re.sub(r"arcana = .*", 'arcana = ["tome", "tome", "tome", "tome"]', block) for block in text]
    deck = load_cards(written(tmp_path, "".join(f"[[potion]]{block}" for block in tomes)))
    table = Table(GAME.start(2, options={"cards": deck.text}))
    for seat in (0, 1):
        table.match.submit(seat, table.match.options(seat)[0])
    assert table[0].asked == UseArcana(brew=0, raven=0, tome=2, move=0)
    table[0].names("toad")
    table[0].names("heart")
    assert not isinstance(table[0].asked, UseArcana)


def test_text_and_deck_undo_each_other(tmp_path: Path) -> None:
    deck = other_cards(tmp_path)
    assert Deck.parse(deck.text).text == deck.text == str(deck)
    assert deck_of(deck.text) is deck_of(deck.text)
    assert Deck.parse(BASE) is BASE_DECK


@pytest.mark.plain
def test_decks_that_people_bring_do_not_pile_up() -> None:
    for number in range(MOST_DECKS + 5):
        deck_of(NOVICE.replace("Beginner", f"Beginner {number}"))
        assert len(_decks) <= MOST_DECKS
    assert deck_of(BASE) is BASE_DECK


def test_a_record_with_other_cards_replays_exactly_without_the_file(tmp_path: Path) -> None:
    deck = other_cards(tmp_path)
    match = GAME.start(3, seed=4, options={"cards": deck.text})
    rng = Random(4)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        match.submit(seat, rng.choice(match.options(seat)))
    (tmp_path / "mine.toml").unlink()
    record = sabbat.read_record(codec.to_json(match.record()))
    again = sabbat.replay(record)
    assert codec.to_json(again.state) == codec.to_json(match.state)
    assert again.table_options["cards"] == deck.text


def test_a_state_with_other_cards_resumes_from_json(tmp_path: Path) -> None:
    match = GAME.start(2, options={"cards": other_cards(tmp_path).text})
    state = codec.from_json(type(match.state), codec.to_json(match.state), match.game)
    assert state == match.state


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[[potion]]\nid = "void_storm', "mine.toml:2: "),
        ("", "mine.toml: no cards in it"),
        ("[[spell]]\nid = 1", "mine.toml: 'spell' is neither [[potion]] nor [[character]]"),
        ("[potion]\nid = 1", "mine.toml: cards are written as [[potion]]"),
        (VOID_STORM, "mine.toml: 1 potions are too few to deal; 21 are enough"),
        (VOID_STORM.replace("void_storm", "void_starm"), "mine.toml:3: potion 'void_starm': there is no such card"),
        (VOID_STORM.replace("id = ", "# id = "), "mine.toml:2: potion 1: has no id"),
        (VOID_STORM + VOID_STORM, "mine.toml:9: potion 'void_storm': stands twice (first in line 3)"),
        (
            VOID_STORM + VOID_STORM.replace("void_storm", "lost_arcana"),
            "mine.toml:10: potion 'lost_arcana': initiative 9 stands twice (first in line 3)",
        ),
        (
            VOID_STORM.replace("= 9", "= 0"),
            "mine.toml:4: potion 'void_storm': initiative must be a number from 1 to 99",
        ),
        (VOID_STORM.replace("= 9", "= true"), "mine.toml:4: potion 'void_storm': initiative must be a number"),
        (VOID_STORM.replace("initiative = 9\n", ""), "mine.toml:2: potion 'void_storm': initiative must be a number"),
        (
            VOID_STORM.replace("takes = ", "take = "),
            "mine.toml:5: potion 'void_storm': 'take' is not known; a card has id",
        ),
        (VOID_STORM.replace('takes = ["toad"]\n', ""), "mine.toml:2: potion 'void_storm': takes is missing"),
        (VOID_STORM.replace('["toad"]', '"toad"'), "mine.toml:5: potion 'void_storm': takes must list at most 8 slots"),
        (VOID_STORM.replace('["toad"]', '["frog"]'), "mine.toml:5: potion 'void_storm': takes: 'frog' is no slot"),
        (
            VOID_STORM.replace("spider|toad", "toad|toad"),
            "mine.toml:6: potion 'void_storm': gives: 'toad|toad' is no slot",
        ),
        (VOID_STORM + "two_way = 1", "mine.toml:7: potion 'void_storm': two_way must be true or false"),
        (
            VOID_STORM + 'arcana = ["sun"]',
            "mine.toml:7: potion 'void_storm': arcana must list at most 6 of brew, raven",
        ),
        (VOID_STORM + 'name_en = ""', "mine.toml:7: potion 'void_storm': name_en must be a text of 1 to 60 characters"),
        (VOID_STORM + 'designed = ["luck"]', "mine.toml:7: potion 'void_storm': designed must list some of id"),
        (NOVICE.replace("novice", "wizard"), "mine.toml:3: character 'wizard': there is no such card"),
        (
            NOVICE.replace("heart = 3", "heart = 4"),
            "mine.toml:4: character 'novice': start: heart must be a number from 0 to 3",
        ),
        (
            NOVICE.replace("heart = 3", "frog = 1"),
            "mine.toml:4: character 'novice': start: there is no ingredient 'frog'",
        ),
        (
            NOVICE.replace("{ heart = 3, toad = 9 }", "3"),
            "mine.toml:4: character 'novice': start must tell the ingredients",
        ),
        (NOVICE + 'takes = ["toad"]', "mine.toml:7: character 'novice': takes: this character has no recipe"),
        (NOVICE + NOVICE, "mine.toml:9: character 'novice': stands twice"),
        (NOVICE.replace("novice", "swindler"), "mine.toml:2: character 'swindler': takes is missing"),
    ],
)
def test_a_mistake_is_named_with_its_file_line_and_card(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(BadCards) as raised:
        load_cards(written(tmp_path, text))
    assert str(raised.value).startswith(complaint)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        load_cards(tmp_path / "nothing.toml")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "cards: this is not the text of a deck"),
        ("{}", "cards: no cards in it"),
        ("", "cards: no cards in it"),
        ("base?", "cards:1: "),
        ('[[potion]]\nid = "void_storm"\ninitiative = 0', "cards:1: potion 'void_storm': takes is missing"),
        ('{"potion":[{"id":"void_storm"}]}', "cards: potion 'void_storm': takes is missing"),
        ("x" * (LONGEST_TEXT + 1), f"cards: more than {LONGEST_TEXT} characters"),
    ],
)
def test_a_deck_in_the_options_is_checked_like_a_file(text: str, complaint: str) -> None:
    with pytest.raises(BadOptions) as raised:
        GAME.start(2, options={"cards": text})
    assert str(raised.value).startswith(complaint)


def test_a_card_file_does_not_change_what_a_character_does(tmp_path: Path) -> None:
    deck = load_cards(written(tmp_path, NOVICE + "once = false"))
    assert deck.characters["novice"].once
    assert deck.cards == BASE_DECK.cards


def test_what_is_ours_is_marked_and_shown() -> None:
    faces = GAME.start(2).view(0)
    for name, face in faces.potions.items():
        assert set(face.designed) == set(BASE_DECK.potions[card(name)].designed)
        assert "name_fr" in face.designed
    assert BASE_DECK.potions[card("void_storm")].designed == ("initiative", "name_fr")
    assert BASE_DECK.characters["seer"].designed == ("name_en", "arcana")
