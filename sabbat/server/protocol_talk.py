"""The messages about what is said and pointed at."""

from __future__ import annotations

import msgspec

from sabbat.server.protocol_base import Json, Message, Number


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


class Chatted(Message):
    """Somebody said something."""

    line: ChatLine


class Pointed(Message):
    """What somebody points at just now, until they point elsewhere or something happens in the match."""

    seat: int
    what: Json | None
