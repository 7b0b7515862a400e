"""One table's moments: what a press is stamped with, when a window closes, when a cue is sent to whom.

A press is stamped with the moment at which it was made, as its sender tells it and as far as that can be believed:
never later than it was received, never earlier than the measured delay and the quota allow, and never before its
question was there to be answered. Where the question came with a cue that reached the sender late, the press is
earlier by as much: what counts is the time from seeing to pressing, by one and the same clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sabbat.engine.actions import CLOCK, Action, Seat
from sabbat.engine.match import Match
from sabbat.engine.state import State
from sabbat.fair.clock import TableClock
from sabbat.fair.line import Line
from sabbat.fair.quota import Quota

WINDOW = 250.0  # milliseconds that a game gives a contest after its first answer; no line should take longer
MARGIN = 25.0  # milliseconds to store a cue before it must leave


class Put(NamedTuple):
    """A question as it was put to a seat."""

    number: int
    at: int
    cue: bool  # it came with a cue, which everybody was to see at that moment


class Press(NamedTuple):
    """An answer as it came in: when, by the server's time, and what its sender's own clock says."""

    received: float
    pressed: float | None = None  # when it was made
    shown: float | None = None  # when its question was shown


class Contest:
    """Follows a match from step to step. Times are server times where nothing else is said."""

    def __init__(self, now: float) -> None:
        self.clock = TableClock(now)
        self._put: dict[Seat, Put] = {}
        self._replaced: dict[Seat, tuple[Put, ...]] = {}  # questions that were taken away unanswered, by others
        self._quotas: dict[Seat, Quota] = {}

    def note(self, match: Match, before: State | None, actor: Seat, at: int, cue: bool) -> None:
        """The match has gone on from the state `before` (None: it has begun) by an answer stamped `at`."""
        after = match.state
        may_be_late = actor == CLOCK or match.closes_at is not None
        for seat, decision in enumerate(after.asked):
            old, number = self._put.get(seat), after.numbers[seat]
            if decision is None or (old is not None and old.number == number):
                continue
            taken_away = before is not None and before.asked[seat] is not None and seat != actor
            # Something else came between; what the seat was busy with waits, or is asked again.
            interrupted = bool(after.later[seat]) or (before is not None and bool(before.later[seat]))
            if old is not None and taken_away and (may_be_late or interrupted):
                self._replaced[seat] = (*self._replaced.get(seat, ()), old)
            else:
                self._replaced.pop(seat, None)
            self._put[seat] = Put(number, at, cue)

    @property
    def questions(self) -> dict[Seat, Put]:
        """As they were put, by seat."""
        return dict(self._put)

    def go_on_from(self, questions: dict[Seat, Put]) -> None:
        """A match is resumed in its middle."""
        self._put, self._replaced = dict(questions), {}

    def put(self, seat: Seat) -> Put | None:
        """The question that this seat was asked last."""
        return self._put.get(seat)

    # --- a press

    def hear(
        self, match: Match, seat: Seat, question: int, action: Action, press: Press, line: Line
    ) -> tuple[int, int]:
        """The question that this press answers, and its stamp.

        A question that was taken away, or interrupted by another, may still be answered, if that is an answer to the
        one in its place: who spoke before the dice, laid a hand on the lid, or was writing, could not know better.
        """
        put = self._put.get(seat)
        for old in self._replaced.get(seat, ()):
            if put is not None and question == old.number and match.why_not(seat, action, put.number) is None:
                question, put = put.number, old
                break
        at = self.clock.at(press.received - self._believed(seat, put, press, line))
        return question, max(self.clock.floor, put.at if put is not None else 0, int(at))

    def _believed(self, seat: Seat, put: Put | None, press: Press, line: Line) -> float:
        """How long before it was received a press was made. What goes beyond the expected is paid for."""
        cue = put is not None and put.cue
        expected = line.delay + (line.jitter + line.behind if cue else line.jitter / 2)
        made = None if press.pressed is None else line.moment(press.pressed)
        if made is None:
            return expected
        claimed = press.received - made
        shown = None if press.shown is None else line.moment(press.shown)
        if cue and put is not None and shown is not None:
            claimed += max(0.0, shown - self.clock.server_time(put.at))
        quota = self._quotas.setdefault(seat, Quota())
        believed = min(max(0.0, claimed), expected + quota.left(press.received))
        if believed >= expected:
            quota.pay(believed - expected, press.received)
        elif cue:
            quota.save(expected - believed, press.received, line.jitter)
        return believed

    # --- windows and cues

    def due(self, match: Match, lines: Iterable[tuple[Seat, Line]]) -> float | None:
        """When the clock must speak up: for a cue early enough to send it; for a contest when all had their time.

        That is when its window closes. Where the line of somebody who may still answer takes longer than the window,
        by as much later: a press that was made before the first answer was heard of must be able to arrive.
        """
        closes = match.closes_at
        if closes is None:
            return None
        if match.game.cue_at(match.state) is not None:
            return self.clock.server_time(closes - lead(lines))
        longest = max((line.reach for seat, line in lines if match.state.asked[seat] is not None), default=0.0)
        return self.clock.server_time(closes + max(0.0, longest - WINDOW))

    def cue_moment(self, now: float, lines: Iterable[tuple[Seat, Line]]) -> int:
        """The stamp of an answer that brings a cue: late enough for the cue to reach all of them by then."""
        return max(self.clock.floor, int(self.clock.at(now) + lead(lines)))

    def leaves_at(self, cue: int, line: Line | None) -> float:
        """When a cue must be sent over this line, so that it arrives in time and not before; no line: no hurry."""
        return self.clock.server_time(cue) - (line.delay if line is not None else 0.0)


def lead(lines: Iterable[tuple[Seat, Line]]) -> float:
    """How long before its moment a cue must be ready."""
    return max((line.delay for _, line in lines), default=0.0) + MARGIN
