"""How a request comes to a table and how its answer goes back: one at a time, each counted once."""

from __future__ import annotations

import structlog

from sabbat.engine import IllegalAction
from sabbat.server import protocol as wire
from sabbat.server.metrics import REFUSALS
from sabbat.server.replies import Replies, Reply
from sabbat.server.requests import carry_out
from sabbat.server.table import Refused, Table
from sabbat.server.viewers import Viewer

log = structlog.get_logger("sabbat.table")


class Mailbox:
    """The door of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._replies = Replies()

    async def post(self, viewer: Viewer, request: wire.Up) -> None:
        """Carries out one request and answers it; sent again, it only gets its answer again."""
        page = (viewer.person, viewer.client)
        async with self.table.one_at_a_time:
            reply = self._replies.to(page, request.n)
            if reply is None:
                reply = await self._answer(viewer, request)
                self._replies.keep(page, request.n, reply)
            viewer.tell_now(reply)
            self.table.wake()

    async def _answer(self, viewer: Viewer, request: wire.Up) -> Reply:
        try:
            await carry_out(self.table, viewer, request)
        except IllegalAction as refusal:
            reply = wire.Refused(request.n, refusal.rule, refusal.why, dict(refusal.facts))
        except Refused as refusal:
            reply = wire.Refused(request.n, "", refusal.why, dict(refusal.facts))
        except Exception as error:  # a store in trouble, most likely: the table lives on
            log.error("request failed", table=self.table.id, request=type(request).__name__, error=repr(error))
            reply = wire.Refused(request.n, "", "not_stored", {})
        else:
            return wire.Done(request.n)
        REFUSALS.labels(reply.why).inc()
        return reply
