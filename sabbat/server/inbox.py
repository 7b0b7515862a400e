"""One queue: what a table is told is handled in the order in which it came, one at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Generic, TypeVar

import structlog

M = TypeVar("M")
LONGEST = 1024  # messages that wait; beyond it only those are taken whose senders wait for each of them
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
    """Its consumer begins when it is needed. Whatever is wrong with one message, the next one is handled.

    Most messages need no task that waits with them: `begin` may take one on, which is at work from then on, until it
    says that it is `done`, at once or later, or lets the consumer go on with it (`then`), or have it (`again`)."""

    def __init__(
        self,
        name: str,
        handle: Callable[[M], Awaitable[None]],
        lost: Callable[[M], None] = lambda message: None,
        begin: Callable[[M], bool] | None = None,
    ) -> None:
        """`lost` hears of each message that nobody waits for and that was not handled to its end. `begin` waits for
        nothing, and says whether it has taken the message on."""
        self._name = name
        self._handle = handle
        self._lost = lost
        self._begin = begin or _takes_nothing
        self._waiting: deque[tuple[M, asyncio.Future[None] | None]] = deque()
        self._word: asyncio.Future[None] | None = None  # for which the consumer waits, where nothing is left to do
        self._consumer: asyncio.Task[None] | None = None
        self._at_work = False
        self._begun: tuple[M, asyncio.Future[None] | None] | None = None  # what `begin` has taken on
        self._is_beginning = False  # just now: who is done at once is followed by the next one, but not from inside
        self._rest: Callable[[], Awaitable[None]] | None = None  # of it, for the consumer
        self._is_refused = False  # the first of those that wait: it is the consumer's
        self.closed = False

    @property
    def idle(self) -> bool:
        return not self._waiting and not self._at_work

    async def tell(self, message: M) -> None:
        """Returns when the message has been handled; raises what went wrong with it, or Closed."""
        if self.closed:
            raise Closed(self._name)
        handled: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._put(message, handled)
        await handled

    def leave_word(self, message: M) -> bool:
        """The same for those who do not wait. False: a closed or overfull inbox takes no word."""
        if self.closed or len(self._waiting) >= LONGEST:
            return False
        self._put(message, None)
        return True

    def _put(self, message: M, handled: asyncio.Future[None] | None) -> None:
        self._waiting.append((message, handled))
        if not self._at_work:
            self._go_on()

    def _go_on(self) -> None:
        """Nothing is at work: the next one is begun with, or the consumer is woken for it."""
        while self._waiting and not self._at_work:
            if not self._begin_next():
                self._wake()
                return

    def _begin_next(self) -> bool:
        if not self._waiting or self._is_refused:
            return False
        begun = self._begun = self._waiting.popleft()
        self._at_work = self._is_beginning = True
        taken = False
        try:
            taken = self._begin(begun[0])
        finally:
            self._is_beginning = False
            if not taken:
                self._begun = None
                self._at_work = False
                self._waiting.appendleft(begun)
        return taken

    def _wake(self) -> None:
        if self._consumer is None:
            self._consumer = asyncio.create_task(self._consume())
        elif self._word is not None and not self._word.done():
            self._word.set_result(None)

    # --- what was begun with

    def done(self) -> None:
        """It has been handled."""
        assert self._begun is not None
        _, handled = self._begun
        self._begun = None
        self._at_work = False
        if handled is not None and not handled.done():  # who waited may be gone
            handled.set_result(None)
        if not self._is_beginning:
            self._go_on()

    def then(self, rest: Callable[[], Awaitable[None]]) -> None:
        """It is handled when this has been done too, for which somebody must wait."""
        self._rest = rest
        self._wake()

    def again(self) -> None:
        """Nothing has come of it yet: the consumer handles it from its beginning."""
        assert self._begun is not None
        message, handled = self._begun
        self._begun = None
        self._at_work = False
        if not self.closed:
            self._waiting.appendleft((message, handled))
            self._is_refused = True
            self._wake()
        elif handled is None:
            self._lost(message)
        elif not handled.done():
            handled.set_exception(Closed(self._name))

    # --- the consumer

    async def _consume(self) -> None:
        while not self.closed or self._rest is not None:
            if self._rest is None and (self._at_work or not self._waiting):
                self._word = asyncio.get_running_loop().create_future()
                await self._word
            elif self._rest is not None or not self._begin_next():
                await self._handle_next()

    async def _handle_next(self) -> None:
        """What was begun with, to its end; else the next message."""
        rest, self._rest = self._rest, None
        if rest is not None and self._begun is not None:
            message, handled = self._begun
            self._begun = None
        else:
            message, handled = self._waiting.popleft()
            self._is_refused = False
        self._at_work = True
        try:
            await (self._handle(message) if rest is None else rest())
        except (Exception, asyncio.CancelledError) as error:  # a bad message, or a store in trouble
            if _is_called_off():
                raise
            self._note_failure(message, handled, error)  # the table lives on
        else:
            if handled is not None and not handled.done():
                handled.set_result(None)
        finally:
            self._at_work = False

    def _note_failure(self, message: M, handled: asyncio.Future[None] | None, error: BaseException) -> None:
        if handled is None:
            log.error("message failed", table=self._name, kind=type(message).__name__, error=repr(error))
            self._lost(message)
        elif not handled.done():
            handled.set_exception(error if isinstance(error, Exception) else Unfinished(self._name))

    def shut(self) -> None:
        """Those who wait are told that nobody listens any more, and so is everybody who comes."""
        self.closed = True
        waiting, self._waiting = self._waiting, deque()
        self._is_refused = False
        for message, handled in waiting:
            if handled is None:
                self._lost(message)
            elif not handled.done():
                handled.set_exception(Closed(self._name))

    async def close(self) -> None:
        """The same, when the message at work has been finished."""
        self.shut()
        if self._consumer is not None and self._consumer is asyncio.current_task():
            return
        for _ in range(round(FINISHES_WITHIN / 0.01)):
            if not self._at_work:
                break
            await asyncio.sleep(0.01)
        consumer, self._consumer = self._consumer, None
        if consumer is not None:
            consumer.cancel()
            with suppress(asyncio.CancelledError):
                await consumer

    def let_go(self) -> None:
        """Of those who would handle what comes: it is closed, and nothing does."""
        self._handle, self._begin = _nobody, _takes_nothing


async def _nobody(message: object) -> None:
    """Handles nothing."""


def _takes_nothing(message: object) -> bool:
    return False
