"""CHA-23, the black book: one page for two players, one for three or four. And orange, which does nothing."""

from typing import Any

import pytest

from sabbat.games.charlatans import actions
from tests.charlatans.player import Table
from tests.charlatans.table import brewed, brewing


def black(*counts: int, **laid: Any) -> Table:  # what lay() takes
    """Everybody has that many black chips in the pot."""
    return brewed(*["K1 " * count + "W3" for count in counts], **laid)


def rewards(table: Table) -> list[tuple[int, int, int]]:
    """What black gave to each seat: points, rubies, steps of the drop."""
    return [player.gained_from("black") for player in table.everybody]


NOTHING = (0, 0, 0)
DROP = (0, 0, 1)
DROP_AND_RUBY = (0, 1, 1)


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("mine", "yours", "my_reward", "your_reward"),
    [
        (0, 0, NOTHING, NOTHING),  # our ruling: it takes a black chip
        (1, 1, DROP, DROP),
        (3, 3, DROP, DROP),
        (1, 0, DROP_AND_RUBY, NOTHING),
        (3, 2, DROP_AND_RUBY, NOTHING),
        (2, 3, NOTHING, DROP_AND_RUBY),
    ],
)
def test_black_2p_as_many_as_the_opponent_a_drop_more_a_drop_and_a_ruby(
    mine: int, yours: int, my_reward: tuple[int, int, int], your_reward: tuple[int, int, int]
) -> None:
    assert rewards(black(mine, yours)) == [my_reward, your_reward]


@pytest.mark.rule("CHA-14", "CHA-23")
def test_black_2p_exploded_pots_take_part_on_both_sides() -> None:
    table = brewed("W3 W3 K1 K1 W2", "K1 W3")
    assert table[0].exploded
    assert rewards(table) == [DROP_AND_RUBY, NOTHING]
    table = brewed("W3 W3 K1 W2", "K1 K1 W3")
    assert table[0].exploded
    assert rewards(table) == [NOTHING, DROP_AND_RUBY]


@pytest.mark.rule("CHA-23")
@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((0, 0, 0), [NOTHING, NOTHING, NOTHING]),
        ((2, 2, 2), [NOTHING, NOTHING, NOTHING]),  # ties give nothing
        ((2, 0, 0), [DROP_AND_RUBY, NOTHING, NOTHING]),
        ((2, 2, 0), [DROP, DROP, NOTHING]),
        ((3, 2, 0), [DROP_AND_RUBY, DROP, NOTHING]),
        ((2, 0, 3, 2), [DROP, NOTHING, DROP_AND_RUBY, NOTHING]),  # seat 0 does not look across the table at seat 2
        ((2, 0, 2, 0), [DROP_AND_RUBY, NOTHING, DROP_AND_RUBY, NOTHING]),
        ((0, 2, 2, 0), [NOTHING, DROP, DROP, NOTHING]),
    ],
)
def test_black_3_4p_more_than_one_neighbour_a_drop_more_than_both_a_drop_and_a_ruby(
    counts: tuple[int, ...], expected: list[tuple[int, int, int]]
) -> None:
    assert rewards(black(*counts)) == expected


@pytest.mark.rule("CHA-14", "CHA-23")
def test_black_3_4p_exploded_pots_take_part_on_both_sides() -> None:
    table = brewed("W3 W3 K1 K1 W2", "K1 W2", "W3")
    assert table[0].exploded
    assert rewards(table) == [DROP_AND_RUBY, DROP, NOTHING]


@pytest.mark.rule("CHA-15", "CHA-23")
def test_black_may_be_waived_or_accepted() -> None:
    table = black(2, 2, waivers=True)
    table[0].waives()
    table[1].acts()
    assert rewards(table) == [NOTHING, DROP]


@pytest.mark.rule("CHA-15")
def test_orange_does_nothing() -> None:
    ada = brewing(luck="O1", bag="W1")
    ada.draws()
    assert ada.options == [actions.Draw(), actions.Stop(), actions.UseFlask()]
    assert (ada.points, ada.rubies, ada.drop) == (0, 1, 0)
