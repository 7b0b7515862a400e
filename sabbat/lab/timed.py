"""A match by the clock, without waiting for it: bots say how long they take, and time jumps to the next who answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.chance import Seeded
from sabbat.engine.decision import Decision
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.engine.progress import begin, pass_time, perform
from sabbat.engine.state import State

# Told of a decision: the state before it, the seat, the question, the legal answers and the one that is given.
Watch = Callable[[State, int, Decision[Any], Sequence[Action], Action], None]
BEGINS_AT = 1_000  # milliseconds; 0 would mean that there is no clock


def play_by_clock(
    game: Game[Any],
    bots: Sequence[Bot],
    seed: str,
    table_options: dict[str, OptionValue],
    watch: Watch | None = None,
) -> tuple[State, int]:
    """One match in place: how the table stands at its end and the number of actions. A bot thinks when it is asked, and
    answers later. `watch` is called for every decision, before it is carried out."""
    seats = len(bots)
    rngs = [Random(f"{seed}/bot/{seat}") for seat in range(seats)]
    play = begin(game, seats, table_options, Seeded(seed), BEGINS_AT)
    state: State = play.state
    planned: dict[int, tuple[int, int, Action]] = {}  # by seat: when, to which question, what
    actions = 0
    while state.outcome is None:
        for seat in range(seats):
            asked = state.asked[seat]
            if asked is None:
                planned.pop(seat, None)
            elif seat not in planned or planned[seat][1] != state.numbers[seat]:
                legal = asked.options(state, seat)
                view = game.view(state, seat)
                action = bots[seat].choose(view, asked, legal, rngs[seat])
                assert action in legal, f"{bots[seat].name} answers {action} to {asked}"
                after = bots[seat].delay(view, asked, rngs[seat]) or 0
                planned[seat] = (play.at + after, state.numbers[seat], action)
        at, _, seat = min((plan[0], plan[1], seat) for seat, plan in planned.items())
        closes = game.closes_at(state)
        if closes is not None and closes <= at:
            play.at = max(play.at, closes)
            pass_time(game, play)
            continue
        play.at = max(play.at, at)
        answer, question = planned.pop(seat)[2], state.asked[seat]
        if question is not None and question.check(state, seat, answer) is None:  # or things have changed: think again
            if watch is not None:
                watch(state, seat, question, question.options(state, seat), answer)
            perform(game, play, seat, answer)
            actions += 1
    return state, actions
