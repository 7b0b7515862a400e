"""Goes between novice and sensible: a witch with more in her Demon Circle than the others takes it easy."""

from sabbat.engine.fitting import Fitting
from sabbat.games.bal_des_chaudrons.bots.novice import Novice
from sabbat.games.bal_des_chaudrons.bots.sensible import Sensible
from sabbat.games.bal_des_chaudrons.view import BalView


class Companion(Fitting):
    """By what lies in the Circles (BAL-27)."""

    weaker = Novice
    better = Sensible

    def standings(self, view: BalView) -> list[float]:
        return [sum(witch.circle.values()) for witch in view.witches]
