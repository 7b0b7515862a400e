"""A server without sockets: the real lobby, tables and store, people who listen, bots that answer at once."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from itertools import count
from random import Random
from typing import Any, ParamSpec, TypeVar, cast
from unittest.mock import patch

import msgspec
from starlette.websockets import WebSocket

from sabbat.engine import Action, Match
from sabbat.engine.options import OptionValue
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice, BotWorkers
from sabbat.server.lobby import Lobby
from sabbat.server.messages import Arrives, Asks, Leaves, TimePasses
from sabbat.server.reach import Reach
from sabbat.server.services import Services
from sabbat.server.store import Store, open_store
from sabbat.server.table import Table
from sabbat.server.timing import LoopTime, Time
from sabbat.server.viewers import Viewer
from tests.server.legal import legal_answers

P = ParamSpec("P")
M = TypeVar("M", bound=wire.Message)
N = TypeVar("N", bound=wire.Message)
BASE_URL = "http://sabbat.test"
PATIENCE = 20_000  # turns of the loop
A_PLAIN_START = 22  # luck with which a match of Charlatans begins by brewing

_AROUND = (wire.Welcome, wire.TableChanged)  # what tells of the table around the match
_INSIDE = (wire.Welcome, wire.Told)  # what tells of the match
_decode = msgspec.json.Decoder(wire.Down).decode


def in_a_loop(test: Callable[P, Coroutine[object, object, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class AtOnce(BotWorkers):
    """Bots that answer at once: any legal action."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(workers=0)
        self.rng = Random(seed)
        self.thoughts = 0

    async def choose(self, match: Match, seat: int, bot: str) -> Action:
        self.thoughts += 1
        await asyncio.sleep(0)
        return self.rng.choice(match.options(seat))

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
        return BotChoice(await self.choose(match, seat, bot), None, notes)


class Seeds:
    """Stands in for `secrets` where a match gets its luck: the same tests meet the same luck."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def token_hex(self, length: int) -> str:
        return self._rng.randbytes(length).hex()


class Listener(Viewer):
    """A connection that hears: every message, as it would go over the wire."""

    def __init__(self, person: str, client: str) -> None:
        super().__init__(cast(WebSocket, None), person, client)  # nothing is ever sent
        self.wire: list[bytes] = []
        self._read: list[wire.Down] = []

    def send_now(self, text: bytes) -> None:
        self.wire.append(bytes(text))

    async def write(self) -> None:
        """There is no line that could be closed."""

    @property
    def heard(self) -> list[wire.Down]:
        """The same, read."""
        self._read += [_decode(text) for text in self.wire[len(self._read) :]]
        return self._read


class Guest:
    """Somebody with a browser at one table. Knows what the messages have told, and nothing else."""

    def __init__(self, table: Table, person: str, client: str = "page") -> None:
        self.table = table
        self.person = person
        self.listener = Listener(person, client)
        self.numbers = count(1)

    @property
    def heard(self) -> list[wire.Down]:
        return self.listener.heard

    def heard_of(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        return self.heard_of(kind)[-1]

    @property
    def seat(self) -> int | None:
        return self._newest(_AROUND).seat

    @property
    def around(self) -> wire.TableView:
        """The table as this guest was told of it last."""
        return self._newest(_AROUND).table

    @property
    def question(self) -> wire.QuestionView | None:
        return self._newest(_INSIDE).question

    def _newest(self, kinds: tuple[type[M], type[N]]) -> M | N:
        for message in reversed(self.heard):
            if isinstance(message, kinds):
                return message
        raise AssertionError("nothing heard yet")

    async def comes(self, since: int = -1) -> Guest:
        await self.table.inbox.tell(Arrives(self.listener, since))
        return self

    async def leaves(self) -> None:
        await self.table.inbox.tell(Leaves(self.listener))

    async def asks(self, request: wire.Up) -> wire.Done | wire.Refused:
        """Posts a request; its answer."""
        before = len(self.listener.wire)
        await self.table.inbox.tell(Asks(self.listener, request))
        (answer,) = [message for message in self.heard[before:] if isinstance(message, wire.Done | wire.Refused)]
        assert answer.n == request.n
        return answer

    async def sits(self, name: str, seat: int | None = None) -> wire.Done | wire.Refused:
        return await self.asks(wire.Sit(next(self.numbers), name, seat))

    async def starts(self, bot: str = "random") -> wire.Done | wire.Refused:
        return await self.asks(wire.Start(next(self.numbers), bot))

    async def says(self, text: str) -> wire.Done | wire.Refused:
        return await self.asks(wire.Say(next(self.numbers), text))

    async def acts(self, action: wire.Json, question: int | None = None) -> wire.Done | wire.Refused:
        asked = self.question
        number = question if question is not None else asked.number if asked else 0
        return await self.asks(wire.Act(next(self.numbers), number, action))

    async def answers(self, rng: Random) -> wire.Done | wire.Refused:
        """Answers the question with any of the legal offers."""
        assert self.question is not None
        return await self.acts(rng.choice(legal_answers(self.question)))


class Room:
    """A server's inside."""

    def __init__(self, services: Services) -> None:
        self.lobby = Lobby(services)

    async def table(
        self, host: str = "ada", seats: int = 2, game: str = "charlatans", options: dict[str, OptionValue] | None = None
    ) -> str:
        return (await self.lobby.open(host, game, seats, options or {})).id

    async def guest(self, table: str, person: str, client: str = "page", since: int = -1) -> Guest:
        found = await self.lobby.find(table)
        assert found is not None
        return await Guest(found, person, client).comes(since)

    async def seated(self, *names: str, **wishes: Any) -> list[Guest]:  # Any: the parameters of `table`
        """A table at which these people sit; the first is the host."""
        table = await self.table(host=names[0], seats=wishes.pop("seats", len(names)), **wishes)
        guests = [await self.guest(table, name) for name in names]
        for seat, guest in enumerate(guests):
            assert isinstance(await guest.sits(guest.person.title(), seat), wire.Done)
        return guests

    async def playing(self, *names: str, **wishes: Any) -> list[Guest]:  # Any: as above
        """The same, and the match is on; bots sit where nobody does."""
        guests = await self.seated(*names, **wishes)
        assert isinstance(await guests[0].starts(), wire.Done)
        return guests


