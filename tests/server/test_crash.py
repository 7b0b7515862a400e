"""The server is killed at random moments under play: what was acknowledged is there, and the match goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

import sabbat
from sabbat.engine import codec
from sabbat.lab.serving import Serving
from sabbat.server import protocol as wire
from sabbat.server.store import open_store
from sabbat.server.stored_table import read_entry
from tests.audit import amount
from tests.server.player import PATIENCE, Player
from tests.server.postgres import Postgres
from tests.server.running import running_server

KILLS = amount(2, 50, "kills of each store's server")
PARTIES = ((2, 4), (3, 3), (1, 3))  # people and seats; bots sit on the others
MOST_BETWEEN_KILLS = 30  # acknowledged answers
JUST_AFTER = 0.02  # seconds at most, from an acknowledgement to the kill


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/sabbat.db"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()


@pytest.mark.audit
def test_a_killed_server_loses_no_acknowledged_answer(store: str, tmp_path: Path) -> None:
    with running_server(store, tmp_path / "server.log") as server:
        asyncio.run(play_through_kills(server, store, Random(7)))
    assert "bot failed" not in (tmp_path / "server.log").read_text()


async def play_through_kills(server: Serving, store: str, rng: Random) -> None:
    async with AsyncExitStack() as stack:
        parties: list[list[Player]] = []
        for number, (people, _) in enumerate(PARTIES):
            party = [Player(server.base_url, f"Witch {number}{witch}", rng.randrange(2**32)) for witch in range(people)]
            parties.append([await stack.enter_async_context(player) for player in party])
        tables: list[str] = []
        for _ in range(KILLS):
            for party, (_, seats) in zip(parties, PARTIES, strict=True):
                if not party[0].table or party[0].is_over:
                    tables.append(await meet(party, seats))
            everybody = [player for party in parties for player in party]
            await play_until_killed(everybody, server, rng)
            server.start()
            for player in everybody:
                await come_back(player)
            await check(store, tables, everybody)
        await asyncio.gather(*(player.plays() for player in everybody))
        assert all(player.is_over for player in everybody)
        await check(store, tables, everybody)


async def meet(party: Sequence[Player], seats: int) -> str:
    """People sit down at a new table, bots beside them, and the match is on."""
    table = await party[0].opens("charlatans", seats)
    for seat, player in enumerate(party):
        await player.joins(table)
        assert isinstance(await player.sits(seat), wire.Done)
    assert isinstance(await party[0].starts(), wire.Done)
    return table


async def play_until_killed(everybody: Sequence[Player], server: Serving, rng: Random) -> None:
    """Everybody plays; the kill comes at some moment after some answers."""
    wanted = acknowledged(everybody) + rng.randrange(1, MOST_BETWEEN_KILLS)
    playing = asyncio.gather(*(player.plays() for player in everybody))
    async with asyncio.timeout(PATIENCE):
        while acknowledged(everybody) < wanted and not playing.done():
            await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, JUST_AFTER))
    server.kill()
    await playing


def acknowledged(everybody: Sequence[Player]) -> int:
    return sum(len(player.acknowledged) for player in everybody)


async def come_back(player: Player) -> None:
    """The cookie gives the seat back, and the table is where it was: in the middle of the question, if need be."""
    told = [message for message in player.heard if isinstance(message, wire.Told)]
    seat, seq, view, question, unsure = player.seat, player.seq, player.view, player.question, player.unsure
    welcome = await player.comes_back()
    assert welcome.seat == seat
    log = {line.seq: line.events for line in welcome.log}
    assert all(log.get(message.seq, []) == message.events for message in told)
    if welcome.seq == seq:
        assert (welcome.view, welcome.question) == (view, question)
    assert unsure is None or player.acknowledged[-1:] == [unsure]


async def check(url: str, tables: Sequence[str], everybody: Sequence[Player]) -> None:
    """In the store stands what was acknowledged, in that order, each once, and no other answer of these people."""
    store = open_store(url)
    await store.open()
    try:
        for table in tables:
            stored = await store.load(table)
            assert stored is not None
            entries = [read_entry(written, sabbat.game("charlatans")) for written in await store.entries(table)]
            for player in everybody:
                kept = [answer for answer in player.acknowledged if answer.table == table]
                if kept:
                    assert [(answer.question, answer.action) for answer in kept] == [
                        (question, codec.plain(entry.action))
                        for question, entry in entries
                        if entry.seat == player.seat
                    ], f"{player.name} was refused: {player.refused}"
                    assert len({answer.question for answer in kept}) == len(kept)
    finally:
        await store.close()
