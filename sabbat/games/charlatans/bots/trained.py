"""A trained charlatan: a network that has learnt from matches against itself (sabbat/train). NumPy alone."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import numpy as np

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.bots.answers import Options
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, question_of, seen_by
from sabbat.games.charlatans.bots.strong import Strong
from sabbat.games.charlatans.components import LAST_SPACE
from sabbat.games.charlatans.features import Numbers
from sabbat.games.charlatans.state import Charlatans
from sabbat.games.charlatans.view import CharlatansView, imagine_state

WEIGHTS: Final = Path(__file__).parents[1] / "data" / "trained.npz"
PLACE: Final = {action: place for place, action in enumerate(EVERY_ACTION)}


class Network:
    """Two hidden layers; logits for every action."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as stored:
            self.weights = {name: stored[name].astype(np.float32) for name in stored.files}

    def think(self, seen: Numbers) -> Numbers:
        w = self.weights
        hidden = np.maximum(seen.astype(np.float32) @ w["w1"] + w["b1"], 0)
        hidden = np.maximum(hidden @ w["w2"] + w["b2"], 0)
        return hidden @ w["wp"] + w["bp"]


@cache
def network() -> Network:
    """Read once in a process."""
    return Network(WEIGHTS)


class Trained(Bot):
    """The most likely answer of the network. What it has never met (waivers, test tubes), or hardly ever (a pot that is
    full), the strong one answers."""

    name: ClassVar[str] = "trained"

    def __init__(self) -> None:
        self.strong = Strong()

    def choose(
        self,
        view: CharlatansView,
        asked: Decision[Any],  # of this game
        options: Options,
        rng: Random,
    ) -> Action:
        assert view.seat is not None
        if view.tubes or view.waivers or question_of(asked) == NOT_ASKED:
            return self.strong.choose(view, asked, options, rng)
        state = imagine_state(view, rng)
        if state.players[view.seat].last_space >= LAST_SPACE:
            return self.strong.choose(view, asked, options, rng)
        return self.preferred(state, view.seat, asked, options)

    def preferred(self, state: Charlatans, seat: int, asked: Decision[Any], options: Options) -> Action:
        logits = network().think(seen_by(state, seat, asked))
        return max(options, key=lambda option: float(logits[PLACE[option]]))
