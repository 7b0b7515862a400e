"""Wherever batches are played, the matches are the same."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any

import pytest

from sabbat.lab import MatchResult, Plan, play_batch, run
from sabbat.lab.executors import NoSuchPlace, RayExecutor, executor_on

SEATS = ["novice", "random", "random"]


def on(executor: Executor, games: int = 12) -> list[MatchResult]:
    found = run("charlatans", SEATS, games, seed=5, workers=2, executor=executor)
    return sorted(found, key=lambda result: result.number)


def alone(games: int = 12) -> list[MatchResult]:
    return list(run("charlatans", SEATS, games, seed=5, workers=1))


def test_any_executor_plays_the_same_matches() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert on(threads) == alone()
        assert threads.submit(abs, -1).result() == 1  # it stays open: it is the caller's


def test_a_batch_is_played_by_its_numbers() -> None:
    plan = Plan("charlatans", tuple(SEATS), 5, {**_options()})
    assert play_batch(plan, (7, 3)) == [alone()[7], alone()[3]]


def _options() -> dict[str, Any]:
    from sabbat.games import GAMES

    return GAMES["charlatans"].agree(3, {})


def test_what_was_played_before_is_left_out() -> None:
    done = bytearray(12)
    done[0] = done[5] = 1
    left = list(run("charlatans", SEATS, 12, seed=5, workers=1, done=done))
    assert [result.number for result in left] == [1, 2, 3, 4, 6, 7, 8, 9, 10, 11]


def test_decisions_are_told_where_they_are_wanted() -> None:
    (result,) = run("charlatans", SEATS, 1, seed=5, workers=1, decisions=True)
    assert len(result.decisions) == result.actions
    assert {seat for seat, *_ in result.decisions} == {0, 1, 2}
    assert all(options >= 1 for _, _, options, _ in result.decisions)
    (timed,) = run("sorcellerie", ["novice", "novice"], 1, seed=5, workers=1, decisions=True)
    assert len(timed.decisions) == timed.actions


@pytest.mark.parametrize("place", ["moon://base", "ray", "dask://"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    with pytest.raises(NoSuchPlace, match="no place to play"), executor_on(place):
        pass


@pytest.fixture
def two_ray_nodes() -> Iterator[Any]:  # Ray has no types
    ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, logging_level="error", log_to_driver=False)
    yield ray, cluster
    ray.shutdown()
    cluster.shutdown()


@pytest.mark.audit
@pytest.mark.filterwarnings("ignore")
def test_two_ray_nodes_play_the_same_matches_and_one_of_them_may_die(two_ray_nodes: Any) -> None:
    ray, cluster = two_ray_nodes
    results = run("charlatans", SEATS, 60, seed=5, workers=2, executor=RayExecutor(ray))
    found = [next(results)]
    cluster.remove_node(next(iter(cluster.worker_nodes)))
    found += list(results)
    assert sorted(found, key=lambda result: result.number) == alone(60)


@pytest.mark.audit
@pytest.mark.filterwarnings("ignore")
def test_two_dask_workers_play_the_same_matches_and_one_of_them_may_die() -> None:
    distributed = pytest.importorskip("distributed", reason="the extra `dask` is not installed")
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        results = run("charlatans", SEATS, 60, seed=5, workers=2, executor=client.get_executor(retries=5, pure=False))
        found = [next(results)]
        next(iter(cluster.workers.values())).process.process.kill()
        found += list(results)
    assert sorted(found, key=lambda result: result.number) == alone(60)
