"""Charlatans: what is printed on the pieces and drawn by the page. `data.gen.ts` is written from this file."""

from __future__ import annotations

import msgspec

from sabbat.games.charlatans import components
from sabbat.games.charlatans.components import CHIPS, COLOURS, OPENS, WHITE, Bonus, Colour
from sabbat.games.charlatans.state import DRAWS

SETS = {"Colour": COLOURS}


class Space(msgspec.Struct, frozen=True):
    """A space of the pot and what stands on it."""

    coins: int
    points: int
    ruby: bool


class Glass(msgspec.Struct, frozen=True):
    """What a test tube holds."""

    points: int
    rubies: int
    chip: str | None


def _glass(bonus: Bonus) -> Glass:
    return Glass(bonus.points, bonus.rubies, bonus.chip.text if bonus.chip is not None else None)


CHIPS_IN_ORDER: tuple[str, ...] = tuple(chip.text for chip in CHIPS)
COLOUR_OF_LETTER: dict[str, Colour] = dict(zip(components.LETTERS, COLOURS, strict=True))
SPACES: tuple[Space, ...] = tuple(map(Space, components.COINS, components.POINTS, components.RUBY))  # CHA-12, CHA-20
SPOON: int = len(SPACES) - 1  # CHA-18: beyond the last bubble
TUBES: tuple[Glass, ...] = tuple(map(_glass, components.TUBES))  # CHA-41
FIST_DRAWS: int = DRAWS  # CHA-17: an intent; any other stops
LAP: int = components.LAP  # CHA-11: the score track is a loop
TAILS_AFTER: tuple[int, ...] = components.TAILS_AFTER  # CHA-11
ROUNDS: int = components.ROUNDS  # CHA-1
PURPLE_CARDS: tuple[str, ...] = tuple(sorted(components.PURPLE_CARDS))  # CHA-10: read and done at once
OPENS_IN: dict[Colour, int] = {name: OPENS[at] for at, name in enumerate(COLOURS) if at != WHITE}  # CHA-3: the round
