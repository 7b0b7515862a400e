"""A grand master: the trained network, and a look one step ahead wherever it is not quite sure."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.step_ahead import StepAhead
from sabbat.games.charlatans.bots.trained import Trained
from sabbat.games.charlatans.state import Charlatans
from sabbat.games.charlatans.view import CharlatansView

WORLDS: Final = 16
SURE: Final = 8.0  # an answer e**8 times as likely as the next is given at once
MOST: Final = 5  # options that are weighed
BETTER: Final = 0.003  # of a match: less is noise, and the network's first thought stands


class GrandMaster(Trained):
    """Where several answers are likely, the one that leads to the best of what may come."""

    name: ClassVar[str] = "grand_master"

    def preferred(
        self,
        view: CharlatansView,
        state: Charlatans,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        assert view.seat is not None
        ranked = self.ranked(state, view.seat, asked, options)
        likely = [option for option, logit in ranked[:MOST] if logit > ranked[0][1] - SURE]
        if len(likely) == 1:
            return likely[0]
        worlds = [GAME.imagine(view, rng) for _ in range(WORLDS)]
        worths = StepAhead(worlds, view.seat, rng.getrandbits(48)).worths(likely)
        best = max(range(len(likely)), key=worths.__getitem__)
        return likely[best] if worths[best] > worths[0] + BETTER else likely[0]
