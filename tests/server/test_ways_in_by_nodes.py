"""The ways in where several servers are on one database: a code, a pass, a knock and a rematch, whichever is asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2 as httpx

from sabbat.server import protocol as wire
from tests.server.cluster import Cluster, Roamer
from tests.server.inside import in_a_loop
from tests.server.player import Lost
from tests.server.postgres import Postgres


@asynccontextmanager
async def two_nodes(store: str, folder: Path) -> AsyncIterator[Cluster]:
    cluster = Cluster(store, folder, ("one", "two"))
    try:
        await asyncio.to_thread(cluster.start)
        yield cluster
    finally:
        await asyncio.to_thread(cluster.stop)


async def by_code(cluster: Cluster, table: str) -> None:
    """The proxy and each of the servers know the table by its code."""
    for base in (cluster.base_url, *(node.base_url for node in cluster.nodes.values())):
        async with httpx.AsyncClient(base_url=base) as web:
            assert (await web.get(f"/api/codes/{table[:6].upper()}")).json() == {"id": table}
            assert (await web.get("/api/codes/zzzzzz")).status_code == 404


async def by_knocking(ada: Roamer, bea: Roamer, table: str) -> None:
    await ada.joins(table)
    await ada.sits(0)
    assert isinstance(await ada.asks(wire.SetDoor(100, ask=True)), wire.Done)
    await bea.joins(table)
    refused = await bea.sits(1)
    assert isinstance(refused, wire.Refused)
    assert refused.why == "ask_the_host"
    assert isinstance(await bea.asks(wire.Knock(100, "Bea", 1)), wire.Done)
    await hears(ada, lambda: knocks_told(ada))
    (knock,) = knocks_told(ada)
    assert isinstance(await ada.asks(wire.Admit(101, knock.id, yes=True)), wire.Done)
    await hears(bea, lambda: bea.seat == 1)


def knocks_told(player: Roamer) -> list[wire.KnockView]:
    told = [message for message in player.heard if isinstance(message, (wire.Welcome, wire.TableChanged))]
    return told[-1].table.knocks


async def hears(player: Roamer, fact: Callable[[], object]) -> None:
    """On a busy machine a line may be lost meanwhile; as a page would, she comes back."""
    try:
        await player.waits_for(fact)
    except Lost:
        await player.comes_back()
        await player.waits_for(fact)


async def by_pass(cluster: Cluster, ada: Roamer, table: str) -> None:
    """Made at one server and taken at another, once."""
    one, two = (node.base_url for node in cluster.nodes.values())
    cookie = {"cookie": await ada.cookie()}
    async with httpx.AsyncClient(base_url=one) as laptop, httpx.AsyncClient(base_url=two) as phone:
        code = (await laptop.post("/api/passes", json={"table": table}, headers=cookie)).json()["code"]
        taken = await phone.post(f"/api/passes/{code}", json={})
        assert (taken.status_code, taken.json()) == (200, {"id": table})
        assert f"sabbat={taken.cookies['sabbat']}" == cookie["cookie"]
        assert (await laptop.post(f"/api/passes/{code}", json={})).status_code == 404


async def play_again(ada: Roamer, bea: Roamer) -> None:
    """The match is over at one home, the rematch is on at another's, and both have their seats there."""
    never = asyncio.Event()
    await asyncio.gather(ada.plays_through(never), bea.plays_through(never))
    assert isinstance(await ada.asks(wire.Rematch(900)), wire.Done)
    await bea.waits_for(lambda: bea.last(wire.TableChanged).table.next)
    following = bea.last(wire.TableChanged).table.next
    assert following is not None
    for seat, player in enumerate((ada, bea)):
        welcome = await player.joins(following)
        assert (welcome.seat, welcome.table.phase) == (seat, "playing")
    assert [chair.name for chair in ada.last(wire.Welcome).table.seats] == ["Ada", "Bea"]


def test_every_way_in_leads_to_the_table_whichever_server_is_asked(postgres: Postgres, tmp_path: Path) -> None:
    @in_a_loop
    async def an_evening() -> None:
        async with (
            two_nodes(postgres.new_database(), tmp_path) as cluster,
            Roamer(cluster, "Ada", 1) as ada,
            Roamer(cluster, "Bea", 2) as bea,
        ):
            table = await ada.opens("sorcellerie", 2, options={"slow": 10, "breath": 0})
            await by_code(cluster, table)
            await by_knocking(ada, bea, table)
            await by_pass(cluster, ada, table)
            assert isinstance(await ada.starts(), wire.Done)
            await play_again(ada, bea)

    an_evening()
