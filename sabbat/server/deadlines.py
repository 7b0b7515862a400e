"""How long the table has waited: for an answer, and for somebody who is away. Times are milliseconds of server time."""

from __future__ import annotations

from sabbat.engine import Match


class Deadlines:
    """Since when each seat is asked, and each person away. It reads no clock: it is told the time."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, int]] = {}  # by seat: question, and when it was put
        self._away: dict[str, int] = {}  # by person

    def note_questions(self, match: Match, now: int) -> None:
        """Starts the clocks of those who have a new question."""
        numbers = match.state.numbers
        for seat, decision in enumerate(match.state.asked):
            if decision is not None and self._asked.get(seat, (0, 0))[0] != numbers[seat]:
                self._asked[seat] = (numbers[seat], now)

    def deadline(self, seat: int, clock: int) -> int | None:
        """When the seat's last question should have been answered, at so many seconds for each."""
        return self._asked[seat][1] + clock * 1000 if seat in self._asked else None

    def left(self, person: str, now: int) -> None:
        self._away[person] = now

    def came(self, person: str) -> None:
        self._away.pop(person, None)

    def away_for(self, person: str, now: int) -> int:
        """Whoever has not come at all, say since the server began, is away since this was first asked."""
        return now - self._away.setdefault(person, now)

    def asked_for(self, seat: int, now: int) -> int:
        """How long ago the seat's last question was put."""
        return now - self._asked[seat][1] if seat in self._asked else 0
