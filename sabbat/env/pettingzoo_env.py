"""PettingZoo: every seat an agent, by turns (AEC, the faithful face) or all that are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import repeat
from secrets import randbits
from sys import maxsize
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from sabbat.engine.dense import dense_face
from sabbat.engine.quick_match import NOBODY, QuickMatch
from sabbat.env.spaces import FLAGS, NUMBERS, Observation, array_of, observation_space
from sabbat.env.spaces import observe as see
from sabbat.games import GAMES

Infos = dict[str, dict[str, Any]]  # PettingZoo's: whatever one likes to tell


def aec_env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> SabbatAEC:
    """By turns. `seats`: as many as can sit, where it is not said; `options`: the table's; BadOptions where they do not
    fit."""
    return SabbatAEC(game, seats, options)


def parallel_env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None) -> SabbatParallel:
    """All that are asked at once. The last action means "I am not asked"."""
    return SabbatParallel(game, seats, options)


class _Seats:
    """What both have in common."""

    metadata: ClassVar[dict[str, Any]] = {"name": "sabbat_v0", "render_modes": [], "is_parallelizable": False}
    more_actions: ClassVar[int] = 0

    def __init__(self, game: str, seats: int | None, options: Mapping[str, Any] | None) -> None:
        self.game = GAMES[game]
        self.metadata = {**self.metadata, "name": f"{game}_v0"}  # type: ignore[misc]  # each game has its own
        self.seat_count = seats or self.game.most_seats
        self.table_options = self.game.agree(self.seat_count, options or {})
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seat_count)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.render_mode = None
        self._observed = observation_space(self.game, self.more_actions)
        self._acted = {
            agent: spaces.Discrete(dense_face(self.game).step_count + self.more_actions)
            for agent in self.possible_agents
        }
        self._seed: int | None = None  # that was given last, and the matches since then
        self._matches = 0
        self.match: QuickMatch

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._acted[agent]

    def _lay(self, seed: int | None) -> None:
        if seed is not None or self._seed is None:
            self._seed = randbits(62) if seed is None else seed
            self._matches = 0
        self._matches += 1
        self.match = QuickMatch(self.game, self.seat_count, f"{self._seed}/{self._matches}", self.table_options)
        self.agents = self.possible_agents.copy()

    def render(self) -> None:
        """Nothing: `sabbat play` and the page draw."""

    def close(self) -> None:
        """Nothing is open."""


class SabbatAEC(_Seats, AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """One answer at a time: the seat that is asked, turn about. An illegal action raises IllegalAction."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._lay(seed)
        agents = self.agents
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: Infos = {agent: {} for agent in agents}
        self._seat = self.match.to_move  # of the agent that is to answer
        self.agent_selection = agents[self._seat]
        self._is_done = False

    def observe(self, agent: str) -> Observation:
        return see(self.match, self.seat_of[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Who is to answer, as long as somebody is: as PettingZoo's own, without a call for each."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # None where not asked for
        """What the agent that is to answer sees, and how it stands: until the end there is nothing else to tell."""
        agent = self.agent_selection
        if not self._is_done:
            seen = self.match.observation(self._seat, array_of, NUMBERS, FLAGS) if observe else None
            return seen, 0.0, False, False, self.infos[agent]
        return (
            see(self.match, self.seat_of[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        if self._is_done:
            self._was_dead_step(action)  # None, says PettingZoo, of who is done
            return
        assert action is not None
        seat = self.match.step(int(action))
        if seat == NOBODY:
            self._end()
        elif seat != self._seat:
            self._seat = seat
            self.agent_selection = self.possible_agents[seat]

    def _end(self) -> None:
        self._is_done = True
        worth = self.match.utilities
        for agent in self.agents:
            self.terminations[agent] = self.match.is_over
            self.truncations[agent] = not self.match.is_over
            self.rewards[agent] = worth[self.seat_of[agent]]
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class SabbatParallel(_Seats, ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # as above
    """Everybody that is asked answers. An answer whose question another answer has taken away is left out."""

    more_actions: ClassVar[int] = 1

    @property
    def not_asked(self) -> int:
        return dense_face(self.game).step_count

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._lay(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        match, agents = self.match, self.agents
        numbers = match.state.numbers.copy()
        asked = [decision is not None for decision in match.state.asked]
        infos: Infos = {agent: {} for agent in agents}
        for agent in agents:
            seat, action = self.seat_of[agent], int(actions[agent])
            if asked[seat] and action != self.not_asked and not match.is_over:
                if match.state.asked[seat] is not None and match.state.numbers[seat] == numbers[seat]:
                    match.answer(seat, action)
                else:
                    infos[agent]["too_late"] = True
        cut = not match.is_over and match.answers >= self.game.longest
        worth = match.utilities
        observations = self._observations()
        if match.is_over or cut:
            self.agents = []
        return (
            observations,
            {agent: worth[self.seat_of[agent]] for agent in agents},
            dict.fromkeys(agents, match.is_over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> dict[str, Observation]:
        found = {}
        for agent in self.agents:
            seen = see(self.match, self.seat_of[agent])
            waits = self.match.state.asked[self.seat_of[agent]] is None
            seen["action_mask"] = np.append(seen["action_mask"], np.int8(waits))
            found[agent] = seen
        return found
