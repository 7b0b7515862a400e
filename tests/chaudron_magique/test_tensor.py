"""What a seat sees as numbers."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.engine.tensor import HIGHEST
from sabbat.games.chaudron_magique import GAME
from tests.chaudron_magique.table import table_of
from tests.every_game.matches import played


@pytest.mark.rule("CHM-2")
@pytest.mark.parametrize("deck", ["full", "apprentice"])
def test_a_tensor_tells_how_many_cards_are_to_be_drawn(deck: str) -> None:
    at = 0
    for name, shape in GAME.layout:
        if name == "doing":
            break
        size = 1
        for length in shape:
            size *= length
        at += size
    match = GAME.start(3, 11, {"deck": deck})
    told = set()
    for _ in played(match, Random(11)):
        left = sum(table_of(match).draw)
        told.add(left)
        assert [match.tensor(seat)[at] for seat in match.seats] == [min(left, HIGHEST)] * 3
    assert len(told) > 2
