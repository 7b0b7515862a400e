"""A browser's connection to a table: who it is, what it may send, and how much."""

from __future__ import annotations

import secrets

from starlette.websockets import WebSocket, WebSocketDisconnect

from sabbat.server.callers import address_of, is_our_page, names_us
from sabbat.server.deflate import DIRECT
from sabbat.server.hearing import TOO_FAST, Hearing
from sabbat.server.identity import COOKIE, Identities
from sabbat.server.inbox import Closed
from sabbat.server.limits import Bucket, OpenSockets
from sabbat.server.lobby import Lobby
from sabbat.server.messages import Arrives, Leaves
from sabbat.server.metrics import VIEWERS
from sabbat.server.resuming import CannotResume
from sabbat.server.store import Elsewhere, Fenced, StoreError
from sabbat.server.table import Table
from sabbat.server.viewers import COME_BACK, Direct, Viewer

NO_SUCH_TABLE = 4404
NOT_FROM_HERE = 4403
DAMAGED = 4410
TRY_AGAIN = 1013  # the store does not answer
LONGEST_CLIENT = 40
LOCALS = frozenset("23456789")  # the second to the ninth person on one device

_sockets = OpenSockets()


async def talk(socket: WebSocket, table: str) -> None:
    """From the handshake to the end of the connection."""
    lobby: Lobby = socket.app.state.lobby
    if not is_our_page(socket) or not names_us(socket, lobby.services.reach):
        await socket.close(NOT_FROM_HERE)
        return
    await socket.accept()
    identities: Identities = socket.app.state.identities
    person, address = _person(socket, identities), address_of(socket)
    if not _sockets.enter(person, address):
        await socket.close(TOO_FAST)
        return
    try:
        await _look_on(socket, lobby, table, person)
    finally:
        _sockets.leave(person, address)


async def _look_on(socket: WebSocket, lobby: Lobby, id: str, person: str) -> None:
    table = await _find(socket, lobby, id)
    if table is None:
        return
    client = socket.query_params.get("client", "")[:LONGEST_CLIENT]
    direct = socket.scope.get("extensions", {}).get(DIRECT)
    viewer = Viewer(socket, person, client or secrets.token_hex(8), direct)  # unnamed: numbers of its own
    viewer.is_tv = _is_tv(socket)
    since = socket.query_params.get("since", "")
    VIEWERS.inc()
    try:
        seen = int(since) if since.isascii() and since.isdigit() and len(since) < 9 else -1
        await table.inbox.tell(Arrives(viewer, seen))
        await _listen(socket, Hearing(table, viewer, Bucket()), direct)
    except (WebSocketDisconnect, RuntimeError):
        pass  # gone
    except (Closed, Fenced):
        await socket.close(COME_BACK)
    except StoreError:
        await socket.close(TRY_AGAIN)
    finally:
        VIEWERS.dec()
        viewer.hang_up()
        table.inbox.leave_word(Leaves(viewer))


def _is_tv(socket: WebSocket) -> bool:
    return socket.query_params.get("face") == "tv"


def _person(socket: WebSocket, identities: Identities) -> str:
    """Whoever the cookie says. A television is nobody, whatever browser it is: it has no seat, and sees no secrets.
    People who share a device share a cookie, and each of them but the first has a number: a person of her own."""
    if _is_tv(socket):
        return identities.new()
    person = identities.known(socket.cookies.get(COOKIE)) or identities.new()
    local = socket.query_params.get("local", "")
    return f"{person}~{local}" if local in LOCALS else person


async def _find(socket: WebSocket, lobby: Lobby, id: str) -> Table | None:
    """The table; where there is none, the socket is closed and says why."""
    try:
        table = await lobby.find(id)
    except CannotResume:
        await socket.close(DAMAGED)
        return None
    except Elsewhere as elsewhere:
        await socket.close(COME_BACK, elsewhere.node)  # the proxy knows it by that name
        return None
    except StoreError:
        await socket.close(TRY_AGAIN)
        return None
    if table is None:
        await socket.close(NO_SUCH_TABLE)
    return table


async def _listen(socket: WebSocket, hear: Hearing, direct: Direct | None) -> None:
    """Until the connection ends. What came before anybody listened is in the application's queue, and is heard first:
    the connection reads on when the queue is empty."""
    if direct is not None:
        direct.on_text = hear
    while True:
        hear(await _next_text(socket))


async def _next_text(socket: WebSocket) -> bytes:
    """The next message; one in bytes is read as no text at all, and so refused."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    return (message.get("text") or "").encode()
