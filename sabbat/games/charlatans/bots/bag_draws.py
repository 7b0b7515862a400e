"""Exact chances of a bag: what chips drawn together bring. How a pot explodes stands in `draw_lookahead`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb

from sabbat.games.charlatans.components import CHIPS, Chip


def best_of(bag: Sequence[int], draws: int, worth: Callable[[Chip], float]) -> float:
    """The mean of the best of `draws` chips drawn together, by `worth`; nothing below 0, for none need be taken.

    A bag is a list of counts, one per kind of chip."""
    return sum([value * chance for value, chance in chances_of_best(bag, draws, worth)])


def chances_of_best(bag: Sequence[int], draws: int, worth: Callable[[Chip], float]) -> list[tuple[float, float]]:
    """The same in full: what the best may be worth, and how likely that is."""
    total = sum(bag)
    draws = min(draws, total)
    if not draws:
        return [(0.0, 1.0)]
    kinds = sorted([(max(0.0, worth(chip)), bag[chip.kind]) for chip in CHIPS if bag[chip.kind]])
    hands = comb(total, draws)
    found: list[tuple[float, float]] = []
    upto = 0
    before = 0.0
    for value, count in kinds:
        upto += count
        within = comb(upto, draws) / hands  # all of them among the kinds up to this one
        found.append((value, within - before))
        before = within
    return found
