"""One queue with one consumer: what a table is told is handled in the order in which it came, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

import structlog

M = TypeVar("M")
LONGEST = 1024  # messages that wait; who waits for an answer has one of them, so it is never reached in earnest
FINISHES_WITHIN = 5.0  # seconds for the last message; a store that hangs must not keep the server from ending

log = structlog.get_logger("sabbat.table")


class Closed(Exception):
    """The table has been put away: what is told to it now is lost. Look for it again."""


class Unfinished(Exception):
    """What a message waited for was called off by somebody else."""


def _is_called_off() -> bool:
    """Is it this task itself that should end, and not only something that it waited for?"""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


class Inbox(Generic[M]):
    """Its consumer begins with the first message. Whatever is wrong with one message, the next one is handled."""

    def __init__(self, name: str, handle: Callable[[M], Awaitable[None]]) -> None:
        self._name = name
        self._handle = handle
        self._waiting: asyncio.Queue[tuple[M, asyncio.Future[None] | None]] = asyncio.Queue(LONGEST)
        self._consumer: asyncio.Task[None] | None = None
        self._at_work = False
        self.closed = False

    @property
    def idle(self) -> bool:
        return self._waiting.empty() and not self._at_work

    async def tell(self, message: M) -> None:
        """Returns when the message has been handled; raises what went wrong with it, or Closed."""
        if self.closed:
            raise Closed(self._name)
        handled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((message, handled))
        self._begin()
        await handled

    def leave_word(self, message: M) -> None:
        """The same for those who do not wait. A closed or overfull inbox takes no word, and nobody misses it."""
        if not self.closed:
            with suppress(asyncio.QueueFull):
                self._waiting.put_nowait((message, None))
                self._begin()

    def _begin(self) -> None:
        if self._consumer is None and not self.closed:
            self._consumer = asyncio.create_task(self._consume())

    async def _consume(self) -> None:
        while not self.closed:
            message, handled = await self._waiting.get()
            self._at_work = True
            try:
                await self._handle(message)
            except (Exception, asyncio.CancelledError) as error:  # a bad message, or a store in trouble
                if _is_called_off():
                    raise
                self._note_failure(message, handled, error)  # the table lives on
            else:
                if handled is not None and not handled.done():  # who waited may be gone
                    handled.set_result(None)
            finally:
                self._at_work = False

    def _note_failure(self, message: M, handled: asyncio.Future[None] | None, error: BaseException) -> None:
        if handled is None:
            log.error("message failed", table=self._name, kind=type(message).__name__, error=repr(error))
        elif not handled.done():
            handled.set_exception(error if isinstance(error, Exception) else Unfinished(self._name))

    def shut(self) -> None:
        """Those who wait are told that nobody listens any more, and so is everybody who comes."""
        self.closed = True
        for _, handled in [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]:
            if handled is not None and not handled.done():
                handled.set_exception(Closed(self._name))

    async def close(self) -> None:
        """The same, when the message at work has been finished."""
        self.shut()
        consumer, self._consumer = self._consumer, None
        if consumer is None or consumer is asyncio.current_task():
            return
        for _ in range(round(FINISHES_WITHIN / 0.01)):
            if not self._at_work:
                break
            await asyncio.sleep(0.01)
        consumer.cancel()
        with suppress(asyncio.CancelledError):
            await consumer
