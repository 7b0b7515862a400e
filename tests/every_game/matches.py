"""Random answers: one, or a whole match of them, with or without a clock."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from sabbat.engine import CLOCK, Match, Step, Tick
from tests.audit import amount

SAMPLE = amount(1, 25, "times the usual examples")  # how many times more ./audit looks


def play_on(match: Match, rng: Random) -> Step:
    """One random answer of a random seat that is asked."""
    seat = rng.choice(list(match.pending))
    return match.submit(seat, rng.choice(match.options(seat)))


def played_by_the_clock(match: Match, rng: Random, pauses: Sequence[int] = range(30, 700)) -> Iterator[Step]:
    """The same with a moment for each answer; windows of time close in between."""
    now = 1_000
    for _ in range(10_000):
        if match.outcome is not None:
            return
        now += rng.choice(pauses)
        if match.closes_at is not None and match.closes_at <= now:
            yield match.submit(CLOCK, Tick())
        else:
            seat = rng.choice(list(match.pending))
            yield match.submit(seat, rng.choice(match.options(seat)), now)
    raise AssertionError("this match does not end")


def played(match: Match, rng: Random) -> Iterator[Step]:
    """Random answers to the end; more than 5,000 of them mean that a match does not end."""
    for _ in range(5_000):
        if match.outcome is not None:
            return
        yield play_on(match, rng)
    raise AssertionError("this match does not end")
