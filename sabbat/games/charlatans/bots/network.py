"""Two networks that were trained together (sabbat/train), on NumPy: one knows what to do, the other how the match will
end. Each is read once in a process."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from sabbat.games.charlatans.features import Numbers

DATA: Final = Path(__file__).parents[1] / "data"
WEIGHTS: Final = DATA / "trained.npz"
WORTH: Final = DATA / "worth.npz"


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


@cache
def network() -> Network:
    """A number for each action of the game: the more, the likelier."""
    return Network(WEIGHTS)


@cache
def judge() -> Network:
    """What the match will pay whoever is asked: 0.85 for the win, and up to 0.15 more or less for how clear it is."""
    return Network(WORTH)