@asynccontextmanager
async def a_store(url: str = "sqlite://:memory:") -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def a_room(
    store: Store | None = None,
    bot_workers: BotWorkers | None = None,
    bot_pause: float = 0.0,
    seed: int = A_PLAIN_START,
    time: Time | None = None,
) -> AsyncIterator[Room]:
    """A server's inside, on a store of its own or on one that has been used before."""
    if store is None:
        async with a_store() as own, a_room(own, bot_workers, bot_pause, seed, time) as room:
            yield room
        return
    room = Room(Services(store, bot_workers or AtOnce(seed), Reach(BASE_URL), bot_pause, time=time or LoopTime()))
    try:
        with patch("sabbat.server.hosting.secrets", Seeds(seed)):
            yield room
    finally:
        await room.lobby.close()


async def time_passes(table: Table) -> None:
    """The table looks whether somebody is late, as it does a few times a second."""
    await table.inbox.tell(TimePasses())


async def until(fact: Callable[[], object]) -> None:
    """Lets the loop turn until something is true."""
    for turn in range(PATIENCE):
        if fact():
            return
        await asyncio.sleep(0 if turn % 16 else 0.001)  # threads and processes want a moment too
    raise AssertionError("it does not come")


async def play_on(guests: Sequence[Guest], rng: Random, answers: int = 5_000) -> None:
    """The people answer, in any order, until the match is over or so many answers are given."""
    table = guests[0].table
    for _ in range(answers):
        await until(lambda: table.phase == "over" or any(guest.question for guest in guests))
        asked = [guest for guest in guests if guest.question]
        if not asked:
            return
        answer = await rng.choice(asked).answers(rng)
        assert isinstance(answer, wire.Done), answer


async def finished(room: Room) -> list[Guest]:
    """Ada and Bea have played with a bot, to the end."""
    guests = await room.playing("ada", "bea", seats=3)
    await play_on(guests, Random(3))
    await until(lambda: guests[0].around.phase == "over")
    return guests
