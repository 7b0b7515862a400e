"""Frames of a WebSocket that is not compressed (RFC 6455, 5.2): a message that is one frame, nearly every one is, needs
none of the library's objects."""

from __future__ import annotations

from typing import Any

from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # not built for this system
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81  # the first byte of a frame that is a whole message, and text
WHOLE_PONG = 0x8A
MASKED = 0x80  # of the second byte: what a browser sends is masked
SHORT = 126  # bytes; from there on the length has two bytes of its own,
LONG = 65_536  # and from there on eight


def text_header(length: int) -> bytes:
    """Of a message that is one frame from a server."""
    if length < SHORT:
        return bytes((WHOLE_TEXT, length))
    if length < LONG:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def whole_text(data: bytes) -> bytes | None:
    """The message, where these bytes are one frame from a browser and nothing else; None: let the library look."""
    length = len(data) - 6  # after two bytes and the mask
    if length < 0 or data[0] != WHOLE_TEXT:
        return None
    if length < SHORT:
        return apply_mask(data[6:], data[2:6]) if data[1] == MASKED | length else None
    length -= 2
    if SHORT <= length < LONG and data[1] == MASKED | SHORT and int.from_bytes(data[2:4], "big") == length:
        return apply_mask(data[8:], data[4:8])
    return None


def whole_pong(data: bytes) -> bytes | None:
    """The same for what answers a ping: all that comes from people who think."""
    length = len(data) - 6
    if not 0 <= length < SHORT or data[0] != WHOLE_PONG or data[1] != MASKED | length:
        return None
    return apply_mask(data[6:], data[2:6])


def is_between_messages(connection: Protocol) -> bool:
    """Has the library read all that has come, and does it wait for a frame to begin?"""
    if connection.current_size is not None or connection.state is not State.OPEN:
        return False  # in a message of several frames, or after the farewell
    waits_in: Any = connection.parser  # a generator, whose own types do not say in which other one it waits
    while waits_in.gi_yieldfrom is not None:
        waits_in = waits_in.gi_yieldfrom
    return waits_in.gi_code is StreamReader.at_eof.__code__
