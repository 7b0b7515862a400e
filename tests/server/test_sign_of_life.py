"""That a server is alive: said in time, however much it has to do, and no longer where it stands still."""

from __future__ import annotations

import asyncio
import time
from threading import Event

import pytest

from sabbat.server.nodes import stay_alive
from sabbat.server.store import Elsewhere, Store
from sabbat.server.store.postgres_store import PostgresStore
from tests.server.empty_stores import header
from tests.server.inside import a_room, a_store, in_a_loop
from tests.server.postgres import Postgres


def test_a_server_whose_connections_are_all_busy_is_not_taken_for_dead(postgres: Postgres) -> None:
    """At full speed moves wait in line for a connection, and a sign of life that did so too came too late: of a party
    that had just sat down at its next table, three were sent on because the fourth had been received elsewhere."""

    @in_a_loop
    async def busy() -> None:
        url = postgres.new_database()
        one, two = PostgresStore(url, connections=2), PostgresStore(url, connections=2)
        for store in (one, two):
            await store.open()
        await one.join("one")
        await two.join("two")
        await one.create(header("oak"))
        work = [asyncio.create_task(one._rows("SELECT pg_sleep(2.5)")) for _ in range(2)]
        async with a_room(one) as room:
            alive = asyncio.create_task(stay_alive(one, room.lobby))
            for _ in range(8):  # longer than a lease
                await asyncio.sleep(0.25)
                with pytest.raises(Elsewhere, match="oak is at one"):
                    await two.take("oak")
            assert not any(task.done() for task in work)
            alive.cancel()
            await asyncio.gather(*work)
        for store in (one, two):
            await store.close()

    busy()


@pytest.mark.parametrize("stands_still", [False, True])
def test_a_server_that_is_late_keeps_its_tables_and_one_that_stands_still_does_not(
    postgres: Postgres, stands_still: bool
) -> None:
    """Under more moves than it can carry a loop comes to everything a second too late, and lives."""
    url = postgres.new_database()
    joined, taken, ended = Event(), Event(), Event()

    async def takes_the_table(other: Store) -> bool:
        try:
            return await other.take("oak") > 0
        except Elsewhere:
            return False

    async def looks() -> None:
        async with a_store(url) as other:
            await other.join("other")
            joined.set()
            while not ended.is_set() and not taken.is_set():
                if await takes_the_table(other):
                    taken.set()
                await asyncio.sleep(0.05)

    @in_a_loop
    async def busy() -> None:
        async with a_store(url) as one, a_room(one) as room:
            await one.join("one")
            await one.create(header("oak"))
            alive = asyncio.create_task(stay_alive(one, room.lobby))
            looking = asyncio.create_task(asyncio.to_thread(lambda: asyncio.run(looks())))
            await asyncio.to_thread(joined.wait, 30)
            if stands_still:
                taken.wait(30)  # and the loop with it
            else:
                for _ in range(4):
                    time.sleep(1)  # the loop stands still meanwhile
                    await asyncio.sleep(0.05)
            ended.set()
            await looking
            alive.cancel()
            await asyncio.gather(alive, return_exceptions=True)

    busy()
    assert taken.is_set() is stands_still
