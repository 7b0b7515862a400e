"""Chaudron Magique, how blocks lie: what they find, what they bring. CHM-23 to CHM-25, CHM-30."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sabbat.engine.actions import Action
from sabbat.engine.caches import make_room
from sabbat.engine.composition import ComposedField, Composition
from sabbat.games.chaudron_magique.actions import MOST_BLOCKS, LayBlock
from sabbat.games.chaudron_magique.components import LETTERS, Spot, spot_at
from sabbat.games.chaudron_magique.layers import Layers, count
from sabbat.games.chaudron_magique.shapes import Block, Cover

NO_CHOICE: Final[tuple[int, ...]] = (-1,)


def chosen_of(block: Block) -> tuple[int, ...]:
    """CHM-23. What may be chosen for a block; without a choice letter, nothing (-1)."""
    return block.choices or NO_CHOICE


def with_choice(cover: Cover, chosen: int) -> Spot:
    spot = cover.spot
    return spot if chosen < 0 else spot_at(chosen, spot.turn, spot.row, spot.column)


MOST_KEPT: Final = 100  # for each number; people bring blocks of their own
_answers: Final[list[dict[str, list[LayBlock]]]] = [{} for _ in range(MOST_BLOCKS + 1)]  # by number and notation


def answers(number: int, block: Block) -> list[LayBlock]:
    """One object for each way to lay that block: for every choice all of its covers, in their order."""
    kept = _answers[number]
    found = kept.get(block.text)
    if found is None:
        found = [LayBlock(number, with_choice(cover, chosen)) for chosen in chosen_of(block) for cover in block.covers]
        make_room(kept, MOST_KEPT)
        kept[block.text] = found
    return found


def composed_answers(number: int, block: Block) -> Composition:
    """The same ways, in the same order: what is chosen, and the spot."""
    chosen = ["" if choice < 0 else f"{LETTERS[choice]} " for choice in chosen_of(block)]
    spots = [cover.spot.text for cover in block.covers]
    return Composition(
        "LayBlock", {"block": ComposedField(one_of=[number]), "at": ComposedField(joined=[chosen, spots])}
    )


def composed_spots(found: list[Action]) -> list[Composition]:
    """Ways to lay blocks that follow no rule as simple: for each block, its spots."""
    spots: dict[int, list[str]] = {}
    for action in found:
        assert isinstance(action, LayBlock)
        spots.setdefault(action.block, []).append(action.at.text)
    return [
        Composition("LayBlock", {"block": ComposedField(one_of=[block]), "at": ComposedField(one_of=at)})
        for block, at in spots.items()
    ]


def matched(cover: Cover, lying: list[int], chosen: int) -> int:
    """The cells on which it finds what it wants."""
    found = cover.wild & lying[chosen] if chosen >= 0 else 0
    for kind in cover.kinds:
        found |= cover.masks[kind] & lying[kind]
    return found


def found_by(cover: Cover, lying: Layers, chosen_lying: i64) -> i64:
    """The same for whoever looks at many covers: what lies there by layers, and the cells of what was chosen."""
    return cover.layers.shared_with(lying) | cover.wild & chosen_lying


def distinct(texts: list[str], left: tuple[int, ...]) -> list[int]:
    """Of blocks that are alike, the first one is enough to ask for. Counted from 0."""
    found: list[int] = []
    for block in left:
        if texts[block] not in [texts[item] for item in found]:
            found.append(block)
    return found


def falling(cover: Cover, chosen: int) -> tuple[int, ...]:
    """The resources that come down inside, in their order, each 8 * cell + kind."""
    found: list[int] = []
    left = cover.all
    while left:
        lowest = left & -left
        found.append(count(lowest - 1) << 3 | _kind_on(cover, lowest, chosen))
        left &= left - 1
    return tuple(found)


def _kind_on(cover: Cover, bit: i64, chosen: int) -> int:
    """What it lays on one of its cells."""
    for kind in cover.kinds:
        if cover.masks[kind] & bit:
            return kind
    return chosen
