"""Those who play in a measurement of the server: parties of people, each person with a cookie, a seat and a socket."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from http.client import HTTPConnection
from time import perf_counter
from typing import Protocol
from urllib.parse import urlsplit

import msgspec

from sabbat.engine.composition import Composition
from sabbat.engine.written import WrittenAction
from sabbat.lab.load_socket import Closed, LoadSocket, open_socket

SEATS = 4
STUCK = 30.0  # seconds without an answer: something is wrong
COME_BACK = 4012  # docs/protocol.md: the table is elsewhere
TABLES_PER_ADDRESS = 25  # a server lets one caller open no more than some 30 tables at once


class Offer(msgspec.Struct):
    """Something that may be answered, unless it is refused."""

    action: msgspec.Raw
    refusal: object = None


class Question(msgspec.Struct):
    """What a seat is asked."""

    number: int
    offers: list[Offer]
    composed: list[Composition] = []

    @property
    def legal(self) -> list[msgspec.Raw | WrittenAction]:
        listed = [offer.action for offer in self.offers if offer.refusal is None]
        return [*listed, *(action for composition in self.composed for action in composition.actions())]


class TableState(msgspec.Struct):
    """Of the table around the match, what matters here."""

    phase: str
    next: str | None


class Welcome(msgspec.Struct, tag_field="t", tag=True):
    seq: int
    question: Question | None


class Told(msgspec.Struct, tag_field="t", tag=True):
    seq: int
    question: Question | None


class TableChanged(msgspec.Struct, tag_field="t", tag=True):
    table: TableState


class Done(msgspec.Struct, tag_field="t", tag=True):
    n: int


class Refused(msgspec.Struct, tag_field="t", tag=True):
    n: int
    why: str


class Act(msgspec.Struct, tag_field="t", tag=True):
    n: int
    question: int
    action: msgspec.Raw | WrittenAction


_decode = msgspec.json.Decoder(Welcome | Told | TableChanged | Done | Refused).decode
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """Whoever measures: hears what reaches a player, and when."""

    def asked(self, player: Player) -> None: ...
    def told(self, player: Player, seq: int, at: float) -> None: ...
    def done(self, player: Player, n: int, at: float) -> None: ...
    def refused(self, player: Player, n: int, why: str) -> None: ...
    def over(self, party: Party) -> None: ...
    def lost(self, player: Player, code: int, reason: str) -> None: ...


class Player:
    """One person. `question` is what the seat is asked and has not answered yet."""

    def __init__(self, party: Party, seat: int, cookie: str) -> None:
        self.party = party
        self.seat = seat
        self.question: Question | None = None
        self.seq = 0
        self.waits_to_move = False  # the listener's own note
        self._answered = -1  # the number of the question answered last
        self._cookie = cookie
        self._number = 0
        self._socket: LoadSocket | None = None

    async def come(self) -> None:
        """Opens the socket to the party's table, wherever its home is."""
        self._answered = -1
        try:
            self._socket, welcome = await self._connected("")
        except Closed as closed:  # another server is its home
            if closed.code != COME_BACK:
                raise
            self._socket, welcome = await self._connected(f"?node={closed.reason}")
        self._hear(welcome)

    async def _connected(self, where: str) -> tuple[LoadSocket, bytes]:
        """A socket, and the first that was heard."""
        url = f"{self.party.base_url.replace('http', 'ws', 1)}/ws/{self.party.id}{where}"
        return await asyncio.wait_for(open_socket(url, self._cookie, self._hear, self._is_lost), STUCK)

    def _is_lost(self, code: int, reason: str) -> None:
        self.party.listener.lost(self, code, reason)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.leave()

    def say(self, kind: str, **fields: int | str) -> None:
        """A request that is no answer: Sit, Start, Rematch."""
        assert self._socket is not None
        self._number += 1
        self._socket.send(_encode({"t": kind, "n": self._number, **fields}))

    @property
    def next_number(self) -> int:
        """The number that the next request will have."""
        return self._number + 1

    def answer(self, action: msgspec.Raw | WrittenAction) -> None:
        assert self._socket is not None
        assert self.question is not None
        self._number += 1
        act = Act(self._number, self.question.number, action)
        self._answered = act.question
        self.question = None
        self._socket.send(_encode(act))

    def _hear(self, text: bytes) -> None:
        listener, at = self.party.listener, perf_counter()
        match _decode(text):
            case Told(seq=seq, question=question):
                self.seq = seq
                listener.told(self, seq, at)
                self._ask(question)
            case Done(n=n):
                listener.done(self, n, at)
            case Refused(n=n, why=why):
                listener.refused(self, n, why)
            case Welcome(seq=seq, question=question):
                self.seq = seq
                self._ask(question)
            case TableChanged(table=table):
                self.party.changed(table)

    def _ask(self, question: Question | None) -> None:
        if question is not None and question.number == self._answered:
            question = None  # the answer is on its way
        self.question = question
        if question is not None and self.party.is_complete:
            self.party.listener.asked(self)


