"""Who asks to be let in, and what the host says to it. For a host who has lost the device, the others say it: all of
those who are there."""

from __future__ import annotations

from sabbat.server import protocol as wire
from sabbat.server.hosting import only_host
from sabbat.server.refused import Refused
from sabbat.server.seating import Chair, clean_name
from sabbat.server.sitting import chair_at, take_seat
from sabbat.server.stored_table import OVER
from sabbat.server.table import Table
from sabbat.server.table_state import Knocking
from sabbat.server.viewers import Viewer

MOST_KNOCKS = 12


async def knock(table: Table, viewer: Viewer, request: wire.Knock) -> None:
    """Waits at the door until the host answers, or the knocker leaves. Who knocks again has changed their mind."""
    name = clean_name(request.name)
    if not name:
        raise Refused("no_name")
    if table.seat_of(viewer.person) is not None:
        raise Refused("own_seat")
    if table.phase == OVER:
        raise Refused("match_is_over")
    if request.seat is not None:
        _may_be_theirs(table, request.seat)
        _can_be_answered(table, request.seat)
    others = {id: other for id, other in table.knocks.items() if other.person != viewer.person}
    if len(others) >= MOST_KNOCKS:
        raise Refused("too_many_knock")
    table.last_knock += 1
    table.knocks = {**others, table.last_knock: Knocking(viewer.person, name, request.seat)}
    table.tell_table()


async def admit(table: Table, viewer: Viewer, request: wire.Admit) -> None:
    """The host lets them in: to a bot's seat or a free one, or back to the seat of somebody who is away."""
    only_host(table, viewer.person)
    knocking = table.knocks.get(request.knock)
    if knocking is None:
        raise Refused("nobody_knocks")
    if request.yes:
        if knocking.seat is not None:
            _may_be_theirs(table, knocking.seat)
        knocking = knocking._replace(agreed=knocking.agreed | {viewer.person})
        if table.still_to_agree(knocking):
            table.knocks = {**table.knocks, request.knock: knocking}
            table.tell_table()
            return
        await _let_in(table, knocking)
    table.knocks = {id: other for id, other in table.knocks.items() if id != request.knock}
    table.tell_table()


async def _let_in(table: Table, knocking: Knocking) -> None:
    seat = knocking.seat
    if seat is None or chair_at(table, seat).person is None:
        await take_seat(table, knocking.person, knocking.name, seat)
        return
    draft = table.stored.draft()
    if draft.chairs[seat].person == draft.host:
        draft.host = knocking.person
    draft.chairs[seat] = Chair(person=knocking.person, name=draft.chairs[seat].name)
    await table.services.store.note_people(table.id, [knocking.person])
    await table.save(draft)
    table.greet_anew(knocking.person)


def _may_be_theirs(table: Table, seat: int) -> None:
    """Nobody is asked out of a seat who is here; and a host who has just left may come back."""
    person = chair_at(table, seat).person
    if person is not None and table.here(person):
        raise Refused("person_is_here", seat=seat)
    if person == table.stored.host and not table.host_is_gone():
        raise Refused("host_may_come_back")


def _can_be_answered(table: Table, seat: int) -> None:
    """The host's seat is given by the others: where there are none, nobody can tell who is at the door."""
    host_seat = table.seat_of(table.stored.host)
    if seat == host_seat and not any(table.here(chair.person) for chair in table.stored.chairs):
        raise Refused("host_keeps_seat")
