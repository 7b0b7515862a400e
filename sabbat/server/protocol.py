"""The messages between a table and a browser (or an outside bot). docs/protocol.md explains them.

Up go requests, each with a number `n` of the sender's own; every request is answered by exactly one `Done` or `Refused`
with that number, and a request sent twice counts once. A `Sync` alone is answered by a `Synced`. Down go `Welcome`
(first), `Told` (something happened in the match), `TableChanged` (seats, options, presence), `Chatted`.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from sabbat.engine.composition import Composition
from sabbat.engine.written import WrittenAction, WrittenDecision, WrittenEvent, WrittenView
from sabbat.server.table_view import KnockView as KnockView
from sabbat.server.table_view import OptionView as OptionView
from sabbat.server.table_view import SeatView as SeatView
from sabbat.server.table_view import TableView as TableView

Json = dict[str, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what JavaScript can count
Millis = Annotated[float, msgspec.Meta(ge=0, le=2**53 - 1)]  # of a clock of the sender's own that only goes forward
Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Message(msgspec.Struct, tag_field="t", tag=True, forbid_unknown_fields=True):
    """A message names its kind in `t`."""


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


class SetDoor(Message):
    """The host says who may sit: whoever has the link, or (`ask`) whom the host lets in. At any time."""

    n: Number
    ask: bool


class Knock(Message):
    """May I sit there, or (seat: null) anywhere? The host answers. So gets back in whose device is gone: by knocking
    for the seat of somebody who is away."""

    n: Number
    name: str
    seat: int | None = None


class Admit(Message):
    """The host lets in who knocked, or sends them away."""

    n: Number
    knock: Number
    yes: bool


class SetTable(Message):
    """The host changes, before the start, how many seats there are and what the table agrees on."""

    n: Number
    seats: int
    options: Json
    stand_in_after: Seconds | None = None  # of absence, until a bot stands in by itself; null: the host decides
    clock: Seconds | None = None  # for a decision; null: no clock
    hide_odds: bool = False


class Start(Message):
    """The host starts the match; free seats are filled with `bot`."""

    n: Number
    bot: str = "sensible"


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


class Say(Message):
    """Chat."""

    n: Number
    text: str


class Phrase(Message):
    """One of the game's own phrases, where people talk by them; the subject is a piece of the game, or empty."""

    n: Number
    kind: str
    subject: str = ""


class Point(Message):
    """What I point at just now, for the others to see; null: nothing any more. It is told on and kept nowhere."""

    n: Number
    what: Json | None


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


AboutTheTable = Sit | Rise | Knock | Admit | SetDoor | SetSeat | SetTable | Start | Rematch
Up = AboutTheTable | Act | WhyNot | Say | Phrase | Point | Ping | Sync


# --- down: from a table to one browser


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


class PhraseView(msgspec.Struct, frozen=True):
    """A phrase of the game, which each reads in their own language."""

    kind: str
    subject: str


class ChatLine(msgspec.Struct, frozen=True):
    """Something said. `name` is null for the table itself; a phrase has no text of its own."""

    number: int
    name: str | None
    text: str
    seat: int | None = None
    phrase: PhraseView | None = None


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


class Told(Message):
    """Something happened: the events in order, then what is true now, then what you may do."""

    seq: int
    events: list[WrittenEvent]
    waiting: list[int]  # the seats that owe an answer
    view: WrittenView
    question: QuestionView | None
    at: int | None = None  # by the table's clock: not to be shown before, and not to be put off; null: no hurry


class TableChanged(Message):
    """Seats, presence, options or phase. `seat` and `host` are the viewer's own."""

    table: TableView
    seat: int | None
    host: bool


class Chatted(Message):
    """Somebody said something."""

    line: ChatLine


class Pointed(Message):
    """What somebody points at just now, until they point elsewhere or something happens in the match."""

    seat: int
    what: Json | None


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
