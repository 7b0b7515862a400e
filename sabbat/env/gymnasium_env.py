"""Gymnasium: one seat, the others are bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from sabbat.bots import make
from sabbat.engine.dense import dense_face
from sabbat.engine.errors import IllegalAction
from sabbat.engine.quick_match import QuickMatch
from sabbat.env.spaces import Observation, observation_space, observe, seed_of
from sabbat.games import GAMES


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """`SeatEnv("charlatans", ("strong", "sensible", "random"))`: the agent sits at `seat`, the bots around it in order.

    The mask of legal actions is `observation["action_mask"]`. An illegal one ends the match with a reward of -1, and
    `info["refused"]` says why."""

    metadata = {"render_modes": []}  # noqa: RUF012  # Gymnasium calls it a field of each

    def __init__(
        self, game: str, bots: Sequence[str] = ("random",), seat: int = 0, options: Mapping[str, Any] | None = None
    ) -> None:
        self.game = GAMES[game]
        self.seat = seat
        self.bot_names = tuple(bots)
        self.table_options = self.game.agree(len(bots) + 1, options or {})
        self.observation_space: spaces.Dict = observation_space(self.game)  # type: ignore[assignment]  # of arrays by name
        self.action_space = spaces.Discrete(dense_face(self.game).step_count)
        self.render_mode = None
        self.match: QuickMatch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = seed_of(self.np_random)
        self.match = QuickMatch(self.game, len(self.bot_names) + 1, number, self.table_options)
        self._rng = Random(number)
        bots = [make(self.game.name, name) for name in self.bot_names]  # anew: notes end with a match
        self._bots = {(self.seat + 1 + place) % self.match.seats: bot for place, bot in enumerate(bots)}
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.match.answer(self.seat, int(action))
        except IllegalAction as refused:
            return self._seen(), -1.0, True, False, {"refused": str(refused)}
        self._let_bots_play()
        over = self.match.is_over
        cut = not over and self.match.answers >= self.game.longest
        return self._seen(), self.match.utilities[self.seat], over, cut, {}

    def _seen(self) -> Observation:
        seen = observe(self.match, self.seat)
        seen["action_mask"] = seen["action_mask"].copy()  # Gymnasium wants whatever is returned to be new
        return seen

    def _let_bots_play(self) -> None:
        match = self.match
        while match.to_move not in (self.seat, -1) and match.answers < self.game.longest:
            seat = match.to_move
            asked = match.state.asked[seat]
            assert asked is not None
            options = asked.options(match.state, seat)
            action = options[0]
            if len(options) > 1:
                action = self._bots[seat].choose(self.game.view(match.state, seat), asked, options, self._rng)
            match.play(seat, action)
