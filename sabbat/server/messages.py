"""What a table can be told. Whatever changes a table is one of these and comes through its inbox, one at a time."""

from __future__ import annotations

from typing import NamedTuple

from sabbat.engine import Action, Match
from sabbat.server.protocol import PhraseView, Up
from sabbat.server.viewers import Viewer


class Arrives(NamedTuple):
    """A browser opens the table; it has seen what happened up to `since` (-1: nothing)."""

    viewer: Viewer
    since: int


class Leaves(NamedTuple):
    """A connection has ended."""

    viewer: Viewer


class Asks(NamedTuple):
    """Somebody asks for something: an answer in the match, a seat, a change of the table, a word."""

    viewer: Viewer
    request: Up


class BotAnswers(NamedTuple):
    """A bot has thought. By now the question, the match or the bot's right to answer may be gone."""

    match: Match
    seat: int
    question: int
    action: Action
    at: int | None = None  # by the table's clock, where there is one


class BotSpeaks(NamedTuple):
    """A bot says one of the game's phrases."""

    match: Match
    seat: int
    phrase: PhraseView


class WindowCloses(NamedTuple):
    """A moment of the table's clock has come."""


class TimePasses(NamedTuple):
    """Somebody's patience or time to think has run out, most likely."""


class HomeLost(NamedTuple):
    """Another server has taken the table, for this one had been silent."""


Message = Arrives | Leaves | Asks | BotAnswers | BotSpeaks | WindowCloses | TimePasses | HomeLost
