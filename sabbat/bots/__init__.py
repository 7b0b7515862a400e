"""Players made of code, by game and name: `make("charlatans", "strong")`.

`random` plays any game. A game's own players stand beside its rules, in `sabbat/games/<game>/bots`.
"""

from __future__ import annotations

from sabbat.bots.evenly import Random
from sabbat.engine.bot import Bot
from sabbat.games import GAMES
from sabbat.games.bal_des_chaudrons.bots import BOTS as BAL_DES_CHAUDRONS
from sabbat.games.charlatans.bots import BOTS as CHARLATANS
from sabbat.games.chaudron_magique.bots import BOTS as CHAUDRON_MAGIQUE
from sabbat.games.du_balai.bots import BOTS as DU_BALAI
from sabbat.games.sorcellerie.bots import BOTS as SORCELLERIE

_OWN: dict[str, dict[str, type[Bot]]] = {
    "bal_des_chaudrons": BAL_DES_CHAUDRONS,
    "charlatans": CHARLATANS,
    "chaudron_magique": CHAUDRON_MAGIQUE,
    "du_balai": DU_BALAI,
    "sorcellerie": SORCELLERIE,
}

__all__ = ["Random", "bots_of", "make"]


def bots_of(game: str) -> dict[str, type[Bot]]:
    """The players of a game by name, from weak to strong. KeyError where there is no such game."""
    name = GAMES[game].name
    return {Random.name: Random, **_OWN.get(name, {})}


def make(game: str, name: str) -> Bot:
    """One such player. KeyError where there is no such game or player."""
    return bots_of(game)[name]()
