"""Who may sit: anybody with the link, or whom the host lets in; a seat found again from another device."""

from __future__ import annotations

import pytest

from sabbat.server import protocol as wire
from sabbat.server.hosting import SILENT_AFTER
from sabbat.server.knocking import MOST_KNOCKS
from tests.server.inside import Guest, Room, a_room, in_a_loop
from tests.server.test_absence import Clock, clock

__all__ = ["clock"]


async def a_table_that_asks(room: Room) -> str:
    (ada,) = await room.seated("ada", seats=3)
    assert await ada.asks(wire.SetDoor(70, ask=True)) == wire.Done(70)
    return ada.table.id


@in_a_loop
async def test_where_the_host_decides_nobody_just_sits_down() -> None:
    async with a_room() as room:
        table = await a_table_that_asks(room)
        ada, bea = await room.guest(table, "ada"), await room.guest(table, "bea")
        assert bea.around.ask_host
        assert await bea.sits("Bea") == wire.Refused(1, "", "ask_the_host", {})
        assert await bea.asks(wire.Knock(2, "Bea")) == wire.Done(2)
        assert ada.around.knocks == [wire.KnockView(1, "Bea", None)]
        assert await bea.asks(wire.Admit(3, 1, yes=True)) == wire.Refused(3, "", "host_only", {})
        assert await ada.asks(wire.Admit(80, 1, yes=True)) == wire.Done(80)
        assert (bea.seat, ada.around.knocks) == (1, [])
        assert [seat.name for seat in ada.around.seats] == ["Ada", "Bea", None]
        assert await ada.asks(wire.Admit(81, 1, yes=True)) == wire.Refused(81, "", "nobody_knocks", {})


@in_a_loop
async def test_who_is_sent_away_has_no_seat_and_who_leaves_knocks_no_more() -> None:
    async with a_room() as room:
        table = await a_table_that_asks(room)
        ada, bea, cy = [await room.guest(table, name) for name in ("ada", "bea", "cy")]
        await bea.asks(wire.Knock(1, "Bea"))
        await cy.asks(wire.Knock(1, "Cy", 2))
        await ada.asks(wire.Admit(80, 1, yes=False))
        assert bea.seat is None
        assert ada.around.knocks == [wire.KnockView(2, "Cy", 2)]
        await cy.leaves()
        assert ada.around.knocks == []


@in_a_loop
async def test_the_door_holds_only_so_many_and_each_once() -> None:
    async with a_room() as room:
        table = await a_table_that_asks(room)
        ada = await room.guest(table, "ada")
        crowd = [await room.guest(table, f"guest {number}") for number in range(MOST_KNOCKS + 1)]
        for guest in crowd[:-1]:
            assert await guest.asks(wire.Knock(1, "Mallory")) == wire.Done(1)
            assert await guest.asks(wire.Knock(2, "Mallory")) == wire.Done(2)
        assert len(ada.around.knocks) == MOST_KNOCKS
        assert await crowd[-1].asks(wire.Knock(1, "Mallory")) == wire.Refused(1, "", "too_many_knock", {})


@in_a_loop
async def test_whose_device_is_gone_gets_the_seat_back_by_the_hosts_consent() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea", seats=2)
        phone = await room.guest(ada.table.id, "bea's new phone")
        assert await phone.asks(wire.Knock(1, "Bea", 1)) == wire.Refused(1, "", "person_is_here", {"seat": 1})
        await bea.leaves()
        assert await phone.asks(wire.Knock(2, "Bea", 1)) == wire.Done(2)
        assert phone.last(wire.Welcome).seat is None
        assert phone.question is None  # nothing of hers is seen before the host has said yes
        assert await ada.asks(wire.Admit(80, 1, yes=True)) == wire.Done(80)
        assert phone.last(wire.Welcome).seat == 1
        assert [seat.name for seat in ada.around.seats] == ["Ada", "Bea"]
        thief = await room.guest(ada.table.id, "bea")  # the device that was lost
        assert thief.seat is None


