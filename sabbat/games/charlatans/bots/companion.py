"""Goes between novice and sensible: a charlatan who is ahead in points takes it easy."""

from sabbat.engine.fitting import Fitting
from sabbat.games.charlatans.bots.novice import Novice
from sabbat.games.charlatans.bots.sensible import Sensible
from sabbat.games.charlatans.view import CharlatansView


class Companion(Fitting):
    """By points."""

    weaker = Novice
    better = Sensible
    slack = 2.0

    def standings(self, view: CharlatansView) -> list[float]:
        return [player.points for player in view.players]
