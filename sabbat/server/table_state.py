"""What a table is: who sits and who looks on, the match, its log. Looking at it changes nothing."""

from __future__ import annotations

from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from sabbat.engine import Action, BadOptions, Event, Game, Match, Step, Undo, codec
from sabbat.games import GAMES
from sabbat.server import timing
from sabbat.server.deadlines import Deadlines
from sabbat.server.protocol import ChatLine, Json
from sabbat.server.protocol_base import Phase
from sabbat.server.stored_table import GATHERING, OVER, StoredTable, StoredWish
from sabbat.server.viewers import Viewer

HOST_GRACE = 120_000  # ms of absence, until others have the host's rights: a phone that sleeps is no farewell

LogLine = tuple[int, list[Json]]  # the number of the step, and its events, secrets and all


class Knocking(NamedTuple):
    """Somebody asks to sit: there, or anywhere. `agreed`: who has said yes, where it is not the host's to say."""

    person: str
    name: str
    seat: int | None
    agreed: frozenset[str] = frozenset()


@mypyc_attr(allow_interpreted_subclasses=True)
class TableState:
    """One table's. It is changed by the handlers of its messages, and by nobody else."""

    def __init__(self, id: str, stored: StoredTable) -> None:
        self.id = id
        self.stored = stored  # as the store has it
        self.fence = 0  # which home of the table this is; the store takes nothing from an older one
        self.lost_home = False  # the store has told us so
        self.game: Game[Any] = GAMES[stored.game]  # any game
        self.match: Match | None = None
        self.log: list[LogLine] = []
        self.chat: list[ChatLine] = list(stored.chat)
        self.viewers: set[Viewer] = set()
        self.deadlines = Deadlines()
        self.knocks: dict[int, Knocking] = {}  # by number: who is at the door
        self.last_knock = 0
        self.host_was_gone = False  # as everybody has been told
        self.idle_since = timing.now()
        self.snapshots: list[int] = []  # the seqs of those that are stored
        self.last_at = 0  # of the last entry, by the table's clock
        self.answered: dict[int, tuple[int, Action]] = {}  # by seat: the last question answered, and how

    # --- the match

    @property
    def seq(self) -> int:
        return self.match.played if self.match else 0

    @property
    def phase(self) -> Phase:
        """That a match is over, it says itself: it is not worth storing again."""
        return OVER if self.match is not None and self.match.outcome is not None else self.stored.phase

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        if self.match is None:
            return []
        return [seat for seat, decision in enumerate(self.match.state.asked) if decision is not None]

    def asked(self, seat: int) -> int | None:
        """The number of the seat's question."""
        if self.match is None:
            return None
        state = self.match.state
        is_asked = seat < len(state.asked) and state.asked[seat] is not None  # a rematch may have fewer seats
        return state.numbers[seat] if is_asked else None

    def has_answered(self, seat: int, question: int, action: Action) -> bool:
        """Has this very answer been given already?"""
        return self.answered.get(seat) == (question, action)

    @property
    def wish(self) -> StoredWish | None:
        """To take an answer back: for as long as it is that seat's last one, and the match is not over."""
        wish = self.stored.wish
        if wish is None or self.match is None:
            return None
        return wish if self.match.why_not(wish.seat, Undo(wish.entry, agreed=True)) is None else None

    def answered_at(self, seat: int | None) -> int:
        """The number of the step by which this seat answered last; of a match that goes on from a stored state, the
        last step before it, if the answer lies further back. 0: it has not answered yet."""
        if self.match is None or seat is None:
            return 0
        entries = self.match.entries
        for at in range(len(entries) - 1, -1, -1):
            if entries[at].seat == seat and not isinstance(entries[at].action, Undo):
                return self.match.earlier + at + 1
        return self.match.earlier

    def may_talk_freely(self) -> bool:
        """Some games leave people only phrases while they play."""
        return self.match is None or self.match.outcome is not None or self.game.may_talk_freely(self.match.state)

    # --- what has happened is kept in mind

    def begin(self, match: Match, at: int = 0, answered: dict[int, tuple[int, Action]] | None = None) -> None:
        """A match is laid, or goes on from a stored state."""
        self.match = match
        self.log = []
        self.last_at = at
        self.answered = answered or {}
        self.deadlines.note_questions(match, timing.now())

    def note(self, question: int, step: Step) -> LogLine:
        """The match has gone on by one answer."""
        assert self.match is not None
        entry = step.entry
        self.answered[entry.seat] = (question, entry.action)
        self.last_at = max(self.last_at, entry.at)
        self.deadlines.note_questions(self.match, timing.now())
        return self.note_events(step.events)

    def note_events(self, events: tuple[Event, ...]) -> LogLine:
        line = (self.seq, [codec.plain(event) for event in events])
        self.log.append(line)
        return line

    # --- people

    def seat_of(self, person: str) -> int | None:
        for seat, chair in enumerate(self.stored.chairs):
            if chair.person == person:
                return seat
        return None

    def here(self, person: str | None) -> bool:
        return any(viewer.person == person for viewer in self.viewers)

    def is_host(self, person: str) -> bool:
        """The host; when the host has been away for a while, anybody who sits here."""
        return person == self.stored.host or (self.seat_of(person) is not None and self.host_is_gone())

    def host_is_gone(self) -> bool:
        host = self.stored.host
        return not self.here(host) and self.deadlines.away_for(host, timing.now()) > HOST_GRACE

    def still_to_agree(self, knock: Knocking) -> list[int]:
        """Who knocks for the host's own seat needs a yes of everybody else who sits here and is here: their seats."""
        if knock.seat is None or self.stored.chairs[knock.seat].person != self.stored.host:
            return []
        chairs = enumerate(self.stored.chairs)
        return [seat for seat, chair in chairs if self.here(chair.person) and chair.person not in knock.agreed]

    def may_grow(self) -> bool:
        """Whoever comes while people gather gets one seat more, unless the table is smaller than the game's usual one;
        and some options are for so many seats and no more."""
        seats = len(self.stored.chairs)
        if self.phase != GATHERING or seats < self.game.box.usual_seats:
            return False
        try:
            self.game.agree(seats + 1, self.stored.options)
        except BadOptions:
            return False
        return True

    def deadline(self, seat: int) -> int | None:
        if self.stored.clock is None or seat not in self.waiting:
            return None
        return self.deadlines.deadline(seat, self.stored.clock)

    def bot_may_answer(self, seat: int) -> bool:
        """A bot's own seat, or one it stands in for; and anybody's, for one answer, when the clock has run out."""
        deadline = self.deadline(seat)
        return self.stored.chairs[seat].bot is not None or (deadline is not None and timing.now() > deadline)
