"""Where batches are played, by name: this machine's processes, or a cluster.

ray://HOST:PORT    a Ray cluster by its client port; ray://local starts one here     (extra: ray)
dask://HOST:PORT   a Dask scheduler; dask://local starts one here                    (extra: dask)

Both play a batch again elsewhere when its machine dies: a lost node costs its running batches and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
LOCAL = "local"


class NoSuchPlace(ValueError):
    """Matches cannot be played there; the message says why, for people."""


@contextmanager
def executor_on(place: str) -> Iterator[tuple[Executor, int]]:
    """An executor for that place and how many workers it has. NoSuchPlace where there is none."""
    kind, _, address = place.partition("://")
    opened = {"ray": _on_ray, "dask": _on_dask}.get(kind)
    if opened is None or not address:
        raise NoSuchPlace(f"{place!r} is no place to play: say ray://HOST:PORT, dask://HOST:PORT, ray://local …")
    try:
        with opened(address) as found:
            yield found
    except ImportError as missing:
        raise NoSuchPlace(f"{place} needs a package that is not installed: pip install sabbat[{kind}]") from missing
    except (ConnectionError, TimeoutError, OSError) as error:
        raise NoSuchPlace(f"nobody answers at {place}: {error}") from error


class RayExecutor(Executor):
    """Ray's tasks as futures. A task whose node dies is run again by Ray."""

    def __init__(self, ray: Any) -> None:  # the module, which has no types
        self._ray = ray
        self._remote: dict[Any, Any] = {}

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        if fn not in self._remote:
            self._remote[fn] = self._ray.remote(max_retries=5)(fn)
        future: Future[T] = self._remote[fn].remote(*args, **kwargs).future()
        return future


@contextmanager
def _on_ray(address: str) -> Iterator[tuple[Executor, int]]:
    import ray

    where = {} if address == LOCAL else {"address": f"ray://{address}"}
    ray.init(**where, logging_level="warning", log_to_driver=False)
    try:
        yield RayExecutor(ray), int(ray.cluster_resources().get("CPU", 1))
    finally:
        ray.shutdown()


@contextmanager
def _on_dask(address: str) -> Iterator[tuple[Executor, int]]:
    from distributed import Client, LocalCluster

    cluster = LocalCluster(threads_per_worker=1, dashboard_address=None) if address == LOCAL else None
    with Client(cluster if cluster is not None else f"tcp://{address}", timeout=20) as client:
        yield client.get_executor(retries=5, pure=False), max(1, sum(client.ncores().values()))
    if cluster is not None:
        cluster.close()
