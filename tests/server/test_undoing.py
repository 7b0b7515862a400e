"""Taking an answer back at a table: freely, by consent, not at all; and across a restart."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.engine import Match, Undo, codec
from sabbat.server import protocol as wire
from sabbat.server.snapshots import SNAPSHOT_EVERY
from sabbat.server.store import Store
from tests.server.inside import Guest, Room, a_room, a_store, in_a_loop, play_on

DRAW = {"t": "Draw"}
STOP = {"t": "Stop"}


async def at_a_table(room: Room, undo: wire.UndoPolicy, *names: str, seats: int = 0) -> list[Guest]:
    guests = await room.seated(*names, seats=seats or len(names))
    wanted = wire.SetTable(next(guests[0].numbers), seats or len(names), {}, undo=undo)
    assert isinstance(await guests[0].asks(wanted), wire.Done)
    assert isinstance(await guests[0].starts(), wire.Done)
    return guests


def undo_of(guest: Guest) -> wire.UndoView | None:
    newest = [message for message in guest.heard if isinstance(message, wire.Told | wire.Welcome)][-1]
    return newest.undo


async def takes_back(guest: Guest, entry: int | None = None) -> wire.Done | wire.Refused:
    undo = undo_of(guest)
    number = entry if entry is not None else undo.entry if undo else 0
    return await guest.asks(wire.TakeBack(next(guest.numbers), number))


async def agrees(guest: Guest, answer: bool = True) -> wire.Done | wire.Refused:
    wish = guest.around.wish
    return await guest.asks(wire.Agree(next(guest.numbers), wish.entry if wish else 0, answer))


def match_of(guest: Guest) -> Match:
    assert guest.table.match is not None
    return guest.table.match


def why(reply: wire.Done | wire.Refused) -> str:
    return reply.why if isinstance(reply, wire.Refused) else ""


@in_a_loop
async def test_an_answer_of_which_nothing_came_is_taken_back_at_once() -> None:
    async with a_room() as room:
        ada, bea = await at_a_table(room, "safe", "ada", "bea")
        await ada.acts(DRAW)
        assert undo_of(ada) is None, "luck was drawn"
        before = [guest.last(wire.Told).view for guest in (ada, bea)]
        await ada.acts(STOP)
        assert undo_of(ada) == wire.UndoView(entry=1, free=True)
        assert undo_of(bea) is None
        assert await takes_back(ada) == wire.Done(6)
        told = ada.last(wire.Told)
        assert (told.seq, told.events) == (3, [{"t": "AnswerTakenBack", "seat": 0, "entry": 1, "answers": 1}])
        assert [guest.last(wire.Told).view for guest in (ada, bea)] == before
        assert told.question is not None
        assert why(await takes_back(ada, entry=1)) == "not_your_last_answer", "pressed twice, it goes back once"
        assert why(await ada.acts(STOP)) == "", "and the same answer counts again"


@in_a_loop
async def test_after_somebody_elses_answer_a_safe_table_says_no() -> None:
    async with a_room() as room:
        ada, bea = await at_a_table(room, "safe", "ada", "bea")
        await ada.acts(DRAW)
        await ada.acts(STOP)
        await bea.acts(DRAW)
        assert undo_of(ada) is None
        assert why(await takes_back(ada, entry=1)) == "others_have_answered"
        assert ada.around.wish is None


@in_a_loop
async def test_where_nothing_is_taken_back_nothing_is_offered() -> None:
    async with a_room() as room:
        ada, _ = await at_a_table(room, "none", "ada", "bea")
        await ada.acts(DRAW)
        await ada.acts(STOP)
        assert undo_of(ada) is None
        assert why(await takes_back(ada, entry=1)) == "no_undo_here"
        written = codec.plain(Undo(1))
        assert why(await ada.acts(written)) == "malformed", "and there is no other way in"


@in_a_loop
async def test_with_everybodys_consent_more_is_taken_back() -> None:
    async with a_room() as room:
        ada, bea, cleo = await at_a_table(room, "consent", "ada", "bea", "cleo", seats=4)
        await ada.acts(DRAW)
        assert undo_of(ada) == wire.UndoView(entry=match_of(ada).past[-1].entry, free=False)
        entry = match_of(ada).past[-1].entry
        luck = list(match_of(ada).past[-1].before.streams)
        assert why(await takes_back(ada)) == ""
        assert bea.around.wish == wire.UndoWish(seat=0, entry=entry, missing=[1, 2])
        assert why(await agrees(bea)) == ""
        assert cleo.around.wish == wire.UndoWish(seat=0, entry=entry, missing=[2])
        assert why(await agrees(cleo)) == ""
        assert ada.around.wish is None
        assert ada.table.log[-1][1][0]["t"] == "AnswerTakenBack"
        assert match_of(ada).entries[-2].luck, "a chip was drawn, and the same chip comes again"
        assert match_of(ada).state.streams[0] == luck[0]
        assert match_of(ada).entries[-1].action == Undo(entry, agreed=True)
        assert why(await agrees(bea)) == "no_such_wish"


@in_a_loop
async def test_one_no_ends_the_wish() -> None:
    async with a_room() as room:
        ada, bea = await at_a_table(room, "consent", "ada", "bea")
        await ada.acts(DRAW)
        await takes_back(ada)
        await agrees(bea, answer=False)
        assert ada.around.wish is None
        assert match_of(ada).played == 1
        await takes_back(ada)
        await agrees(ada, answer=False)  # she has thought better of it
        assert bea.around.wish is None


@in_a_loop
async def test_bots_agree() -> None:
    async with a_room() as room:
        (solo,) = await at_a_table(room, "consent", "solo", seats=2)
        await solo.acts(DRAW)
        mine = next(entry for entry in reversed(match_of(solo).entries) if entry.seat == 0)
        assert why(await takes_back(solo)) == ""
        assert solo.around.wish is None
        assert mine in match_of(solo).entries, "nothing is erased"
        assert any(entry.action.agreed for entry in match_of(solo).entries if isinstance(entry.action, Undo))


@in_a_loop
async def test_a_wish_is_gone_when_the_match_has_gone_on_for_its_owner() -> None:
    async with a_room() as room:
        ada, bea = await at_a_table(room, "consent", "ada", "bea")
        await ada.acts(DRAW)
        await takes_back(ada)
        await bea.acts(DRAW)
        assert ada.around.wish is not None, "somebody else's answer would go with it"
        await ada.answers(Random(1))
        assert bea.around.wish is None


@in_a_loop
async def test_a_wish_outlives_the_server() -> None:
    async with a_store() as store:
        async with a_room(store) as room:
            ada, _ = await at_a_table(room, "consent", "ada", "bea")
            await ada.acts(DRAW)
            await takes_back(ada)
            table = ada.table.id
        async with a_room(store) as room:
            bea = await room.guest(table, "bea")
            assert bea.around.wish == wire.UndoWish(seat=0, entry=0, missing=[1])
            await agrees(bea)
            assert bea.table.log[-1][1][0]["t"] == "AnswerTakenBack"


async def greeted(store: Store, table: str) -> list[tuple[object, ...]]:
    """What everybody is greeted with by a server that starts anew; and what can be taken back there."""
    async with a_room(store) as room:
        guests = [await room.guest(table, person) for person in ("ada", "bea")]
        return [_told(guest.table.welcome(guest.listener, -1)) for guest in guests]


def _told(welcome: wire.Welcome) -> tuple[object, ...]:
    return welcome.seq, welcome.view, welcome.question, welcome.waiting, welcome.log, welcome.undo


@pytest.mark.parametrize("killed", [True, False])
@in_a_loop
async def test_a_table_with_undos_comes_back_as_it_was(killed: bool) -> None:
    """Right after a snapshot, from before it, and again and again: also the undo that goes back over the snapshot."""
    rng = Random(3)
    async with a_store() as store:
        async with a_room(store) as room:
            ada, bea = await at_a_table(room, "consent", "ada", "bea")
            table = ada.table.id
            while ada.table.seq < SNAPSHOT_EVERY or ada.table.snapshots[-1:] != [ada.table.seq]:
                await play_on([ada, bea], rng, answers=1)
            assert ada.table.snapshots, "a snapshot was taken"
            newest = ada.table.snapshots[-1]
            asker, other = (ada, bea) if undo_of(ada) is not None else (bea, ada)
            await takes_back(asker)
            if asker.around.wish is not None:
                await agrees(other)
            assert isinstance(match_of(ada).entries[-1].action, Undo)
            assert match_of(ada).past[-1].entry < newest - 1, "it went back over the snapshot"
            now = [_told(guest.table.welcome(guest.listener, -1)) for guest in (ada, bea)]
            if killed:
                room.lobby._tables.clear()
                await ada.table.close()
        assert await greeted(store, table) == now
        assert await greeted(store, table) == now


@in_a_loop
async def test_where_moments_count_nothing_is_taken_back() -> None:
    async with a_room() as room:
        guests = await room.playing("ada", "bea", game="sorcellerie", options={"slow": 0})
        asked = next(guest for guest in guests if guest.question is not None)
        await asked.acts({"t": "ShakeCup"})
        assert undo_of(asked) is None
        assert why(await takes_back(asked, entry=0)) == "moments_count"
