"""What a table does about each message in its inbox: one function each."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sabbat.server.asking import answer
from sabbat.server.messages import (
    Arrives,
    Asks,
    BotAnswers,
    BotSpeaks,
    HomeLost,
    Leaves,
    Message,
    TimePasses,
    WindowCloses,
)
from sabbat.server.playing import bot_answers, close_window
from sabbat.server.presence import arrive, come_or_go, leave, look_after_the_absent, lose_home
from sabbat.server.quick_answers import begin as begin_quickly
from sabbat.server.store import Fenced
from sabbat.server.table import Table
from sabbat.server.talking import bot_speaks

HANDLERS: dict[type[Message], Callable[[Table, Any], Awaitable[None]]] = {  # Any: that very kind of message
    Asks: answer,
    BotAnswers: bot_answers,
    WindowCloses: close_window,
    Arrives: arrive,
    Leaves: leave,
    TimePasses: look_after_the_absent,
    BotSpeaks: bot_speaks,
    HomeLost: lose_home,
}


def begin(table: Table, message: Message) -> bool:
    """The same without a task that waits, for what nearly always happens: it is done, or on its way. False: `handle`
    it, which finds out what is unusual about it."""
    if not isinstance(message, Arrives | Leaves):
        return begin_quickly(table, message)
    try:
        if not come_or_go(table, message):
            return False
    except Exception:  # the other way finds the same, and tells it
        return False
    table.inbox.done()
    return True


async def handle(table: Table, message: Message) -> None:
    """Handles one message; whatever came of it, the bots that are asked now are at work."""
    try:
        await HANDLERS[type(message)](table, message)
    except Fenced:
        table.lost_home = True
        raise
    finally:
        if table.lost_home:
            table.move_on()
        else:
            table.bots.wake()
