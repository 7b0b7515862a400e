"""Many matches between named bots, on all cores, the same for the same seed whatever the number of workers.

Match k takes its luck from `seed/k`. The entries (the bots in the order given) move one seat on from match to match, so
each plays every seat equally often; results are told by entry, not by seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from os import cpu_count
from random import Random
from typing import Any

from sabbat.bots import check_bot, make
from sabbat.engine.bot import Bot
from sabbat.engine.chance import Chance, Seeded
from sabbat.engine.game import Game
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import perform, settle
from sabbat.engine.state import Outcome, State
from sabbat.games import GAMES
from sabbat.lab.talking import talking
from sabbat.lab.timed import play_timed_through

MOST_IN_A_BATCH = 25  # matches that a worker plays before it reports


@dataclass(frozen=True)
class MatchResult:
    """How one match ended, by entry."""

    number: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]  # entries; several share the win
    actions: int
    figures: dict[str, int] = field(default_factory=dict)  # what the game tells of a finished match


def run(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, OptionValue] | None = None,
    workers: int | None = None,
    talk: bool = False,
) -> Iterator[MatchResult]:
    """Plays the matches and yields each as it finishes: in order with one worker, by batches as they come with more.
    With `talk`, bots say what they like and hear each other.

    The names and options are looked at before anything is yielded: KeyError for a game and NoSuchBot for a bot that
    is not there, BadOptions for a table that cannot be laid.
    """
    agreed = GAMES[game].agree(len(seats), options or {})
    for name in seats:
        check_bot(game, name)
    play = partial(_play_batch, game, tuple(seats), seed, agreed, talk)
    workers = workers or cpu_count() or 1
    size = 1 if workers == 1 else max(1, min(MOST_IN_A_BATCH, games // (workers * 4)))
    batches = (range(start, min(start + size, games)) for start in range(0, games, size))
    if workers == 1:
        return (result for batch in batches for result in play(batch))
    return _in_processes(play, batches, workers)


def _in_processes(play: partial[list[MatchResult]], batches: Iterator[range], workers: int) -> Iterator[MatchResult]:
    """A few batches wait at any time, so that a worker never does; who looks no further ends the run."""
    with ProcessPoolExecutor(max_workers=workers) as pool:
        waiting: set[Future[list[MatchResult]]] = {pool.submit(play, batch) for batch in islice(batches, 2 * workers)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                waiting |= {pool.submit(play, batch) for batch in islice(batches, len(done))}
                for finished in done:
                    yield from finished.result()
        finally:
            for unfinished in waiting:
                unfinished.cancel()


def _play_batch(
    game: str, entries: tuple[str, ...], seed: int, options: dict[str, OptionValue], talk: bool, numbers: range
) -> list[MatchResult]:
    results: list[MatchResult] = []
    for number in numbers:
        bots = [make(game, name) for name in entries]  # anew: notes end with a match
        seated = talking(bots) if talk else bots
        results.append(_play_one(GAMES[game], seated, f"{seed}/{number}", options, number))
    return results


def _play_one(
    game: Game[Any], bots: Sequence[Bot], seed: str, options: dict[str, OptionValue], number: int
) -> MatchResult:
    count = len(bots)
    seated = [bots[(seat + number) % count] for seat in range(count)]
    through = play_timed_through if game.by_clock else play_through
    state, actions = through(game, seated, seed, options)
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
    )


def play_match(game: Game[Any], bots: Sequence[Bot], seed: str, options: dict[str, OptionValue]) -> tuple[Outcome, int]:
    """One match: its outcome and the number of actions."""
    state, actions = play_through(game, bots, seed, options)
    assert state.outcome is not None
    return state.outcome, actions


def play_through(game: Game[Any], bots: Sequence[Bot], seed: str, options: dict[str, OptionValue]) -> tuple[State, int]:
    """One match in place: how the table stands at its end and the number of actions. A bot with one option is not
    troubled.

    The seats answer in turns, one question each, so that nobody brews to the end before the others begin.
    """
    seats = len(bots)
    luck = Seeded(seed)
    rngs = [Random(f"{seed}/bot/{seat}") for seat in range(seats)]
    state: State = game.lay(seats, options)
    play: Play[Any] = Play(state, Chance(luck, state.streams, recording=False), heard=False)
    settle(game, play)
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
            perform(game, play, seat, action)
            actions += 1
    return state, actions
