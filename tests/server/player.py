"""A person with a browser, as a test needs one: HTTP and a socket to a real server, a cookie, and a way to answer.

    async with Player(base_url, "Ada") as ada:
        table = await ada.opens("charlatans", seats=2)
        await ada.joins(table)
        await ada.sits()
        await ada.starts(bot="random")
        await ada.plays()                       # to the end of the match, or until the connection is lost

Everything that came is kept in `heard`; what was sent as an answer in `sent`, what was acknowledged in `acknowledged`,
what was not taken in `refused`.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import NamedTuple, Self, TypeVar

import httpx2 as httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sabbat.server import protocol as wire
from tests.server.legal import legal_answers

M = TypeVar("M", bound=wire.Message)
PATIENCE = 120.0  # seconds until somebody who waits gives up
MOST_ANSWERS = 5000

Policy = Callable[[list[wire.Json]], wire.Json]  # one of the legal actions
_decode = msgspec.json.Decoder(wire.Down).decode


class Lost(Exception):
    """The connection is gone."""


class Answer(NamedTuple):
    """To which question, and what."""

    table: str
    question: int
    action: wire.Json


class Player:
    """One person. A context: at its end nothing is open any more."""

    def __init__(
        self,
        base_url: str,
        name: str,
        seed: int = 0,
        policy: Policy | None = None,
        cookies: dict[str, str] | None = None,  # of somebody who has been there before
    ) -> None:
        self.name = name
        self.table = ""
        self.heard: list[wire.Message] = []
        self.sent: list[Answer] = []
        self.acknowledged: list[Answer] = []
        self.refused: list[tuple[Answer, wire.Message]] = []  # and with which reply
        self.unsure: Answer | None = None  # sent, and the connection was lost before the reply
        self.closed_with = 0, ""  # code and reason of the last connection that ended
        self._web = httpx.AsyncClient(base_url=base_url, timeout=PATIENCE, cookies=cookies)
        self._policy = policy or Random(seed).choice
        self._page = secrets.token_hex(4)  # as a loaded page names itself
        self._numbers = 0
        self._replies: dict[int, asyncio.Future[wire.Message | None]] = {}  # None: there will be none
        self._news = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.leaves()
        await self._web.aclose()

    # --- what is known

    @property
    def is_connected(self) -> bool:
        return self._reading is not None and not self._reading.done()

    def last(self, *kinds: type[M]) -> M:
        """The latest message of one of these kinds, from this table."""
        return next(message for message in reversed(self.heard) if isinstance(message, kinds))

    @property
    def _latest(self) -> wire.Welcome | wire.Told:
        return next(message for message in reversed(self.heard) if isinstance(message, (wire.Welcome, wire.Told)))

    @property
    def seat(self) -> int | None:
        return next(
            message.seat for message in reversed(self.heard) if isinstance(message, (wire.Welcome, wire.TableChanged))
        )

    @property
    def seq(self) -> int:
        return self._latest.seq

    @property
    def view(self) -> wire.Json | None:
        return self._latest.view

    @property
    def question(self) -> wire.QuestionView | None:
        return self._latest.question

    @property
    def is_over(self) -> bool:
        return self.view is not None and self.view["outcome"] is not None

    # --- coming and going

    async def opens(self, game: str, seats: int, **wanted: wire.Json | str | bool) -> str:
        """A new table, of which this person is the host."""
        return str((await self._post("/api/tables", {"game": game, "seats": seats, **wanted}))["id"])

    async def _post(self, path: str, body: wire.Json) -> wire.Json:
        response = await self._web.post(path, json=body)
        response.raise_for_status()
        answer: wire.Json = response.json()
        return answer

    async def joins(self, table: str) -> wire.Welcome:
        """Opens the table's page: the cookie says who comes."""
        await self.leaves()
        cookies = await self.cookie()
        self.table = table
        self.heard = []
        self._socket = await connect(
            self._address(table), additional_headers={"Cookie": cookies}, compression=None, proxy=None
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        await self._hears_more_than(0)
        return self.last(wire.Welcome)

    async def cookie(self) -> str:
        """By which the server knows who comes."""
        if not self._web.cookies:
            (await self._web.get("/api/games")).raise_for_status()
        return "; ".join(f"{name}={value}" for name, value in self._web.cookies.items())

    def _address(self, table: str) -> str:
        address = self._web.base_url.copy_with(scheme="ws", path=f"/ws/{table}")
        return f"{address}?client={self._page}"

    async def comes_back(self) -> wire.Welcome:
        """The same page at the same table, after the connection was lost; an answer without a reply is sent again."""
        welcome = await self.joins(self.table)
        if self.unsure is not None:
            unsure, self.unsure = self.unsure, None
            await self._answers(unsure)
        return welcome

    async def leaves(self) -> None:
        if self._socket is not None and self._reading is not None:
            await self._socket.close()
            await self._reading
            self._socket = self._reading = None

    # --- asking

    async def sits(self, seat: int | None = None) -> wire.Message:
        return await self.asks(wire.Sit(self._next(), self.name, seat))

    async def starts(self, bot: str = "random") -> wire.Message:
        return await self.asks(wire.Start(self._next(), bot))

    async def answers(self) -> wire.Message:
        """The question, by the policy."""
        assert self.question is not None
        return await self._answers(Answer(self.table, self.question.number, self._policy(legal_answers(self.question))))

    async def _answers(self, answer: Answer) -> wire.Message:
        self.sent.append(answer)
        self.unsure = answer
        reply = await self.asks(wire.Act(self._next(), answer.question, answer.action))
        self.unsure = None
        if isinstance(reply, wire.Done):
            self.acknowledged.append(answer)
        else:
            self.refused.append((answer, reply))
        return reply

    async def plays(self) -> None:
        """Answers whatever is asked, until the match is over or the connection is lost."""
        answered = 0
        with suppress(Lost):
            while not self.is_over:
                question = self.question
                if question is not None and question.number != answered:
                    answered = question.number
                    await self.answers()
                    assert len(self.sent) < MOST_ANSWERS
                else:
                    await self._hears_more_than(len(self.heard))

    async def asks(self, request: wire.Up) -> wire.Message:
        """The reply, Done or Refused. Raises Lost."""
        if self._socket is None or not self.is_connected:
            raise Lost
        reply: asyncio.Future[wire.Message | None] = asyncio.get_running_loop().create_future()
        self._replies[request.n] = reply
        try:
            await self._socket.send(msgspec.json.encode(request), text=True)
            answer = await asyncio.wait_for(reply, PATIENCE)
        except ConnectionClosed:
            raise Lost from None
        finally:
            del self._replies[request.n]
        if answer is None:
            raise Lost
        return answer

    async def sends(self, message: wire.Up) -> None:
        """Without waiting for anything."""
        assert self._socket is not None
        await self._socket.send(msgspec.json.encode(message), text=True)

    def all_of(self, kind: type[M]) -> list[M]:
        return [message for message in self.heard if isinstance(message, kind)]

    async def waits_for(self, fact: Callable[[], object]) -> None:
        while not fact():
            await self._hears_more_than(len(self.heard))

    def _next(self) -> int:
        self._numbers += 1
        return self._numbers

    async def _hears_more_than(self, known: int) -> None:
        while len(self.heard) <= known:
            if not self.is_connected:
                raise Lost
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                message = _decode(text)
                if isinstance(message, (wire.Done, wire.Refused)):
                    reply = self._replies.get(message.n)
                    if reply is not None and not reply.done():  # who asked may have been called away
                        reply.set_result(message)
                self.heard.append(message)
                self._news.set()
        self.closed_with = socket.close_code or 0, socket.close_reason or ""
        for waiting in self._replies.values():
            if not waiting.done():
                waiting.set_result(None)
        asyncio.get_running_loop().call_soon(self._news.set)  # by then this task is done
