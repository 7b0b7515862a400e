"""Players made of code, by game and name: `make("charlatans", "strong")`.

`random` plays any game. A game's own players stand beside its rules, in `sabbat/games/<game>/bots`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from sabbat.bots.evenly import Random
from sabbat.engine.bot import Bot
from sabbat.games import GAMES

__all__ = ["Random", "bots_of", "make"]


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The players of a game by name, from weak to strong. KeyError where there is no such game."""
    folder = f"{type(GAMES[game]).__module__.rpartition('.')[0]}.bots"
    own: dict[str, type[Bot]] = import_module(folder).BOTS if find_spec(folder) else {}
    return {Random.name: Random, **own}


def make(game: str, name: str) -> Bot:
    """One such player. KeyError where there is no such game or player."""
    return bots_of(game)[name]()
