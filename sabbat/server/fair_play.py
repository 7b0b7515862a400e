"""Fair time at one table: the timer of its clock, and the curtain before a cue. What is fair, `sabbat.fair` knows.

A cue (dice) is worked out and stored a moment early and sent to each player so that it arrives just in time. Until then
a curtain hangs between the table and each viewer: whatever the table says waits behind it, in order.
"""

from __future__ import annotations

from collections.abc import Callable

from sabbat.engine import CLOCK, Action, Match, State
from sabbat.fair.contest import Contest, Press
from sabbat.fair.line import Line, Quality
from sabbat.server.protocol import Act, Sync, Synced
from sabbat.server.table_state import TableState
from sabbat.server.timing import Cancellable, Time
from sabbat.server.viewers import Viewer

QUALITY_EVERY = 3_000.0  # milliseconds between two tellings of how good the lines are
AFTER_TROUBLE = 1_000.0  # milliseconds until the clock speaks up again where it could not be stored


class FairPlay:
    """One table's. Only where the game goes by the clock. `window_closes` is called when one may be due."""

    def __init__(
        self, table: TableState, time: Time, window_closes: Callable[[], None], qualities_change: Callable[[], None]
    ) -> None:
        self._table = table
        self._window_closes = window_closes
        self._qualities_change = qualities_change
        self.time = time
        self.contest = Contest(time.now())
        self.cue = 0  # the moment of the last cue, by the table's clock
        self._timer: Cancellable | None = None
        self._told: dict[int, Quality | None] = {}  # the qualities that everybody was told last, and when
        self._told_at = -QUALITY_EVERY

    # --- the match goes on

    def note(self, match: Match, before: State | None, actor: int, at: int) -> int | None:
        """After each step, also of a match that is resumed (`before`: None where it begins or goes back). The moment
        of the cue, if it brought one."""
        cue = None if before is None else self._cue_of(match, before, actor, at)
        if cue is not None:
            self.cue = cue
        self.contest.note(match, before, actor, at if cue is None else cue, cue is not None)
        return cue

    def _cue_of(self, match: Match, before: State, actor: int, at: int) -> int | None:
        """A cue that was due has come, by the clock or because nobody waits any more; or an answer brought one."""
        planned = match.game.cue_at(before)
        if planned is not None:
            return planned if match.game.cue_at(match.state) is None else None
        decision = None if actor == CLOCK else before.asked[actor]
        return at if decision is not None and decision.together else None

    def resumed(self, last_at: int) -> None:
        """The table comes from the store: its clock goes on where it was."""
        if last_at:
            self.contest.clock.resume(last_at, self.time.now())
        self.set_timer()

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

    def moment(self) -> int:
        """Now, by the table's clock, and not before anything that is stored."""
        return max(self.contest.clock.floor, int(self.contest.clock.at(self.time.now())))

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
            self._qualities_change()

    def _lines(self) -> list[tuple[int, Line]]:
        """Of those who play, by seat."""
        seats = [(self._table.seat_of(viewer.person), viewer.line) for viewer in self._table.viewers]
        return [(seat, line) for seat, line in seats if seat is not None]

    # --- the timer of the clock

    def due(self) -> float | None:
        """When the clock must speak up next, by the server's time."""
        match = self._table.match
        return None if match is None else self.contest.due(match, self._lines())

    def set_timer(self, at_least: float = 0.0) -> None:
        """To the next moment at which the clock must speak up."""
        self.stop()
        due = self.due()
        if due is not None:
            self._timer = self.time.call_at(max(due, at_least), self._window_closes)

    def set_timer_after_trouble(self) -> None:
        self.set_timer(self.time.now() + AFTER_TROUBLE)

    def stop(self) -> None:
        """Nothing happens by itself any more; the match stays in the store."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # --- the curtain

    def draw_curtain(self, viewer: Viewer) -> None:
        """Before a cue is told, and before anybody who comes meanwhile is greeted."""
        leaves = self._leaves_at(viewer)
        if leaves > self.time.now():
            viewer.hold()
            self.time.call_at(leaves, lambda: self._open_curtain(viewer, leaves))

    def cue_told(self, viewer: Viewer) -> None:
        """The same where the cue is new: if there was no time left, its lateness is ours."""
        viewer.line.behind = max(0.0, self.time.now() - self._leaves_at(viewer))
        self.draw_curtain(viewer)

    def _leaves_at(self, viewer: Viewer) -> float:
        plays = self._table.seat_of(viewer.person) is not None
        return self.contest.leaves_at(self.cue, viewer.line if plays else None)

    def _open_curtain(self, viewer: Viewer, meant: float) -> None:
        viewer.line.behind = max(0.0, self.time.now() - meant)
        viewer.let_go()
