"""The usual way of an answer, without a task that waits; and that the other way tells the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from sabbat.server import protocol as wire
from sabbat.server.messages import Asks
from sabbat.server.store import Conflict, Fenced, Store, Unavailable
from tests.server.inside import Guest, a_room, a_store, in_a_loop, play_on

pytestmark = pytest.mark.both  # much of it is compiled

DRAW = {"t": "Draw"}

Told = Callable[[Exception | None], None]


class Slow:
    """A store that says what has become of an entry when the test lets it."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Told] = []
        monkeypatch.setattr(store, "append_soon", self._append_soon)

    def _append_soon(self, table: str, seq: int, entry: bytes, fence: int, told: Told) -> bool:
        self.asked.append(told)
        return True


async def _nobody_waits(*_: object) -> None:
    raise AssertionError("the usual answer needs nobody who waits")


@in_a_loop
async def test_the_usual_answer_waits_in_no_task(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store, a_room(store) as room:
        guests = await room.playing("ada", "bea")
        monkeypatch.setattr(store, "append", _nobody_waits)
        await play_on(guests, Random(3))
        assert guests[0].table.snapshots  # and it was kept in between


@in_a_loop
async def test_a_store_without_that_way_tells_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[bytes]] = []
    for is_quick in (True, False):
        async with a_store() as store, a_room(store) as room:
            guests = await room.playing("ada", "bea")
            if not is_quick:
                monkeypatch.setattr(store, "append_soon", lambda *_: False)
            begun = [len(guest.listener.wire) for guest in guests]
            await play_on(guests, Random(3), answers=60)
            for guest, at in zip(guests, begun, strict=True):
                heard.append([text for text in guest.listener.wire[at:] if not text.startswith(b'{"t":"TableChanged"')])
    assert heard[:2] == heard[2:]


@in_a_loop
async def test_nothing_is_told_before_the_store_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store, a_room(store) as room:
        ada, bea = await room.playing("ada", "bea")
        slow = Slow(store, monkeypatch)
        before = len(ada.heard), len(bea.heard)
        assert leaves_word(ada, n=50)
        assert leaves_word(ada, n=50)  # sent again before it was answered
        await asyncio.sleep(0.01)
        assert (len(ada.heard), len(bea.heard), ada.table.seq, len(slow.asked)) == (*before, 0, 1)
        slow.asked[0](None)
        assert ada.table.seq == 1
        await asyncio.sleep(0.01)
        assert [message for message in ada.heard[before[0] :] if isinstance(message, wire.Done)] == 2 * [wire.Done(50)]
        assert (ada.table.seq, len(slow.asked), len(bea.heard)) == (1, 1, before[1] + 1)
        assert ada.table.inbox.idle


@pytest.mark.parametrize(
    ("error", "why"),
    [(Unavailable("no disk"), "not_stored"), (Fenced("elsewhere"), None), (Conflict("not the next"), None)],
)
@in_a_loop
async def test_what_the_store_refuses_has_not_happened(
    monkeypatch: pytest.MonkeyPatch, error: Exception, why: str | None
) -> None:
    """A store that does not answer is not asked again; a refusal is looked into, and here there is nothing in it."""
    async with a_store() as store, a_room(store) as room:
        ada, bea = await room.playing("ada", "bea")
        slow, before = Slow(store, monkeypatch), len(bea.heard)
        leaves_word(ada, n=50)
        slow.asked[0](error)
        await asyncio.sleep(0.05)
        if why is None:
            assert ada.last(wire.Done) == wire.Done(50)
            assert (ada.table.seq, len(bea.heard)) == (1, before + 1)
        else:
            assert ada.last(wire.Refused) == wire.Refused(50, "", why, {})
            assert (ada.table.seq, len(bea.heard)) == (0, before)
        assert len(await store.entries(ada.table.id)) == ada.table.seq


@in_a_loop
async def test_a_table_that_was_put_away_meanwhile_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_store() as store, a_room(store) as room:
        ada, bea = await room.playing("ada", "bea")
        slow, table, before = Slow(store, monkeypatch), ada.table, len(bea.heard)
        leaves_word(ada, n=50)
        monkeypatch.setattr("sabbat.server.inbox.FINISHES_WITHIN", 0.02)
        await table.close()
        table.let_go()
        slow.asked[0](None)
        await asyncio.sleep(0.01)
        assert len(bea.heard) == before


@in_a_loop
async def test_whoever_is_in_trouble_keeps_nobody_else_from_being_told() -> None:
    async with a_store() as store, a_room(store) as room:
        ada, _ = await room.playing("ada", "bea")
        told: list[Exception | None] = []

        def in_trouble(error: Exception | None) -> None:
            raise ValueError("a mistake of ours")

        assert store.append_soon(ada.table.id, 0, b"first", ada.table.fence, in_trouble)
        assert store.append_soon("nowhere", 0, b"first", 0, told.append)
        while not told:
            await asyncio.sleep(0.001)
        assert isinstance(told[0], Exception)


def leaves_word(guest: Guest, n: int) -> bool:
    assert guest.question is not None
    return guest.table.inbox.leave_word(Asks(guest.listener, wire.Act(n, guest.question.number, dict(DRAW))))
