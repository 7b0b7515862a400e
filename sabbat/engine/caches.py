"""What is worked out once and kept: with a bound, for people bring cards of their own."""

from __future__ import annotations

from typing import Any


def make_room(kept: dict[Any, Any], most: int) -> None:  # whatever is kept, by whatever key
    """Before one more is kept: where there are enough, the oldest goes."""
    if len(kept) >= most:
        del kept[next(iter(kept))]
