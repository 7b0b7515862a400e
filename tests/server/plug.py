"""A socket's other end, without a network: what `talk` needs of Starlette, with a script of what is sent."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, Protocol, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketState

from sabbat.server import protocol as wire
from sabbat.server.identity import COOKIE, Identities
from sabbat.server.lobby import Lobby
from sabbat.server.socket import talk

Sent = str | bytes
Answer = wire.Done | wire.Refused
_decode = msgspec.json.Decoder(wire.Down).decode


class Witness(Protocol):
    """Looks on while messages are sent and answered."""

    def sending(self) -> None: ...

    def answered(self, sent: Sent, answer: Answer) -> None: ...


class Plug:
    """Sends what it is given, one at a time, and hears the answer to each before it sends the next."""

    def __init__(self, lobby: Lobby, table: str, person: str) -> None:
        identities = Identities("a secret of the tests")
        state = SimpleNamespace(lobby=lobby, identities=identities, origins=frozenset())
        self.app = SimpleNamespace(state=state)
        self.scope: dict[str, object] = {"path": f"/ws/{table}"}
        self.headers = {"host": "sabbat.test"}  # as the lobby's base URL says
        self.client = None
        self.table = table
        self.query_params = {"client": "plug"}
        self.cookies = {COOKIE: identities.signed(person)}
        self.client_state = WebSocketState.CONNECTED
        self.heard: list[wire.Down] = []
        self.closed: int | None = None
        self._messages: list[Sent] = []
        self._last: Sent | None = None
        self._before = 0

    async def talk(self, messages: list[Sent], witness: Witness) -> None:
        """The whole connection, from the handshake to the end."""
        self._messages, self._witness = messages[::-1], witness
        await talk(cast(WebSocket, self), self.table)  # it looks like one, for all that is asked of it

    async def accept(self) -> None:
        pass

    async def receive(self) -> dict[str, Any]:  # an ASGI message
        if self._last is not None:
            await self._hear()
        if not self._messages:
            return {"type": "websocket.disconnect", "code": 1000}
        self._last = self._messages.pop()
        self._before = len(self.heard)
        self._witness.sending()
        return {"type": "websocket.receive", "bytes" if isinstance(self._last, bytes) else "text": self._last}

    async def _hear(self) -> None:
        """The answer: exactly one."""
        answers: list[Answer] = []
        for turn in range(10_000):
            await asyncio.sleep(0 if turn < 50 else 0.001)  # what is stored comes later
            answers = [
                message for message in self.heard[self._before :] if isinstance(message, wire.Done | wire.Refused)
            ]
            if answers:
                break
        assert len(answers) == 1, (self._last, answers)
        assert self._last is not None
        self._witness.answered(self._last, answers[0])

    async def send_text(self, text: str) -> None:
        self.heard.append(_decode(text))

    async def send(self, message: dict[str, Any]) -> None:  # an ASGI message
        await self.send_text(message.get("text") or message["bytes"].decode())

    async def close(self, code: int = 1000) -> None:
        self.closed = code
