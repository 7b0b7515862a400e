"""Charlatans: what a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.charlatans.components import BLACK, CHIPS, ORANGE, PURPLE, WHITE, Chip, upgrade


@dataclass(frozen=True)
class Draw(Action):
    """CHA-13. One more chip from the bag."""


@dataclass(frozen=True)
class Stop(Action):
    """CHA-13. Final for the round."""


@dataclass(frozen=True)
class UseFlask(Action):
    """CHA-16. The last drawn chip goes back into the bag."""


@dataclass(frozen=True)
class Place(Action):
    """CHA-15. One of the chips just drawn goes into the pot."""

    chip: Chip


@dataclass(frozen=True)
class PutInBag(Action):
    """CHA-15, red page 2. A chip from beside the pot goes into the bag."""

    chip: Chip


@dataclass(frozen=True)
class PutBack(Action):
    """The white chip in question goes back into the bag."""


@dataclass(frozen=True)
class StartAgain(Action):
    """A Second Chance: all chips back into the bag, and brew anew."""


@dataclass(frozen=True)
class Act(Action):
    """CHA-15. Carry out the chip's action (asked only where the table agreed on waivers)."""


@dataclass(frozen=True)
class Waive(Action):
    """CHA-15. No, thank you."""


@dataclass(frozen=True)
class Take(Action):
    """A chip from the supply into the bag."""

    chip: Chip


@dataclass(frozen=True)
class TakePoints(Action):
    """CHA-26 and cards: the points on offer."""


@dataclass(frozen=True)
class TakeCoins(Action):
    """CHA-25. The exploded pot's coins instead of its points."""


@dataclass(frozen=True)
class TakeRubies(Action):
    """The rubies on offer."""


@dataclass(frozen=True)
class TakeDrops(Action):
    """The drop moves on offer."""


@dataclass(frozen=True)
class RemoveWhite(Action):
    """Just in Time: a white 1 leaves the bag for good."""


@dataclass(frozen=True)
class GiveUpTails(Action):
    """A Good Start: rat tails for as many rubies."""

    tails: int


@dataclass(frozen=True)
class Exchange(Action):
    """A chip for a higher one of its colour."""

    old: Chip
    new: Chip


@dataclass(frozen=True)
class ClaimRow(Action):
    """CHA-23, purple pages 1 and 2: the reward for that many purple chips."""

    chips: int


@dataclass(frozen=True)
class PayRuby(Action):
    """CHA-23, green page 4: a ruby for a step of the drop."""


@dataclass(frozen=True)
class Buy(Action):
    """CHA-27. No chip, one, or two of different colours."""

    chips: tuple[Chip, ...]


@dataclass(frozen=True)
class BuyDrop(Action):
    """CHA-29. Two rubies: drop +1."""


@dataclass(frozen=True)
class FillFlask(Action):
    """CHA-29. Two rubies: the flask is full again."""


@dataclass(frozen=True)
class MoveDrop(Action):
    """CHA-41. The drop in the pot."""


@dataclass(frozen=True)
class MoveTubeDrop(Action):
    """CHA-41. The drop in the test tubes."""


@dataclass(frozen=True)
class Done(Action):
    """Nothing more here."""


# One object of each, so that asking and choosing build nothing.
DRAW: Final[Draw] = Draw()
STOP: Final[Stop] = Stop()
USE_FLASK: Final[UseFlask] = UseFlask()
PUT_BACK: Final[PutBack] = PutBack()
START_AGAIN: Final[StartAgain] = StartAgain()
ACT: Final[Act] = Act()
WAIVE: Final[Waive] = Waive()
TAKE_POINTS: Final[TakePoints] = TakePoints()
TAKE_COINS: Final[TakeCoins] = TakeCoins()
TAKE_RUBIES: Final[TakeRubies] = TakeRubies()
TAKE_DROPS: Final[TakeDrops] = TakeDrops()
REMOVE_WHITE: Final[RemoveWhite] = RemoveWhite()
PAY_RUBY: Final[PayRuby] = PayRuby()
BUY_DROP: Final[BuyDrop] = BuyDrop()
FILL_FLASK: Final[FillFlask] = FillFlask()
MOVE_DROP: Final[MoveDrop] = MoveDrop()
MOVE_TUBE_DROP: Final[MoveTubeDrop] = MoveTubeDrop()
DONE: Final[Done] = Done()
PLACE: Final[tuple[Place, ...]] = tuple([Place(chip) for chip in CHIPS])
PUT_IN_BAG: Final[tuple[PutInBag, ...]] = tuple([PutInBag(chip) for chip in CHIPS])
TAKE: Final[tuple[Take, ...]] = tuple([Take(chip) for chip in CHIPS])
GIVE_UP: Final[tuple[GiveUpTails, ...]] = tuple([GiveUpTails(tails) for tails in range(4)])
CLAIM: Final[tuple[ClaimRow, ...]] = tuple([ClaimRow(count) for count in range(4)])  # by count; 0 is never offered

_FOR_SALE: Final = [chip for chip in CHIPS if chip.colour != WHITE]
BUY_NOTHING: Final[Buy] = Buy(())
BUY_ONE: Final[tuple[Buy, ...]] = tuple([Buy((chip,)) for chip in _FOR_SALE])
BUY_TWO: Final[tuple[Buy, ...]] = tuple(
    [Buy(pair) for pair in combinations(_FOR_SALE, 2) if pair[0].colour != pair[1].colour]
)


def _exchanges() -> list[Exchange]:
    found = []
    for old in CHIPS:
        if old.colour in (WHITE, ORANGE, PURPLE, BLACK):
            continue
        for value in (2, 4):
            new = upgrade(old, value)
            if new is not None and old.value < value:
                found.append(Exchange(old, new))
    return found


EXCHANGES: Final[tuple[Exchange, ...]] = tuple(_exchanges())

EVERY_ACTION: Final[tuple[Action, ...]] = (
    DRAW,
    STOP,
    USE_FLASK,
    PUT_BACK,
    START_AGAIN,
    ACT,
    WAIVE,
    TAKE_POINTS,
    TAKE_COINS,
    TAKE_RUBIES,
    TAKE_DROPS,
    REMOVE_WHITE,
    PAY_RUBY,
    BUY_DROP,
    FILL_FLASK,
    MOVE_DROP,
    MOVE_TUBE_DROP,
    DONE,
    *PLACE,
    *PUT_IN_BAG,
    *TAKE,
    *GIVE_UP,
    *CLAIM[1:],
    *EXCHANGES,
    BUY_NOTHING,
    *BUY_ONE,
    *BUY_TWO,
)
