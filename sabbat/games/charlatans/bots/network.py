"""Networks that were trained (sabbat/train), on NumPy: some know what to do, another how the match will end. Each is
read once in a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from sabbat.games.charlatans.components import BLACK, GREEN
from sabbat.games.charlatans.features import Numbers
from sabbat.games.charlatans.state import Charlatans

DATA: Final = Path(__file__).parents[1] / "data"
WEIGHTS: Final = DATA / "trained.npz"
WORTH: Final = DATA / "worth.npz"
OWN: Final = {(4, 4): DATA / "trained_4.npz"}  # by seats and set, where there is one for nothing else


class Network:
    """Two hidden layers. A row of features, or many."""

    def __init__(self, path: Path) -> None:
        with np.load(path) as stored:
            self.weights = {name: stored[name].astype(np.float32) for name in stored.files}

    def think(self, seen: Numbers) -> Numbers:
        w = self.weights
        hidden = np.maximum(seen.astype(np.float32) @ w["w1"] + w["b1"], 0)
        hidden = np.maximum(hidden @ w["w2"] + w["b2"], 0)
        return hidden @ w["w3"] + w["b3"]


def network(state: Charlatans) -> Network:
    """A number for each action of the game: the more, the likelier."""
    return _read(OWN.get((len(state.players), set_of(state)), WEIGHTS))


def set_of(state: Charlatans) -> int:
    """1 to 4; 0 where the books are of several sets (CHA-40)."""
    first, *others = state.pages[GREEN:BLACK]
    return first if others.count(first) == len(others) else 0


def judge() -> Network:
    """What the match will pay whoever is asked: 0.85 for the win, and up to 0.15 more or less for how clear it is."""
    return _read(WORTH)


@cache
def _read(path: Path) -> Network:
    return Network(path)
