"""A novice at the family table."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games.charlatans.actions import Buy
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.sensible import Sensible
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.view import CharlatansView

FEELS_SAFE: Final = 0.25
MOOD: Final = 0.12  # how much that feeling varies
SLIPS: Final = 0.15  # how often an answer other than to brewing is just a guess


class Novice(Sensible):
    """Draws while it feels safe, which is never quite the same; buys what it likes today; sometimes errs."""

    name: ClassVar[str] = "novice"

    def choose(
        self,
        view: CharlatansView,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        if not isinstance(asked, DrawOrStop) and rng.random() < SLIPS:
            return rng.choice(options)
        return super().choose(view, asked, options, rng)

    def bearable(self, view: CharlatansView, rng: Random) -> float:
        return rng.gauss(FEELS_SAFE, MOOD)

    def buy_chips(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """One of the dearer baskets, whichever."""
        prices = view.prices

        def cost(action: Action) -> int:
            return sum([prices[chip.text] for chip in action.chips]) if isinstance(action, Buy) else 0

        dearest = max([cost(action) for action in options])
        return rng.choice([action for action in options if cost(action) >= dearest - 3])
