"""Every piece of Sorcellerie ! has its words."""

from __future__ import annotations

import pytest

from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.components import COLOUR_OF, SYMBOLS, WITCHES
from sabbat.games.sorcellerie.state import PHASES
from sabbat.words import LANGUAGES, Words
from tests.messages import ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_words(language: str) -> None:
    words = Words("sorcellerie", language, strict=True)
    assert ids("sorcellerie", "symbol-") == ids("sorcellerie", "formula-") == set(SYMBOLS)
    assert ids("sorcellerie", "card-") == set(WITCHES)
    assert ids("sorcellerie", "colour-") == set(COLOUR_OF.values())
    assert ids("sorcellerie", "step-") == set(PHASES)
    assert all(all(words.titled(f"card-{witch}")) for witch in WITCHES)
    assert all(words.attribute(f"option-{option.name}", "about") for option in GAME.table_options)
