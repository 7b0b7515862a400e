"""What a balance report is made of: matches with what was offered, what was taken and how the seats stood.

Each luck is played as many times as there are seats, and every time the bots sit one seat further: so seats are
compared at equal skill, bots at equal luck, and what the luck alone decides can be seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from os import cpu_count
from typing import Any

from sabbat.bots import make
from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.options import OptionValue
from sabbat.engine.state import State
from sabbat.games import GAMES
from sabbat.lab.one_match import play_through
from sabbat.lab.tournament import Plan


@dataclass(frozen=True)
class Story:
    """One match, by seat."""

    luck: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int
    standings: dict[int, tuple[int, ...]]  # by round: how the seats stood at its last question
    offered: tuple[dict[str, int], ...]  # how often each seat could have taken a piece
    taken: tuple[dict[str, int], ...]  # and how often it did


def stories(plan: Plan, lucks: int, workers: int | None = None) -> Iterator[Story]:
    """`lucks` times as many matches as there are seats, in order."""
    play = partial(play_stories, plan)
    if (workers or cpu_count() or 1) == 1:
        for luck in range(lucks):
            yield from play(luck)
        return
    with ProcessPoolExecutor(max_workers=workers) as pool:
        for found in pool.map(play, range(lucks)):
            yield from found


def play_stories(plan: Plan, luck: int) -> list[Story]:
    """The matches of one luck."""
    return [play_story(plan, luck, further) for further in range(len(plan.entries))]


def play_story(plan: Plan, luck: int, further: int) -> Story:
    game, count = GAMES[plan.game], len(plan.entries)
    names = tuple(plan.entries[(seat + further) % count] for seat in range(count))
    table_options: dict[str, OptionValue] = {**plan.options}
    for name, values in game.report_options.items():
        table_options[name] = values[luck % len(values)]
    offered: list[Counter[str]] = [Counter() for _ in names]
    taken: list[Counter[str]] = [Counter() for _ in names]
    standings: dict[int, tuple[int, ...]] = {}

    def watch(state: State, seat: int, asked: Decision[Any], legal: Sequence[Action], action: Action) -> None:
        at, stand = game.standing(state)
        if stand:
            standings[at] = stand
        taken[seat].update(game.taken(state, seat, action))
        for piece in {piece for option in legal for piece in game.taken(state, seat, option)}:
            offered[seat][piece] += 1

    bots = [make(plan.game, name) for name in names]
    state, actions = play_through(game, bots, f"{plan.seed}/{luck}", table_options, watch)
    outcome = state.outcome
    assert outcome is not None
    return Story(
        luck,
        names,
        outcome.scores,
        outcome.winners,
        actions,
        standings,
        tuple(dict(counts) for counts in offered),
        tuple(dict(counts) for counts in taken),
    )
