"""What PettingZoo and Gymnasium share: the spaces of a game and an observation in them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sabbat.engine.dense import dense_face
from sabbat.engine.game import Game
from sabbat.engine.quick_match import QuickMatch

NUMBERS = np.dtype(np.uint8)
FLAGS = np.dtype(np.int8)
array_of = np.frombuffer  # looked up once
Observation = dict[str, NDArray[Any]]  # "observation": uint8, "action_mask": int8


def observation_space(game: Game[Any], more_actions: int = 0) -> spaces.Dict:  # any game
    """The tensor and the mask. Adapters may have actions of their own behind the game's."""
    face = dense_face(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (face.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (face.step_count + more_actions,), np.int8),
        }
    )


def observe(match: QuickMatch, seat: int) -> Observation:
    """The tensor is the asker's own. The mask can only be read: what lies under it is shown again to others who are
    asked the same."""
    return match.observation(seat, array_of, NUMBERS, FLAGS)


def named(game: Game[Any], tensor: NDArray[Any]) -> dict[str, NDArray[Any]]:  # any game
    """The parts of a tensor by name, in their shapes: `named(game, observation)["bags"]`."""
    found, at = {}, 0
    for name, shape in game.layout:
        size = int(np.prod(shape))
        found[name] = tensor[at : at + size].reshape(shape)
        at += size
    return found


def seed_of(rng: np.random.Generator) -> int:
    """The seed of the next match."""
    return int(rng.integers(2**62))
