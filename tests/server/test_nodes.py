"""Several servers: killed, hung and woken up, stopped one after the other, with the database gone for a while. Whatever
was acknowledged is kept, each table has one home, and everybody plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.store import Elsewhere, Lease, NodeTaken, open_store
from tests.audit import amount, is_whole, share
from tests.server.cluster import HAPROXY, Cluster, Roamer, running_cluster
from tests.server.empty_stores import header
from tests.server.inside import a_room, a_store, in_a_loop, play_on, until
from tests.server.legal import legal_answers
from tests.server.player import Lost
from tests.server.postgres import Postgres, running_postgres
from tests.server.test_crash import acknowledged, check

KILLS = amount(1, 100, "kills of one of three servers")
HANGS = amount(1, 10, "servers that hung and woke up")
ROUNDS = amount(1, 5, "rolling upgrades of three servers")
RESTARTS = amount(0, 5, "crashes of the database, with three servers on it")
SILENCE = 12  # seconds for which the database hangs
PARTIES = ((2, 3), (2, 2), (1, 2))  # people and seats
WAIT = 3.0  # seconds, that nobody may wait longer for when a server falls,
GAP = 2.0  # or when one is exchanged for a newer one

Trouble = Callable[[Cluster, Random], Awaitable[None]]


async def in_load(cluster: Cluster, rng: Random, times: int, trouble: Trouble, most: float | None = None) -> None:
    """Parties play all the time; some moves after each other, trouble comes. `most`: seconds that anybody may wait."""
    async with AsyncExitStack() as stack:
        parties: list[list[Roamer]] = []
        for number, (people, _) in enumerate(PARTIES):
            party = [Roamer(cluster, f"Witch {number}{one}", rng.randrange(2**32)) for one in range(people)]
            parties.append([await stack.enter_async_context(player) for player in party])
        everybody = [player for party in parties for player in party]
        tables: list[str] = []
        for _ in range(times):
            for party, (_, seats) in zip(parties, PARTIES, strict=True):
                if not party[0].table or party[0].is_over:
                    tables.append(await meet(party, seats))
            done = asyncio.Event()
            playing = asyncio.gather(*(player.plays_through(done) for player in everybody))
            await more_moves(everybody, rng.randrange(1, 20), playing)
            await trouble(cluster, rng)
            await more_moves(everybody, 12, playing)
            done.set()
            await playing
        for table in tables:
            await check(cluster.store, [table], everybody)
        longest = max(player.longest_wait for player in everybody)
        print(f"nobody waited longer than {longest:.2f} s")
        if most is not None and is_whole():
            assert longest <= most


async def meet(party: list[Roamer], seats: int) -> str:
    """People sit down at a new table, and the match is on; who is thrown out comes back and goes on."""
    table = await party[0].opens("charlatans", seats)
    for seat, player in enumerate(party):
        await player.joins(table)
        while player.seat is None:
            with suppress(Lost):
                await player.sits(seat)
            if not player.is_connected:
                await player.joins(table)
    while party[0].view is None:
        with suppress(Lost):
            await party[0].starts()
        if not party[0].is_connected:
            await party[0].joins(table)
    return table


async def more_moves(everybody: list[Roamer], count: int, playing: asyncio.Future[list[None]]) -> None:
    wanted = acknowledged(everybody) + count
    async with asyncio.timeout(120):
        while acknowledged(everybody) < wanted and not playing.done():
            await asyncio.sleep(0.005)


async def kill_one(cluster: Cluster, rng: Random) -> None:
    node = cluster.nodes[rng.choice(list(cluster.nodes))]
    node.kill()
    await asyncio.to_thread(node.start)


async def hang_one(cluster: Cluster, rng: Random) -> None:
    name = rng.choice(list(cluster.nodes))
    cluster.hang(name)
    try:
        await asyncio.sleep(3.5)  # longer than its lease
    finally:
        cluster.wake(name)


async def upgrade(cluster: Cluster, rng: Random) -> None:
    for node in cluster.nodes.values():
        await asyncio.to_thread(node.stop)
        await asyncio.to_thread(node.start)


async def crash_database(postgres: Postgres) -> None:
    """Nothing can be stored meanwhile, and everybody is told so; then all goes on."""
    await asyncio.to_thread(postgres.crash)
    await asyncio.sleep(3)
    await asyncio.to_thread(postgres.start)


async def hang_database(postgres: Postgres) -> None:
    """Longer than any lease: no server may take a table from another meanwhile, or write what it no longer holds."""
    await asyncio.to_thread(postgres.hang)
    try:
        await asyncio.sleep(SILENCE)
    finally:
        await asyncio.to_thread(postgres.wake)


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="three more servers and a database of their own: ./audit hangs it")
def test_a_database_that_hangs_under_load_comes_back_with_all(tmp_path: Path) -> None:
    with running_postgres() as postgres, running_cluster(postgres.new_database(), tmp_path) as cluster:
        asyncio.run(in_load(cluster, Random(13), 1, lambda *_: hang_database(postgres)))
        assert "falls differently" not in cluster.logs
        assert "cannot be resumed" not in cluster.logs
        assert "the store answers again" in cluster.logs


@pytest.mark.audit
def test_what_was_acknowledged_survives_and_everybody_plays_on(postgres: Postgres, tmp_path: Path) -> None:
    assert HAPROXY is not None or not is_whole(), "the whole proof needs HAProxy (Debian's package haproxy)"
    with running_cluster(postgres.new_database(), tmp_path) as cluster:
        for trouble, times, most in ((kill_one, KILLS, WAIT), (hang_one, HANGS, WAIT), (upgrade, ROUNDS, GAP)):
            asyncio.run(in_load(cluster, Random(11), times, trouble, most))
        asyncio.run(in_load(cluster, Random(12), RESTARTS, lambda *_: crash_database(postgres)))
        assert "falls differently" not in cluster.logs
        assert "cannot be resumed" not in cluster.logs


def test_a_table_is_its_servers_own_until_that_falls_silent(postgres: Postgres) -> None:
    @in_a_loop
    async def taken_and_given() -> None:
        url = postgres.new_database()
        one, two, again = open_store(url), open_store(url), open_store(url)
        for store in (one, two, again):
            await store.open()
        try:
            await one.join("one")
            await two.join("two")
            await one.create(header("oak"))
            assert await one.take("oak") == 1
            with pytest.raises(Elsewhere, match="oak is at one"):
                await two.take("oak")
            await one.release("oak", 0)  # an old number frees nothing
            with pytest.raises(Elsewhere):
                await two.take("oak")
            await one.release("oak", 1)
            assert await two.take("oak") == 2
            with pytest.raises(Elsewhere, match="oak is at two"):
                await one.take("oak")
            await two.leave()
            assert await one.take("oak") == 3
            lease = one.lease()
            assert lease is not None
            renewing = asyncio.create_task(keep(lease))
            with pytest.raises(NodeTaken, match="named 'one' is on this database already"):
                await again.join("one")
            renewing.cancel()
            await two.join("two")
            for _ in range(100):  # one has fallen silent: in a while its tables are free
                try:
                    assert await two.take("oak") == 4
                    break
                except Elsewhere:
                    await asyncio.sleep(0.1)
            else:
                raise AssertionError("the lease does not end")
            await one.create(header("elm"))
            await lease.renew()
            assert await one.taken_by_others(["oak", "elm"]) == {"oak"}
            assert await two.taken_by_others(["oak"]) == set()
            lease.let_go()
        finally:
            for store in (one, two, again):
                await store.close()

    async def keep(lease: Lease) -> None:
        while True:
            await lease.renew()
            await asyncio.sleep(0.2)

    taken_and_given()


def test_whoever_only_waits_at_a_server_that_was_taken_for_dead_is_sent_on(postgres: Postgres) -> None:
    """She is asked nothing, so nothing is written from there that could be refused."""

    @in_a_loop
    async def silent_and_back() -> None:
        url = postgres.new_database()
        async with a_store(url) as silent, a_store(url) as other, a_room(silent) as room:
            await silent.join("silent")
            await other.join("other")
            (ada,) = await room.seated("ada", seats=2)
            (ben,) = await room.seated("ben", seats=2)
            await silent.leave()  # as good as dead
            assert await other.take(ada.table.id) > 0
            await silent.join("silent")
            assert await silent.take(ben.table.id) > 0
            await room.lobby.send_on_the_lost()
            await until(lambda: ada.listener.moved)
            assert not ben.listener.moved
            assert room.lobby.in_memory(ada.table.id) is None
            assert room.lobby.in_memory(ben.table.id) is ben.table

    silent_and_back()


def test_only_the_home_of_a_table_says_no_to_an_answer(postgres: Postgres) -> None:
    """She played on at the table's new home, and lost her line before she heard that her last answer was kept. Where
    she comes back to, the table still lies as it did: there, what she sends again answers no question."""

    @in_a_loop
    async def refused_by_who_knows_less() -> None:
        url = postgres.new_database()
        async with a_store(url) as old, a_store(url) as new, a_room(old) as before, a_room(new) as after:
            await old.join("old")
            await new.join("new")
            here = await before.playing("ada", "ben")
            await old.leave()  # as good as dead
            there, rng = [await after.guest(guest.table.id, guest.person) for guest in here], Random(1)
            await play_on(there, rng, answers=5)
            seat = next(seat for seat, guest in enumerate(there) if guest.question)
            asked = there[seat].question
            assert asked is not None
            action = rng.choice(legal_answers(asked))
            assert isinstance(await there[seat].acts(action, asked.number), wire.Done)
            await old.join("old")
            reply = await here[seat].acts(action, asked.number)
            assert isinstance(reply, wire.Refused)
            assert reply.why == "table_moved_on"
            assert here[seat].listener.moved
            assert isinstance(await there[seat].acts(action, asked.number), wire.Done)  # the new home knows it

    refused_by_who_knows_less()