async def the_host_is_gone(room: Room, clock: Clock, *others: str) -> tuple[list[Guest], Guest]:
    """Those who are left, and the host's new phone."""
    ada, *left = await room.playing("ada", *others)
    await ada.leaves()
    phone = await room.guest(ada.table.id, "ada's new phone")
    early = await phone.asks(wire.Knock(1, "Ada", 0))
    assert early == wire.Refused(1, "", "host_may_come_back", {})
    clock.passes(121)
    assert await phone.asks(wire.Knock(2, "Ada", 0)) == wire.Done(2)
    return left, phone


@in_a_loop
async def test_a_host_whose_device_is_gone_gets_back_when_all_others_say_yes(clock: Clock) -> None:
    async with a_room() as room:
        (bea, cy), phone = await the_host_is_gone(room, clock, "bea", "cy")
        assert bea.around.knocks == [wire.KnockView(1, "Ada", 0, [1, 2])]
        assert await bea.asks(wire.Admit(80, 1, yes=True)) == wire.Done(80)
        assert (phone.seat, cy.around.knocks[0].missing) == (None, [2])
        assert phone.question is None
        assert await cy.asks(wire.Admit(80, 1, yes=True)) == wire.Done(80)
        welcome = phone.last(wire.Welcome)
        assert (welcome.seat, welcome.host, cy.around.knocks) == (0, True, [])
        old = await room.guest(phone.table.id, "ada")  # the device that was lost
        assert (old.seat, old.last(wire.Welcome).host) == (None, False)


@in_a_loop
async def test_one_no_is_enough_and_who_left_is_not_asked(clock: Clock) -> None:
    async with a_room() as room:
        (bea, cy), phone = await the_host_is_gone(room, clock, "bea", "cy")
        await bea.asks(wire.Admit(80, 1, yes=True))
        await cy.asks(wire.Admit(80, 1, yes=False))
        assert (phone.seat, bea.around.knocks) == (None, [])
        await phone.asks(wire.Knock(3, "Ada", 0))
        await cy.leaves()
        assert bea.around.knocks[0].missing == [1]
        await bea.asks(wire.Admit(81, 2, yes=True))
        assert phone.last(wire.Welcome).seat == 0


@in_a_loop
async def test_a_host_who_comes_back_keeps_the_seat(clock: Clock) -> None:
    async with a_room() as room:
        (bea,), phone = await the_host_is_gone(room, clock, "bea")
        ada = await room.guest(bea.table.id, "ada")
        assert await bea.asks(wire.Admit(80, 1, yes=True)) == wire.Refused(80, "", "host_only", {})
        refused = await ada.asks(wire.Admit(80, 1, yes=True))
        assert refused == wire.Refused(80, "", "person_is_here", {"seat": 0})
        assert phone.seat is None


@in_a_loop
async def test_nobody_gets_the_seat_of_a_host_who_was_alone(clock: Clock) -> None:
    async with a_room() as room:
        (ada,) = await room.playing("ada", seats=2)
        table = ada.table.id
        stranger = await room.guest(table, "stranger")
        await ada.leaves()
        clock.passes(3_600)
        assert await stranger.asks(wire.Knock(1, "Ada", 0)) == wire.Refused(1, "", "host_keeps_seat", {})


@in_a_loop
async def test_a_silent_person_can_be_replaced_by_the_host(clock: Clock) -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea", seats=2)
        assert bea.question is not None
        early = await ada.asks(wire.SetSeat(80, 1, "sensible"))
        assert early == wire.Refused(80, "", "person_is_here", {"seat": 1})
        clock.passes(SILENT_AFTER / 1000 + 1)
        assert await ada.asks(wire.SetSeat(81, 1, "sensible")) == wire.Done(81)
        assert ada.around.seats[1].bot == "sensible"


@pytest.mark.parametrize("request_", [wire.Knock(1, " "), wire.Knock(1, "Bea", 9)])
@in_a_loop
async def test_a_knock_needs_a_name_and_a_seat_that_is_there(request_: wire.Knock) -> None:
    async with a_room() as room:
        bea = await room.guest(await a_table_that_asks(room), "bea")
        assert isinstance(await bea.asks(request_), wire.Refused)
