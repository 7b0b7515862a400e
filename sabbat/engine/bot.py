"""A player made of code. It gets what a person gets: its view, its question, its options."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision


class Bot:
    """Named after how it plays. A bot keeps nothing between decisions but what it was made with, and its notes."""

    name: ClassVar[str] = ""
    notes: str = ""  # what it keeps in mind during a match; whoever runs it in several processes carries it along

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        raise NotImplementedError

    def say(self, view: Any, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # any game
        """What it says before it answers, where a game has phrases: (kind, subject)."""
        return None

    def hear(self, view: Any, seat: Seat, kind: str, subject: str) -> None:  # any game
        """What another seat says."""

    def delay(self, view: Any, asked: Decision[Any], rng: Random) -> int | None:  # any game
        """How long it takes to answer, in milliseconds; called right after `choose`. None: time does not matter."""
        return None
