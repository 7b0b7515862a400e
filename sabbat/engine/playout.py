"""Random matches in place, as fast as it goes: no clone, no events, no record."""

from __future__ import annotations

from typing import Any, cast

from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.engine.progress import answer, begin
from sabbat.engine.state import State


def play_out(game: Game[Any], seats: int, seed: int | str, table_options: dict[str, OptionValue]) -> int:
    """Plays one match with evenly random answers; the number of actions."""
    luck = Seeded(seed)
    play = begin(game, seats, table_options, luck)
    state: State = play.state
    choices = Chance(luck, [0] * (seats + 2), recording=False)  # a stream of its own, past the seats' and the table's
    actions = 0
    seat = 0
    asked = cast("list[object]", state.asked)  # compiled, a Decision would be looked at more closely than needed
    while state.outcome is None:
        while asked[seat] is None:
            seat = seat + 1 if seat + 1 < seats else 0
        decision = state.asked[seat]
        assert decision is not None
        answer(game, play, decision, seat, decision.pick(state, seat, choices))
        actions += 1
    return actions
