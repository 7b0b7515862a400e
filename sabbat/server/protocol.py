"""The messages between a table and a browser (or an outside bot). docs/protocol.md explains them.

Up go requests, each with a number `n` of the sender's own; every request is answered by exactly one `Done` or `Refused`
with that number, and a request sent twice counts once. A `Sync` alone is answered by a `Synced`. Down go `Welcome`
(first), `Told` (something happened in the match), `TableChanged` (seats, options, presence), `Chatted`.
"""

from __future__ import annotations

import msgspec

from sabbat.engine.composition import Composition
from sabbat.engine.written import WrittenAction, WrittenDecision, WrittenEvent, WrittenView
from sabbat.fair.line import Quality
from sabbat.server.protocol_base import Json, Message, Millis, Number, Phase, Seconds
from sabbat.server.protocol_door import Admit, Knock, KnockView, SetDoor
from sabbat.server.protocol_talk import ChatLine, Chatted, Phrase, PhraseView, Point, Pointed, Say
from sabbat.server.protocol_undo import Agree, TakeBack, UndoPolicy, UndoView, UndoWish

__all__ = [  # what its parts bring, to be had from here
    "Admit",
    "Agree",
    "ChatLine",
    "Chatted",
    "Json",
    "Knock",
    "KnockView",
    "Message",
    "Millis",
    "Number",
    "Phrase",
    "PhraseView",
    "Point",
    "Pointed",
    "Say",
    "Seconds",
    "SetDoor",
    "TakeBack",
    "UndoPolicy",
    "UndoView",
    "UndoWish",
]

# --- up: from a browser to its table


class Sit(Message):
    """Take a seat (or any free one) under a name; before the start, or the seat of a bot that stands in for nobody."""

    n: Number
    name: str
    seat: int | None = None


class Rise(Message):
    """Leave the seat. In a running match a bot takes over, and the person may come back."""

    n: Number


class SetSeat(Message):
    """The host puts a bot on a seat, or frees it (bot: null). In a match: for an absent person."""

    n: Number
    seat: int
    bot: str | None


class SetTable(Message):
    """The host changes, before the start, how many seats there are and what the table agrees on."""

    n: Number
    seats: int
    options: Json
    stand_in_after: Seconds | None = None  # of absence, until a bot stands in by itself; null: the host decides
    clock: Seconds | None = None  # for a decision; null: no clock
    hide_odds: bool = False
    undo: UndoPolicy = "safe"  # what may be taken back


class Start(Message):
    """The host starts the match; free seats are filled with `bot` (empty: the game's usual one)."""

    n: Number
    bot: str = ""


class Act(Message):
    """An answer to a question. Where moments count: when it was made, and when its question was shown."""

    n: Number
    question: Number
    action: WrittenAction
    pressed: Millis | None = None
    shown: Millis | None = None  # only where the question came with a `Told` that has `at`


class WhyNot(Message):
    """Would this be a legal answer? `Done`: it would; `Refused`: the rule, and why. Nothing changes."""

    n: Number
    action: WrittenAction
    question: Number | None = None  # null: where nothing is asked of this seat


class Rematch(Message):
    """After the end: the same people at a new table; the answer is a TableChanged with `next`."""

    n: Number


class Ping(Message):
    """Am I still here?"""

    n: Number


class Sync(Message):
    """What time is it at the table? `sent` is the sender's own time.

    `heard` is the number of the `Synced` that it answers, if it was sent at the moment when that came."""

    n: Number
    sent: Millis
    heard: Number | None = None


Up = (
    Sit
    | Rise
    | Knock
    | Admit
    | SetDoor
    | SetSeat
    | SetTable
    | Start
    | Act
    | WhyNot
    | TakeBack
    | Agree
    | Say
    | Phrase
    | Point
    | Rematch
    | Ping
    | Sync
)


# --- down: from a table to one browser


