"""What comes over a connection is handed to the table, or refused on the spot; and what goes down it is well framed."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from sabbat.server import inbox
from sabbat.server import protocol as wire
from sabbat.server.hearing import Hearing
from sabbat.server.limits import Bucket
from tests.server.inside import Guest, a_room, in_a_loop, until

pytestmark = pytest.mark.both  # much of it is compiled


def said(guest: Guest, number: int) -> bytes:
    return msgspec.json.encode(wire.Say(number, "hello"))


@in_a_loop
async def test_a_request_is_heard_without_waiting() -> None:
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=2)
        hear = Hearing(ada.table, ada.listener, Bucket())
        for number in (101, 102):
            hear(said(ada, number))
        await until(lambda: {reply.n for reply in ada.heard_of(wire.Done)} >= {101, 102})
        assert [line.text for line in ada.table.chat] == ["hello", "hello"]


@in_a_loop
async def test_a_full_inbox_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=2)
        hear = Hearing(ada.table, ada.listener, Bucket())
        monkeypatch.setattr(inbox, "LONGEST", 0)
        hear(said(ada, 103))
        assert (ada.last(wire.Refused).n, ada.last(wire.Refused).why) == (103, "too_fast")


@in_a_loop
async def test_at_a_table_that_has_moved_on_the_page_comes_back() -> None:
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=2)
        hear = Hearing(ada.table, ada.listener, Bucket())
        ada.table.inbox.shut()
        hear(said(ada, 104))
        assert ada.listener.moved


@in_a_loop
async def test_a_request_whose_table_moves_on_before_it_is_handled_is_asked_again() -> None:
    async with a_room() as room:
        (ada,) = await room.seated("ada", seats=2)
        Hearing(ada.table, ada.listener, Bucket())(said(ada, 105))
        ada.table.inbox.shut()  # before anything else happens
        assert ada.listener.moved
        await asyncio.sleep(0)
        assert not ada.table.chat
