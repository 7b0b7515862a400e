"""Whole matches as readable text, by witches who get somewhere, with and without a clock.

`SABBAT_GOLDEN=write ./test tests/du_balai/test_golden.py` writes them anew.
"""

from __future__ import annotations

from random import Random

import pytest

from sabbat.engine import Step
from sabbat.engine.options import OptionValue
from sabbat.games.du_balai import GAME
from tests.du_balai.witches import play_on
from tests.golden_matches import hold, story

MATCHES: dict[str, tuple[int, int, dict[str, OptionValue]]] = {
    "four-seats": (4, 0, {}),
    "two-seats-clock": (2, 1_000, {}),
    "six-seats-handicaps-clock": (6, 1_000, {"handicap_0": "novice5", "handicap_3": "expert", "handicap_5": "novice7"}),
}


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    seats, now, options = MATCHES[name]
    match = GAME.start(seats, seed=name, options=options)
    rng = Random(name)

    def next_step() -> Step:
        nonlocal now
        now += rng.randrange(20, 400) if now else 0
        return play_on(match, rng, now)

    hold(f"du_balai/{name}", story(match, options, next_step, timed=bool(now)))
