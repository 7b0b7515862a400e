"""Exact chances of a bag, against all hands that it may give."""

from __future__ import annotations

from itertools import combinations

import pytest

from sabbat.games.charlatans.bots.bag_draws import best_of
from sabbat.games.charlatans.components import WHITE, Chip, chips, pile

BAGS = ["W1 W2 O1", "W1 W1 W2 W3 G1", "W1 W1 W2 W2 W3 O1 G2", "O1 G1", "W3 W3 W3"]


@pytest.mark.parametrize("bag", BAGS)
def test_the_best_of_several(bag: str) -> None:
    for draws in range(1, len(bag.split()) + 1):
        hands = list(combinations(chips(bag), draws))
        mean = sum(max(_worth(chip) for chip in hand) for hand in hands) / len(hands)
        assert best_of(pile(bag), draws, _worth) == pytest.approx(mean)


def _worth(chip: Chip) -> float:
    return 0.0 if chip.colour == WHITE else chip.value + 0.5


def test_an_empty_bag_brings_nothing() -> None:
    assert best_of(pile(""), 3, _worth) == 0
