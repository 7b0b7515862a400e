"""The witches made of code, from weak to strong: the figures of each level.

`memory` says what they remember, `flyer` how they play, `spells` what they think of Black Magic.
"""

from math import exp

from sabbat.engine.bot import Bot
from sabbat.engine.fitting import Fitting
from sabbat.games.du_balai.bots.flyer import FlyerBot
from sabbat.games.du_balai.bots.memory import Mind
from sabbat.games.du_balai.view import DuBalaiView


class Novice(FlyerBot):
    """Looks long, mixes things up, and plays whatever card she has."""

    name = "novice"
    mind = Mind(a_die=950, misreads=0.06, forgets=0.2, longest_look=9_000)
    dares = 0.15
    thinks = 0.35


class Sensible(FlyerBot):
    """Remembers most of it, and plays her cards when they help."""

    name = "sensible"
    mind = Mind(a_die=700, misreads=0.025, forgets=0.1, longest_look=8_000)
    dares = 0.5
    thinks = 0.85


class Companion(Fitting):
    """Goes between the two: who is ahead on the track looks less closely. And the gentler its pace, the longer it looks
    at a die, the more it forgets, and the less it dares."""

    weaker = Novice
    better = Sensible
    slack = 1.0
    pace_per_step = 0.15
    paces = (-2.0, 1.2)

    def standings(self, view: DuBalaiView) -> list[float]:
        return [player.square for player in view.players]

    def level(self, view: DuBalaiView) -> Bot:
        bot = super().level(view)
        assert isinstance(bot, FlyerBot)
        bot.take_it_easy(exp(self.pace))
        return bot


class Strong(FlyerBot):
    """Reads nine dice in four seconds and slams the lid."""

    name = "strong"
    mind = Mind(a_die=450, misreads=0.008, forgets=0.03, longest_look=7_000)
    dares = 0.9
    thinks = 1.0


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Companion, Sensible, Strong)}
