"""A match on disk: header and entries. Together they are the same match again, event for event."""

from __future__ import annotations

from dataclasses import dataclass, field

from sabbat.engine.actions import Action
from sabbat.engine.events import Event
from sabbat.engine.options import OptionValue


@dataclass(frozen=True)
class Entry:
    """One answer, with the luck that it met. This is what a table stores before anybody is told."""

    seat: int
    action: Action
    at: int = 0
    luck: tuple[str, ...] = ()


@dataclass(frozen=True)
class Step:
    """What came of an answer."""

    entry: Entry
    events: tuple[Event, ...]


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
