"""Whole matches as readable text, with and without a clock. Half of the answers are right.

`SABBAT_GOLDEN=write ./test tests/sorcellerie/test_golden.py` writes them anew.
"""

from __future__ import annotations

from random import Random

import pytest

from sabbat.engine import CLOCK, Action, Match, Step, Tick
from sabbat.engine.options import OptionValue
from sabbat.games.sorcellerie import GAME
from sabbat.games.sorcellerie.actions import Say
from sabbat.games.sorcellerie.rules.racing import AwaitDice
from sabbat.games.sorcellerie.state import Sorcellerie, answer
from tests.golden_matches import hold, story

MATCHES: dict[str, tuple[int, int, dict[str, OptionValue]]] = {
    "three-seats": (3, 0, {}),
    "four-seats-clock-wide-band": (4, 1_000, {"tie_band": 80}),
    "two-seats-clock-experts": (2, 1_000, {"expert": True, "goal": "any_five", "tie_band": 0, "breath": 0}),
    "three-seats-slow": (3, 1_000, {"slow": 10, "breath": 0}),
}


def choose(match: Match, seat: int, rng: Random) -> Action:
    assert isinstance(match.state, Sorcellerie)
    options = match.options(seat)
    if len(options) > 1 and match.state.dice and rng.random() < 0.5:
        return Say(answer(match.state))
    return rng.choice(options)


def waits(match: Match, seat: int, rng: Random) -> bool:
    """Most wait for the dice."""
    return isinstance(match.pending[seat].decision, AwaitDice) and rng.random() < 0.9


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    seats, now, options = MATCHES[name]
    match = GAME.start(seats, seed=name, options=options)
    rng = Random(name)

    def next_step() -> Step | None:
        nonlocal now
        now += rng.randrange(5, 200) if now else 0
        seat = rng.choice(list(match.pending))
        if now and match.closes_at is not None and match.closes_at <= now:
            return match.submit(CLOCK, Tick())
        if now and waits(match, seat, rng):
            return None
        return match.submit(seat, choose(match, seat, rng), now or None)

    hold(f"sorcellerie/{name}", story(match, options, next_step, timed=bool(now)))