class Step:
    """A move on its way to everybody: how many have been told, when the last of them was, when the move was due."""

    __slots__ = ("due", "heard", "last")

    def __init__(self) -> None:
        self.heard = 0
        self.last = 0.0
        self.due: float | None = None  # known when the sender has the acknowledgement


class Party:
    """Four people at one table after another. `steps` are the moves that not all have been told of, by seq."""

    def __init__(self, base_url: str, id: str, cookies: list[str], listener: Listener) -> None:
        self.base_url = base_url
        self.id = id
        self.listener = listener
        self.players = [Player(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.steps: dict[int, Step] = {}
        self._ended = False
        self._next: asyncio.Future[str] | None = None
        self.is_complete = True  # nobody answers before all are there to be told

    async def sit_down(self) -> None:
        for player in self.players:
            await player.come()
            player.say("Sit", name=f"Witch {player.seat + 1}", seat=player.seat)

    def start(self) -> None:
        """The host starts the match; who sat down last has been heard by now."""
        self._ended = False
        self.players[0].say("Start")

    async def go_on(self) -> None:
        """To the next table, where the match begins at once."""
        self._next = asyncio.get_running_loop().create_future()
        self.players[0].say("Rematch")
        self.id = await self._next
        self._next = None
        await self.leave()
        self.steps.clear()
        self._ended = False
        self.is_complete = False
        for player in self.players:
            await player.come()
        self.is_complete = True
        for player in self.players:
            if player.question is not None:
                self.listener.asked(player)

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()

    def changed(self, table: TableState) -> None:
        if table.next is not None and self._next is not None and not self._next.done():
            self._next.set_result(table.next)
        if table.phase == "over" and not self._ended:
            self._ended = True
            self.listener.over(self)


def open_parties(base_url: str, number: int, game: str, listener: Listener) -> list[Party]:
    """New tables by HTTP, each with four new people. They come from several addresses of the loopback, as people do."""
    there = urlsplit(base_url)
    street = os.getpid() % 250  # another for each of several loads
    parties: list[Party] = []
    while len(parties) < number:
        address = f"127.0.{street}.{2 + len(parties) // TABLES_PER_ADDRESS}"
        connection = HTTPConnection(str(there.hostname), there.port, timeout=STUCK, source_address=(address, 0))
        with closing(connection):
            for _ in range(min(TABLES_PER_ADDRESS, number - len(parties))):
                host, opened = _ask(connection, "POST", "/api/tables", {"game": game, "seats": SEATS})
                others = [_ask(connection, "GET", "/api/games")[0] for _ in range(SEATS - 1)]
                id = msgspec.json.decode(opened, type=dict[str, str])["id"]
                parties.append(Party(base_url, id, [host, *others], listener))
    return parties


def _ask(connection: HTTPConnection, method: str, path: str, wanted: object = None) -> tuple[str, bytes]:
    """Asks without a cookie, so whoever asks is somebody new. Their cookie, and the answer."""
    connection.request(method, path, None if wanted is None else msgspec.json.encode(wanted))
    response = connection.getresponse()
    body = response.read()
    if response.status >= 400:
        raise OSError(f"{path}: {response.status} {body.decode(errors='replace')}")
    return str(response.getheader("set-cookie", "")).partition(";")[0], body
