"""What a table keeps beside its entries, and the form of a stored entry."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sabbat.engine import Entry, Game, codec
from sabbat.engine.options import OptionValue
from sabbat.server.protocol import ChatLine, Json, UndoPolicy
from sabbat.server.protocol_base import Phase
from sabbat.server.seating import Chair

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


class StoredWish(msgspec.Struct, frozen=True):
    """Somebody wishes to take an answer back, and some have agreed."""

    seat: int
    entry: int
    agreed: tuple[int, ...] = ()


class StoredTable(msgspec.Struct):
    """Everything about a table that must survive the server, but for the answers given in the match."""

    game: str
    chairs: list[Chair]
    options: dict[str, OptionValue]
    host: str  # a person
    phase: Phase = GATHERING
    seed: str = ""  # the luck of the match; never told before its end
    rules: int = 1  # the version of the rules under which the match began
    stand_in_after: int | None = None
    clock: int | None = None
    hide_odds: bool = False
    next: str | None = None
    chat: list[ChatLine] = []  # of tables from before schema 4; what is said now has rows of its own
    went_back: int = 0  # answers that a change of the rules has taken back
    ask_host: bool = False  # who would like to sit must knock
    named_after: str = ""  # the table of the first match, where this is a rematch
    guide: bool = False  # a first match, with the game's guide
    undo: UndoPolicy = "safe"  # what may be taken back
    called: list[str] = []  # who was told by push that it is her turn, and has not come back since
    pace: float = 0.0  # how gentle bots that fit people are to those of this table, from their matches before
    wish: StoredWish | None = None  # it may be out of date: see TableState.wish

    def draft(self) -> StoredTable:
        """A copy to be changed, stored, and only then to be the table."""
        chairs = [msgspec.structs.replace(chair) for chair in self.chairs]
        return msgspec.structs.replace(
            self, chairs=chairs, options=dict(self.options), chat=list(self.chat), called=list(self.called)
        )

    def missing_consents(self) -> list[int]:
        """The seats of people who have not agreed to the wish. Bots agree, also those that stand in."""
        if self.wish is None:
            return []
        people = [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and chair.bot is None]
        return [seat for seat in people if seat != self.wish.seat and seat not in self.wish.agreed]

    def people(self) -> set[str]:
        """The host, and those who sit here."""
        return {self.host, *(chair.person for chair in self.chairs if chair.person is not None)}


class StoredEntry(msgspec.Struct):
    """An answer, with the number of the question that it answered."""

    question: int
    entry: Json


def entry_bytes(question: int, entry: Entry) -> bytes:
    return msgspec.json.encode(StoredEntry(question, codec.plain(entry)))


def read_entry(stored: bytes, game: Game[Any]) -> tuple[int, Entry]:
    found = msgspec.json.decode(stored, type=StoredEntry)
    entry: Entry = codec.read(Entry, found.entry, game)
    return found.question, entry
