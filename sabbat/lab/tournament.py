"""Many matches between named bots, on all cores, the same for the same seed whatever the number of workers.

Match k takes its luck from `seed/k`. The entries (the bots in the order given) move one seat on from match to match, so
each plays every seat equally often; results are told by entry, not by seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from os import cpu_count
from time import perf_counter
from typing import Any

from sabbat.bots import check_bot, make
from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.options import OptionValue
from sabbat.engine.state import State
from sabbat.games import GAMES
from sabbat.lab.one_match import play_through
from sabbat.lab.talking import talking

MOST_IN_A_BATCH = 25  # matches that a worker plays before it reports
Decided = tuple[int, str, int, int]  # seat, kind of question, how many options, the number of the answer


@dataclass(frozen=True)
class MatchResult:
    """How one match ended, by entry."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # entries; several share the win
    actions: int
    figures: dict[str, int] = field(default_factory=dict)  # what the game tells of a finished match
    seconds: float = field(default=0.0, compare=False)  # how long it took: no part of what happened
    decisions: tuple[Decided, ...] = ()  # where they were asked for


@dataclass(frozen=True)
class Plan:
    """What is played, as plain values: whoever gets a plan and a number, on whatever machine, plays the same match."""

    game: str
    entries: tuple[str, ...]  # bots by name
    seed: int
    options: dict[str, OptionValue]  # complete
    talk: bool = False
    decisions: bool = False  # tell every decision, too


def run(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    talk: bool = False,
    executor: Executor | None = None,
    done: Sequence[int] = b"",
    decisions: bool = False,
) -> Iterator[MatchResult]:
    """Plays the matches and yields each as it finishes: in order with one worker, by batches as they come with more.
    With `talk`, bots say what they like and hear each other.

    `executor`: where batches are played, with so many `workers`; without one, in processes of this machine. `done`: a
    byte or number for each match, not 0 where it was played before and is left out. The names and options are looked at
    before anything is yielded: KeyError for a game and NoSuchBot for a bot that is not there, BadOptions for a table
    that cannot be laid.
    """
    agreed = GAMES[game].agree(len(seats), options or {})
    for name in seats:
        check_bot(game, name)
    plan = Plan(game, tuple(seats), seed, agreed, talk, decisions)
    workers = workers or cpu_count() or 1
    alone = workers == 1 and executor is None
    batches = _batches(games, 1 if alone else max(1, min(MOST_IN_A_BATCH, games // (workers * 4))), done)
    if alone:
        return (result for batch in batches for result in play_batch(plan, batch))
    return _in_batches(plan, batches, executor or ProcessPoolExecutor(max_workers=workers), workers, executor is None)


def _batches(games: int, size: int, done: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for start in range(0, games, size):
        batch = tuple(n for n in range(start, min(start + size, games)) if n >= len(done) or not done[n])
        if batch:
            yield batch


def _in_batches(
    plan: Plan, batches: Iterator[tuple[int, ...]], executor: Executor, workers: int, ours: bool
) -> Iterator[MatchResult]:
    """A few batches wait at any time, so that a worker never does; who looks no further ends the run."""
    waiting = {executor.submit(play_batch, plan, batch) for batch in islice(batches, 2 * workers)}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {executor.submit(play_batch, plan, batch) for batch in islice(batches, len(done))}
            for finished in done:
                yield from finished.result()
    finally:
        for unfinished in waiting:
            unfinished.cancel()
        if ours:
            executor.shutdown()


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[MatchResult]:
    """The matches of a plan with these numbers: what any machine can be asked for."""
    results: list[MatchResult] = []
    for number in numbers:
        bots = [make(plan.game, name) for name in plan.entries]  # anew: notes end with a match
        results.append(_play_one(plan, talking(bots) if plan.talk else bots, number))
    return results


def _play_one(plan: Plan, bots: Sequence[Bot], number: int) -> MatchResult:
    game, count = GAMES[plan.game], len(bots)
    seated = [bots[(seat + number) % count] for seat in range(count)]
    told: list[Decided] = []

    def tell(state: State, seat: int, asked: Decision[Any], legal: Sequence[Action], action: Action) -> None:
        told.append((seat, type(asked).__name__, len(legal), game.number(action)))

    started = perf_counter()
    watch = tell if plan.decisions else None
    state, actions = play_through(game, seated, f"{plan.seed}/{number}", plan.options, watch)
    outcome = state.outcome
    assert outcome is not None
    by_entry = [(entry - number) % count for entry in range(count)]  # the seat of each entry
    return MatchResult(
        number,
        tuple(outcome.scores[seat] for seat in by_entry),
        tuple(outcome.ranks[seat] for seat in by_entry),
        tuple(entry for entry, seat in enumerate(by_entry) if seat in outcome.winners),
        actions,
        game.figures(state),
        perf_counter() - started,
        tuple(told),
    )
