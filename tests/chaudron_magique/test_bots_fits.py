"""The quick eye of the bots against slow and sure ways to look."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.games.chaudron_magique.bots.fits import LEVELS, pattern
from sabbat.games.chaudron_magique.bots.plans import planner
from sabbat.games.chaudron_magique.cards import BASE, deck_of
from sabbat.games.chaudron_magique.closeness import closeness
from sabbat.games.chaudron_magique.components import BURNT, CELLS, KINDS, MISSING_STONE, STONE
from sabbat.games.chaudron_magique.rules.finding import ONE, is_brewable
from sabbat.games.chaudron_magique.rules.laying import matched
from sabbat.games.chaudron_magique.shapes import Block, block
from tests.chaudron_magique.geometry import as_lines, packed
from tests.chaudron_magique.table import CLASSIC, lines

BLOCKS = sorted({text for potion in CLASSIC.potions.values() for text in potion.texts})


def scattered(rng: Random, stones: bool = False) -> list[int]:
    """Some of everything, anywhere."""
    lying = [0] * (KINDS + 1)
    for cell in rng.sample(CELLS, rng.randrange(5, 35)):
        kind = rng.choice([*range(STONE), BURNT, *([STONE] if stones else [])])
        lying[kind] |= cell.bit
    return lying


def least_missing(shape: Block, lying: list[int], inside: bool) -> int:
    """By looking everywhere inside, or partly outside, too."""
    covers = shape.within if inside else shape.covers
    return min(shape.size - matched(cover, lying, -1).bit_count() for cover in covers)


@pytest.mark.parametrize("text", [block for block in BLOCKS if "P" not in block])
def test_the_best_place_of_a_block_is_found(text: str) -> None:
    rng = Random(text)
    shape = block(text)
    for _ in range(20):
        lying = scattered(rng)
        fits = pattern(shape).fits(lying)
        least = least_missing(shape, lying, inside=True)
        assert least_missing(shape, lying, inside=False) <= fits[0].missing
        assert fits[0].missing <= least or least >= LEVELS  # then it hardly matters where
        assert [fit.missing for fit in fits] == sorted(fit.missing for fit in fits)
        for fit in fits[:-1]:
            assert fit.taken.bit_count() + fit.wanted.bit_count() in (shape.size, 0)
            assert sum(bit for _, bit in fit.wants) == fit.wanted
            assert not any(lying[kind] & bit for kind, bit in fit.wants)


def test_a_stone_stands_in_and_a_missing_one_is_dear() -> None:
    """CHM-51, CHM-50."""
    assert pattern(block("BBB")).fits(lines("B2 BPB"))[0].missing == 0
    assert pattern(block("PB/RC")).fits(lines("B2 PB, B3 RC"))[0].missing == 0
    assert pattern(block("PB/RC")).fits(lines("B2 .B, B3 RC"))[0].missing == MISSING_STONE


@pytest.mark.parametrize("name", ["C1", "C5", "R1", "R7", "E4", "E12", "M6", "M9"])
def test_a_plan_never_promises_too_much_and_knows_a_complete_potion(name: str) -> None:
    potion = CLASSIC.potions[name]
    rng = Random(name)
    for _ in range(10):
        lying = scattered(rng)
        exact = closeness(potion, lying).burnt_if_forced
        assert planner(potion).plan(lying, 0).missing >= exact
        lying = lines(as_lines(packed(potion.texts, rng)))
        assert is_brewable(potion, lying)
        plan = planner(potion).plan(lying, 0)
        assert plan.missing == 0
        assert plan.taken.bit_count() == potion.size


def test_a_plan_leaves_alone_what_an_earlier_potion_takes() -> None:
    potion = CLASSIC.potions["C4"]  # BRF, BRF, B
    lying = lines("B2 BRF, B4 BRF, B6 B")
    assert planner(potion).plan(lying, 0).missing == 0
    assert planner(potion).plan(lying, lines("B2 BRF")[0]).missing == 1


@pytest.mark.rule("CHM-50", "CHM-51")
def test_a_plan_that_counts_stones_gives_each_to_one_block() -> None:
    """M2 of two witches wants P, P and RR. Counted loosely, the second stone seems to lack no more than a root."""
    potion = deck_of(BASE, 2).potions["M2"]
    lying = lines("B2 P, D4 RR")
    assert planner(potion).plan(lying, 0).missing == 1
    assert planner(potion).plan(lying, 0, ONE).missing == MISSING_STONE
    assert closeness(potion, lying).burnt_if_forced == MISSING_STONE
    assert planner(potion).plan(lying, lines("B2 P")[STONE], ONE).missing == 2 * MISSING_STONE  # an earlier Potion's


@pytest.mark.rule("CHM-51")
def test_a_plan_that_counts_stones_lets_as_many_stand_in_as_the_table_does_and_leaves_them() -> None:
    """C4 is BRF, BRF and B."""
    potion = CLASSIC.potions["C4"]
    lying = lines("B2 BPF, B4 BPF, B6 B")
    stones = lying[STONE]
    assert planner(potion).plan(lying, 0).missing == 0
    for stand_ins, missing in ((ONE, 1), (2, 0)):
        plan = planner(potion).plan(lying, 0, stand_ins)
        assert plan.missing == missing == closeness(potion, lying, stand_ins).burnt_if_forced
        assert not plan.taken & stones
    assert planner(potion).plan(lying, 0).taken & stones == stones


@pytest.mark.parametrize("name", ["M1", "M2", "M4", "M6", "M10"])
def test_a_plan_that_counts_stones_never_promises_one_too_many(name: str) -> None:
    potion = deck_of(BASE, 2).potions[name]
    rng = Random(name)
    for _ in range(40):
        lying = scattered(rng, stones=True)
        assert planner(potion).plan(lying, 0, ONE).missing >= closeness(potion, lying).burnt_if_forced


def test_matched_is_what_a_fit_takes() -> None:
    shape = block("BB/BR")
    lying = lines("B2 BB, B3 B")
    best = pattern(shape).fits(lying)[0]
    assert best.missing == 1
    assert best.taken in [matched(cover, lying, -1) for cover in shape.within]
