"""A store that fails, two servers on one store, a table that nobody looks at: what is told is what is stored."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.inbox import Closed
from sabbat.server.store import Store, Unavailable
from sabbat.server.store.chat_lines import ChatLines
from sabbat.server.table import Table
from tests.server.inside import Guest, a_room, a_store, in_a_loop, play_on, until

DRAW = {"t": "Draw"}


class Shaky:
    """Makes a store fail for a while, before or after it has kept what it was given."""

    def __init__(self, store: Store | ChatLines, verb: str) -> None:
        self.before = self.after = False
        real = getattr(store, verb)

        async def shaky(*args: object) -> None:
            if self.before:
                raise Unavailable("no disk")
            await real(*args)
            if self.after:
                raise Unavailable("no word from the disk")

        setattr(store, verb, shaky)
        if verb == "append" and isinstance(store, Store):
            setattr(store, f"{verb}_soon", functools.partial(self._append_soon, store.append_soon))

    def _append_soon(
        self,
        real: Callable[..., bool],
        table: str,
        seq: int,
        entry: bytes,
        fence: int,
        told: Callable[[Exception | None], None],
    ) -> bool:
        """The same for who does not wait."""
        if self.before:
            asyncio.get_running_loop().call_soon(told, Unavailable("no disk"))
            return True
        return real(table, seq, entry, fence, lambda error: told(Unavailable("no word") if self.after else error))


@in_a_loop
async def test_what_is_not_stored_has_not_happened() -> None:
    async with a_store() as store, a_room(store) as room:
        guests = await room.seated("ada", "bea")
        ada, bea = guests
        saving, appending, saying = Shaky(store, "save"), Shaky(store, "append"), Shaky(store.chat_lines, "add")
        saving.before = appending.before = saying.before = True
        before = (len(bea.heard), ada.table.view())
        rise, seat, lay = wire.Rise(0), wire.SetSeat(0, 1, "random"), wire.SetTable(0, 4, {})
        requests: list[wire.Up] = [wire.Sit(0, "Eve"), rise, seat, lay, wire.Say(0, "hm")]
        for n, request in enumerate(requests, start=100):
            request.n = n
            assert await ada.asks(request) == wire.Refused(n, "", "not_stored", {})
        assert isinstance(await ada.starts(), wire.Refused)
        assert (len(bea.heard), ada.table.view()) == before
        saving.before = False
        assert isinstance(await ada.starts(), wire.Done)
        asked = ada if ada.question else bea
        answer = await asked.answers(Random(7))
        assert isinstance(answer, wire.Refused)
        assert answer.why == "not_stored"
        assert (ada.table.seq, ada.heard_of(wire.Told), bea.heard_of(wire.Told)) == (0, [], [])
        appending.before = False
        assert isinstance(await asked.answers(Random(7)), wire.Done)
        assert ada.last(wire.Told).seq == bea.last(wire.Told).seq == 1
        await play_on(guests, Random(8))


@in_a_loop
async def test_an_answer_that_was_kept_though_the_store_could_not_say_so() -> None:
    async with a_store() as store, a_room(store) as room:
        guests = await room.playing("ada", "bea")
        ada = guests[0]
        appending = Shaky(store, "append")
        appending.after = True
        assert await ada.acts(DRAW) == wire.Refused(3, "", "not_stored", {})
        appending.after = False
        assert await ada.acts(DRAW) == wire.Done(4)  # sent again: it counts once
        assert ada.table.seq == 1
        await play_on(guests, Random(8))


@in_a_loop
async def test_a_table_has_one_home_at_a_time(tmp_path: Path) -> None:
    async with a_store(str(tmp_path / "tables.db")) as store, a_room(store) as one, a_room(store) as other:
        ada, bea = await one.playing("ada", "bea")
        assert isinstance(await ada.acts(DRAW), wire.Done)
        cousin = await other.guest(ada.table.id, "bea")  # the other server has it from now on
        assert cousin.table.seq == 1
        assert await bea.acts(DRAW) == wire.Refused(2, "", "table_moved_on", {})
        assert ada.table.inbox.closed
        assert ada.listener.moved
        with pytest.raises(Closed):
            await ada.asks(wire.Ping(93))
        assert isinstance(await cousin.acts(DRAW), wire.Done)
        found = await store.load(ada.table.id)
        assert found is not None
        assert len(await store.entries(ada.table.id)) == cousin.table.seq == 2
        again = await one.guest(ada.table.id, "ada")  # and back again
        assert again.table.seq == 2
        assert isinstance(await again.acts(DRAW), wire.Done)


@in_a_loop
async def test_an_idle_table_is_put_away_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        await play_on([ada, bea], Random(1), answers=5)
        old: Table = ada.table

        async def hours_later() -> None:
            await room.lobby.put_away(old)

        await ada.leaves()
        await bea.leaves()
        await hours_later()
        assert (await Guest(ada.table, "ada").comes()).table is old  # not idle for long enough
        old.viewers.clear()
        monkeypatch.setattr("sabbat.server.lobby.PUT_AWAY_AFTER", -1)
        await hours_later()
        back = await room.guest(old.id, "ada")
        assert back.table is not old
        assert (back.table.seq, back.seat) == (5, 0)
        bea = await room.guest(old.id, "bea")
        await play_on([back, bea], Random(2))
        await until(lambda: back.around.phase == "over")
