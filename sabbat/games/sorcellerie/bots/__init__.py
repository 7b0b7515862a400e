"""The callers made of code, from weak to strong. `caller` is how they all play, and says what the figures mean."""

from math import exp, log
from random import Random
from typing import Any, Final

from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.fitting import Fitting
from sabbat.games.sorcellerie.bots.caller import CallerBot, Manner
from sabbat.games.sorcellerie.rules.racing import AwaitDice, BeFirst
from sabbat.games.sorcellerie.view import SorcellerieView

GENTLY: Final = 1.5  # as many times slower, while all have as many cards
PER_CARD: Final = 2.5  # slower again for each card ahead, quicker for each behind
QUICKEST: Final = 0.6  # never quicker than this share of the level's time


class Novice(CallerBot):
    """A child of six at the family table: slow, often wrong, sometimes too eager."""

    name = "novice"
    manner = Manner(
        quickest=700, median=1700, spread=0.5, slower_for_least=500, slower_for_two=700, errs=0.2, jumps=0.05
    )


class Sensible(CallerBot):
    """An adult who has played a few times."""

    name = "sensible"
    manner = Manner(
        quickest=600, median=1300, spread=0.45, slower_for_least=350, slower_for_two=500, errs=0.09, jumps=0.02
    )


class Companion(Fitting):
    """Goes between the two, and takes more time for each card ahead: whoever is at the table has her share."""

    weaker = Novice
    better = Sensible
    pace_per_step = log(PER_CARD)  # so the next match begins where this one ended
    paces = (-1.2, 1.6)

    def standings(self, view: SorcellerieView) -> list[float]:
        return [len(player.won) for player in view.players]

    def delay(self, view: SorcellerieView, asked: Decision[Any], rng: Random) -> int | None:  # of this game
        time = super().delay(view, asked, rng)
        if time is None or isinstance(asked, AwaitDice) or not isinstance(asked, BeFirst):
            return time
        slower: float = GENTLY * exp(self.pace) * PER_CARD ** self.lead(view)
        return round(time * max(QUICKEST, slower))


class Strong(CallerBot):
    """The one nobody wants to play against."""

    name = "strong"
    manner = Manner(
        quickest=500, median=1050, spread=0.4, slower_for_least=200, slower_for_two=300, errs=0.03, jumps=0.005
    )


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (Novice, Companion, Sensible, Strong)}
