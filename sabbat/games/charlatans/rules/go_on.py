"""Charlatans: on with the brewing, once the choices that a chip brought are made. They come before `brewing` in the
order of the chapters, and cannot know what it asks."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.decision import Decision
from sabbat.engine.play import Play
from sabbat.games.charlatans.components import ROUNDS
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.state import Charlatans

ASKED_NEXT: Final[list[Decision[Charlatans]]] = []  # `brewing` says it: to draw or to stop


def plays_together(table: Charlatans) -> bool:
    """CHA-17."""
    return table.together or table.round == ROUNDS


def go_on_brewing(play: Play[Charlatans], seat: Seat) -> None:
    """What a seat is asked after a chip."""
    table = play.state
    if table.asked[seat] is not None or table.later[seat]:
        return
    if table.players[seat].exploded:
        put_away(play, seat)
    elif not plays_together(table):
        play.ask(seat, ASKED_NEXT[0])


def put_away(play: Play[Charlatans], seat: Seat) -> None:
    """Red page 2: brewing is over for this seat, so the chips beside the pot are decided on."""
    if play.state.players[seat].beside:
        play.ask(seat, UseSetAside())
