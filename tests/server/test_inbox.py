"""The inbox of a table: one at a time, in order, whatever goes wrong with one of them."""

from __future__ import annotations

import asyncio

import pytest

from sabbat.server import inbox as module
from sabbat.server import timing
from sabbat.server.inbox import Closed, Inbox
from tests.server.inside import in_a_loop

pytestmark = pytest.mark.both  # much of it is compiled


class Bad(Exception):
    pass


class Handler:
    """Takes a while for each message, and says how many it had at the same time."""

    def __init__(self) -> None:
        self.handled: list[str] = []
        self.at_once = self.most_at_once = 0
        self.may_go_on = asyncio.Event()
        self.may_go_on.set()

    async def __call__(self, message: str) -> None:
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        try:
            await asyncio.sleep(0)
            await self.may_go_on.wait()
            if message == "bad":
                raise Bad
            self.handled.append(message)
        finally:
            self.at_once -= 1


@in_a_loop
async def test_messages_are_handled_in_order_and_one_at_a_time() -> None:
    handler = Handler()
    inbox = Inbox("oak", handler)
    await asyncio.gather(*(inbox.tell(str(number)) for number in range(50)))
    assert handler.handled == [str(number) for number in range(50)]
    assert handler.most_at_once == 1
    assert inbox.idle
    await inbox.close()


@in_a_loop
async def test_a_bad_message_concerns_its_sender_alone() -> None:
    handler = Handler()
    inbox = Inbox("oak", handler)
    inbox.leave_word("bad")
    with pytest.raises(Bad):
        await inbox.tell("bad")
    await inbox.tell("good")
    assert handler.handled == ["good"]
    await inbox.close()


@in_a_loop
async def test_a_sender_who_is_gone_stops_nobody() -> None:
    handler = Handler()
    handler.may_go_on.clear()
    inbox = Inbox("oak", handler)
    gone = asyncio.create_task(inbox.tell("first"))
    await asyncio.sleep(0)
    gone.cancel()
    waits = asyncio.create_task(inbox.tell("second"))
    await asyncio.sleep(0)
    handler.may_go_on.set()
    await waits
    assert handler.handled == ["first", "second"]  # what was said counts, whoever hears the answer
    await inbox.close()


@in_a_loop
async def test_the_inbox_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 3)
    handler = Handler()
    handler.may_go_on.clear()
    inbox = Inbox("oak", handler)
    for number in range(9):
        inbox.leave_word(str(number))
    late = asyncio.create_task(inbox.tell("late"))
    await asyncio.sleep(0.01)
    assert not late.done()
    handler.may_go_on.set()
    await late
    assert handler.handled == ["0", "1", "2", "late"]
    await inbox.close()


@in_a_loop
async def test_a_closed_inbox_finishes_what_it_is_at_and_takes_nothing_more() -> None:
    handler = Handler()
    handler.may_go_on.clear()
    inbox = Inbox("oak", handler)
    first, second = asyncio.create_task(inbox.tell("first")), asyncio.create_task(inbox.tell("second"))
    await asyncio.sleep(0.01)
    closing = asyncio.create_task(inbox.close())
    await asyncio.sleep(0.01)
    handler.may_go_on.set()
    await closing
    await first
    with pytest.raises(Closed):
        await second
    with pytest.raises(Closed):
        await inbox.tell("third")
    inbox.leave_word("fourth")
    assert handler.handled == ["first"]


def test_server_time_does_not_jump_with_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    before = timing.now()
    monkeypatch.setattr("time.time_ns", lambda: 0)
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= timing.now() - before < 60_000


@in_a_loop
async def test_a_word_that_is_lost_is_told() -> None:
    handler, lost = Handler(), list[str]()
    inbox = Inbox("oak", handler, lost.append)
    assert inbox.leave_word("bad")
    await inbox.tell("good")
    assert lost == ["bad"]
    handler.may_go_on.clear()
    assert inbox.leave_word("at work")
    await asyncio.sleep(0)
    assert inbox.leave_word("waits")
    inbox.shut()
    assert lost == ["bad", "waits"]
    assert not inbox.leave_word("too late")
    handler.may_go_on.set()
    await inbox.close()
    assert handler.handled == ["good", "at work"]


@in_a_loop
async def test_an_overfull_inbox_takes_no_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 2)
    handler = Handler()
    inbox = Inbox("oak", handler)
    assert [inbox.leave_word(word) for word in ("one", "two", "three")] == [True, True, False]
    await inbox.tell("four")  # who waits for each message cannot fill it
    assert handler.handled == ["one", "two", "four"]
    await inbox.close()


