"""How fast the environments are, beside PettingZoo's and OpenSpiel's own: one process, one run.

python -m sabbat.lab.env_speed SECONDS     prints steps per second of processor time as JSON
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

import sabbat
from sabbat.engine import Action, Match
from sabbat.lab.speed import rate

ROUNDS = 5  # everything is measured this often
MATCHES = 40  # different ones, played again and again
Step = Callable[[int], int]  # one match by its number: how many steps it took

# Who answers, and how, is settled before the clock runs: looking through a mask for a legal answer, or drawing one of
# many faces, is the player's work and not the environment's. What a player looks at, each step still makes.


def engine_steps(game: str) -> Step:
    """The engine's own: `Match` with options, submit, events and record."""
    rules = sabbat.game(game)

    def chosen(number: int) -> list[tuple[int, Action]]:
        rng = Random(number)
        match: Match = rules.start(rules.fewest_seats, number)
        while match.outcome is None:
            seat = next(iter(match.pending))
            match.submit(seat, rng.choice(match.options(seat)))
        return [(entry.seat, entry.action) for entry in match.entries]

    matches = [chosen(number) for number in range(MATCHES)]

    def play(number: int) -> int:
        answers = matches[number % MATCHES]
        match: Match = rules.start(rules.fewest_seats, number % MATCHES)
        for seat, action in answers:
            match.options(seat)
            match.submit(seat, action)
        assert match.outcome is not None
        return len(answers)

    return play


def aec_steps(env: Any) -> Step:  # anybody's AEC environment
    """Random legal answers, with observation and mask at every step."""

    def chosen(number: int) -> list[int]:
        rng = Random(number)
        env.reset(seed=number)
        answers: list[int] = []
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            answers.append(int(rng.choice(observation["action_mask"].nonzero()[0])))
            env.step(answers[-1])
        return answers

    matches = [chosen(number) for number in range(MATCHES)]

    def play(number: int) -> int:
        answers = matches[number % MATCHES]
        coming = iter(answers)
        env.reset(seed=number % MATCHES)
        for _ in env.agent_iter():
            _, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(next(coming))
        assert next(coming, None) is None, "the same seed and the same answers are the same match"
        return len(answers)

    return play


def open_spiel_steps(game: Any) -> Step:  # anybody's OpenSpiel game
    """Random answers and random luck; a chance node counts as a step, as it does there."""

    def chosen(number: int) -> list[int]:
        rng = Random(number)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                faces, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(faces, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        return list(state.history())

    matches = [chosen(number) for number in range(MATCHES)]

    def play(number: int) -> int:
        answers = matches[number % MATCHES]
        state = game.new_initial_state()
        for answer in answers:
            if state.is_chance_node():
                state.chance_outcomes()
            else:
                state.legal_actions()
            state.apply_action(answer)
        assert state.is_terminal()
        return len(answers)

    return play


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """Steps per second of processor time: by game what engine and adapters do, then the peers that are installed.

    All take turns, so that a slow moment of the machine hurts all alike; the median counts."""
    work: dict[tuple[str, str], Step] = {}
    for game in sabbat.GAMES:
        seats = sabbat.game(game).fewest_seats
        work[game, "engine"] = engine_steps(game)
        if find_spec("pettingzoo"):
            work[game, "aec"] = aec_steps(_own("pettingzoo_env").aec_env(game, seats))
        if find_spec("pyspiel"):
            work[game, "openspiel"] = open_spiel_steps(_own("openspiel_game").load_game(game, seats))
    for name, step in _peers().items():
        work["peers", name] = step
    rates: dict[tuple[str, str], list[float]] = {what: [] for what in work}
    for _ in range(ROUNDS):
        for what, step in work.items():
            rates[what].append(rate(step, seconds / ROUNDS, process_time)[0])
    found: dict[str, dict[str, float]] = {}
    for (whose, name), measured in rates.items():
        found.setdefault(whose, {})[name] = median(measured)
    found.setdefault("peers", {})
    return found


def _own(module: str) -> Any:  # adapters need extras: they are loaded where those are there
    return import_module(f"sabbat.env.{module}")


def _peers() -> dict[str, Step]:
    found: dict[str, Step] = {}
    for name in ("connect_four_v3", "texas_holdem_v4"):
        try:
            peer = import_module(f"pettingzoo.classic.{name}").env()
        except Exception:  # PettingZoo says by an error of its own that a game's packages are missing
            continue
        found[f"PettingZoo {name}"] = aec_steps(peer)
    if find_spec("pyspiel"):
        import pyspiel

        for name in ("block_dominoes", "kuhn_poker", "liars_poker", "team_dominoes", "tic_tac_toe"):
            import_module(f"open_spiel.python.games.{name}")
            found[f"OpenSpiel python_{name}"] = open_spiel_steps(pyspiel.load_game(f"python_{name}"))
    return found


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
