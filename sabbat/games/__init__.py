"""The games that are there, by name."""

from typing import Any

from sabbat.engine.codec import learn
from sabbat.engine.game import Game
from sabbat.games import charlatans

GAMES: dict[str, Game[Any]] = {game.name: game for game in (charlatans.GAME,)}

for each in GAMES.values():
    learn(each.vocabulary())
