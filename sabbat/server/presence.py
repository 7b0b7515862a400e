"""Who comes and goes, and what the table does about those who are away or take too long."""

from __future__ import annotations

from sabbat.server import timing
from sabbat.server.calling import call_the_absent, device_of, whom_to_call
from sabbat.server.messages import Arrives, HomeLost, Leaves, TimePasses
from sabbat.server.stored_table import PLAYING
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer

STAND_IN = "sensible"  # the bot that plays for somebody who is away


def come_or_go(table: Table, message: Arrives | Leaves) -> bool:
    """At once, where nothing has to be stored for it. False: not now."""
    if table.lost_home:
        return False
    if isinstance(message, Leaves):
        _see_off(table, message.viewer)
    elif _is_noted(table, message.viewer.person):
        return False
    else:
        _receive(table, message.viewer, message.since)
    table.bots.wake()
    return True


async def arrive(table: Table, message: Arrives) -> None:
    """A browser opens the table. Whoever has a seat here gets it back from the bot that stood in."""
    person = message.viewer.person
    table.viewers.add(message.viewer)
    table.deadlines.came(person)
    if _is_noted(table, person):
        seat = table.seat_of(person)
        draft = table.stored.draft()
        draft.called = [called for called in draft.called if called != device_of(person)]
        if seat is not None:
            draft.chairs[seat].bot = None
        await table.save(draft)
    _receive(table, message.viewer, message.since)


def _is_noted(table: Table, person: str) -> bool:
    """As somebody who is away: a bot has the seat, or she was called."""
    seat = table.seat_of(person)
    stood_in = seat is not None and table.stored.chairs[seat].stood_in
    return stood_in or device_of(person) in table.stored.called


def _receive(table: Table, viewer: Viewer, since: int) -> None:
    table.viewers.add(viewer)
    table.deadlines.came(viewer.person)
    if table.fair is not None:
        table.fair.draw_curtain(viewer)
    viewer.tell(table.welcome(viewer, since))
    belongs = table.seat_of(viewer.person) is not None or viewer.person == table.stored.host
    table.tell_of_presence(viewer, watches=not belongs)


async def leave(table: Table, message: Leaves) -> None:
    _see_off(table, message.viewer)


def _see_off(table: Table, viewer: Viewer) -> None:
    person = viewer.person
    table.viewers.discard(viewer)
    table.idle_since = timing.now()
    belongs = table.seat_of(person) is not None or person == table.stored.host
    knocked = any(knock.person == person for knock in table.knocks.values())
    if not table.here(person):
        table.knocks = {id: knock for id, knock in table.knocks.items() if knock.person != person}
        if belongs:
            table.deadlines.left(person, timing.now())
    table.tell_of_presence(viewer, watches=not belongs and not knocked)


async def lose_home(table: Table, _: HomeLost) -> None:
    """Whoever answers here would find out by being refused; whoever only waits would wait for ever."""
    table.lost_home = True


def somebody_is_late(table: Table) -> bool:
    """Is it time for `look_after_the_absent`? Asked a few times a second, so that tables need not be told in vain."""
    if not table.viewers and table.phase != PLAYING:
        return False  # nearly all of them, after an evening
    if whom_to_call(table):
        return True
    if not table.viewers:
        return False
    if table.host_is_gone() != table.host_was_gone:
        return True
    return table.phase == PLAYING and bool(_gone(table) or _over_time(table))


async def look_after_the_absent(table: Table, _: TimePasses) -> None:
    """A bot stands in for those who are away for too long, and answers once for those who think for too long. The
    host's rights pass on, and are given back. Whose turn it is, and who is away, is called."""
    await call_the_absent(table)
    if table.host_is_gone() != table.host_was_gone:
        table.host_was_gone = table.host_is_gone()
        table.tell_table()
    if not table.viewers or table.phase != PLAYING:
        return
    gone = _gone(table)
    if gone:
        draft = table.stored.draft()
        for seat in gone:
            draft.chairs[seat].bot = STAND_IN
        await table.save(draft)
        table.tell_table()
    for seat in _over_time(table):
        table.bots.answer(seat, STAND_IN, pause=0)


def _gone(table: Table) -> list[int]:
    """The seats of those who have been away for longer than the table agreed to wait."""
    patience = table.stored.stand_in_after
    if patience is None:
        return []
    people = [(seat, chair.person) for seat, chair in enumerate(table.stored.chairs) if chair.bot is None]
    return [
        seat
        for seat, person in people
        if person is not None
        and not table.here(person)
        and table.deadlines.away_for(person, timing.now()) > patience * 1000
    ]


def _over_time(table: Table) -> list[int]:
    """The seats of people whose time to answer is up."""
    if table.stored.clock is None:
        return []
    people = [seat for seat, chair in enumerate(table.stored.chairs) if chair.person is not None and chair.bot is None]
    deadlines = [(seat, table.deadline(seat)) for seat in people]
    return [seat for seat, deadline in deadlines if deadline is not None and timing.now() > deadline]
