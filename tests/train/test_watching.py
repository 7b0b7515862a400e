"""What was watched is what the bot did: nothing that it could not do, and nothing of the others."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="networks need NumPy")

import numpy  # only where it is there

from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.features import SIZE
from sabbat.train.watching import watch_one


def test_every_answer_that_was_watched_was_legal_and_one_of_several() -> None:
    seen, legal, taken = watch_one(["sensible", "novice"], "sensible", number=1, seed=3)
    assert len(seen) == len(legal) == len(taken) > 50
    for row, packed, action in zip(seen, legal, taken, strict=True):
        allowed = numpy.unpackbits(packed, count=len(EVERY_ACTION))
        assert row.shape == (SIZE,)
        assert allowed[action]
        assert allowed.sum() > 1


def test_nobody_else_is_watched() -> None:
    both = watch_one(["sensible", "sensible"], "sensible", number=1, seed=3)
    assert watch_one(["sensible", "sensible"], "novice", number=1, seed=3) == ([], [], [])
    assert len(both[2]) > 100
