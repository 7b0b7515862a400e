"""One match of bots in place, with nothing between them and the rules."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from sabbat.engine.bot import Bot
from sabbat.engine.chance import Seeded
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.engine.progress import begin, perform
from sabbat.engine.state import Outcome, State
from sabbat.lab.timed import Watch, play_by_clock


def play_match(
    game: Game[Any], bots: Sequence[Bot], seed: str, table_options: dict[str, OptionValue]
) -> tuple[Outcome, int]:
    """One match: its outcome and the number of actions."""
    state, actions = play_through(game, bots, seed, table_options)
    assert state.outcome is not None
    return state.outcome, actions


def play_through(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    table_options: dict[str, OptionValue],
    watch: Watch | None = None,
) -> tuple[State, int]:
    """One match in place, by the clock where the game has one: how the table stands at its end and the number of
    actions. `watch` is called for every decision, before it is carried out."""
    way = play_by_clock if game.by_clock else _play_in_turns
    return way(game, bots, seed, table_options, watch)


def _play_in_turns(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    table_options: dict[str, OptionValue],
    watch: Watch | None,
) -> tuple[State, int]:
    """A bot with one option is not troubled.

    The seats answer in turns, one question each, so that nobody brews to the end before the others begin.
    """
    seats = len(bots)
    luck = Seeded(seed)
    rngs = [Random(f"{seed}/bot/{seat}") for seat in range(seats)]
    play = begin(game, seats, table_options, luck)
    state: State = play.state
    actions = 0
    while state.outcome is None:
        for seat in range(seats):
            asked = state.asked[seat]
            if asked is None:
                continue
            legal = asked.options(state, seat)
            action = legal[0]
            if len(legal) > 1:
                action = bots[seat].choose(game.view(state, seat), asked, legal, rngs[seat])
                assert action in legal, f"{bots[seat].name} answers {action} to {asked}"
            if watch is not None:
                watch(state, seat, asked, legal, action)
            perform(game, play, seat, action)
            actions += 1
    return state, actions
