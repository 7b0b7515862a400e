"""A grand master: the trained network, and in the last round every likely answer played to the end of the match."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.last_round import worths
from sabbat.games.charlatans.bots.trained import Trained, likely
from sabbat.games.charlatans.components import ROUNDS
from sabbat.games.charlatans.state import Charlatans
from sabbat.games.charlatans.view import CharlatansView

PLAYOUTS: Final = 256  # of all answers together
TRUST: Final = 0.01  # of a match: by so much an answer must be better that the network takes for e times less likely


class GrandMaster(Trained):
    """Single answers of earlier rounds are too nearly alike for playouts to tell them apart: docs/bots.md."""

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
        if len(found) == 1 or view.round < ROUNDS:
            return found[0][0]
        worlds = [GAME.imagine(view, rng) for _ in range(PLAYOUTS // len(found))]
        won = worths(worlds, view.seat, [action for action, _ in found], rng.getrandbits(48))
        best = max(range(len(found)), key=lambda place: won[place] - TRUST * found[place][1])
        return found[best][0]
