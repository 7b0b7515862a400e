"""One search for every game: imagine worlds that fit a view, play each option out in all of them, keep the better half.

Every option meets the same worlds with the same luck, so options are compared in pairs: what luck gives to one it gives
to the other. For the same view and seed the answer is the same, unless the budget is a time.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.game import Game
from sabbat.engine.play import Play
from sabbat.engine.policy import Policy
from sabbat.engine.progress import pass_time, perform
from sabbat.engine.state import State

Z95 = 1.959964
LEAST_WORLDS = 4  # that an option meets before it may be dropped
MOST_STEPS = 20_000  # answers in a playout; no match takes as many


class Estimate:
    """What an option is worth to its seat: the mean of its playouts with its 95 % interval, and how far it lies behind
    the best option in the worlds that both have met."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []
        self.behind = 0.0
        self.behind_error = 0.0  # half the width of the 95 % interval

    @property
    def playouts(self) -> int:
        return len(self.results)

    @property
    def value(self) -> float:
        return sum(self.results) / len(self.results) if self.results else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of `value`."""
        return Z95 * _standard_error(self.results)

    def __repr__(self) -> str:
        return f"{self.action} {self.value:.3f} ± {self.error:.3f} ({self.playouts})"


class Budget:
    """How long to search: playouts in all, milliseconds, or whichever ends first."""

    def __init__(self, playouts: int = 0, milliseconds: float = 0.0) -> None:
        if playouts <= 0 and milliseconds <= 0:
            raise ValueError("a budget needs playouts or milliseconds")
        self.playouts = playouts or 1_000_000
        self.milliseconds = milliseconds


def search(
    game: Game[Any],
    policy: Policy[Any],
    view: Any,  # any game's
    seat: Seat,
    options: list[Action],
    budget: Budget,
    seed: int | str,
) -> list[Estimate]:
    """Every option with what it is worth, the best first. Sequential halving: half of the options leave each round,
    and the rest meets more worlds."""
    found = [Estimate(option) for option in options]
    worlds = _Worlds(game, policy, view, seat, seed)
    ends = perf_counter() + budget.milliseconds / 1000.0 if budget.milliseconds else 0.0
    alive = list(found)
    rounds = max(1, (len(options) - 1).bit_length())
    left = budget.playouts
    for number in range(rounds):
        target = alive[0].playouts + max(LEAST_WORLDS, left // ((rounds - number) * len(alive)))
        while alive[0].playouts < target and left >= len(alive) and not (ends and perf_counter() > ends):
            at = alive[0].playouts
            until = min(target, at + max(1, min(left, policy.at_once) // len(alive)))
            reached = [worlds.play_out(world, branch.action) for world in range(at, until) for branch in alive]
            for place, worth in enumerate(policy.worths(reached, seat)):
                alive[place % len(alive)].results.append(worth)
            left -= len(reached)
        alive = sorted(alive, key=_by_value)[: max(2, (len(alive) + 1) // 2)]
    best = alive[0] if len(alive) == 1 else sorted(alive, key=_by_value)[0]
    for item in found:
        gaps = [best.results[at] - item.results[at] for at in range(item.playouts)]
        item.behind = sum(gaps) / len(gaps) if gaps else 0.0
        item.behind_error = Z95 * _standard_error(gaps)
    rest = sorted([item for item in found if item is not best], key=_by_depth)
    return [best, *rest]


def choose(estimates: list[Estimate], usual: Action, doubt: float) -> Action:
    """The best option; but what the player would usually do, unless the best is better by `doubt` standard errors."""
    for estimate in estimates:
        if estimate.action == usual:
            sure = estimate.behind > doubt * estimate.behind_error / Z95
            return estimates[0].action if sure else usual
    return estimates[0].action


class _Worlds:
    """Worlds that fit one view, each with luck of its own."""

    def __init__(self, game: Game[Any], policy: Policy[Any], view: Any, seat: Seat, seed: int | str) -> None:
        self.game = game
        self.policy = policy
        self.view = view
        self.seat = seat
        self.seed = seed
        self.imagined: list[State] = []

    def play_out(self, number: int, action: Action) -> State:
        """How this world ends if the seat begins with this action."""
        while len(self.imagined) <= number:
            rng = Random(f"{self.seed}/{len(self.imagined)}/world")
            state = self.game.imagine(self.view, rng)
            self.policy.settle(state, self.seat)
            self.imagined.append(state)
        begun = self.imagined[number]
        state = begun.clone()
        luck = Seeded(f"{self.seed}/{number}")
        play: Play[Any] = Play(state, Chance(luck, state.streams, False), False)
        perform(self.game, play, self.seat, action)
        play_on(self.game, self.policy, play, begun, luck)
        return state


def play_on(game: Game[Any], policy: Policy[Any], play: Play[Any], begun: State, luck: Seeded) -> None:
    """Everybody answers by the policy, in turns, until it says that this is enough."""
    state: State = play.state
    seats = len(state.asked)
    choices = Chance(luck, [0] * (len(state.streams) + 1), False)  # its last stream is past those of the match
    for _ in range(MOST_STEPS):
        if state.outcome is not None or policy.enough(state, begun):
            return
        answered = False
        for seat in range(seats):
            decision = state.asked[seat]
            if decision is not None and state.outcome is None:
                if answered and policy.enough(state, begun):
                    return
                perform(game, play, seat, policy.answer(state, seat, decision, choices))
                answered = True
        if not answered:
            due = game.closes_at(state)
            assert due is not None  # else the match would be over
            play.at = due
            pass_time(game, play)


def _standard_error(values: list[float]) -> float:
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


def _by_value(each: Estimate) -> float:
    return -each.value


def _by_depth(each: Estimate) -> tuple[int, float]:
    return -each.playouts, -each.value
