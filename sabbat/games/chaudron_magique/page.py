"""Chaudron Magique: what is printed on the pieces and drawn by the page. `data.gen.ts` is written from this file."""

from __future__ import annotations

from sabbat.games.chaudron_magique import components, phrases

SETS: dict[str, tuple[str, ...]] = {}

RESOURCES: str = components.LETTERS
SIDE: int = components.SIDE
COLUMNS: str = components.COLUMNS
OUTER_COLUMNS: str = components.OUTER_COLUMNS  # a block may begin left of the cauldron
CELLS: tuple[str, ...] = tuple(cell.text for cell in components.CELLS)
MARKERS: int = components.TURNS  # CHM-11: so many on a Potion, and it is brewed by force
CHOICES: dict[str, str] = {  # CHM-23: letters that leave a choice
    letter: "".join(components.LETTERS[kind] for kind in kinds) for letter, kinds in components.CHOICES.items()
}

# CHM-60: what may be said, in the order of the wheel
ABOUT_RESOURCE: tuple[str, ...] = phrases.ABOUT_RESOURCE
ABOUT_POTION: tuple[str, ...] = phrases.ABOUT_POTION
ALONE: tuple[str, ...] = phrases.ALONE
