"""CHA-10, the blue card Strong Ingredient: one more chip after stopping."""

from __future__ import annotations

from typing import Any

import pytest

from sabbat.games.charlatans.events import ChipsShown
from tests.charlatans.player import Table
from tests.charlatans.table import brewed
from tests.hand_laid import refused


def stopped(*pots: tuple[str, str], **laid: Any) -> Table:
    """Everybody has brewed: each seat's pot, and what is left in its bag and drawn next, in this order."""
    return brewed(
        *[pot for pot, _ in pots],
        bags={seat: rest for seat, (_, rest) in enumerate(pots)},
        script={f"bag@{seat}": f"{pot} {rest}" for seat, (pot, rest) in enumerate(pots)},
        card="strong_ingredient",
        **laid,
    )


@pytest.mark.rule("CHA-10")
def test_strong_ingredient_is_one_of_up_to_five_and_the_last_chip() -> None:
    table = stopped(("W1", "W2 W3 O1 O1 G4 W1 W1"), ("W1", ""))
    assert [str(chip) for chip in table.told(ChipsShown)[0].chips] == ["W2", "W3", "O1", "O1", "G4"]
    table[0].places("G4")
    assert table[0].pot == "W1@1 G4@5!"
    assert table[0].scoring_space == 6
    assert table[0].bag == "W1 W1 W2 W3 O1 O1 O1"  # with the orange chip of the die


@pytest.mark.rule("CHA-10")
def test_strong_ingredient_must_be_one_of_the_chips_drawn() -> None:
    table = stopped(("W1", "W2 W3 O1 O1 O1 G4"), ("W1", ""))
    with refused("CHA-15", "chip_not_drawn"):
        table[0].places("G4")


@pytest.mark.rule("CHA-10")
def test_strong_ingredient_may_be_declined() -> None:
    table = stopped(("W3", "W2 W3"), ("W1", ""))
    table[0].waives()
    assert table[0].pot == "W3@3"
    assert table[0].bag == "W2 W3 O1"  # with the orange chip of the die


@pytest.mark.rule("CHA-10")
def test_strong_ingredient_comes_from_the_first_player_on() -> None:
    table = stopped(("W1", "W2"), ("W1", "W2"), ("W1", "W2"), round=2, first=1)
    for seat in (1, 2, 0):
        assert table.asked == [seat]
        table[seat].places("W2")
    assert [player.pot for player in table.everybody] == ["W1@1 W2@3!"] * 3


@pytest.mark.rule("CHA-10")
def test_strong_ingredient_is_not_for_the_exploded_nor_for_an_empty_bag() -> None:
    table = stopped(("W3 W3 W3", "O1 O1"), ("W1", ""), ("W1", "O1"))
    assert table.asked == [2]
    assert [event.seat for event in table.told(ChipsShown)] == [2]


@pytest.mark.rule("CHA-10", "CHA-14")
def test_strong_ingredient_cannot_explode_the_pot() -> None:
    table = stopped(("W3 W3 W1", "W3"), ("W1", ""))
    table[0].places("W3")
    assert table[0].white == 10
    assert not table[0].exploded
    assert table[0].points == 2  # space 11
    table[0].buys("G1")  # and coins


@pytest.mark.rule("CHA-10", "CHA-15")
@pytest.mark.parametrize("drawn", ["B2", "Y1", "R1"])
def test_strong_ingredient_does_not_act_when_placed(drawn: str) -> None:
    table = stopped(("O1 W1", f"{drawn} W1"), ("W1", ""), round=2)
    table[0].places(drawn)
    assert table[0].pot == f"O1@1 W1@2 {drawn}@{2 + int(drawn[1])}!"  # red 1 is not moved by the orange chip
    assert len(table.told(ChipsShown)) == 1  # blue 2 draws nothing


@pytest.mark.rule("CHA-10", "CHA-15")
def test_strong_ingredient_is_not_laid_beside_by_red_page_2() -> None:
    table = stopped(("O1 W1", "R1"), ("W1", ""), red=2)
    table[0].places("R1")
    assert (table[0].pot, table[0].beside) == ("O1@1 W1@2 R1@3!", "")


@pytest.mark.rule("CHA-10", "CHA-23")
def test_strong_ingredient_counts_for_no_reward_of_its_own() -> None:
    table = stopped(("W1", "G1"), ("W1", "K1"), ("W1", "P1"), round=3)
    for player, placed in zip(table.everybody, ("G1", "K1", "P1"), strict=True):
        player.places(placed)
    assert [player.rubies for player in table.everybody] == [1, 1, 1]
    assert [player.drop for player in table.everybody] == [0, 0, 0]
    assert [player.points for player in table.everybody] == [0, 0, 0]


@pytest.mark.rule("CHA-10", "CHA-23")
def test_strong_ingredient_pushes_other_chips_out_of_the_last_two() -> None:
    table = stopped(("W3 G1 O1", "W1"), ("W3 G1 O1", "W1"), ("O1", ""))
    table[0].places("W1")
    table[1].waives()
    assert [player.rubies for player in table.everybody[:2]] == [1, 2]


@pytest.mark.rule("CHA-10", "CHA-21")
def test_strong_ingredient_counts_for_the_die() -> None:
    table = stopped(("W1", "W3"), ("W2", ""), die="points2")
    table[0].places("W3")
    assert [player.points for player in table.everybody] == [2, 0]
