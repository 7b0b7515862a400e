"""What is asked and answered under /api. `web/src/net/api.gen.ts` is written from this file."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from sabbat.engine.options import OptionValue
from sabbat.server.protocol import Line
from sabbat.server.protocol_base import Phase


class GameOption(msgspec.Struct, frozen=True):
    """Something that a table of this game agrees on."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue


class GameInfo(msgspec.Struct, frozen=True):
    """A game on the shelf, as its box says. `colours` are those of the cover's sky, from top to bottom; `card_file` is
    the option that takes the text of a card file, empty where it reads none."""

    name: str
    kind: str
    minutes: int
    age: int
    colours: tuple[str, str]
    fewest_seats: int
    most_seats: int
    usual_seats: int
    usual_bot: str
    options: list[GameOption]
    bots: list[str]
    card_file: str
    guide: bool  # it has a guided first match


class AboutSabbat(msgspec.Struct, frozen=True):
    """What this server runs. `docs` is where the documentation is; empty where there is none."""

    version: str
    docs: str


class MyTable(msgspec.Struct, frozen=True):
    """An open table at which the caller sits, or whose host the caller is. `waiting`: the seats that owe an answer."""

    id: str
    game: str
    phase: Phase | Literal["damaged"]  # which is there, and cannot be resumed
    names: list[str]
    my_turn: bool
    waiting: list[int]


class KeptTable(msgspec.Struct, frozen=True):
    """A table that is there and cannot be resumed: what can still be told of it. `game` is empty where not even that
    can be read; `mine`: the caller belongs to it, and may have its record."""

    id: str
    game: str
    names: list[str]
    log: list[Line]
    mine: bool


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be. `quick`: sit me down under `name`, fill up with bots, start. `guide`: a first match,
    with seats, options and bots as the game's guide wants them. Seats (0) and bots that are left out are the game's
    usual ones."""

    game: str
    seats: int = 0
    options: dict[str, OptionValue] = {}
    name: str = ""
    quick: bool = False
    guide: bool = False
    bot: str = ""


class TableOpened(msgspec.Struct, frozen=True):
    """The id of the new table."""

    id: str


class ReachView(msgspec.Struct, frozen=True):
    """By which address others reach this server, as far as this caller can tell. `only_here`: they cannot, it is an
    address of this machine alone; `may_change`: this caller may open the local network, which `is_open` or not."""

    base: str
    only_here: bool
    may_change: bool
    is_open: bool


class SetReach(msgspec.Struct, forbid_unknown_fields=True):
    """Listen on the local network too, or not any more."""

    local_network: bool


class NewPass(msgspec.Struct, forbid_unknown_fields=True):
    """I would like to sit at this table from another device too."""

    table: str


class PassMade(msgspec.Struct, frozen=True):
    """The code that carries my key there, once."""

    code: str


class NoticesView(msgspec.Struct, frozen=True):
    """Turn notices by Web Push. `key` is what a browser subscribes with; empty where this server sends none."""

    key: str


class Subscribe(msgspec.Struct, forbid_unknown_fields=True):
    """Tell this browser when it is my turn: its push subscription, and the language in which I read."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class Unsubscribe(msgspec.Struct, forbid_unknown_fields=True):
    """And do not any more."""

    endpoint: str


class ApiRefusal(msgspec.Struct, frozen=True):
    """Why not: a slug that every language translates, and facts."""

    why: str
    facts: dict[str, int | str]


SENT: Final = (NewTable, SetReach, NewPass, Subscribe, Unsubscribe)  # by the page; all others are answers
