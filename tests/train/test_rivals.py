"""Training against others who do not learn."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("jax", reason="training needs sabbat[train]")

import jax  # only where it is there

from sabbat.train.imitating import imitate
from sabbat.train.network import TO_JUDGE, fresh, judged_by, save, save_all, warm
from sabbat.train.pots import GREEN
from sabbat.train.ppo import Rivals, begin, learn, learners_seat, no_momenta, roll_out
from sabbat.train.training import Plan, pay, train
from sabbat.train.versus import versus
from sabbat.train.watching import watch
from tests.audit import share

pytestmark = [
    pytest.mark.audit,
    pytest.mark.skipif(share() == 0, reason="minutes of compiling: ./audit trains"),
]


def test_only_the_learner_learns_where_there_are_rivals() -> None:
    play = begin(2, 48, jax.random.key(1))
    rivals = Rivals((fresh(2, 8), fresh(3, 8)), jax.numpy.array([0.5, 0.5]))
    _, lesson, *_ = roll_out(fresh(1, 8), play, jax.random.key(2), pay(1.0, 0.0, 0.9), 24, rivals)
    assert lesson.valid.any()
    assert (lesson.seat == learners_seat(48, 2))[lesson.valid].all()


def test_each_kind_of_rival_has_its_share_of_the_matches() -> None:
    still, hasty = fresh(2, 8), fresh(3, 8)
    taken = {}
    for name, rivals in {
        "still": Rivals((still,), jax.numpy.array([1.0])),
        "hasty": Rivals((hasty,), jax.numpy.array([1.0])),
        "both": Rivals((still, hasty), jax.numpy.array([0.5, 0.5])),
    }.items():
        play = begin(2, 240, jax.random.key(1))
        _, lesson, *_ = roll_out(fresh(1, 8), play, jax.random.key(2), pay(1.0, 0.0, 0.9), 24, rivals)
        taken[name] = lesson.action
    alike = {name: (taken["both"] == taken[name]).all(0) for name in ("still", "hasty")}
    assert (alike["still"] | alike["hasty"]).all()
    assert 60 < alike["still"].sum() < 180


def test_a_match_that_begins_anew_is_of_the_same_set() -> None:
    play = begin(2, 6, jax.random.key(1), (1, 4, 2, 4, 3, 4))
    play, _, _, _, ended = roll_out(fresh(1, 8), play, jax.random.key(2), pay(1.0, 0.0, 0.9), 600)
    assert ended[1] >= 6
    assert play.table.pages[:, GREEN].tolist() == [1, 4, 2, 4, 3, 4]


def test_who_strays_teaches_nothing_of_it() -> None:
    found = {}
    for astray in (0.0, 1.0):
        play = begin(2, 48, jax.random.key(1))
        _, lesson, *_ = roll_out(
            fresh(1, 8), play, jax.random.key(2), pay(1.0, 0.0, 0.9), 64, None, jax.numpy.float32(astray)
        )
        found[astray] = (lesson.seat == learners_seat(48, 2))[lesson.valid]
    assert found[0.0].any()
    assert not found[1.0].any()
    assert len(found[1.0])  # the other seat does not stray


def test_what_teaches_nothing_is_left_out_and_not_missed() -> None:
    rivals = Rivals((fresh(2, 8),), jax.numpy.array([1.0]))
    found = []
    for learns in (0.5, 1.0):  # one seat of two learns
        play = begin(2, 48, jax.random.key(1))
        weights = fresh(1, 8)
        _, *lesson, _ = roll_out(weights, play, jax.random.key(2), pay(1.0, 0.0, 0.9), 24, rivals)
        assert 0 < lesson[0].valid.mean() < 0.5
        one = jax.numpy.float32(1)
        weights, _, _ = learn(
            weights, no_momenta(weights), [tuple(lesson)], jax.random.key(3), one / 100, one, one, 1, 1, learns
        )
        found.append(weights)
    for name, value in found[0].items():
        assert jax.numpy.allclose(value, found[1][name], atol=1e-4), name


def test_where_only_the_judge_learns_the_answers_stay_the_same(tmp_path: Path) -> None:
    start = tmp_path / "start.npz"
    save_all(str(start), fresh(1, 8))
    plan = Plan({2: 48}, 16, 1, 2, 8, (1e-2, 1e-2), 0.9, (0.0, 0.0), begins=str(start), astray=0.1, judges=True)
    train(tmp_path, 1.0, 1, plan, say=lambda line: None)
    before, after = warm(start, 1.0), warm(tmp_path / "whole.npz", 1.0)
    assert all((before[name] == after[name]).all() for name in ("w1", "b1", "w2", "b2", "wp", "bp"))
    assert not all((before[name] == after[name]).all() for name in ("wv1", "wv2", "wv"))


def test_another_judge_is_taken_from_its_own_file(tmp_path: Path) -> None:
    acts, judges = fresh(1, 8), fresh(2, 8)
    save(str(tmp_path / "worth.npz"), judges, TO_JUDGE)
    found = judged_by(acts, tmp_path / "worth.npz")
    for name in ("w1", "b1", "w2", "b2", "wp", "bp"):
        assert (found[name] == acts[name]).all(), name
    for name in ("wv1", "bv1", "wv2", "bv2", "wv", "bv"):
        assert jax.numpy.allclose(found[name], judges[name], atol=1e-3), name


def test_two_meet_in_the_sets_that_are_wanted() -> None:
    found = versus(fresh(1, 8), fresh(2, 8), 2, 24, 1, (4, 1, 4))
    assert {name for name in found if name.startswith("set_")} == {"set_1", "set_4"}
    assert found["wins"] == pytest.approx((found["set_1"] + 2 * found["set_4"]) / 3, abs=0.1)


def test_an_imitation_does_more_and_more_what_was_watched(tmp_path: Path) -> None:
    watch(["novice", "novice"], "novice", games=40, seed=1, folder=tmp_path, workers=2)
    _, before = imitate(fresh(1, 64), tmp_path, passes=0, rate=0.0, seed=1)
    _, after = imitate(fresh(1, 64), tmp_path, passes=20, rate=3e-3, seed=1)
    assert after["agrees"] > before["agrees"] + 0.2


def test_how_well_it_imitates_is_told_by_set_and_question(tmp_path: Path) -> None:
    watch(["novice", "novice"], "novice", games=40, seed=1, folder=tmp_path, workers=2, sets=(2, 4))
    _, told = imitate(fresh(1, 64), tmp_path, passes=2, rate=3e-3, seed=1)
    assert set(told["by_set"]) == {2, 4}
    assert {number for sets in told["by_question"].values() for number in sets} == {2, 4}
    counts = [count for sets in told["by_question"].values() for count, _ in sets.values()]
    assert 0 < sum(counts) <= told["answers"] / 50 + 1
