"""A grand master: the trained network, and a look one step ahead wherever it is not quite sure."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.step_ahead import StepAhead
from sabbat.games.charlatans.bots.trained import Trained, likely
from sabbat.games.charlatans.state import Charlatans
from sabbat.games.charlatans.view import CharlatansView

WORLDS: Final = 16
TRUST: Final = 0.01  # of a match: by so much an answer must be better that the network takes for e times less likely


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
        found = likely(state, view.seat, asked, options)
        if len(found) == 1:
            return found[0][0]
        worlds = [GAME.imagine(view, rng) for _ in range(WORLDS)]
        worths = StepAhead(worlds, view.seat, rng.getrandbits(48)).worths([action for action, _ in found])
        best = max(range(len(found)), key=lambda place: worths[place] - TRUST * found[place][1])
        return found[best][0]
