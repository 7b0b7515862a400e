"""Frames that are read without the library are read as it reads them, and all others are left to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from sabbat.server.deflate import PING_EVERY, CompressedSockets
from sabbat.server.frames import is_between_messages, text_header, whole_pong, whole_text

pytestmark = pytest.mark.both  # much of it is compiled


def sent(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert text_header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535])
def test_a_message_is_read_as_the_library_does(length: int) -> None:
    text = bytes(number % 251 for number in range(length))
    assert whole_text(sent(text)) == text
    assert whole_text(sent(text)[:-1]) is None
    assert whole_text(sent(text) + b"\x00") is None
    assert whole_text(sent(text) + sent(text)) is None


def test_what_is_not_a_whole_text_is_left_to_the_library() -> None:
    whole = sent(b"hello")
    assert whole_text(sent(b"hello", Opcode.BINARY)) is None
    assert whole_text(sent(b"hello", Opcode.PING)) is None
    assert whole_text(sent(b"hello", fin=False)) is None
    assert whole_text(bytes((whole[0] | 0x40, *whole[1:]))) is None  # compressed
    assert whole_text(Frame(Opcode.TEXT, b"hello").serialize(mask=False)) is None
    assert whole_text(b"") is None
    assert whole_text(b"\xfe" + sent(b"x" * 200)[1:]) is None
    short = sent(b"x" * 100)
    assert whole_text(b"\x81\xfe\x00\x64" + short[2:]) is None  # a length that is longer than it need be


def test_an_answer_to_a_ping_is_read_as_the_library_does() -> None:
    assert whole_pong(sent(b"sign", Opcode.PONG)) == b"sign"
    assert whole_pong(sent(b"", Opcode.PONG)) == b""
    assert whole_pong(sent(b"x" * 125, Opcode.PONG)) == b"x" * 125
    for other in (sent(b"sign"), sent(b"sign", Opcode.PING), sent(b"sign", Opcode.PONG)[:-1], b"\x8a", b""):
        assert whole_pong(other) is None
    assert whole_pong(sent(b"sign", Opcode.PONG) + sent(b"hello")) is None
    assert whole_pong(Frame(Opcode.PONG, b"sign").serialize(mask=False)) is None


def opened() -> ServerProtocol:
    server, client = ServerProtocol(), ClientProtocol(parse_uri("ws://localhost/ws/oak"))
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    (request,) = server.events_received()
    server.send_response(server.accept(cast(Any, request)))  # Any: the first event is the request
    return server


def test_between_messages_is_where_no_frame_has_begun() -> None:
    server = opened()
    assert is_between_messages(server)
    for cut in (1, 3, 8):
        server.receive_data(sent(b"hello")[:cut])
        assert not is_between_messages(server)
        server.receive_data(sent(b"hello")[cut:])
        assert is_between_messages(server)


def test_a_message_of_several_frames_is_the_librarys() -> None:
    server = opened()
    server.receive_data(sent(b"hel", fin=False))
    assert not is_between_messages(server)
    server.receive_data(sent(b"lo", Opcode.CONT))
    assert is_between_messages(server)


def test_after_the_farewell_nothing_is_heard() -> None:
    server = opened()
    server.receive_data(sent(b"\x03\xe8", Opcode.CLOSE))
    assert not is_between_messages(server)


class Line:
    """A loop whose time is set by hand, and a transport that keeps what is written."""

    def __init__(self) -> None:
        self.now = 100.0
        self.later: list[tuple[float, Callable[[], None]]] = []
        self.written: list[bytes] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, what: Callable[[], None]) -> None:
        self.later.append((seconds, what))

    def call_soon(self, what: Callable[[], None]) -> None:
        self.later.append((0.0, what))

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False


def connected(line: Line) -> tuple[CompressedSockets, list[bytes]]:
    """A connection after its handshake, and what is heard over it."""
    settings = Config(app=cast(Any, object()), interface="asgi3", ws_ping_interval=PING_EVERY, ws_ping_timeout=5.0)
    settings.loaded, settings.loaded_app = True, None
    connection = CompressedSockets(settings, ServerState(), {}, cast(asyncio.AbstractEventLoop, line))
    connection.conn = opened()
    connection.conn.data_to_send()
    connection.transport = cast(asyncio.Transport, line)
    heard: list[bytes] = []
    connection.on_text = heard.append
    return connection, heard


def test_what_comes_in_pieces_is_never_taken_for_a_whole_message() -> None:
    connection, heard = connected(Line())
    connection.data_received(sent(b"one"))
    inner = sent(b"not said")
    connection.data_received(bytes((0x81, 0x80 | len(inner), 0, 0, 0, 0)))  # a frame whose payload looks like another
    connection.data_received(inner)
    two, three = sent(b"two"), sent(b"three")
    connection.data_received(two[:4])
    connection.data_received(two[4:] + three[:1])
    connection.data_received(three[1:])
    connection.data_received(sent(b"four"))
    assert heard == [b"one", inner, b"two", b"three", b"four"]


def test_a_full_line_takes_nothing_at_once() -> None:
    connection, _ = connected(line := Line())
    assert connection.send_at_once(b"one")
    connection.pause_writing()
    assert not connection.send_at_once(b"two")
    connection.resume_writing()
    assert connection.send_at_once(b"three")
    connection.write_now()
    assert b"".join(line.written) == b"\x81\x03one\x81\x05three"


def test_only_who_is_silent_is_asked_for_a_sign_of_life() -> None:
    connection, heard = connected(line := Line())
    connection.data_received(sent(b"hello"))
    line.now += PING_EVERY - 1
    connection.send_keepalive_ping()
    assert (heard, line.written) == ([b"hello"], [])
    assert line.later == [(1.0, connection.send_keepalive_ping)]
    line.now += 1
    connection.send_keepalive_ping()
    assert [data[0] for data in line.written] == [0x80 | Opcode.PING]


def test_a_sign_of_life_ends_the_wait_for_it_and_another_does_not() -> None:
    connection, heard = connected(line := Line())
    line.now += PING_EVERY
    connection.send_keepalive_ping()
    asked = connection.pending_ping_payload
    assert asked is not None
    connection.data_received(sent(b"any", Opcode.PONG))
    assert connection.pending_ping_payload == asked
    connection.data_received(sent(asked, Opcode.PONG))
    assert not connection.pending_ping_payload
    assert heard == []
