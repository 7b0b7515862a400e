"""What the panels of a board draw from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sabbat.cli.phrases import Phrases
from sabbat.engine.actions import Seat
from sabbat.words import Words


@dataclass(frozen=True)
class Seen:
    """The view, and how to speak about it."""

    view: Any  # each game has its own
    seat: Seat  # whose table this is; the first seat for somebody who only watches
    words: Words
    say: Phrases
    names: tuple[str, ...]
    kinds: tuple[str, ...]  # `person`, or the name of the bot
    thinking: frozenset[Seat]
