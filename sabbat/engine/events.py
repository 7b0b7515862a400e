"""What has happened. Games derive their own events from `Event`; what is hidden is wrapped in a `Secret`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact in the past tense, enough to animate and to log."""

    urgent: ClassVar[bool] = False  # must be seen at once: no animation may put it off
    opens: ClassVar[bool] = False  # it names its seat alone, and yet everybody sees how that seat has answered


@dataclass(frozen=True)
class Secret(Generic[T]):
    """A value that only some seats may see. The codec opens it for them and for nobody else."""

    value: T
    seen_by: tuple[int, ...] = ()
