"""Charlatans: what has happened to a seat; what concerns all stands in `round_events`.

`why` is a slug: a card's or book's id, `space`, `die`, `tube`, `rubies`, `coins`.
A `space` is counted from the centre, for those who draw it; `coins`, `points` and `ruby` beside it are what is
printed on it, for those who read (see `printed`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.events import Event
from sabbat.games.charlatans.components import Chip


@dataclass(frozen=True)
class RatPlaced(Event):
    """CHA-11."""

    seat: int
    tails: int
    space: int
    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True)
class TailsGivenUp(Event):
    """A Good Start."""

    seat: int
    tails: int


@dataclass(frozen=True)
class ChipDrawn(Event):
    """CHA-12."""

    seat: int
    chip: Chip


@dataclass(frozen=True)
class ChipsShown(Event):
    """Chips drawn to choose from, or to compare."""

    seat: int
    chips: tuple[Chip, ...]
    why: str


@dataclass(frozen=True)
class ChipPlaced(Event):
    """CHA-12. `moved` counts the spaces from the last occupied one."""

    seat: int
    chip: Chip
    space: int
    moved: int
    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True)
class ChipMoved(Event):
    """CHA-23, green page 3: the last chip goes further."""

    seat: int
    chip: Chip
    space: int
    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True)
class ChipSetAside(Event):
    """CHA-15, red page 2."""

    seat: int
    chip: Chip


@dataclass(frozen=True)
class ChipPutBack(Event):
    """A chip went from the pot, or from beside it, into the bag."""

    seat: int
    chip: Chip
    why: str


@dataclass(frozen=True)
class FlaskUsed(Event):
    """CHA-16."""

    seat: int
    chip: Chip


@dataclass(frozen=True)
class FlaskFilled(Event):
    """CHA-29."""

    seat: int
    why: str


@dataclass(frozen=True)
class PotExploded(Event):
    """CHA-14."""

    seat: int
    white: int
    limit: int
    shielded: bool


@dataclass(frozen=True)
class Stopped(Event):
    """CHA-13."""

    seat: int
    space: int  # the scoring space
    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True)
class HandHeldOut(Event):
    """CHA-17. A fist over the table: chip or nothing, nobody knows yet."""

    seat: int


@dataclass(frozen=True)
class HandsOpened(Event):
    """CHA-17."""

    drawing: tuple[int, ...]
    stopping: tuple[int, ...]


@dataclass(frozen=True)
class BrewedAnew(Event):
    """A Second Chance."""

    opens: ClassVar[bool] = True

    seat: int


@dataclass(frozen=True)
class ActionWaived(Event):
    """CHA-15."""

    seat: int
    why: str


@dataclass(frozen=True)
class DieRolled(Event):
    """CHA-22."""

    seat: int
    face: str


@dataclass(frozen=True)
class PointsGained(Event):
    """CHA-26 and whatever else gives points."""

    seat: int
    points: int
    why: str


@dataclass(frozen=True)
class RubiesGained(Event):
    """CHA-24 and whatever else gives rubies."""

    seat: int
    rubies: int
    why: str


@dataclass(frozen=True)
class RubiesSpent(Event):
    """CHA-29, CHA-32 and whatever else costs rubies."""

    seat: int
    rubies: int
    why: str


@dataclass(frozen=True)
class DropMoved(Event):
    """CHA-29 and whatever else moves the drop."""

    seat: int
    space: int
    why: str
    coins: int
    points: int
    ruby: bool


@dataclass(frozen=True)
class TubeReached(Event):
    """CHA-41."""

    seat: int
    glass: int


@dataclass(frozen=True)
class ChipGained(Event):
    """A chip from the supply into the bag."""

    seat: int
    chip: Chip
    why: str


@dataclass(frozen=True)
class ChipLost(Event):
    """A chip left the bag or the pot, for the supply or the box."""

    seat: int
    chip: Chip
    why: str


@dataclass(frozen=True)
class ChipMissing(Event):
    """CHA-6. A chip was due, but none is left."""

    seat: int
    chip: Chip


@dataclass(frozen=True)
class CoinsChosen(Event):
    """CHA-25."""

    seat: int
    coins: int


@dataclass(frozen=True)
class Bought(Event):
    """CHA-27."""

    seat: int
    chips: tuple[Chip, ...]
    paid: int
    lost: int
