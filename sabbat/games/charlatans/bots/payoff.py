"""What a match pays, in training and wherever a bot plays one to its end in its mind: the win, and how clear it is."""

from __future__ import annotations

from math import tanh
from typing import Final

from sabbat.engine.actions import Seat
from sabbat.games.charlatans.state import Charlatans

WIN: Final = 0.85
CLEAR: Final = 0.15
CLOSE_CALL: Final = 15.0  # points between a narrow win and a clear one


def paid(state: Charlatans, seat: Seat) -> float:
    """From -0.15 to 1, for a match that is over."""
    outcome = state.outcome
    assert outcome is not None
    best = max(score for other, score in enumerate(outcome.scores) if other != seat)
    share = (seat in outcome.winners) / len(outcome.winners)
    return WIN * share + CLEAR * tanh((outcome.scores[seat] - best) / CLOSE_CALL)
