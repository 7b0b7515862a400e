"""The games that are there, by name."""

from typing import Any

from sabbat.engine.codec import learn
from sabbat.engine.game import Game
from sabbat.games import bal_des_chaudrons, charlatans, chaudron_magique, du_balai, sorcellerie

GAMES: dict[str, Game[Any]] = {
    game.name: game
    for game in (charlatans.GAME, bal_des_chaudrons.GAME, chaudron_magique.GAME, sorcellerie.GAME, du_balai.GAME)
}

for each in GAMES.values():
    learn(each.vocabulary())
