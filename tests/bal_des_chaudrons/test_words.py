"""Every piece of the game has its words, those of its data, and lines sound as a person would say them."""

from __future__ import annotations

import pytest

from sabbat.games.bal_des_chaudrons.cards import BASE_DECK
from sabbat.games.bal_des_chaudrons.components import ARCANA, CHARACTERS, INGREDIENTS, POTIONS, SOURCES
from sabbat.games.bal_des_chaudrons.rules.flow import STEPS
from sabbat.words import Words
from tests.messages import ids

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Eve")


def test_every_piece_has_its_words() -> None:
    assert ids("bal_des_chaudrons", "potion-") == {card.text for card in POTIONS}
    assert ids("bal_des_chaudrons", "character-") == set(CHARACTERS)
    assert ids("bal_des_chaudrons", "ingredient-") == {ingredient.text for ingredient in INGREDIENTS}
    assert ids("bal_des_chaudrons", "arcanum-") == set(ARCANA)
    assert ids("bal_des_chaudrons", "source-") == set(SOURCES)
    assert ids("bal_des_chaudrons", "step-") == set(STEPS)


@pytest.mark.parametrize("language", ["en", "fr"])  # the data hold what is printed; other languages have only texts
def test_names_are_those_of_the_data(language: str) -> None:
    words = Words("bal_des_chaudrons", language, strict=True)
    for card, potion in BASE_DECK.potions.items():
        assert words.text(f"potion-{card}") == potion.names[language]
    for name, character in BASE_DECK.characters.items():
        assert words.text(f"character-{name}") == character.names[language]
        assert words.attribute(f"character-{name}", "text")
    assert words.text("game-bal_des_chaudrons")


def test_lines_read_as_a_person_would_say_them() -> None:
    english, french = (Words("bal_des_chaudrons", language, strict=True) for language in ("en", "fr"))
    over = {"t": "BenchOverflowed", "seat": 0, "to": 1, "ingredients": ["mandrake", "mandrake", "toad"]}
    assert english.event(over, NAMES) == (
        "The workbench of Ada overflows: 2 × mandrake and toad into the Demon Circle of Ben!"
    )
    assert french.event(over, NAMES, viewer=0) == (
        "Votre paillasse déborde\u00a0: 2 × mandragore et crapaud dans le Cercle Démonique de Ben\u202f!"
    )
    fill = {"t": "FillInput", "ingredient": "spider", "source": "outputs"}
    assert english.action(fill) == "a spider from the outputs"
    assert french.action(fill) == "une araignée des sorties"
