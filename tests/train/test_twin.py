"""The twin is the same game as the engine: state, legal actions and what is seen, after every answer of a match."""

from __future__ import annotations

import os

import pytest

pytest.importorskip("jax", reason="the twin needs sabbat[train]")

from sabbat.train.proof import prove  # only where JAX is there

FULL = os.environ.get("SABBAT_AUDIT") == "full"


@pytest.mark.audit
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_twin_is_the_same_game(seats: int) -> None:
    assert prove(400 if FULL else 8, seed=1, counts=[seats]) == []
