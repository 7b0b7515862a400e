"""Players made of code, by game and name: `make("charlatans", "strong")`.

`random` plays any game. A game's own players stand beside its rules, in `sabbat/games/<game>/bots`; players of
somebody's own come by file, module or installed package (see `own`).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sabbat.bots.guarded import Guarded
from sabbat.bots.own import NoSuchBot, allowed, load
from sabbat.bots.random_bot import Random
from sabbat.bots.searching import Searching, master_of
from sabbat.engine.bot import Bot
from sabbat.engine.mastery import Mastery
from sabbat.games import GAMES

__all__ = ["NoSuchBot", "Random", "bots_of", "check_bot", "make", "offered", "usual_bot"]

STAND_IN = "sensible"  # answers for a bot of somebody's own that failed, where the game has it


@cache
def _folder_of_bots(game: str) -> ModuleType | None:
    folder = f"{type(GAMES[game]).__module__.rpartition('.')[0]}.bots"
    return import_module(folder) if find_spec(folder) else None


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The players of a game by name, from weak to strong. KeyError where there is no such game."""
    bots = _folder_of_bots(game)
    found: dict[str, type[Bot]] = {Random.name: Random}
    if bots is not None:
        master: Mastery | None = getattr(bots, "MASTER", None)
        for name, bot in bots.BOTS.items():
            found[name] = bot
            if master is not None and issubclass(master.usual, bot):
                found[Searching.name] = master_of(GAMES[game], master)
    return found


def offered(game: str) -> list[str]:
    """The names that a table offers: the game's players, and those of their own that the host allows."""
    return [*bots_of(game), *allowed(game)]


def usual_bot(game: str) -> str:
    """Who fills the seats of a table where nobody chose: as the game's box says, wherever the table is opened."""
    known, usual = bots_of(game), GAMES[game].box.usual_bot
    return usual if usual in known else list(known)[-1]


def check_bot(game: str, name: str) -> None:
    """Raises NoSuchBot where `make` could not make it; the message is one line, for people."""
    known = bots_of(game)
    if name in known:
        return
    if load(game, name) is None:
        raise NoSuchBot(f"there is no bot {name!r} for {game}; there are: {', '.join(known)}")


def make(game: str, name: str) -> Bot:
    """One such player. KeyError where there is no such game; NoSuchBot where there is no such player."""
    known = bots_of(game)
    if name in known:
        return known[name]()
    check_bot(game, name)
    theirs = load(game, name)
    assert theirs is not None
    return Guarded(name, theirs, known.get(STAND_IN, Random)())
