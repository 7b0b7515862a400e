"""Taking a seat and leaving it."""

from __future__ import annotations

from sabbat.server import protocol as wire
from sabbat.server.presence import STAND_IN
from sabbat.server.refused import Refused
from sabbat.server.seating import Chair, clean_name, unique_name
from sabbat.server.stored_table import GATHERING, PLAYING
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer


async def sit(table: Table, viewer: Viewer, request: wire.Sit) -> None:
    is_known = table.seat_of(viewer.person) is not None or viewer.person == table.stored.host
    if table.stored.ask_host and not is_known:
        raise Refused("ask_the_host")
    await take_seat(table, viewer.person, request.name, request.seat)


async def take_seat(table: Table, person: str, name: str, seat: int | None) -> None:
    """Takes a seat, or changes it before the start. In a match, only a bot's seat can be taken."""
    name = clean_name(name)
    if not name:
        raise Refused("no_name")
    mine = table.seat_of(person)
    if mine is not None and (seat is None or table.phase != GATHERING):
        seat = mine
    if seat is None:
        seat = _first_seat_to_take(table)
    elif chair_at(table, seat).person not in (None, person):
        raise Refused("seat_is_taken", seat=seat)
    others = {chair.name for chair in table.stored.chairs if chair.name and chair.person != person}
    draft = table.stored.draft()
    if seat == len(draft.chairs):
        draft.chairs.append(Chair())
    if mine is not None and mine != seat:
        draft.chairs[mine] = Chair()
    draft.chairs[seat] = Chair(person=person, name=unique_name(name, others))
    await table.services.store.note_people(table.id, [person])
    await table.save(draft)
    table.greet_anew(person)


def _first_seat_to_take(table: Table) -> int:
    """A free one, else a bot's; else one more, while people gather: a family of four needs no bigger table first."""
    free = [seat for seat, chair in enumerate(table.stored.chairs) if chair.free]
    bots = [seat for seat, chair in enumerate(table.stored.chairs) if chair.person is None]
    if free or bots:
        return (free or bots)[0]
    if not table.may_grow():
        raise Refused("table_is_full")
    return len(table.stored.chairs)


async def rise(table: Table, viewer: Viewer, _: wire.Rise) -> None:
    """Leaves the seat; in a match a bot stands in, and the person may come back."""
    seat = own_seat(table, viewer.person)
    draft = table.stored.draft()
    if table.phase == PLAYING:
        draft.chairs[seat].bot = STAND_IN
    else:
        draft.chairs[seat] = Chair()
    await table.save(draft)
    table.greet_anew(viewer.person)


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not_seated")
    return seat


def chair_at(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.stored.chairs):
        raise Refused("no_such_seat", seat=seat)
    return table.stored.chairs[seat]
