"""Chaudron Magique: what has happened."""

from __future__ import annotations

from dataclasses import dataclass

from sabbat.engine.events import Event, Secret
from sabbat.games.chaudron_magique.components import Cell, Spot


@dataclass(frozen=True)
class ResourcesThrown(Event):
    """CHM-5. Resource by resource, with the cell on which each has settled."""

    resources: tuple[str, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class TurnBegan(Event):
    """CHM-10. `seat` has the ladle: whatever no card's owner decides is decided there (CHM-15)."""

    turn: int
    seat: int


@dataclass(frozen=True)
class PotionUncovered(Event):
    """CHM-10, CHM-46. `pile` are left unseen."""

    potion: str
    pile: int


@dataclass(frozen=True)
class MarkersAdded(Event):
    """CHM-10, CHM-11. The Potions, and how many markers each has now."""

    potions: tuple[str, ...]
    markers: tuple[int, ...]


@dataclass(frozen=True)
class IngredientsDrawn(Event):
    """CHM-12."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


@dataclass(frozen=True)
class DiscardsShuffled(Event):
    """CHM-2. They are the new draw pile."""

    count: int


@dataclass(frozen=True)
class CardsPicked(Event):
    """CHM-13. One to play, one to keep; nobody else knows which."""

    seat: int
    card: Secret[str]
    kept: Secret[str]


@dataclass(frozen=True)
class IngredientsDiscarded(Event):
    """CHM-13. Face up, when all have chosen."""

    seat: int
    cards: tuple[str, ...]


@dataclass(frozen=True)
class IngredientTurnedUp(Event):
    """CHM-14. Its owner applies it."""

    seat: int
    card: str


@dataclass(frozen=True)
class BlockRemoved(Event):
    """CHM-25. The cells from which resources went; `short` more were not there."""

    seat: int
    block: int
    at: Spot
    resources: tuple[str, ...]
    cells: tuple[Cell, ...]
    short: int


@dataclass(frozen=True)
class EveryRemoved(Event):
    """CHM-26."""

    seat: int
    resource: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class BlockLaid(Event):
    """CHM-27. What falls inside comes down one by one, each with a `ResourceAdded`; `lost` fall outside."""

    seat: int
    block: int
    at: Spot
    resources: tuple[str, ...]
    cells: tuple[Cell, ...]
    lost: int


@dataclass(frozen=True)
class BlockLeftOut(Event):
    """CHM-29."""

    seat: int
    block: int


@dataclass(frozen=True)
class ResourceAdded(Event):
    """CHM-30."""

    resource: str
    cell: Cell


@dataclass(frozen=True)
class ResourceReplaced(Event):
    """CHM-28, CHM-40. What lay there is gone; what comes instead is told next."""

    resource: str
    cell: Cell


@dataclass(frozen=True)
class ResourceRanOut(Event):
    """CHM-1. The supply has none left: nothing is added."""

    resource: str


@dataclass(frozen=True)
class ResourceDuplicated(Event):
    """CHM-32."""

    seat: int
    resource: str
    cell: Cell


@dataclass(frozen=True)
class NothingToDuplicate(Event):
    """CHM-32. None of the kind lies in the cauldron."""

    seat: int


@dataclass(frozen=True)
class ResourceMoved(Event):
    """CHM-31."""

    seat: int
    resource: str
    cell: Cell
    onto: Cell


@dataclass(frozen=True)
class BurntMoved(Event):
    """CHM-31."""

    seat: int
    cell: Cell
    onto: Cell


@dataclass(frozen=True)
class BurntCaused(Event):
    """CHM-22, CHM-25, CHM-27, CHM-28, CHM-50. `spared`: beyond what one card may give (CHM-41)."""

    count: int
    why: str
    spared: int


@dataclass(frozen=True)
class BurntPut(Event):
    """CHM-40. `total` lie in the cauldron now."""

    cell: Cell
    total: int


@dataclass(frozen=True)
class PotionBrewed(Event):
    """CHM-45, CHM-50. The cells that were emptied; `stones` stood for some of the `missing`, and stay; `cost` burns."""

    potion: str
    forced: bool
    cells: tuple[Cell, ...]
    stones: tuple[Cell, ...]
    missing: tuple[str, ...]
    cost: int


@dataclass(frozen=True)
class CauldronWon(Event):
    """CHM-6, CHM-7."""

    turn: int
    burnt: int


@dataclass(frozen=True)
class CauldronLost(Event):
    """CHM-6, CHM-42. `brewed` of seven."""

    turn: int
    burnt: int
    brewed: int
