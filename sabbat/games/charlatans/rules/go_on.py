"""Charlatans: on with the brewing, once the choices that a chip brought are made. `brewing` says what a seat is asked
then; the choices come before it in the order of the chapters, and cannot know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.play import Play
from sabbat.games.charlatans.state import Charlatans

GO_ON: Final[list[Callable[[Play[Charlatans], Seat], None]]] = []


def go_on_brewing(play: Play[Charlatans], seat: Seat) -> None:
    GO_ON[0](play, seat)
