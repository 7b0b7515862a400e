"""Fair time at one table: the hand of its clock, and the curtain before a cue. What is fair, `sabbat.fair` knows.

A cue (dice) is worked out and stored a moment early and sent to each player so that it arrives just in time. Until then
a curtain hangs between the table and each viewer: whatever the table says waits behind it, in order.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from sabbat.engine import CLOCK, Action, Match, State, Tick
from sabbat.fair.contest import Contest, Press
from sabbat.fair.line import Line, Quality
from sabbat.server.protocol import Act, Sync, Synced
from sabbat.server.timing import Cancellable, Time
from sabbat.server.viewers import Viewer

if TYPE_CHECKING:
    from sabbat.server.table import Table

QUALITY_EVERY = 3_000.0  # milliseconds between two tellings of how good the lines are
AFTER_TROUBLE = 1_000.0  # milliseconds until the clock speaks up again where it could not be stored

log = structlog.get_logger("sabbat.clock")


class FairPlay:
    """One table's. There is one only where the game goes by the clock."""

    def __init__(self, table: Table, time: Time) -> None:
        self._table = table
        self.time = time
        self.contest = Contest(time.now())
        self._cue = 0  # the moment of the last cue, by the table's clock
        self._hand: Cancellable | None = None
        self._striking: asyncio.Task[None] | None = None
        self._told: dict[int, Quality | None] = {}  # the qualities that everybody was told last, and when
        self._told_at = -QUALITY_EVERY

    # --- the match goes on

    def note(self, match: Match, before: State | None, actor: int, at: int) -> int | None:
        """After each step, also of a match that is resumed. The moment of the cue, if it brought one."""
        cue = None if before is None else self._cue_of(match, before, actor, at)
        if cue is not None:
            self._cue = cue
        self.contest.note(match, before, actor, at if cue is None else cue, cue is not None)
        return cue

    def _cue_of(self, match: Match, before: State, actor: int, at: int) -> int | None:
        """A cue that was due has come, by the clock or because nobody waits any more; or an answer brought one."""
        planned = match.game.cue_at(before)
        if planned is not None:
            return planned if match.game.cue_at(match.state) is None else None
        decision = None if actor == CLOCK else before.asked[actor]
        return at if decision is not None and decision.together else None

    def resumed(self, match: Match) -> None:
        """The table has been played again from the store: its clock goes on where it was."""
        last = max((entry.at for entry in match.entries), default=0)
        if last:
            self.contest.clock.resume(last, self.time.now())
        self.wind()

    # --- a press

    def hear(self, viewer: Viewer, seat: int, act: Act, action: Action) -> tuple[int, int]:
        """The question that it answers, and its stamp."""
        match = self._table.match
        assert match is not None
        press = Press(viewer.received, act.pressed, act.shown)
        question, at = self.contest.hear(match, seat, act.question, action, press, viewer.line)
        return question, self.moment_of(match, seat, at)

    def moment_of(self, match: Match, seat: int, at: int) -> int:
        """The stamp of an answer: where it brings a cue, a moment at which the cue can be seen by all."""
        decision = match.state.asked[seat]
        if decision is not None and decision.together:
            return self.contest.cue_moment(self.time.now(), self._lines())
        return at

    def sync(self, viewer: Viewer, request: Sync) -> Synced:
        """Measures the line, and tells the table's time."""
        if request.heard is not None:
            viewer.line.heard(request.heard, viewer.received, request.sent)
            self._tell_qualities()
        now = self.time.now()
        viewer.line.sent(request.n, now)
        return Synced(request.n, round(self.contest.clock.at(now), 2))

    def qualities(self) -> dict[int, Quality | None]:
        """Of the lines of those who are here, by seat."""
        return {seat: line.quality for seat, line in self._lines()}

    def _tell_qualities(self) -> None:
        """Everybody sees how good the lines are; not each wobble of one."""
        now, found = self.time.now(), self.qualities()
        if found != self._told and now >= self._told_at + QUALITY_EVERY:
            self._told, self._told_at = found, now
            self._table.tell_table()

    def _lines(self) -> list[tuple[int, Line]]:
        """Of those who play, by seat."""
        seats = [(self._table.seat_of(each.person), each.line) for each in self._table.viewers]
        return [(seat, line) for seat, line in seats if seat is not None]

    # --- the hand of the clock

    @property
    def at_rest(self) -> bool:
        """The clock is not speaking up just now."""
        return self._striking is None

    def wind(self) -> None:
        """Sets the hand to the next moment at which the clock must speak up."""
        if self._hand is not None:
            self._hand.cancel()
            self._hand = None
        match = self._table.match
        due = None if match is None else self.contest.due(match, self._lines())
        if due is not None:
            self._hand = self.time.call_at(due, self._strike)

    def _strike(self) -> None:
        self._hand = None
        if self._striking is None:
            self._striking = asyncio.create_task(self._speak_up())

    async def _speak_up(self) -> None:
        """The window has closed, unless somebody was quicker: then there is another one, or none."""
        table = self._table
        try:
            async with table.one_at_a_time:
                match = table.match
                due = None if match is None else self.contest.due(match, self._lines())
                if due is not None and due <= self.time.now():
                    await table.submit(CLOCK, None, Tick(), by="clock")
        except Exception as error:  # a store in trouble, most likely: the table lives on
            log.error("the clock could not speak up", table=table.id, error=repr(error))
            await self.time.until(self.time.now() + AFTER_TROUBLE)
        finally:
            self._striking = None
        self.wind()
        table.wake()

    async def close(self) -> None:
        """Nothing happens by itself any more; the match stays in the store."""
        if self._hand is not None:
            self._hand.cancel()
        if self._striking is not None:
            self._striking.cancel()
            await asyncio.gather(self._striking, return_exceptions=True)

    # --- the curtain

    def draw_curtain(self, viewer: Viewer) -> None:
        """Before a cue is told, and before anybody who comes meanwhile is greeted."""
        plays = self._table.seat_of(viewer.person) is not None
        leaves = self.contest.leaves_at(self._cue, viewer.line if plays else None)
        if leaves > self.time.now():
            viewer.hold()
            self.time.call_at(leaves, lambda: self._open_curtain(viewer, leaves))

    def cue_told(self, viewer: Viewer) -> None:
        """The same where the cue is new: if there was no time left, its lateness is ours."""
        plays = self._table.seat_of(viewer.person) is not None
        leaves = self.contest.leaves_at(self._cue, viewer.line if plays else None)
        viewer.line.behind = max(0.0, self.time.now() - leaves)
        self.draw_curtain(viewer)

    def _open_curtain(self, viewer: Viewer, meant: float) -> None:
        viewer.line.behind = max(0.0, self.time.now() - meant)
        viewer.let_go()
