"""Charlatans: what has happened to the whole table: rounds, cards, the end."""

from __future__ import annotations

from dataclasses import dataclass

from sabbat.engine.events import Event
from sabbat.games.charlatans.components import Colour


@dataclass(frozen=True)
class RoundBegan(Event):
    """CHA-1."""

    round: int
    first: int


@dataclass(frozen=True)
class BookOpened(Event):
    """CHA-3."""

    colour: Colour


@dataclass(frozen=True)
class WhiteAdded(Event):
    """CHA-31. Everybody adds a white 1."""


@dataclass(frozen=True)
class CardRead(Event):
    """CHA-10."""

    reader: int
    card: str


@dataclass(frozen=True)
class BrewingBegan(Event):
    """CHA-12, CHA-17."""

    together: bool


@dataclass(frozen=True)
class RoundEnded(Event):
    """CHA-30."""

    round: int


@dataclass(frozen=True)
class TieBroken(Event):
    """CHA-33. Several have the most points: the fuller pot of the last round wins, or they share."""

    tied: tuple[int, ...]
    winners: tuple[int, ...]
    by_pot: bool


@dataclass(frozen=True)
class MatchEnded(Event):
    """CHA-33."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
