"""A match on disk: header and entries. Together they are the same match again, event for event."""

from __future__ import annotations

from dataclasses import dataclass, field

from sabbat.engine.actions import Action
from sabbat.engine.events import Event
from sabbat.engine.options import OptionValue
from sabbat.engine.state import State


@dataclass(frozen=True)
class Entry:
    """One answer, with the luck that it met. This is what a table stores before anybody is told."""

    seat: int
    action: Action
    at: int = 0
    luck: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """What comes of an answer: computed (`match.propose`), not yet true until the match adopts it."""

    entry: Entry
    events: tuple[Event, ...]
    state: State  # what lies on the table then
    number: int  # of entries before this one
    revealed: bool = False  # luck was drawn, or something hidden came to light
    own_luck: tuple[str, ...] = ()  # what was drawn, where nobody but the seat is told of it


@dataclass(frozen=True)
class Record:
    """A whole match. Without a seed (not yet revealed, or set by hand) the recorded outcomes are its luck."""

    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: int | str | None
    opening: tuple[str, ...] = ()  # the luck of the set-up
    entries: tuple[Entry, ...] = field(default=())
