"""What a seat may say. Games derive their own actions from `Action`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

Seat = int
CLOCK: Final = -1  # the seat as which a table submits `Tick`


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """A small imperative with typed fields; a value: frozen, comparable, turned into JSON by the codec."""

    dense_number: int = -1  # no field of the value: the place that `DenseFace.number` has found for it


@dataclass(frozen=True)
class Tick(Action):
    """A window of time has closed. Submitted by the table as the seat `CLOCK`."""
