"""Taking an answer back at a table: at once where nothing came of it, else when everybody who plays agrees."""

from __future__ import annotations

from sabbat.engine import IllegalAction, Match, Refusal, Undo
from sabbat.engine.undo import BY_CONSENT, NONE
from sabbat.server import protocol as wire
from sabbat.server.playing import submit
from sabbat.server.refused import Refused
from sabbat.server.sitting import own_seat
from sabbat.server.stored_table import StoredTable, StoredWish
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer


async def take_back(table: Table, viewer: Viewer, request: wire.TakeBack) -> None:
    """Sent twice, it counts once: an entry is taken back but once."""
    seat, match = own_seat(table, viewer.person), _match(table)
    if table.stored.undo == NONE:
        raise Refused("no_undo_here")
    refusal = match.why_not(seat, Undo(request.entry))
    if refusal is None:
        await _undo(table, seat, Undo(request.entry))
        return
    if table.stored.undo != BY_CONSENT:
        raise _illegal(refusal)
    refusal = match.why_not(seat, Undo(request.entry, agreed=True))
    if refusal is not None:
        raise _illegal(refusal)
    draft = table.stored.draft()
    draft.wish = StoredWish(seat, request.entry)
    await _undo_when_all_agree(table, draft)


async def agree(table: Table, viewer: Viewer, request: wire.Agree) -> None:
    """Yes or no to the wish that lies on the table; one no ends it."""
    seat, wish = own_seat(table, viewer.person), table.wish
    if wish is None or wish.entry != request.entry:
        raise Refused("no_such_wish")
    draft = table.stored.draft()
    if request.agrees:
        draft.wish = StoredWish(wish.seat, wish.entry, (*wish.agreed, seat))
        await _undo_when_all_agree(table, draft)
        return
    draft.wish = None
    await table.save(draft)
    table.tell_table()


async def _undo_when_all_agree(table: Table, draft: StoredTable) -> None:
    wish = draft.wish
    assert wish is not None
    if draft.missing_consents():
        await table.save(draft)
        table.tell_table()
        return
    await _undo(table, wish.seat, Undo(wish.entry, agreed=True))
    draft.wish = None
    await table.save(draft)
    table.tell_table()


async def _undo(table: Table, seat: int, undo: Undo) -> None:
    at = None if table.fair is None else table.fair.moment()
    await submit(table, seat, None, undo, by="person", at=at)


def _match(table: Table) -> Match:
    if table.match is None:
        raise Refused("not_started")
    return table.match


def _illegal(refusal: Refusal) -> IllegalAction:
    return IllegalAction(refusal.rule, refusal.why, **refusal.facts)
