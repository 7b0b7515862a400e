"""Card files: what they may change, how a match keeps them, and what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import sabbat
from sabbat.engine import codec
from sabbat.engine.errors import BadOptions
from sabbat.games.card_source import LONGEST_TEXT, BadCards
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.cards import BASE, BASE_DECK, Deck, deck_of, load_cards
from sabbat.games.chaudron_magique.components import DATA
from tests.chaudron_magique.table import table_of

SPARKS = """
[[ingredient]]
id = "sparks"
copies = 20
before = ["CC"]
or_burnt = 1
after = ["~P", "b./.b"]
name_en = "Sparks"
name_de = "Funken"

[[ingredient]]
id = "ashes"
copies = 18
burnt = 2
after = ["C"]
harsh = false
"""


def usual(name: str) -> str:
    return (DATA / f"{name}.toml").read_text(encoding="utf-8")


def written(folder: Path, text: str) -> Path:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_card_file_may_bring_cards_of_its_own(tmp_path: Path) -> None:
    deck = load_cards(written(tmp_path, SPARKS))
    assert list(deck.ingredients) == ["sparks", "ashes"]
    assert deck.ingredients["sparks"].optional == [True, False]
    assert deck.ingredients["sparks"].names == {"de": "Funken", "en": "Sparks"}
    assert list(deck.potions) == list(BASE_DECK.potions)  # those that it does not tell stay
    match = GAME.start(7, options={"cards": deck.text})
    assert set(table_of(match).hands[0]) <= {"sparks", "ashes"}
    face = match.view(0).ingredients[table_of(match).hands[0][0]]
    assert face.after in (["~P", "b./.b"], ["C"])


def test_a_card_file_may_tell_other_patterns(tmp_path: Path) -> None:
    deck = load_cards(
        written(tmp_path, usual("potions").replace('blocks = ["BB/RR", "FF", "BRF", "RF", "3+ B"]', 'blocks = ["BG"]'))
    )
    assert deck.potions["C1"].texts == ["BG"]
    assert deck.potions["C2"].texts == BASE_DECK.potions["C2"].texts


def test_a_match_with_other_cards_is_played_recorded_and_replayed(tmp_path: Path) -> None:
    deck = load_cards(written(tmp_path, SPARKS))
    match = GAME.start(3, seed=5, options={"cards": deck.text})
    rng = Random(1)
    while match.outcome is None:
        seat = rng.choice(list(match.pending))
        match.submit(seat, rng.choice(match.options(seat)))
    record = sabbat.read_record(codec.to_json(match.record()))
    assert codec.to_json(sabbat.replay(record).state) == codec.to_json(match.state)


def test_the_text_of_a_deck_is_all_of_it(tmp_path: Path) -> None:
    deck = load_cards(written(tmp_path, SPARKS))
    assert Deck.parse(deck.text).text == deck.text
    assert str(deck_of(deck.text)) == deck.text
    assert deck_of(BASE) is BASE_DECK
    copy = load_cards(written(tmp_path, usual("potions") + usual("ingredients")))
    assert [potion.texts for potion in copy.potions.values()] == [potion.texts for potion in BASE_DECK.potions.values()]
    assert copy.copies("full") == BASE_DECK.copies("full")


def card(lines: str) -> str:
    return f'[[ingredient]]\nid = "sparks"\ncopies = 20\n{lines}\n'


WRONG: list[tuple[str, str]] = [
    ("", "mine.toml: no cards in it"),
    ("[[potions]]\nid = 1", "mine.toml: 'potions' is neither [[potion]] nor [[ingredient]]"),
    ("potion = 3", "mine.toml: cards are written as [[potion]]"),
    ("[[potion]\n", "mine.toml:1: "),
    ("[[ingredient]]\ncopies = 1", "mine.toml:1: ingredient 1: has no id"),
    ('[[ingredient]]\nid = "a b"', "mine.toml:2: ingredient 'a b': an id is 1 to 40 letters, digits and _"),
    (
        card("after = ['BBBBB']"),
        "mine.toml:4: ingredient 'sparks': after: 'BBBBB': a block is at most 4 wide",
    ),
    (
        card("after = ['BB/B']"),
        "ingredient 'sparks': after: 'BB/B': its rows, parted by /, must be equally long",
    ),
    (card("after = ['BX']"), "after: 'BX': 'X' is none of B R F C G P b a * and ."),
    (card("before = ['~B']"), "before: '~B': '~' is none of"),
    (card("after = ['ba']"), "after: 'ba': a block leaves one choice only"),
    (card("after = ['B.B']"), "after: 'B.B': its cells must touch"),
    (card("after = ['.B']"), "its first row and its first column must not be empty"),
    (card("after = ['..']"), "it has no cell"),
    (card("after = 'B'"), "mine.toml:4: ingredient 'sparks': after must list at most 6 blocks"),
    (card("after = ['B']\nor_burnt = 2"), "mine.toml:5: ingredient 'sparks': or_burnt: exactly one block must stand"),
    (card("burnt = 11"), "mine.toml:4: ingredient 'sparks': burnt must be a number from 1 to 10"),
    (card("move = true"), "move must be a number from 1 to 5"),
    (card("all = 'P'"), "all must be one of B R F C G, or *"),
    (card("duplicate = 2"), "duplicate needs of = basic, advanced, all"),
    (card("beyond = 1\nburnt = 1"), "mine.toml:4: ingredient 'sparks': beyond must be true or false"),
    (card("colour = 'red'"), "mine.toml:4: ingredient 'sparks': 'colour' is not known"),
    (card("family = 'x'"), "mine.toml:2: ingredient 'sparks': does nothing"),
    (card("name_en = ''\nmove = 1"), "mine.toml:4: ingredient 'sparks': name_en must be a text of 1 to 60 characters"),
    (card("move = 1") + card("move = 2"), "mine.toml:6: ingredient 'sparks': stands twice (first in line 2)"),
    (card("move = 1"), "mine.toml: 20 cards are too few to deal; 36 are enough"),
    (
        card("move = 1\nharsh = true").replace("sparks", "coals") + SPARKS.replace("18", "5"),
        "25 cards without",
    ),
    ('[[potion]]\nid = "Z1"', "mine.toml:2: potion 'Z1': there is no such potion"),
    ('[[potion]]\nid = "C1"\nrarity = "odd"', "mine.toml:3: potion 'C1': rarity must be one of common"),
    (
        '[[potion]]\nid = "C1"\nrarity = "rare"\nblocks = ["bb"]',
        "mine.toml:4: potion 'C1': blocks: 'bb': 'b'",
    ),
    ('[[potion]]\nid = "C1"\nrarity = "rare"\nblocks = []', "potion 'C1': blocks: a potion needs at least one"),
    (
        '[[potion]]\nid = "C1"\nrarity = "rare"\nblocks = ["BB/BB/BB/BB", "RRRR", "FFFF", "BBBB"]',
        "20 resources; 16",
    ),
    ('[[potion]]\nid = "C1"\nrarity = "rare"\nblocks = ["B"]', "mine.toml: 0 common potions are too few"),
]


@pytest.mark.parametrize(("text", "complaint"), WRONG)
def test_a_mistake_names_the_card_and_what_is_wrong(text: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadCards) as raised:
        load_cards(written(tmp_path, text))
    assert complaint in str(raised.value)


def test_cards_that_are_no_deck_are_refused_by_the_table(tmp_path: Path) -> None:
    with pytest.raises(BadCards, match="cannot be read"):
        load_cards(tmp_path / "nowhere.toml")
    with pytest.raises(BadOptions, match="cards:1: "):
        GAME.start(3, options={"cards": "mine"})
    with pytest.raises(BadOptions, match="this is not the text of a deck"):
        GAME.start(3, options={"cards": "{"})
    with pytest.raises(BadOptions, match=f"more than {LONGEST_TEXT} characters"):
        GAME.start(3, options={"cards": " " * (LONGEST_TEXT + 1)})
    with pytest.raises(BadOptions, match="no cards in it"):
        GAME.start(3, options={"cards": "{}"})


def test_a_table_may_be_given_what_a_card_file_says() -> None:
    wanted = (DATA / "potions.toml").read_text(encoding="utf-8")
    agreed = str(GAME.start(3, options={"cards": wanted}).table_options["cards"])
    assert list(deck_of(agreed).potions) == list(BASE_DECK.potions)
