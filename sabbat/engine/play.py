"""One action being played: the state it works on, the luck, the events, and the verbs of the table."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

from sabbat.engine.actions import Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event
from sabbat.engine.state import State

S = TypeVar("S", bound=State)


def is_anybody_asked(state: State) -> bool:
    """Does a question wait?"""
    for asked in cast("list[object]", state.asked):  # compiled, a Decision would be looked at more closely than needed
        if asked is not None:
            return True
    return False


class Play(Generic[S]):
    """Rules get it as `play`. Where nobody `wants_events`, build none: `if play.wants_events: play.tell(…)`."""

    def __init__(self, state: S, chance: Chance, wants_events: bool, at: int = 0) -> None:
        self.state = state
        self.chance = chance
        self.wants_events = wants_events
        self.at = at  # milliseconds of the table's fair clock; 0 where time does not matter
        self.events: list[Event] = []
        self.revealed = False

    def ask(self, seat: Seat, decision: Decision[S]) -> None:
        """Puts a question. A seat that has one already is asked this one after it."""
        state = self.state
        if state.asked[seat] is not None:
            state.later[seat] = (*state.later[seat], decision)
            return
        state.questions += 1
        state.numbers[seat] = state.questions
        state.asked[seat] = decision

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def reveal(self) -> None:
        """Something that lay hidden, and not by luck alone, is opened now: what led to it is not simply taken back."""
        self.revealed = True

    @property
    def waiting(self) -> bool:
        """Does anybody owe an answer?"""
        return is_anybody_asked(self.state)
