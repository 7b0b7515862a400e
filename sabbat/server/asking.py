"""What people ask of a table: each request is carried out and answered once, however often it is sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import structlog

from sabbat.engine import IllegalAction
from sabbat.server import protocol as wire
from sabbat.server.hosting import rematch, set_door, set_seat, set_table, start
from sabbat.server.knocking import admit, knock
from sabbat.server.messages import Asks
from sabbat.server.metrics import REFUSALS
from sabbat.server.playing import submit
from sabbat.server.refused import Refused
from sabbat.server.replies import Reply
from sabbat.server.sitting import own_seat, rise, sit
from sabbat.server.store import Fenced
from sabbat.server.table import Table
from sabbat.server.talking import point, say, say_phrase
from sabbat.server.undoing import agree, take_back
from sabbat.server.viewers import Viewer
from sabbat.server.written_actions import read_action

log = structlog.get_logger("sabbat.table")


async def act(table: Table, viewer: Viewer, request: wire.Act) -> None:
    """An answer to a question. Sent again after a lost connection, it counts once. Only the table's home may say no to
    it: who has played on elsewhere meanwhile knows more than what is in memory here, and would be told that an answer
    is wrong which stands in the store."""
    try:
        await _answer_question(table, viewer, request)
    except (IllegalAction, Refused):
        if await table.services.store.taken_by_others([table.id]):
            raise Fenced(table.id) from None
        raise


async def _answer_question(table: Table, viewer: Viewer, request: wire.Act) -> None:
    if table.match is None:
        raise Refused("not_started")
    seat, question, at = own_seat(table, viewer.person), request.question, None
    action = read_action(table.stored.game, request.action)
    if table.has_answered(seat, question, action):
        return
    if table.fair is not None:
        question, at = table.fair.hear(viewer, seat, request, action)
        if table.asked(seat) != question:
            raise Refused("too_late")
    await submit(table, seat, question, action, by="person", at=at)
    if table.stored.chairs[seat].bot is not None:
        draft = table.stored.draft()
        draft.chairs[seat].bot = None  # the person is back
        await table.save(draft)
        table.tell_table()


async def why_not(table: Table, viewer: Viewer, request: wire.WhyNot) -> None:
    """Whether this would be a legal answer of hers, for a page that holds no rule itself."""
    seat = own_seat(table, viewer.person)
    if table.match is None:
        raise Refused("not_started")
    refusal = table.match.why_not(seat, read_action(table.stored.game, request.action), request.question)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)


async def nothing(table: Table, viewer: Viewer, request: wire.Ping) -> None:
    """Answered, and that is all."""


# By the kind of request: the function that does it, or raises Refused or IllegalAction and has changed nothing.
CARRY_OUT: dict[type[wire.Message], Callable[[Table, Viewer, Any], Awaitable[None]]] = {  # Any: that very kind
    wire.Act: act,
    wire.WhyNot: why_not,
    wire.TakeBack: take_back,
    wire.Agree: agree,
    wire.Sit: sit,
    wire.Rise: rise,
    wire.Knock: knock,
    wire.Admit: admit,
    wire.SetDoor: set_door,
    wire.SetSeat: set_seat,
    wire.SetTable: set_table,
    wire.Start: start,
    wire.Say: say,
    wire.Phrase: say_phrase,
    wire.Point: point,
    wire.Rematch: rematch,
    wire.Ping: nothing,
}


async def answer(table: Table, message: Asks) -> None:
    """Carries out one request and answers it; sent again, it only gets its answer again."""
    viewer, request = message.viewer, message.request
    page = (viewer.person, viewer.client)
    reply = table.replies.to(page, request.n)
    if reply is None:
        reply = await _reply(table, viewer, request)
        table.replies.keep(page, request.n, reply)
    viewer.tell_now(reply)


async def _reply(table: Table, viewer: Viewer, request: wire.Up) -> Reply:
    try:
        await CARRY_OUT[type(request)](table, viewer, request)
    except IllegalAction as refusal:
        reply = wire.Refused(request.n, refusal.rule, refusal.why, dict(refusal.facts))
    except Refused as refusal:
        reply = wire.Refused(request.n, "", refusal.why, dict(refusal.facts))
    except Fenced:
        table.lost_home = True
        reply = wire.Refused(request.n, "", "table_moved_on", {})
    except Exception as error:  # a store in trouble, most likely: the table lives on
        log.error("request failed", table=table.id, request=type(request).__name__, error=repr(error))
        reply = wire.Refused(request.n, "", "not_stored", {})
    else:
        return wire.Done(request.n)
    REFUSALS.labels(reply.why).inc()
    return reply
