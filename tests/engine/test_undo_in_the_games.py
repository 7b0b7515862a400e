"""How often an answer can be taken back under others' answers in each of our games: laws without cases hold nothing."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from tests.every_game.matches import play_on
from tests.every_game.test_undo_beside_others import undos_under_others

MATCHES = 12
LEAST = {"bal_des_chaudrons": 60, "charlatans": 15, "chaudron_magique": 30, "du_balai": 60, "sorcellerie": 0}


@pytest.mark.parametrize("game", LEAST)
def test_where_several_answer_at_once_an_answer_is_taken_back_under_the_others(game: str) -> None:
    """Where all is a race, or said aloud, never."""
    rules = sabbat.game(game)
    found = 0
    for number in range(MATCHES):
        rng = Random(number)
        options = {option.name: rng.choice(option.values) for option in rules.table_options}
        match = rules.start(rules.most_seats, seed=number, options=options)
        for _ in range(60):
            if match.outcome is None:
                play_on(match, rng)
                found += len(undos_under_others(match))
    assert found >= LEAST[game], found
    assert (found == 0) == (LEAST[game] == 0), found
