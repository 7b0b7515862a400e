"""A guest at a table: connects, sits, hears what is told, answers, and comes back when the line breaks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sabbat.engine import Action, Decision, Game, codec
from sabbat.engine.composition import Composition
from sabbat.games import GAMES

Json = dict[str, Any]  # a message: any JSON object
TRIES = 8  # to come back, each time after a longer pause
NO_SUCH_TABLE = 4404
BETWEEN_REQUESTS = 0.05  # seconds: a server takes twenty requests a second
OWN_CARDS = "own"  # stands for the text of a deck that was told before
LARGEST = 4 * 1024 * 1024


class CannotJoin(Exception):
    """The table cannot be had; the message is one line, for people."""


@dataclass(frozen=True)
class Asked:
    """A question to this guest, as the engine knows it."""

    number: int
    decision: Decision[Any]  # any game's
    options: list[Action]


@dataclass(frozen=True)
class Address:
    """Where a table is: `https://example.org/t/yezddneaj5w2pvfr`."""

    server: str
    table: str

    @classmethod
    def parse(cls, url: str) -> Address:
        parts = urlsplit(url)
        way = parts.path.strip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(way) < 2 or way[-2] != "t" or not way[-1]:
            raise CannotJoin(f"{url!r} is no link to a table; such a link looks like http://127.0.0.1:8666/t/abc")
        before = "".join(f"/{part}" for part in way[:-2])
        return cls(f"{parts.scheme}://{parts.netloc}{before}", way[-1])

    def cookie(self) -> str:
        """Any answer of the server brings one; whoever keeps it keeps the seat."""
        try:
            with urlopen(Request(f"{self.server}/api/games"), timeout=10) as answer:
                return str(answer.headers["Set-Cookie"]).split(";")[0]
        except (OSError, ValueError) as error:
            raise CannotJoin(f"nobody answers at {self.server}: {error}") from None

    def socket(self, client: str, since: int) -> str:
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}?client={client}&since={since}"


class Guest:
    """What a guest knows: the table, its own seat, the view, the question. `hear` brings it up to date."""

    def __init__(self, address: Address, cookie: str) -> None:
        self._address = address
        self._cookie = cookie
        self._client = f"guest-{secrets.token_hex(8)}"
        self._socket: ClientConnection | None = None
        self._sent = 0
        self._free_at = 0.0  # when the next request may be sent
        self._seq = -1
        self._cards = ""  # the text of the deck, where the game has one
        self.table: Json = {}
        self.seat: int | None = None
        self.view: Json | None = None
        self.asked: Asked | None = None

    @classmethod
    async def at(cls, url: str) -> Self:
        address = Address.parse(url)
        guest = cls(address, await asyncio.to_thread(address.cookie))
        await guest._connect()
        return guest

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.table["game"]]

    @property
    def names(self) -> list[str]:
        return [chair["name"] or chair["bot"] or "…" for chair in self.table.get("seats", ())]

    @property
    def over(self) -> bool:
        return bool(self.table.get("phase") == "over")

    def typed_view(self) -> Any:  # of the game's own class
        return msgspec.convert(self.view, self.game.view_type)

    async def ask(self, request: str, /, **fields: Any) -> int:  # JSON
        """Sends a request of that name, and answers its number."""
        assert self._socket is not None
        clock = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._free_at - clock.time()))
        self._free_at = clock.time() + BETWEEN_REQUESTS
        self._sent += 1
        await self._socket.send(msgspec.json.encode({"t": request, "n": self._sent, **fields}).decode())
        return self._sent

    async def answer(self, asked: Asked, action: Action) -> int:
        return await self.ask("Act", question=asked.number, action=codec.plain(action))

    async def hear(self) -> AsyncIterator[Json]:
        """Every message, after it has been taken note of. A broken line is mended, a closed table is the end."""
        while True:
            assert self._socket is not None
            try:
                async for text in self._socket:
                    message: Json = msgspec.json.decode(text)
                    self._note(message)
                    yield message
            except ConnectionClosed:
                pass
            await self._come_back()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        address = self._address.socket(self._client, self._seq)
        headers = {"Cookie": self._cookie}
        try:
            self._socket = await connect(address, additional_headers=headers, max_size=LARGEST)
        except (OSError, InvalidStatus) as error:
            raise CannotJoin(f"the table cannot be reached: {error}") from None

    async def _come_back(self) -> None:
        assert self._socket is not None
        if self._socket.close_code == NO_SUCH_TABLE:
            raise CannotJoin("there is no such table")
        for attempt in range(TRIES):
            await asyncio.sleep(0.2 * 2**attempt)
            try:
                await self._connect()
            except CannotJoin:
                if attempt == TRIES - 1:
                    raise
            else:
                return

    def _note(self, message: Json) -> None:
        if "table" in message:
            self.table = message["table"]
        if message["t"] in ("Welcome", "TableChanged"):
            self.seat = message["seat"]
        if message["t"] in ("Welcome", "Told"):
            self._seq = message["seq"]
            self.view = self._with_cards(message["view"])
            self.asked = self._read(message["question"])

    def _with_cards(self, view: Json | None) -> Json | None:
        """A deck of somebody's own is told once, in the welcome."""
        name = self.game.card_file
        if view is None or not name:
            return view
        if view[name] == OWN_CARDS:
            return {**view, name: self._cards}
        self._cards = view[name]
        return view

    def _read(self, question: Json | None) -> Asked | None:
        """The question as the engine has it. Every legal action is offered, or composed of what it says."""
        if question is None:
            return None
        legal = [offer["action"] for offer in question["offers"] if offer["refusal"] is None]
        for composition in msgspec.convert(question.get("composed", []), list[Composition]):
            legal += composition.actions()
        decision: Decision[Any] = codec.read(Decision, question["decision"], self.game)
        return Asked(question["number"], decision, [codec.read(Action, action, self.game) for action in legal])
