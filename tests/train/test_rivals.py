"""Training against others who do not learn."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("jax", reason="training needs sabbat[train]")

import jax  # only where it is there

from sabbat.train.imitating import imitate
from sabbat.train.network import fresh
from sabbat.train.ppo import Rivals, begin, learners_seat, roll_out
from sabbat.train.training import pay
from sabbat.train.watching import watch

pytestmark = pytest.mark.audit


def test_only_the_learner_learns_where_there_are_rivals() -> None:
    play = begin(2, 16, jax.random.key(1))
    rivals = Rivals(fresh(2, 8), jax.numpy.float32(1.0))
    _, lesson, *_ = roll_out(fresh(1, 8), play, jax.random.key(2), pay(1.0, 0.0, 0.9), 24, rivals)
    assert lesson.valid.any()
    assert (lesson.seat == learners_seat(16, 2))[lesson.valid].all()


def test_an_imitation_does_more_and_more_what_was_watched(tmp_path: Path) -> None:
    watch(["novice", "novice"], "novice", games=40, seed=1, folder=tmp_path, workers=2)
    _, before = imitate(fresh(1, 64), tmp_path, passes=0, rate=0.0, seed=1)
    _, after = imitate(fresh(1, 64), tmp_path, passes=20, rate=3e-3, seed=1)
    assert after["agrees"] > before["agrees"] + 0.2
