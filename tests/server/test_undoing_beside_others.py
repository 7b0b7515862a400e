"""A secret choice at a table is taken back though others have chosen since, until all is opened; theirs stand."""

from __future__ import annotations

import pytest

from sabbat.server import protocol as wire
from sabbat.server.resuming import save_snapshot
from tests.server.inside import Guest, Room, a_room, a_store, in_a_loop
from tests.server.test_undoing import match_of, takes_back, undo_of, why

PEOPLE = ("ada", "bea", "cleo", "dora", "eve")


async def at_the_ball(room: Room, *names: str, undo: wire.UndoPolicy = "safe") -> list[Guest]:
    """Each has a card to choose in secret."""
    guests = await room.seated(*names, game="bal_des_chaudrons")
    wanted = wire.SetTable(next(guests[0].numbers), len(names), {}, undo=undo)
    assert isinstance(await guests[0].asks(wanted), wire.Done)
    assert isinstance(await guests[0].starts(), wire.Done)
    return guests


def card(guest: Guest, number: int) -> wire.Json:
    """One of the cards that she may choose."""
    assert guest.question is not None
    return [offer.action for offer in guest.question.offers if offer.action["t"] == "StudyPotion"][number]


@in_a_loop
async def test_a_secret_choice_is_taken_back_until_all_is_revealed() -> None:
    """Ada and Bea choose, Ada takes hers back and chooses again: Bea has noticed nothing but that."""
    async with a_room() as room:
        ada, bea, cleo = await at_the_ball(room, "ada", "bea", "cleo")
        first, second = card(ada, 0), card(ada, 2)
        await ada.acts(first)
        await bea.acts(card(bea, 0))
        assert (undo_of(ada), undo_of(bea)) == (wire.UndoView(0, free=True), wire.UndoView(1, free=True))
        asked, seen = cleo.question, len(bea.heard)
        assert why(await takes_back(ada)) == ""
        told = bea.last(wire.Told)
        assert (told.seq, told.events) == (3, [{"t": "AnswerTakenBack", "seat": 0, "entry": 0, "answers": 1}])
        assert told.waiting == [0, 2], "Bea's own choice stands"
        assert told.undo == wire.UndoView(1, free=True)
        assert (bea.question, cleo.question) == (None, asked)
        assert ada.question is not None
        assert card(ada, 0) == first, "all is on offer again"
        assert why(await ada.acts(second)) == ""
        before_reveal = b"".join(bea.listener.wire[seen:])
        assert str(first["potion"]).encode() not in before_reveal
        assert str(second["potion"]).encode() not in before_reveal
        assert undo_of(bea) == wire.UndoView(1, free=True), "nor has anybody acted on hers"
        await cleo.acts(card(cleo, 0))
        shown = [
            event for event in cleo.last(wire.Told).events if event["t"] == "PotionRevealed" and event["seat"] == 0
        ]
        assert [event["potion"] for event in shown] == [second["potion"]]
        assert [undo_of(guest) for guest in (ada, bea, cleo)] == [None] * 3
        assert why(await takes_back(ada, entry=3)) == "others_have_answered"


@pytest.mark.parametrize("undo", ["safe", "consent"])
@pytest.mark.parametrize("killed", [True, False])
@in_a_loop
async def test_what_was_taken_back_under_others_answers_outlives_the_server(
    undo: wire.UndoPolicy, killed: bool
) -> None:
    """Also where the answers lie before a snapshot and the undo after it."""
    async with a_store() as store:
        async with a_room(store) as room:
            guests = await at_the_ball(room, *PEOPLE, undo=undo)
            table, first, asked = guests[0].table, card(guests[0], 0), guests[4].question
            for guest in guests[:4]:
                await guest.acts(card(guest, 0))
            await save_snapshot(table)
            for guest in guests[:3]:
                assert why(await takes_back(guest)) == ""
            now = match_of(guests[0]).view(3)
            if killed:
                room.lobby._tables.clear()
                await table.close()
        async with a_room(store) as room:
            guests = [await room.guest(table.id, person) for person in PEOPLE]
            ada, dora, eve = guests[0], guests[3], guests[4]
            assert match_of(dora).view(3) == now
            assert eve.question == asked
            assert card(ada, 0) == first
            assert undo_of(dora) == wire.UndoView(3, free=True)
            assert why(await takes_back(dora)) == "", "and hers too, over the snapshot"
            assert match_of(ada).past == []
            assert [entry["t"] for _, events in ada.table.log[-4:] for entry in events] == ["AnswerTakenBack"] * 4
