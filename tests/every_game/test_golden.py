"""Whole seeded matches as readable text. The diff of a golden match is the change of the rules: commit both together.

`SABBAT_GOLDEN=write ./test tests/every_game/test_golden.py` writes them anew.
"""

from __future__ import annotations

import json
from random import Random

import pytest

import sabbat
from sabbat.engine import Step
from tests.golden_matches import GOLDEN, hold, story

MATCHES = {
    f"{file.parent.name}/{name}": told
    for file in sorted(GOLDEN.glob("*/matches.json"))  # each game's own: seats and options by name
    for name, told in json.loads(file.read_text(encoding="utf-8")).items()
}


@pytest.mark.parametrize("name", sorted(MATCHES))
def test_the_match_goes_as_it_always_went(name: str) -> None:
    game, seats, options = name.partition("/")[0], MATCHES[name]["seats"], MATCHES[name]["options"]
    match = sabbat.GAMES[game].start(seats, seed=name, options=options)
    rng = Random(name)

    def play_on() -> Step:
        seat = rng.choice(list(match.pending))
        return match.submit(seat, rng.choice(match.options(seat)))

    hold(name, story(match, options, play_on))
