"""Gymnasium's own checker, and a seat among bots."""

from __future__ import annotations

import numpy as np
import pytest

import sabbat

pytest.importorskip("gymnasium", reason="the extra `env` is not installed")

from gymnasium.utils.env_checker import check_env

from sabbat.env.gymnasium_env import SeatEnv


@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_every_game_passes_the_checker(game: str) -> None:
    bots = ["random"] * (sabbat.game(game).fewest_seats - 1)
    check_env(SeatEnv(game, bots), skip_render_check=True)


@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_a_seat_plays_among_bots_to_the_end(game: str) -> None:
    rules = sabbat.game(game)
    env = SeatEnv(game, ["novice"] * rules.fewest_seats, seat=1)
    observation, _ = env.reset(seed=2)
    for _ in range(rules.longest):
        legal = np.flatnonzero(observation["action_mask"])
        observation, reward, terminated, truncated, info = env.step(legal[len(legal) // 2])
        if terminated or truncated:
            break
    assert terminated
    assert not info
    assert reward == env.match.utilities[1]


def test_an_illegal_action_ends_the_match_and_says_why() -> None:
    env = SeatEnv("charlatans")
    observation, _ = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert (reward, terminated) == (-1.0, True)
    assert info["refused"].startswith("CHA-")
