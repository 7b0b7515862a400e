"""Every piece of Du balai ! has its words."""

from __future__ import annotations

import pytest

from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.components import MAGIC, PAWNS, SYLLABLES, SYMBOLS
from sabbat.games.du_balai.state import PHASES
from sabbat.words import LANGUAGES, Words
from tests.messages import ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_its_words(language: str) -> None:
    words = Words("du_balai", language, strict=True)
    assert ids("du_balai", "symbol-") == ids("du_balai", "syllable-") == set(SYMBOLS)
    assert all(words.text(f"syllable-{symbol}") == said for symbol, said in SYLLABLES.items())
    assert ids("du_balai", "card-") == set(MAGIC)
    assert ids("du_balai", "pawn-") == set(PAWNS)
    assert ids("du_balai", "step-") == set(PHASES)
    assert all(all(words.titled(f"card-{card}")) for card in MAGIC)
    assert all(words.attribute(f"option-{option.name}", "about") for option in GAME.table_options)
