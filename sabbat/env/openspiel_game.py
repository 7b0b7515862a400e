"""OpenSpiel: seats answer one after another, and every draw is a chance node with its faces and weights.

load_game("charlatans", 3) is pyspiel's `sabbat_charlatans(players=3)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from sabbat.engine.dense import dense_face
from sabbat.engine.game import Game
from sabbat.engine.open_match import CHANCE, OVER, OpenMatch, open_match
from sabbat.games import GAMES

MOST_FACES = 512  # of one draw
PREFIX = "sabbat_"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
LUCK = int(pyspiel.PlayerId.CHANCE)
PLAYER = {CHANCE: LUCK, OVER: TERMINAL}  # where it is no seat


def load_game(game: str, seats: int | None = None) -> Any:  # pyspiel has no types
    """The game for OpenSpiel; `seats`: as many as can sit, where it is not said."""
    rules = GAMES[game]
    return pyspiel.load_game(PREFIX + game, {"players": seats or rules.most_seats})


def _type_of(rules: Game[Any]) -> Any:  # as above
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + rules.name,
        long_name=f"Sabbat: {rules.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if rules.together else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.most_seats,
        min_num_players=rules.fewest_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.most_seats},
    )


class SabbatGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the five, for OpenSpiel."""

    rules: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.seats = int((params or {}).get("players", self.rules.most_seats))
        info = pyspiel.GameInfo(
            num_distinct_actions=dense_face(self.rules).step_count,
            max_chance_outcomes=MOST_FACES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.together else 0.0,
            max_game_length=self.rules.longest * (1 if dense_face(self.rules).steps is None else 2),
        )
        super().__init__(_type_of(self.rules), info, params or {})

    def new_initial_state(self) -> SabbatState:
        return SabbatState(self, self.rules, open_match(self.rules, self.seats, {}))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        return SeatObserver(self.rules)


class SabbatState(pyspiel.State):  # type: ignore[misc]  # as above
    """A match whose luck is a player of its own."""

    def __init__(self, game: SabbatGame, rules: Game[Any], match: OpenMatch) -> None:
        super().__init__(game)
        self.rules = rules
        self.match = match
        self._player = PLAYER.get(match.to_move, match.to_move)  # pyspiel asks for it several times in each step

    def current_player(self) -> int:
        return self._player

    # pyspiel has the next two by itself, and asks the methods with an underscore for them. Whoever calls from Python
    # is answered here at once: the way through C++ and back would take longer than the rules do.
    def is_chance_node(self) -> bool:
        return self._player == LUCK

    def legal_actions(self, player: int | None = None) -> list[int]:
        to_move = self._player
        if to_move >= 0:
            return self.match.legal(to_move) if player is None or player == to_move else []
        return [face for face, _ in self.match.shares] if to_move == LUCK else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.match.shares

    def _apply_action(self, action: int) -> None:
        to_move = self.match.step(action)
        self._player = to_move if to_move >= 0 else PLAYER[to_move]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and self.match.draw is not None:
            return f"{self.match.draw.name}: {self.match.draw.faces[action]}"
        face = self.match.face
        return str(face.actions[action]) if face.steps is None else face.steps.names[action]

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def returns(self) -> list[float]:
        outcome = self.match.state.outcome
        return [0.0] * self.num_players() if outcome is None else list(self.rules.utilities(outcome))

    def __str__(self) -> str:
        return f"{self.rules.name}, {self.match.answers} answers"


class SeatObserver:
    """What a seat sees: one tensor, and its parts by name."""

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.tensor = np.zeros(dense_face(rules).size, np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in rules.layout:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SabbatState, player: int) -> None:
        np.copyto(self.tensor, np.frombuffer(state.match.tensor(player), np.uint8))

    def string_from(self, state: SabbatState, player: int) -> str:
        return state.match.tensor(player).hex()


def _register() -> None:
    for name in GAMES:
        own = type(f"Sabbat_{name}", (SabbatGame,), {"rules": GAMES[name]})
        pyspiel.register_game(_type_of(GAMES[name]), own)


_register()
