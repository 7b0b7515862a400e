"""What people do leaves nothing behind for the garbage collector, which therefore can wait until it is quiet."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest

from sabbat.engine import Match
from sabbat.games import GAMES
from sabbat.server.app import make_app
from sabbat.server.bot_seats import BotSeats
from sabbat.server.deflate import CompressedSockets
from sabbat.server.fair_play import FairPlay
from sabbat.server.inbox import Inbox
from sabbat.server.replies import Replies
from sabbat.server.stored_table import StoredTable
from sabbat.server.table import Table
from sabbat.server.timed_http import TimedHttp
from tests.server.inside import a_room, in_a_loop
from tests.server.player import Player
from tests.server.running import serving_here

ENDED = "CancelledError"  # such as a task leaves that was called off


@contextmanager
def garbage() -> Iterator[Counter[str]]:
    """Kinds of all that at the end nobody knew any more, and that was still there."""
    kinds: Counter[str] = Counter()
    gc.collect()
    gc.disable()
    try:
        yield kinds
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        kinds.update(type(left).__name__ for left in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


async def come_and_go(base: str) -> None:
    async with httpx.AsyncClient(base_url=base) as browser:
        assert (await browser.get("/api/games")).status_code == 200
        assert (await browser.get("/nowhere")).status_code == 404
    async with Player(base, "Ada") as ada, Player(base, "Bea") as bea:
        table = await ada.opens("charlatans", seats=2)
        await ada.joins(table)
        await bea.joins(table)


def test_requests_and_connections_leave_nothing(tmp_path: Path) -> None:
    async def an_evening() -> None:
        app = make_app(str(tmp_path / "tables.db"), "http://127.0.0.1", tmp_path, workers=1, notices=None)
        async with serving_here(app) as base:
            await come_and_go(base)

    asyncio.run(an_evening())  # what is made once stays
    with garbage() as left:
        asyncio.run(an_evening())
    assert {kind: left[kind] for kind in (CompressedSockets.__name__, TimedHttp.__name__, ENDED) if left[kind]} == {}


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_is_put_away_leaves_nothing(game: str) -> None:
    @in_a_loop
    async def an_evening() -> None:
        async with a_room() as room:
            ada, bea = await room.playing("ada", "bea", game=game)
            await ada.leaves()
            await bea.leaves()
            await room.lobby.hand_over(ada.table)

    an_evening()  # what is made once stays
    with garbage() as left:
        an_evening()
    parts = (Table, Inbox, BotSeats, FairPlay, Replies, Match, StoredTable)
    assert {part.__name__: left[part.__name__] for part in parts if left[part.__name__]} == {}


@in_a_loop
async def test_a_table_that_is_put_away_lets_go_of_its_match() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        await ada.leaves()
        await bea.leaves()
        await room.lobby.hand_over(ada.table)
        assert ada.table.match is None
        assert not ada.table.log
        assert (await room.guest(ada.table.id, "ada")).table.match is not None


@in_a_loop
async def test_a_table_that_is_put_away_by_two_at_once_is_put_away_once() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        await ada.leaves()
        await bea.leaves()
        await asyncio.gather(room.lobby.hand_over(ada.table), room.lobby.hand_over(ada.table))
        assert (await room.guest(ada.table.id, "ada")).table is not ada.table