class SeatView(msgspec.Struct, frozen=True):
    """Who sits there. A bot stands in for a person (`name` and `bot`) or plays for itself (`bot` alone)."""

    name: str | None
    bot: str | None
    here: bool  # the person is connected
    deadline: int | None  # when the clock runs out, milliseconds of server time
    line: Quality | None = None  # how good the person's line is, where moments count and it has been measured


class OptionView(msgspec.Struct, frozen=True):
    """Something the table agrees on: its values and the one chosen."""

    name: str
    values: list[int | str | bool]
    chosen: int | str | bool


class TableView(msgspec.Struct, frozen=True):
    """The table around the match, the same for everybody."""

    id: str
    game: str
    phase: Phase
    seats: list[SeatView]
    fewest_seats: int
    most_seats: int
    options: list[OptionView]
    bots: list[str]
    usual_bot: str  # who fills free seats, where nobody chooses
    grows: bool  # where all seats are taken, who sits down gets one more
    host: int | None  # the seat of the host
    watchers: int
    stand_in_after: int | None
    clock: int | None
    hide_odds: bool
    free_talk: bool  # people may say what they like; else they have the game's phrases
    by_clock: bool  # moments count in this game
    next: str | None  # the id of the rematch
    went_back: int = 0  # answers that a change of the rules has taken back
    guide: bool = False  # a first match, with the game's guide
    undo: UndoPolicy = "safe"  # what may be taken back
    wish: UndoWish | None = None  # somebody wishes to take an answer back, and asks the others
    ask_host: bool = False  # who would like to sit must knock
    knocks: list[KnockView] = []
    named_after: str = ""  # the table of the first match, where this is a rematch: its bots keep their names
    tv: bool = False  # a television shows the table: a phone may be a hand, and nothing else


class OptionOffer(msgspec.Struct, frozen=True):
    """Something that a seat might do: legal, or grey with the rule that forbids it."""

    action: WrittenAction
    refusal: RefusalView | None = None


class RefusalView(msgspec.Struct, frozen=True):
    """Why not: the rule's id, a slug that both languages translate, and facts."""

    rule: str
    why: str
    facts: dict[str, int | str]


class QuestionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """What this seat is asked."""

    number: int
    decision: WrittenDecision
    rule: str
    offers: list[OptionOffer]
    composed: list[Composition] = []  # what else may be answered: so many ways that they are not listed


class Line(msgspec.Struct, frozen=True):
    """One entry of the log: the events that one answer brought, as this viewer may see them."""

    seq: int
    events: list[WrittenEvent]


class Welcome(Message):
    """The first message of a connection, and the answer to having missed too much: everything as it is now."""

    seq: int
    seat: int | None  # the viewer's own; null: a spectator
    host: bool
    table: TableView
    waiting: list[int]  # the seats that owe an answer
    view: WrittenView | None
    question: QuestionView | None
    log: list[Line]
    chat: list[ChatLine]
    now: int  # server time in milliseconds
    answered: int = 0  # the step by which the viewer's seat answered last; what came of it is gone over again
    undo: UndoView | None = None  # what of mine can be taken back


class Told(Message):
    """Something happened: the events in order, then what is true now, then what you may do."""

    seq: int
    events: list[WrittenEvent]
    waiting: list[int]  # the seats that owe an answer
    view: WrittenView
    question: QuestionView | None
    at: int | None = None  # by the table's clock: not to be shown before, and not to be put off; null: no hurry
    undo: UndoView | None = None  # what of mine can be taken back


class TableChanged(Message):
    """Seats, presence, options or phase. `seat` and `host` are the viewer's own."""

    table: TableView
    seat: int | None
    host: bool


class Done(Message):
    """The request with this number has been carried out (or had been before)."""

    n: int


class Refused(Message):
    """The request with this number was refused, and nothing has changed."""

    n: int
    rule: str
    why: str
    facts: dict[str, int | str]


class Synced(Message):
    """The table's time when this was sent, in milliseconds of its clock."""

    n: int
    at: float


Down = Welcome | Told | TableChanged | Chatted | Pointed | Done | Refused | Synced
