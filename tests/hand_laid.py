"""A table laid by hand, for tests that read like the rulebook: set, act, look. What every game's own table is made of.

Everything goes through `submit`; a game adds its words (`ada.draws()`) and what it looks at (`ada.pot`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

import pytest

from sabbat.engine import Action, Decision, Event, IllegalAction, Match, State

StateT = TypeVar("StateT", bound=State)
TableT = TypeVar("TableT", bound="LaidTable[Any, Any]")
PlayerT = TypeVar("PlayerT", bound="LaidPlayer[Any]")


@contextmanager
def refused(rule: str, why: str) -> Iterator[None]:
    """The action inside is refused for this rule and reason."""
    with pytest.raises(IllegalAction) as raised:
        yield
    assert (raised.value.rule, raised.value.why) == (rule, why)


class LaidPlayer(Generic[TableT]):
    """One seat of the table, with the words of a player."""

    def __init__(self, table: TableT, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def asked(self) -> Decision[Any] | None:
        asked: Decision[Any] | None = self.table.state.asked[self.seat]
        return asked

    @property
    def options(self) -> list[Action]:
        options: list[Action] = self.table.match.options(self.seat)
        return options

    def does(self, action: Action, at: int | None = None) -> list[Event]:
        """Submits it; the events it brought."""
        return self.table.does(self.seat, action, at)


class LaidTable(Generic[StateT, PlayerT]):
    """A match laid by hand. `table[0]` is the player of seat 0."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Event] = list(match.told_at_start)

    def __getitem__(self, seat: int) -> PlayerT:
        raise NotImplementedError

    @property
    def state(self) -> StateT:
        return self.match.state  # type: ignore[return-value]  # a table of a game has that game's state

    @property
    def everybody(self) -> list[PlayerT]:
        return [self[seat] for seat in self.match.seats]

    @property
    def asked(self) -> list[int]:
        """The seats that owe an answer."""
        return list(self.match.pending)

    def does(self, seat: int, action: Action, at: int | None = None) -> list[Event]:
        """Submits it; the events it brought."""
        events = list(self.match.submit(seat, action, at).events)
        self.events += events
        return events

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of that kind so far."""
        return [event for event in self.events if isinstance(event, kind)]
