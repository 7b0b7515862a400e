"""A draw whose luck somebody else says: how likely each face is, however often the same was told before."""

from __future__ import annotations

from sabbat.engine.draws import HEAVY, Draw

FACES = tuple("abcdef")


def test_shares_are_the_weights_of_what_can_fall() -> None:
    draw = Draw.of("bag", 0, FACES, [1, 0, HEAVY + 1, HEAVY, 2, 1], 2)
    total = 2 * HEAVY + 5
    assert draw.shares() == [(face, weight / total) for face, weight in draw.chances()]
    assert [face for face, _ in draw.shares()] == [0, 2, 3, 4, 5]


def test_what_has_fallen_weighs_one_less_and_what_is_taken_out_nothing() -> None:
    bag = Draw.of("bag", 0, FACES, [1, 0, 3, 0, 0, 2], 2).after(2)
    assert bag is not None
    assert bag.shares() == [(0, 1 / 5), (2, 2 / 5), (5, 2 / 5)]
    row = Draw.of("row", 0, list(FACES), [1] * 6, 2).after(2)
    assert row is not None
    assert row.faces == ["a", "b", "d", "e", "f"]
    assert row.shares() == [(face, 1 / 5) for face in range(5)]


def test_a_longer_row_of_the_same_weight_in_all_is_told_to_its_end() -> None:
    for size in (3, 6, 4):
        weights = [2] + [1] * (size - 2) + [7 - size]
        shares = Draw.of("bag", 0, FACES[:size], weights, 0).shares()
        assert shares == [(face, weight / 7) for face, weight in enumerate(weights)]


def test_a_list_of_shares_is_the_asker_s_own() -> None:
    draw = Draw.of("bag", 0, FACES, [1] * 6, 0)
    draw.shares().clear()
    assert len(draw.shares()) == 6
