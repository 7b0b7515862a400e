"""Where a Potion lies, and the most that a forced brewing finds, against brute force (CHM-45, CHM-50, CHM-51)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabbat.games.chaudron_magique.cards import Potion
from sabbat.games.chaudron_magique.closeness import closeness
from sabbat.games.chaudron_magique.components import CELLS, KINDS, LETTERS, STONE
from sabbat.games.chaudron_magique.rules.finding import NO_LIMIT, best_total, is_brewable, search
from sabbat.games.chaudron_magique.shapes import block
from tests.chaudron_magique.geometry import all_turns, placements
from tests.chaudron_magique.table import CLASSIC, lines

Cell = tuple[int, int]
Found = tuple[frozenset[Cell], frozenset[Cell]]  # cells that match, stones where others are wanted

SHAPES = ["B", "R", "P", "BB", "BR", "PB", "BBB", "BRB", "BR/RB", "B./.R", "BB/B.", "P./.B", "B.R/.B."]


def found_by(text: str, lying: dict[Cell, str]) -> set[Found]:
    """What a block finds in each place, and nothing at all."""
    found: set[Found] = {(frozenset(), frozenset())}
    for laid in placements(text):
        match = frozenset((y, x) for y, x, sign in laid if lying.get((y, x)) == sign)
        stones = frozenset((y, x) for y, x, sign in laid if sign != "P" and lying.get((y, x)) == "P")
        found.add((match, stones))
    return found


def brute_force(blocks: list[str], lying: dict[Cell, str]) -> tuple[int, set[frozenset[Cell]]]:
    """The most that can be found, and every set of cells that does it."""
    best, ways = -1, set[frozenset[Cell]]()
    for laid in product(*[found_by(text, lying) for text in blocks]):
        taken = frozenset[Cell]().union(*[match for match, _ in laid])
        stands = frozenset[Cell]().union(*[stones for _, stones in laid]) - taken
        total = len(taken) + bool(stands)
        if total > best:
            best, ways = total, set()
        if total == best:
            ways.add(taken)
    return best, ways


def masks_of(lying: dict[Cell, str]) -> list[int]:
    masks = [0] * (KINDS + 1)
    for (y, x), sign in lying.items():
        masks[LETTERS.index(sign)] |= 1 << (7 * y + x)
    return masks


@st.composite
def cauldrons(draw: st.DrawFn) -> dict[Cell, str]:
    """A few resources close to each other, so that patterns come up."""
    corner = st.tuples(st.integers(1, 4), st.integers(1, 4))
    cells = draw(st.lists(corner, min_size=0, max_size=9, unique=True))
    return {place: draw(st.sampled_from("BBBRRP")) for place in cells}


@pytest.mark.compiled
@pytest.mark.rule("CHM-50", "CHM-51", "CHM-47")
@settings(max_examples=60, deadline=None)
@given(cauldrons(), st.lists(st.sampled_from(SHAPES), min_size=1, max_size=3))
def test_the_most_and_every_way_to_it_are_those_of_brute_force(lying: dict[Cell, str], blocks: list[str]) -> None:
    best, ways = brute_force(blocks, lying)
    found = search([block(text) for text in blocks], masks_of(lying), 0, 0, NO_LIMIT)
    assert found.best == best
    assert set(found.ways) == {sum(1 << (7 * y + x) for y, x in way) for way in ways}


@pytest.mark.rule("CHM-45", "CHM-51")
@settings(max_examples=60, deadline=None)
@given(cauldrons(), st.lists(st.sampled_from(SHAPES), min_size=1, max_size=3))
def test_a_potion_is_complete_exactly_when_nothing_is_missing(lying: dict[Cell, str], blocks: list[str]) -> None:
    potion = Potion({"id": "C1", "rarity": "common", "blocks": blocks}, 7)
    best, _ = brute_force(blocks, lying)
    assert is_brewable(potion, masks_of(lying)) == (best == potion.size)
    assert best_total(potion, masks_of(lying)) == best


@pytest.mark.compiled
@pytest.mark.rule("CHM-50")
@settings(max_examples=150, deadline=None)
@given(st.sampled_from(sorted(CLASSIC.potions)), st.data())
def test_closeness_is_an_arrangement_that_finds_the_most(name: str, data: st.DataObject) -> None:
    """For real Potions in full cauldrons: what each block is said to find lies there, once, in the block's shape."""
    potion = CLASSIC.potions[name]
    masks = [0] * (KINDS + 1)
    for cell in CELLS:
        kind = data.draw(st.sampled_from([-1, -1, 0, 1, 2, 3, 4, 5]))
        if kind >= 0:
            masks[kind] |= cell.bit
    close = closeness(potion, masks)
    taken = [cell for found in close.blocks for cell in found.cells]
    stones = [stone for found in close.blocks for stone in found.stones]
    assert len(set(taken)) == len(taken)
    assert len(taken) + len(stones) == close.found == best_total(potion, masks)
    assert len(stones) <= 1
    assert all(masks[STONE] & stone.bit and stone not in taken for stone in stones)
    missing = "".join(found.missing for found in close.blocks)
    assert len(taken) + len(missing) == potion.size
    assert close.burnt_if_forced == len(missing) + 4 * missing.count("P") - len(stones)
    for text, found in zip(potion.texts, close.blocks, strict=True):
        lying_in = {(cell.at // 7, cell.at % 7) for cell in found.cells}
        assert not lying_in or any(lying_in <= {(y, x) for y, x, _ in laid} for laid in placements(text))


@pytest.mark.rule("CHM-23")
@pytest.mark.parametrize("text", [*SHAPES, "CB/RG", "B.C/.R./G.F", "BBBB", "BRF/FRB", "bb/bb", "B.C/.G."])
def test_a_block_is_laid_everywhere_and_nowhere_twice(text: str) -> None:
    shape = block(text)
    assert len(shape.covers) == len(placements(text))
    assert len({(tuple(cover.masks), cover.wild, cover.outside, cover.spot.text) for cover in shape.covers}) == len(
        shape.covers
    )
    looks = {tuple(sorted((part.row, part.column, part.kind) for part in turn)) for turn in shape.turns}
    assert len(looks) == len({tuple(turn) for turn in all_turns(text)})


@pytest.mark.rule("CHM-50")
def test_the_larger_block_leaves_room_for_the_smaller() -> None:
    """Five in a row: three from the middle would leave two that do not touch."""
    potion = Potion({"id": "C1", "rarity": "common", "blocks": ["BBB", "BB"]}, 7)
    lying = lines("B4 BBBBB")
    assert best_total(potion, lying) == 5
    assert is_brewable(potion, lying)
