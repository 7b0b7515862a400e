"""Events as they are kept (everything in them), and as one viewer may see them: a closed secret is null."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sabbat.server.protocol import Json, Line
from sabbat.server.table_state import LogLine

A_SECRET = b'"t":"Secret"'  # as the encoder writes it: wherever one is, this is (and may be where there is none)

_encode = msgspec.json.Encoder().encode


def events_for(events: Sequence[Json], seat: int | None) -> list[Json]:
    """Works on what the codec has written, so that events of long ago need no class that still knows them."""
    return [_opened(event, seat) for event in events]


def events_for_each(events: list[Json], seats: Iterable[int | None]) -> dict[int | None, list[Json] | msgspec.Raw]:
    """The same for several; where nothing in them is a secret, which is nearly always so, they share it all, written
    once."""
    written = _encode(events)
    if A_SECRET in written:
        return {seat: events_for(events, seat) for seat in seats}
    return dict.fromkeys(seats, msgspec.Raw(written))


def _opened(data: Any, seat: int | None) -> Any:  # a part of the JSON of an event
    if isinstance(data, dict):
        if data.get("t") == "Secret":
            return _opened(data["value"], seat) if seat in data["seen_by"] else None
        for value in data.values():
            if isinstance(value, (dict, list)):
                return {name: _opened(part, seat) for name, part in data.items()}
        return data  # nothing in it can be a secret: it is shared
    if isinstance(data, list):
        return [_opened(item, seat) for item in data]
    return data


def log_for(log: Sequence[LogLine], seat: int | None, since: int) -> list[Line]:
    """The log after `since`, as this seat may see it."""
    return [Line(seq, events_for(events, seat)) for seq, events in log if seq > since and events]
