"""What lies on the table, as data: `@state` classes, each with a generated `clone`.

The clone is written as source text so that one generator serves twice: plain Python executes the text, and the
compiled build writes it into the class body before mypyc sees it (executed text would stay interpreted).
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Container
from dataclasses import dataclass
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
    parts = [_copied(field, kind, states) for field, kind in _all_fields(bases, fields)]
    return f"def clone(self) -> {name!r}:\n    return {name}(\n        " + ",\n        ".join(parts) + ",\n    )\n"


def _all_fields(bases: list[str], fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
    return (STATE_FIELDS if "State" in bases else []) + fields


def _copied(field: str, kind: str, states: Container[str]) -> str:
    if kind.startswith("list["):
        inner = kind[5:-1]
        if inner.startswith(("list[", "dict[")):
            raise TypeError(f"{field}: {kind} nests what can change; use a tuple or a state inside")
        return f"[each.clone() for each in self.{field}]" if inner in states else f"self.{field}.copy()"
    if kind.startswith("dict["):
        return f"self.{field}.copy()"
    return f"self.{field}.clone()" if kind in states else f"self.{field}"


@dataclass_transform()
def state(cls: type[T]) -> type[T]:
    """A mutable record with slots and a generated `clone`. Fields hold values, states, or lists of either."""
    fields = [(str(field), str(kind)) for field, kind in inspect.get_annotations(cls).items()]
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
    """What every game's state holds: the questions that wait, and how far each stream of luck has been used."""

    asked: list[Decision[Any] | None]  # one per seat
    numbers: list[int]  # the number of each seat's question
    later: list[tuple[Decision[Any], ...]]  # what a seat will be asked when it has answered
    streams: list[int]  # one per seat, then the table's
    questions: int  # asked so far
    outcome: Outcome | None

    def clone(self) -> Self:
        raise NotImplementedError  # @state writes it for each game's own state
