"""Luck: the same everywhere, even, and not to be foretold by the order of answers."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

import pytest

from sabbat.engine import Chance, Luck, Seeded
from sabbat.engine.chance import RANGE, Scripted
from sabbat.engine.open_match import DecidedLuck


def test_the_numbers_of_a_seed_are_the_same_on_every_machine() -> None:
    luck = Seeded(7)
    assert [luck.number(0, position) for position in (0, 1, 15, 16)] == [1912889474, 321234495, 858720969, 117256651]


def test_a_number_depends_on_stream_and_position_alone() -> None:
    one, other = Seeded("salt"), Seeded("salt")
    forwards = [one.number(stream, position) for stream in range(5) for position in range(40)]
    backwards = [other.number(stream, position) for stream in reversed(range(5)) for position in reversed(range(40))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == len(forwards)


def test_draws_are_as_likely_as_their_counts() -> None:
    """A chi-square of 30,000 draws from a bag of 3, 0, 1 and 6; 20 would happen once in five thousand bags."""
    chance = Chance(Seeded(1), [0], recording=False)
    counts = [3, 0, 1, 6]
    drawn = Counter(chance.draw("bag", 0, counts, "abcd") for _ in range(30_000))
    assert drawn[1] == 0
    assert sum((drawn[i] - 3_000 * n) ** 2 / (3_000 * n) for i, n in enumerate(counts) if n) < 20


def test_every_outcome_of_a_pick_comes_up_evenly() -> None:
    chance = Chance(Seeded(2), [0, 0], recording=True)
    drawn = Counter(chance.pick("die", 1, "123456") for _ in range(30_000))
    assert sum((drawn[face] - 5_000) ** 2 / 5_000 for face in "123456") < 25
    assert len(chance.outcomes) == 30_000
    assert chance.streams[0] == 0


@pytest.mark.parametrize("luck", [Seeded(9), Scripted({"bag": list("caacba")})])
def test_a_row_of_draws_is_one_draw_after_another(luck: Luck) -> None:
    """What falls goes out of the bag, and each draw uses the luck that it would use alone."""
    row, single = [Chance(deepcopy(luck), [0], recording=True) for _ in range(2)]
    left, counts = [3, 1, 2], [3, 1, 2]
    fallen = row.draw_out("bag", 0, left, ("a", "b", "c"), 5)
    for place in fallen:
        assert single.draw("bag", 0, counts, "abc") == place
        counts[place] -= 1
    assert left == counts
    assert sum(left) == 1
    assert (row.outcomes, row.streams) == (single.outcomes, single.streams)


@pytest.mark.parametrize("luck", [Seeded(9), Scripted({"box": list("dbac")})])
def test_a_row_of_picks_is_one_pick_after_another(luck: Luck) -> None:
    row, single = [Chance(deepcopy(luck), [0], recording=True) for _ in range(2)]
    left, box = list("abcdef"), list("abcdef")
    for face in row.pick_out("box", 0, left, 4):
        assert single.pick("box", 0, box) == face
        box.remove(face)
    assert left == box
    assert len(left) == 2
    assert (row.outcomes, row.streams) == (single.outcomes, single.streams)


class Written(Luck):
    """Numbers as a test writes them, by position."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = numbers

    def number(self, stream: int, position: int) -> int:
        return self.numbers[position]


def test_numbers_from_the_uneven_rest_of_the_range_are_thrown_away() -> None:
    """2**32 is 3 x 1431655765 + 1: with the last number of the range, 0 would come up once too often."""
    last = RANGE - 1
    chance = Chance(Written(last, last, 5, last - 1), [0], recording=False)
    assert chance.below("three", 0, 3) == 5 % 3  # neither of the first two numbers counts
    assert chance.streams == [3]
    assert chance.below("three", 0, 3) == (last - 1) % 3  # the last number that is even
    assert Chance(Written(last), [0], recording=False).below("four", 0, 4) == 3  # a power of two leaves no rest


def test_of_a_row_that_waits_the_rest_falls_anyhow_at_once() -> None:
    """What comes of it is thrown away: but there is as much of it as the rules have asked for."""
    luck = DecidedLuck([])
    faces = list("abcde")
    picked = Chance(luck, [0], recording=False).pick_out("letters", 0, faces, 3)
    assert luck.guesses == 1
    assert len(picked) == 3
    assert sorted(picked + faces) == list("abcde")
    luck = DecidedLuck([])
    counts = [1, 2, 0, 1]
    drawn = Chance(luck, [0], recording=False).draw_out("letters", 0, counts, ("a", "b", "c", "d"), 3)
    assert luck.guesses == 1
    assert [drawn.count(place) + counts[place] for place in range(4)] == [1, 2, 0, 1]


def test_a_draw_that_falls_leaves_the_weights_of_others_alone() -> None:
    for _ in range(2):
        luck = DecidedLuck([])
        Chance(luck, [0], recording=False).pick_out("letters", 0, list("abcde"), 3)
        assert luck.draw is not None
        assert luck.draw.weights == [1] * 5
        second = luck.draw.after(1)
        assert second is not None
        assert second.weights == [1] * 4
