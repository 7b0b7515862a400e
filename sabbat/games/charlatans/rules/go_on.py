"""Charlatans: on with the brewing, once the choices that a chip brought are made. `brewing` says what a seat is asked
then; the choices come before it in the order of the chapters, and cannot know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sabbat.engine.actions import Seat
from sabbat.games.charlatans.rules.verbs import Table

GO_ON: Final[list[Callable[[Table, Seat], None]]] = []


def go_on_brewing(play: Table, seat: Seat) -> None:
    GO_ON[0](play, seat)
