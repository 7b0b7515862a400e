"""Blocks by coordinates, written without the game's own geometry, to check it against."""

from __future__ import annotations

from itertools import product
from random import Random

Part = tuple[int, int, str]  # row, column, letter
CAULDRON = {(row, column) for row in range(7) for column in range(7)} - {(0, 0), (0, 6), (6, 0), (6, 6)}


def parts(text: str) -> list[Part]:
    return [(y, x, sign) for y, row in enumerate(text.split("/")) for x, sign in enumerate(row) if sign != "."]


def all_turns(text: str) -> list[list[Part]]:
    """The eight ways to hold a block, some of them perhaps alike."""
    found = []
    for flipped, swapped, upside in product((1, -1), (False, True), (1, -1)):
        turned = [(upside * y, flipped * x, sign) for y, x, sign in parts(text)]
        turned = [(x, y, sign) if swapped else (y, x, sign) for y, x, sign in turned]
        top, left = min(y for y, _, _ in turned), min(x for _, x, _ in turned)
        found.append(sorted((y - top, x - left, sign) for y, x, sign in turned))
    return found


def placements(text: str) -> list[list[Part]]:
    """Everywhere that a block can lie with at least one part in the cauldron, each once."""
    found = set()
    for turned in all_turns(text):
        for down, right in product(range(-4, 8), range(-4, 8)):
            laid = tuple((y + down, x + right, sign) for y, x, sign in turned)
            if any((y, x) in CAULDRON for y, x, _ in laid):
                found.add(laid)
    return [list(shape) for shape in sorted(found)]


def packed(blocks: list[str], rng: Random) -> list[Part]:
    """The blocks somewhere in the cauldron, turned and flipped at random, none on another."""
    for _ in range(1000):
        lying: list[Part] = []
        for block in blocks:
            taken = {(y, x) for y, x, _ in lying}
            free = [placed for placed in placements(block) if all((y, x) in CAULDRON - taken for y, x, _ in placed)]
            if not free:
                break
            lying += rng.choice(free)
        else:
            return lying
    raise AssertionError("these blocks do not fit")


def cell_name(y: int, x: int) -> str:
    return f"{'ABCDEFG'[x]}{y + 1}"


def as_lines(lying: list[Part]) -> str:
    """What lies there in the notation of `table.lines`."""
    return ", ".join(f"{cell_name(y, x)} {sign}" for y, x, sign in lying)
