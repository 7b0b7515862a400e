"""DUB-1, DUB-2: the data files, counted through."""

from collections import Counter
from random import Random

import pytest

from sabbat.games.du_balai.components import (
    COPIES,
    EVERY_DIE,
    FINISH,
    LOWEST,
    MAGIC,
    PAWNS,
    POINTS,
    SPELLS,
    START,
    SYLLABLES,
    SYMBOLS,
    size,
    symbols_of,
    valid_sets,
)
from sabbat.games.du_balai.rules.formulas import bits_if_ordered
from sabbat.games.du_balai.rules.spells import EFFECTS


@pytest.mark.rule("DUB-1")
def test_the_track_has_26_places() -> None:
    assert (LOWEST, START, FINISH) == (-2, 0, 23)
    assert len(range(LOWEST, FINISH + 1)) == 26
    assert len(set(PAWNS)) == 6


@pytest.mark.rule("DUB-2")
def test_nine_dice_with_nine_symbols_in_two_colours() -> None:
    assert len(EVERY_DIE) == len(SYMBOLS) == len(SYLLABLES) == 9
    for die in EVERY_DIE:
        assert len(set(die)) == 6
    assert Counter(symbol for die in EVERY_DIE for symbol in die[:3]) == dict.fromkeys(SYMBOLS, 3)
    assert Counter(symbol for die in EVERY_DIE for symbol in die[3:]) == dict.fromkeys(SYMBOLS, 3)


@pytest.mark.rule("DUB-2", "DUB-30", "DUB-31")
def test_27_black_magic_cards_18_spells_and_9_acrobatics() -> None:
    copies = dict(zip(MAGIC, COPIES, strict=True))
    assert copies == {
        "attraction": 2,
        "roadblock": 1,
        "fog": 2,
        "decree": 2,
        "double_game": 3,
        "hex": 1,
        "mended_memory": 2,
        "correction": 2,
        "tailwind": 3,
        "inverted_flight": 4,
        "barrel_roll": 3,
        "loop": 2,
    }
    assert sum(COPIES) == 27
    assert sum(copies[card] for card in SPELLS) == 18
    assert [points for points in POINTS if points] == [1, 2, 3]


@pytest.mark.rule("DUB-31")
def test_every_spell_has_its_effect_and_nothing_else_has() -> None:
    assert {*EFFECTS, "fog"} == set(SPELLS)


@pytest.mark.rule("DUB-12")
def test_a_formula_and_its_bits_are_the_same() -> None:
    for bits in range(512):
        assert bits_if_ordered(symbols_of(bits)) == bits
        assert len(symbols_of(bits)) == size(bits)
    assert bits_if_ordered(("toad",)) == -1
    assert bits_if_ordered(("eye", "eye")) == -1


@pytest.mark.rule("DUB-13")
def test_the_statistics_of_a_throw() -> None:
    """2.19 valid symbols a colour; one colour empty in 18.8 % of throws; both in 0.27 %. Fixed seed."""
    rng = Random(3)
    throws = [valid_sets(tuple(rng.randrange(6) for _ in range(9))) for _ in range(20_000)]
    assert sum(size(orange) for orange, _ in throws) / len(throws) == pytest.approx(2.19, abs=0.03)
    assert sum(0 in valid for valid in throws) / len(throws) == pytest.approx(0.188, abs=0.01)
    assert sum(valid == (0, 0) for valid in throws) / len(throws) == pytest.approx(0.0027, abs=0.0015)
    assert all(orange & black == 0 for orange, black in throws)
