"""Any game, at any seat count, with any options, at any moment of a random match."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

import sabbat
from sabbat.engine import CLOCK, Game, Match, Step, Tick
from sabbat.engine.options import OptionValue

SAMPLE = 1 if os.environ.get("SABBAT_AUDIT") != "full" else 25  # how many times more ./audit looks


@st.composite
def settings_of(draw: st.DrawFn, game: Game[Any]) -> tuple[int, dict[str, OptionValue]]:
    """A seat count and table options; unusual options come up as often as usual ones."""
    seats = draw(st.integers(game.fewest_seats, game.most_seats))
    options = {option.name: draw(st.sampled_from(option.values)) for option in game.table_options}
    return seats, options


@st.composite
def openings(draw: st.DrawFn) -> Match:
    """A match that has just begun."""
    game = sabbat.GAMES[draw(st.sampled_from(sorted(sabbat.GAMES)))]
    seats, options = draw(settings_of(game))
    return game.start(seats, seed=draw(st.integers(0, 2**32)), options=options)


@st.composite
def moments(draw: st.DrawFn) -> Match:
    """A match that has gone on for a while."""
    match = draw(openings())
    rng = Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 250))):
        if match.outcome is not None:
            break
        play_on(match, rng)
    return match


def play_on(match: Match, rng: Random) -> Step:
    """One random answer of a random seat that is asked."""
    seat = rng.choice(list(match.pending))
    return match.submit(seat, rng.choice(match.options(seat)))


def played_by_the_clock(match: Match, rng: Random) -> Iterator[Step]:
    """The same with a moment for each answer; windows of time close in between."""
    now = 1_000
    for _ in range(10_000):
        if match.outcome is not None:
            return
        now += rng.randrange(30, 700)
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
