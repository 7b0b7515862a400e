"""Taking an answer back. Nothing is erased: an undo is an entry of its own, after which the match stands as before.

What drew luck or opened something hidden is taken back only where everybody has agreed, and so is what somebody else
has acted on (`kept_answers` knows). The luck goes back with the match: whoever answers the same again meets the same
again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Final

from sabbat.engine.actions import CLOCK, Action, Seat
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Event, Secret
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game
    from sabbat.engine.kept_answers import KeptAnswers

NONE: Final = "none"  # what a table may agree on: nothing is taken back,
SAFE: Final = "safe"  # what came to nothing yet,
BY_CONSENT: Final = "consent"  # and beyond that what everybody agrees to
POLICIES: Final = (SAFE, BY_CONSENT, NONE)

_names: Final[dict[Any, tuple[str, ...]]] = {}  # of the fields, by kind of event

STEPS_KEPT: Final = 24  # how far back a match can go; where all agree on it, a snapshot keeps as many


@dataclass(frozen=True)
class Undo(Action):
    """Takes back the seat's last answer alone; `agreed`: with everybody's consent, and with it all that came after."""

    entry: int  # the number of that answer's entry, from 0: pressed twice, it goes back once
    agreed: bool = False


@dataclass(frozen=True)
class AnswerTakenBack(Event):
    """A seat has taken its last answer back: that one alone, or with it whatever came after, so many answers in all."""

    seat: int
    entry: int  # the number of that answer's entry: what was told of it has not happened,
    answers: int  # and, where there are several, neither has what was told from there on


@dataclass(frozen=True)
class PastStep:
    """An answer that still counts, and the table as it lay before it."""

    entry: int
    seat: Seat
    revealed: bool  # luck was drawn, or something hidden came to light
    before: State
    action: Action | None = None  # None: not known any more, in what earlier versions have kept
    at: int = 0
    events: tuple[Event, ...] = ()
    own_luck: tuple[str, ...] = ()  # what was drawn, where nobody but its seat has been told of it

    @property
    def is_open(self) -> bool:
        """Has anything come to light for anybody but its seat?"""
        return self.revealed and not self.own_luck


def field_names(event: Event) -> tuple[str, ...]:
    """Each kind has fields of its own; to find them takes longer than to look at them."""
    kind: Any = type(event)
    found = _names.get(kind)
    if found is None:
        found = tuple([field.name for field in fields(kind)])
        _names[kind] = found
    return found


def tells_others(events: Sequence[Event], seat: Seat) -> bool:
    """Was a secret told to anybody but this seat?"""
    for event in events:
        for name in field_names(event):
            value = getattr(event, name)
            if isinstance(value, Secret):
                for viewer in value.seen_by:
                    if viewer != seat:
                        return True
    return False


def last_answer(past: Sequence[PastStep], seat: Seat) -> int:
    """The place of the seat's last answer among the past steps; -1 where there is none."""
    for place in range(len(past) - 1, -1, -1):
        if past[place].seat == seat:
            return place
    return -1


def since_revealed(past: Sequence[PastStep]) -> Sequence[PastStep]:
    """The steps since something last came to light: nothing before them is ever taken back freely."""
    place = len(past)
    while place > 0 and not past[place - 1].is_open:
        place -= 1
    return past[place:]


def without_consent(past: Sequence[PastStep]) -> list[PastStep]:
    """As much of the past as matters where nobody is asked for consent: the steps since something last came to light,
    that one, and each seat's last answer, to say why it stands. Each step less is a whole table less to keep."""
    first = max(0, len(past) - len(since_revealed(past)) - 1)
    answered = [step.seat for step in past[first:]]
    kept = list(past[first:])
    for place in range(first - 1, -1, -1):
        if past[place].seat not in answered:
            answered.append(past[place].seat)
            kept.insert(0, past[place])
    return kept


def why_not_undo(state: State, past: Sequence[PastStep], seat: Seat, undo: Undo, kept: KeptAnswers) -> Refusal | None:
    """Why this cannot be taken back, or None. Where moments count nothing is: a press is a press."""
    game = kept.game
    place = last_answer(past, seat)
    if place < 0:
        return Refusal("", "nothing_to_take_back")
    if past[place].entry != undo.entry:
        return Refusal("", "not_your_last_answer")
    if game.closes_at(state) is not None or any(_counts_moments(game, step) for step in past[place:]):
        return Refusal("", "moments_count")
    if undo.agreed:
        return None
    if place != len(past) - 1:
        return Refusal("", "others_have_answered") if kept.without(past, place, state) is None else None
    return Refusal("", "something_was_revealed") if past[place].revealed else None


def _counts_moments(game: Game[Any], step: PastStep) -> bool:
    """A step of the clock, one while a window of time was open, or an answer in a race."""
    decision = None if step.seat == CLOCK else step.before.asked[step.seat]
    return decision is None or decision.race or game.closes_at(step.before) is not None


def as_before(step: PastStep, now: State) -> State:
    """The table as it lay before a step. Questions that are put again get new numbers, so that an answer to one that
    is gone is never taken for an answer to another."""
    state = step.before.clone()
    state.questions = now.questions
    for seat, decision in enumerate(state.asked):
        still_asked = now.asked[seat] is not None and now.numbers[seat] == state.numbers[seat]
        if decision is not None and not still_asked:
            state.questions += 1
            state.numbers[seat] = state.questions
    return state


def still_true(told: Iterable[tuple[int, Sequence[Event]]]) -> list[Event]:
    """What has happened and was not taken back, from all that was told, each part with the number of its entry."""
    found: list[tuple[int, Event]] = []
    for entry, events in told:
        for event in events:
            if isinstance(event, AnswerTakenBack):
                alone = event.answers == 1
                found = [
                    (number, earlier)
                    for number, earlier in found
                    if number < event.entry or (alone and number != event.entry)
                ]
            else:
                found.append((entry, event))
    return [event for _, event in found]
