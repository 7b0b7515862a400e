"""A table as everybody around it sees it: seats, presence, what is agreed on, who is at the door."""

from __future__ import annotations

import msgspec

from sabbat.fair.line import Quality


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


class KnockView(msgspec.Struct, frozen=True):
    """Somebody at the door, who would like to sit: there, or (null) anywhere."""

    id: int
    name: str
    seat: int | None


class TableView(msgspec.Struct, frozen=True):
    """The table around the match, the same for everybody."""

    id: str
    game: str
    phase: str  # "gathering", "playing", "over"
    seats: list[SeatView]
    fewest_seats: int
    most_seats: int
    options: list[OptionView]
    bots: list[str]
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
    tv: bool = False  # a television shows the table: a phone may be a hand, and nothing else
    ask_host: bool = False  # who would like to sit must knock
    knocks: list[KnockView] = []
    named_after: str = ""  # the table of the first match, where this is a rematch: its bots keep their names
