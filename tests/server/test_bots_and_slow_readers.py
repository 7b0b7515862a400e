"""Bots that hang, die or talk nonsense, and browsers that do not read: each is alone with its trouble."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from starlette.websockets import WebSocket, WebSocketState

import sabbat
from sabbat.engine import Action, Match
from sabbat.games.charlatans.actions import Stop
from sabbat.server import protocol as wire
from sabbat.server.bot_workers import BotWorkers
from sabbat.server.messages import Arrives, Leaves
from sabbat.server.viewers import LONGEST_OUTBOX, TOO_SLOW, Viewer
from tests.server.inside import AtOnce, a_room, in_a_loop, play_on, until

DRAW = {"t": "Draw"}
AN_AGE = 3600.0


class Broken(BotWorkers):
    """Workers that are some other program."""

    def __init__(self, *command: str, deadline: float = AN_AGE) -> None:
        super().__init__(1, deadline, command, starts_within=deadline)

    @property
    def started(self) -> int:
        return self.workers[0].started


def asked_match() -> Match:
    """A match with a seat that has a choice."""
    match = sabbat.game("charlatans").start(2, seed=1)
    rng = Random(1)
    while len(match.options(0)) < 2:
        seat = next(iter(match.pending))
        match.submit(seat, rng.choice(match.options(seat)))
    return match


@pytest.mark.parametrize(
    "command",
    [
        ("false",),  # dies
        ("echo", "abracadabra"),  # nonsense
        ("echo", '{"t": "Fly"}'),  # no action
        ("echo", '[{"t": "Draw"}]'),
        ("echo", '{"t": "ClaimRow", "chips": 3}'),  # not legal here
        ("head", "-c", "70000", "/dev/zero"),  # a line without end
        ("no-such-program-anywhere",),
    ],
    ids=["dies", "nonsense", "no action", "a list", "illegal", "endless", "not there"],
)
@in_a_loop
async def test_whatever_a_worker_does_the_answer_is_legal(command: tuple[str, ...]) -> None:
    thinking = Broken(*command)
    match = asked_match()
    for _ in range(3):
        assert await thinking.choose(match, 0, "sensible") in match.options(0)
    assert thinking.started == 3
    await thinking.close()


@in_a_loop
async def test_a_worker_that_hangs_is_ended_at_its_deadline() -> None:
    thinking = Broken("sleep", "3600", deadline=0.01)
    match = asked_match()
    for _ in range(2):
        assert await thinking.choose(match, 0, "sensible") in match.options(0)
    assert (thinking.started, thinking.workers[0].process) == (2, None)


@in_a_loop
async def test_a_real_worker_thinks_and_a_killed_one_is_replaced() -> None:
    thinking = BotWorkers(workers=1)
    match = asked_match()
    assert await thinking.choose(match, 0, "novice") in match.options(0)
    worker = thinking.workers[0].process
    assert worker is not None
    worker.kill()
    await worker.wait()
    assert await thinking.choose(match, 0, "sensible") in match.options(0)
    assert thinking.workers[0].started == 2
    await thinking.close()


@in_a_loop
async def test_loading_is_no_part_of_a_thought() -> None:
    """On a busy machine a process takes longer to start than a bot may think: each would be ended before its first."""
    slow = "import sys, time; time.sleep(0.4); print(flush=True)"
    answers = 'for _ in sys.stdin: print(\'{"action": {"t": "Stop"}}\', flush=True)'
    thinking = BotWorkers(1, deadline=0.2, command=(sys.executable, "-c", f"{slow}\n{answers}"))
    match = asked_match()
    for _ in range(20):
        assert await thinking.choose(match, 0, "sensible") == Stop()
    assert thinking.workers[0].started == 1
    await thinking.close()


@in_a_loop
async def test_a_bot_that_raises_or_prints_costs_no_process() -> None:
    thinking = BotWorkers(workers=1)
    match = asked_match()
    for bot in ("no such bot", "novice", "no such bot"):
        assert await thinking.choose(match, 0, bot) in match.options(0)
    assert thinking.workers[0].started == 1
    await thinking.close()


@in_a_loop
async def test_who_is_called_off_while_thinking_leaves_no_answer_to_the_next() -> None:
    thinking = BotWorkers(workers=1)
    match = asked_match()
    for delay in (0.0, 0.01, 0.3):
        thought = asyncio.create_task(thinking.choose(match, 0, "novice"))
        await asyncio.sleep(delay)
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)
        assert thinking._idle.qsize() == 1
    assert await thinking.choose(match, 0, "novice") in match.options(0)
    await thinking.close()


@in_a_loop
async def test_a_bot_that_hangs_delays_nobody() -> None:
    thinking = Broken("sleep", "3600")
    async with a_room(bot_workers=thinking) as room:
        ada, bea = await room.playing("ada", "bea", seats=3)
        elsewhere = await room.playing("cy", "dee")
        await until(lambda: thinking.started)
        for guest in (ada, bea):
            assert isinstance(await guest.acts(DRAW), wire.Done)
            assert isinstance(await guest.says("still here"), wire.Done)
        await play_on(elsewhere, Random(1))
        assert 2 in ada.table.waiting  # its bot is still at it
        await room.lobby.close()
        assert thinking.workers[0].process is None
    await thinking.close()


@in_a_loop
async def test_a_bot_that_fails_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabbat.server.bot_seats.AFTER_TROUBLE", 0)

    class Clumsy(AtOnce):
        async def choose(self, match: Match, seat: int, bot: str) -> Action:
            found = await super().choose(match, seat, bot)
            if self.thoughts % 2:
                raise RuntimeError("dropped the cauldron")
            return found

    async with a_room(bot_workers=Clumsy()) as room:
        (ada,) = await room.playing("ada", seats=2)
        await play_on([ada], Random(1))
        await until(lambda: ada.around.phase == "over")


class Jammed:
    """A socket whose other side does not read, until it does."""

    def __init__(self) -> None:
        self.client_state = WebSocketState.CONNECTED
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


@in_a_loop
async def test_who_reads_too_slowly_is_dropped_alone() -> None:
    async with a_room() as room:
        ada, bea = await room.playing("ada", "bea")
        socket = Jammed()
        slow = Viewer(cast(WebSocket, socket), "slow", "page")  # a stand-in with all that a viewer uses
        await ada.table.inbox.tell(Arrives(slow, -1))
        for n in range(LONGEST_OUTBOX + 10):
            assert await ada.asks(wire.Say(1000 + n, "hurry")) == wire.Done(1000 + n)
        assert slow.lost
        assert len(bea.heard_of(wire.Chatted)) == LONGEST_OUTBOX + 10
        socket.reads.set()
        assert slow.writing is not None
        await slow.writing
        assert len(socket.sent) <= 1  # what was on its way; the rest comes anew with the next connection
        assert socket.closed == TOO_SLOW
        await ada.table.inbox.tell(Leaves(slow))
        again = await room.guest(ada.table.id, "slow")
        assert len(again.last(wire.Welcome).chat) == 100


class Stuttering:
    """A connection that takes a message at once now and then; what it does not take goes by the task."""

    def __init__(self) -> None:
        self.client_state = WebSocketState.CONNECTED
        self.sent: list[str] = []
        self.rng = Random(1)
        self.on_text: Callable[[bytes], None] | None = None

    def send_at_once(self, text: bytes) -> bool:
        takes = self.rng.random() < 0.7
        if takes:
            self.sent.append(text.decode())
        return takes

    def write_now(self) -> None:
        """It has gone out already."""

    async def send_text(self, text: str) -> None:
        for _ in range(self.rng.randrange(3)):
            await asyncio.sleep(0)
        self.sent.append(text)


@in_a_loop
async def test_what_is_sent_at_once_overtakes_nothing() -> None:
    line = Stuttering()
    viewer = Viewer(cast(WebSocket, line), "ada", "page", line)  # a stand-in with all that a viewer uses
    for number in range(500):
        viewer.send_now(str(number).encode())
        for _ in range(line.rng.randrange(3)):
            await asyncio.sleep(0)
    await until(lambda: len(line.sent) == 500)
    assert line.sent == [str(number) for number in range(500)]
    assert (viewer._queued, viewer._waiting) == (0, 0)
    viewer.hang_up()
