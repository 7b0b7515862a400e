"""What was watched is what the bot did: nothing that it could not do, and nothing of the others."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="networks need NumPy")

from sabbat.engine.chance import Seeded  # only where it is there
from sabbat.engine.progress import begin, perform
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.train.watching import watch_one


def test_what_was_watched_is_the_match_and_says_who_had_a_choice() -> None:
    match = watch_one(["sensible", "novice"], "sensible", number=1, seed=3)  # turned: the second seat is sensible
    play = begin(GAME, match.seats, GAME.agree(match.seats, {"set": match.set}), Seeded(match.luck))
    state = play.state
    for seat, what, wanted in zip(match.who, match.what, match.wanted, strict=True):
        asked = state.asked[seat]
        assert asked is not None
        options = asked.options(state, seat)
        assert EVERY_ACTION[what] in options
        assert wanted == (seat == 1 and len(options) > 1)
        perform(GAME, play, seat, EVERY_ACTION[what])
    assert state.outcome is not None
    assert sum(match.wanted) > 50


def test_nobody_else_is_watched() -> None:
    assert sum(watch_one(["sensible", "sensible"], "sensible", number=1, seed=3).wanted) > 100
    assert not any(watch_one(["sensible", "sensible"], "novice", number=1, seed=3).wanted)
