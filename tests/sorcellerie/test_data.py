"""SOR-1: the data files, counted through."""

from collections import Counter
from itertools import product

import pytest

from sabbat.games.sorcellerie.components import (
    CARDS,
    COLOUR_OF,
    SYMBOL_DICE,
    SYMBOL_FACES,
    SYMBOLS,
    WHITE_FACES,
    WITCHES,
)
from sabbat.games.sorcellerie.state import wanted

SPLIT = {"W1": (3, 2), "W2": (2, 3), "W3": (3, 2), "W4": (2, 3), "W5": (3, 2), "W6": (2, 3)}


@pytest.mark.rule("SOR-1")
def test_eight_dice_thirty_cards() -> None:
    assert (len(CARDS), SYMBOL_DICE, len(WHITE_FACES)) == (30, 7, 6)
    assert Counter(SYMBOL_FACES) == {"cat": 2, "broom": 2, "bat": 2}
    assert {pips: COLOUR_OF[pips] for pips in WHITE_FACES} == {
        1: "black",
        2: "red",
        3: "black",
        4: "red",
        5: "black",
        6: "red",
    }


@pytest.mark.rule("SOR-1")
@pytest.mark.parametrize("witch", WITCHES)
def test_each_witch_is_on_five_cards(witch: str) -> None:
    own = [card for card in CARDS if card.witch == witch]
    assert (sum(card.scene == "many" for card in own), sum(card.scene == "one" for card in own)) == SPLIT[witch]


@pytest.mark.rule("SOR-1", "SOR-20")
def test_scenes_and_signposts_are_halved() -> None:
    assert Counter(card.scene for card in CARDS) == {"many": 15, "one": 15}
    assert Counter(card.star for card in CARDS) == {"left": 15, "right": 15}
    assert len(Counter(card.forest for card in CARDS)) == 4


@pytest.mark.rule("SOR-8")
def test_the_odds_of_a_throw() -> None:
    """The ledger's table: all 3⁷ throws."""
    throws = list(product(SYMBOLS, repeat=7))
    assert len(throws) == 2187
    assert sum(len(wanted(dice, "many")) == 2 for dice in throws) == 420
    assert sum(len(wanted(dice, "one")) == 2 for dice in throws) == 759
    assert sum(len(set(dice)) < 3 for dice in throws) == 381
    assert all(len(wanted(dice, scene)) <= 2 for dice in throws for scene in ("many", "one"))
