"""The usual way of an answer: proposed as soon as it is heard, told as soon as the store has it, without a task that
waits in between. Whatever is unusual about one goes the other way (`asking`), which says what is wrong."""

from __future__ import annotations

from time import perf_counter

import structlog

from sabbat.engine import Match, Step
from sabbat.server.messages import Asks, Message
from sabbat.server.metrics import REFUSALS
from sabbat.server.playing import accept, keep
from sabbat.server.protocol import Act, Done, Refused
from sabbat.server.store import Unavailable
from sabbat.server.stored_table import entry_bytes
from sabbat.server.table import Table
from sabbat.server.viewers import Viewer
from sabbat.server.written_actions import read_action

log = structlog.get_logger("sabbat.table")


class QuickAnswer:
    """An answer on its way through the store."""

    def __init__(self, table: Table, viewer: Viewer, request: Act, match: Match, step: Step) -> None:
        self._table = table
        self._viewer = viewer
        self._request = request
        self._match = match
        self._step = step
        self._asked_at = perf_counter()

    def stored(self, error: Exception | None) -> None:
        """The store has it, or does not answer. Where it has refused it, the other way knows what to do about that."""
        table, match, step = self._table, self._match, self._step
        if isinstance(error, Unavailable):
            self._reply(self._not_stored(error))
        elif error is not None or table.match is not match or match.played != step.number:
            table.inbox.again()
            return
        else:
            try:
                is_time_to_keep = accept(table, match, step, self._request.question, "person", self._asked_at)
            except Exception as trouble:  # the table lives on
                self._reply(self._not_stored(trouble))
            else:
                self._reply(Done(self._request.n))
                if is_time_to_keep:
                    table.inbox.then(self._keep)
                    return
        table.inbox.done()

    def _not_stored(self, error: Exception) -> Refused:
        log.error("request failed", table=self._table.id, request="Act", error=repr(error))
        REFUSALS.labels("not_stored").inc()
        return Refused(self._request.n, "", "not_stored", {})

    def _reply(self, reply: Done | Refused) -> None:
        table, viewer = self._table, self._viewer
        table.replies.keep((viewer.person, viewer.client), self._request.n, reply)
        viewer.tell_now(reply)
        if table.lost_home:
            table.move_on()
        else:
            table.bots.wake()

    async def _keep(self) -> None:
        await keep(self._table)


def begin(table: Table, message: Message) -> bool:
    """Whether the message is such an answer, and on its way."""
    if not isinstance(message, Asks) or not isinstance(message.request, Act):
        return False
    viewer, request, match = message.viewer, message.request, table.match
    seat = table.seat_of(viewer.person)
    if match is None or seat is None or table.fair is not None or table.stored.chairs[seat].bot is not None:
        return False
    if table.replies.to((viewer.person, viewer.client), request.n) is not None:
        return False
    try:
        action = read_action(table.stored.game, request.action)
        if table.has_answered(seat, request.question, action):
            return False
        step = match.propose(seat, action, None, request.question)
        entry = entry_bytes(request.question, step.entry)
        answer = QuickAnswer(table, viewer, request, match, step)
        return table.services.store.append_soon(table.id, step.number, entry, table.fence, answer.stored)
    except Exception:  # refused, or in trouble: the other way finds the same, and tells it
        return False
