"""PettingZoo's own suites, and what they do not ask."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import sabbat
from sabbat.engine import IllegalAction
from tests.every_game.matches import SAMPLE

pytest.importorskip("pettingzoo", reason="the extra `env` is not installed")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from sabbat.env.pettingzoo_env import SabbatAEC, aec_env, parallel_env
from sabbat.env.spaces import named

GAMES = sorted(sabbat.GAMES)
CYCLES = 20 if SAMPLE == 1 else 500
# An observation is a dictionary with a mask, as PettingZoo's own classic games have it; its suite remarks on that.
pytestmark = [
    pytest.mark.audit,
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def seat_counts(game: str) -> list[int]:
    rules = sabbat.game(game)
    every = list(range(rules.fewest_seats, rules.most_seats + 1))
    return every[:1] if SAMPLE == 1 else every


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_suite_for_turns(game: str) -> None:
    for seats in seat_counts(game):
        api_test(aec_env(game, seats), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_is_the_same_match(game: str) -> None:
    seed_test(lambda: aec_env(game, sabbat.game(game).fewest_seats), num_cycles=CYCLES)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_passes_the_suite_for_all_at_once(game: str) -> None:
    for seats in seat_counts(game):
        parallel_api_test(parallel_env(game, seats), num_cycles=CYCLES)


def play_out(env: SabbatAEC, rng: Random) -> dict[str, float]:
    """A match of random legal answers; what each agent got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(10_000):
        observation, reward, terminated, _, _ = env.last()
        got[agent] += reward
        env.step(None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return got


@pytest.mark.parametrize("game", GAMES)
def test_what_agents_get_in_all_is_what_the_match_was_worth(game: str) -> None:
    env = aec_env(game, 2)
    env.reset(seed=4)
    got = play_out(env, Random(4))
    assert env.match.is_over
    assert list(got.values()) == list(env.match.utilities)


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    env = aec_env("charlatans", 2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction) as refused:
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert refused.value.rule.startswith("CHA-")
    assert env.match.answers == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_mask_can_only_be_read_and_stays_as_it_is(game: str) -> None:
    """Some are shown again and again. Nobody can write into one, no later one changes it, and what it does not mark is
    refused."""
    env = aec_env(game, sabbat.game(game).fewest_seats)
    env.reset(seed=2)
    rng = Random(2)
    refused = 0
    kept = []
    for _ in range(120):
        if env.terminations[env.agent_selection]:
            break
        mask = env.last()[0]["action_mask"]
        legal, illegal = np.flatnonzero(mask), np.flatnonzero(mask == 0)
        with pytest.raises(ValueError, match="read-only"):
            mask[:] = 1
        with pytest.raises(ValueError, match="WRITEABLE"):
            mask.flags.writeable = True
        kept.append((mask, mask.tobytes()))
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == legal.tolist()
        answers = env.match.answers
        if illegal.size:
            with pytest.raises(IllegalAction):
                env.step(int(rng.choice(illegal)))
            refused += 1
        assert env.match.answers == answers
        env.step(int(rng.choice(legal)))
    assert refused > 0
    assert all(mask.tobytes() == as_seen for mask, as_seen in kept)


def test_a_match_longer_than_any_should_be_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(sabbat.game("charlatans")), "longest", 5)
    env = aec_env("charlatans", 2)
    env.reset(seed=3)
    rng = Random(3)
    for answers in range(5):
        assert not any(env.truncations.values()), answers
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"])))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_an_observation_has_names() -> None:
    env = aec_env("charlatans", 3, {"set": 2})
    env.reset(seed=1)
    parts = named(env.game, env.observe("seat_1")["observation"])
    assert parts["sits"].tolist() == [1, 1, 1, 0]
    assert parts["bags"].shape == (4, 18)
    assert parts["bags"][0].sum() == 9
    assert parts["pages"].tolist()[2] == 2
