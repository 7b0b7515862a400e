"""What every message between a table and a browser is made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Phase = Literal["gathering", "playing", "over"]  # of a table
Json = dict[str, Any]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]  # what JavaScript can count
Millis = Annotated[float, msgspec.Meta(ge=0, le=2**53 - 1)]  # of a clock of the sender's own that only goes forward
Seconds = Annotated[int, msgspec.Meta(ge=0, le=7 * 24 * 3600)]


class Message(msgspec.Struct, tag_field="t", tag=True, forbid_unknown_fields=True):
    """A message names its kind in `t`."""