class Beginner:
    """Takes on what is quick, and is done with it when it is told so."""

    def __init__(self) -> None:
        self.handler = Handler()
        self.begun: list[str] = []
        self.inbox: Inbox[str] = Inbox("oak", self.handler, begin=self._begin)

    def _begin(self, message: str) -> bool:
        if message.startswith("quick"):
            self.begun.append(message)
            return True
        return False


@in_a_loop
async def test_what_is_quick_needs_no_consumer_and_still_goes_one_at_a_time() -> None:
    beginner = Beginner()
    inbox, handled = beginner.inbox, beginner.handler.handled
    await inbox.tell("first")
    words = ["quick one", "slow", "quick two", "quick three"]
    assert all(inbox.leave_word(word) for word in words)
    for _ in range(5):
        await asyncio.sleep(0)
    assert (beginner.begun, handled, inbox.idle) == (["quick one"], ["first"], False)
    inbox.done()
    for _ in range(5):
        await asyncio.sleep(0)
    assert (beginner.begun, handled) == (["quick one", "quick two"], ["first", "slow"])
    inbox.done()
    assert beginner.begun == ["quick one", "quick two", "quick three"]  # at once
    inbox.done()
    assert inbox.idle
    await inbox.close()


@in_a_loop
async def test_what_was_begun_with_may_need_the_consumer_after_all() -> None:
    beginner = Beginner()
    inbox, handled = beginner.inbox, beginner.handler.handled
    await inbox.tell("first")
    waits = asyncio.create_task(inbox.tell("quick"))
    inbox_is_at_it = asyncio.create_task(inbox.tell("next"))
    await asyncio.sleep(0)
    inbox.again()
    await waits
    await inbox_is_at_it
    assert (beginner.begun, handled) == (["quick"], ["first", "quick", "next"])

    async def rest() -> None:
        await asyncio.sleep(0)
        handled.append("rest")

    waits, after = asyncio.create_task(inbox.tell("quick")), asyncio.create_task(inbox.tell("after"))
    await asyncio.sleep(0)
    inbox.then(rest)
    await after
    assert waits.done()
    assert handled[3:] == ["rest", "after"]
    await inbox.close()


@in_a_loop
async def test_what_was_begun_with_is_finished_though_the_inbox_is_closed() -> None:
    beginner, lost = Beginner(), list[str]()
    inbox = Inbox("oak", beginner.handler, lost.append, beginner._begin)
    await inbox.tell("first")
    inbox.leave_word("quick")
    closing = asyncio.create_task(inbox.close())
    await asyncio.sleep(0.02)
    assert not closing.done()
    inbox.done()
    await closing
    assert lost == []
    inbox = Inbox("elm", beginner.handler, lost.append, beginner._begin)
    await inbox.tell("first")
    inbox.leave_word("quick")
    inbox.shut()
    inbox.again()  # nobody is there to handle it
    assert lost == ["quick"]
    await inbox.close()


@in_a_loop
async def test_what_is_done_at_once_needs_nobody_and_keeps_its_place() -> None:
    handler, done = Handler(), list[str]()

    def begin(message: str) -> bool:
        if not message.startswith("quick"):
            return False
        done.append(message)
        inbox.done()
        return True

    inbox: Inbox[str] = Inbox("oak", handler, begin=begin)
    await inbox.tell("quick 0")
    assert inbox._consumer is None
    waits = asyncio.create_task(inbox.tell("slow"))
    await asyncio.sleep(0)
    many = [f"quick {number}" for number in range(1, module.LONGEST)]  # more than calls may lie in each other
    assert all(inbox.leave_word(word) for word in many)
    assert done == ["quick 0"]
    await waits
    await asyncio.sleep(0)
    assert (done, handler.handled, inbox.idle) == (["quick 0", *many], ["slow"], True)
    await inbox.close()


@in_a_loop
async def test_what_was_begun_without_a_consumer_is_waited_for() -> None:
    beginner = Beginner()
    inbox, handled = beginner.inbox, beginner.handler.handled
    inbox.leave_word("quick")
    closing = asyncio.create_task(inbox.close())
    await asyncio.sleep(0.02)
    assert (closing.done(), beginner.begun) == (False, ["quick"])

    async def rest() -> None:
        handled.append("rest")

    inbox.then(rest)
    await closing
    assert handled == ["rest"]
