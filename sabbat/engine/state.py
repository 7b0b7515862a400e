"""What lies on the table, as data: `@state` classes, each with a generated `clone`.

The clone is written as source text so that one generator serves twice: plain Python executes the text, and the
compiled build writes it into the class body before mypyc sees it (executed text would stay interpreted).
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Container
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self, TypeVar, dataclass_transform

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from sabbat.engine.decision import Decision

T = TypeVar("T")

STATE_FIELDS = [
    ("asked", "list[Decision[Any] | None]"),
    ("numbers", "list[int]"),
    ("later", "list[tuple[Decision[Any], ...]]"),
    ("streams", "list[int]"),
    ("questions", "int"),
    ("outcome", "Outcome | None"),
]
_states: set[str] = set()


def clone_source(name: str, bases: list[str], fields: list[tuple[str, str]], states: Container[str]) -> str:
    """The text of `clone`: lists are copied, states cloned, everything else is a value and shared."""
    parts = [_copied(name, kind, states) for name, kind in fields]
    if "State" in bases:
        parts += [f"{name}={_copied(name, kind, states)}" for name, kind in STATE_FIELDS]
    return f"def clone(self) -> {name!r}:\n    return {name}(\n        " + ",\n        ".join(parts) + ",\n    )\n"


def _copied(name: str, kind: str, states: Container[str]) -> str:
    if kind.startswith("list["):
        inner = kind[5:-1]
        if inner.startswith(("list[", "dict[")):
            raise TypeError(f"{name}: {kind} nests what can change; use a tuple or a state inside")
        return f"[inner.clone() for inner in self.{name}]" if inner in states else f"self.{name}.copy()"
    if kind.startswith("dict["):
        return f"self.{name}.copy()"
    return f"self.{name}.clone()" if kind in states else f"self.{name}"


@dataclass_transform(field_specifiers=(field,))
def state(cls: type[T]) -> type[T]:
    """A mutable record with slots and a generated `clone`. Fields hold values, states, or lists of either."""
    fields = [(str(name), str(kind)) for name, kind in inspect.get_annotations(cls).items()]
    compiled_base = any("__slots__" not in vars(base) for base in cls.__mro__[1:-1])
    made = dataclass(slots=not compiled_base)(cls)  # slots would hide the fields that a compiled base has in C
    if "clone" in cls.__dict__:
        return made
    _states.add(cls.__name__)
    scope = {**vars(sys.modules[cls.__module__]), cls.__name__: made}
    exec(clone_source(cls.__name__, [base.__name__ for base in cls.__bases__], fields, _states), scope)
    made.clone = scope["clone"]  # type: ignore[attr-defined]  # written one line above
    return made


@dataclass(frozen=True)
class Outcome:
    """How a match ended. `ranks` start at 1, equal for those who share a place; `why` is the rule that decided."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: str


@mypyc_attr(allow_interpreted_subclasses=True)
@state
class State:
    """What every game's state holds: the questions that wait, and how far each stream of luck has been used.

    A game says nothing of these: the engine sets them, for a new match and for an imagined one (`Game.lay`, `imagine`).
    """

    asked: list[Decision[Any] | None] = field(default_factory=list, kw_only=True)  # one per seat
    numbers: list[int] = field(default_factory=list, kw_only=True)  # the number of each seat's question
    later: list[tuple[Decision[Any], ...]] = field(default_factory=list, kw_only=True)  # what a seat is asked next
    streams: list[int] = field(default_factory=list, kw_only=True)  # one per seat, then the table's
    questions: int = field(default=0, kw_only=True)  # asked so far
    outcome: Outcome | None = field(default=None, kw_only=True)

    def begin(self, seats: int) -> None:
        """Nobody has been asked anything, and no luck is used up."""
        self.asked = [None] * seats
        self.numbers = [0] * seats
        self.later = [()] * seats
        self.streams = [0] * (seats + 1)
        self.questions = 0
        self.outcome = None

    def clone(self) -> Self:
        raise NotImplementedError  # @state writes it for each game's own state
