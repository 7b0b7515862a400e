"""The one place that turns values into JSON and back, exactly.

Actions, decisions, events and states are classes with typed fields; each becomes an object that names its class in `t`.
Classes are named by game: two games may each have their `TurnBegan`. What is written need not say which, for whatever
holds it (a table, a record) names its game; so whoever reads says for which game.

A class with `parse` and `__str__` (a chip, a card) becomes its short notation. Lists and tuples become arrays; which of
the two they were, the field's type tells. Text comes and goes by msgspec.
"""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from sabbat.engine.errors import BadRecord
from sabbat.engine.events import Event, Secret
from sabbat.engine.reading import reader_of

if TYPE_CHECKING:
    from sabbat.engine.game import Game

T = TypeVar("T")
SIMPLE = frozenset((type(None), bool, int, float, str))  # JSON's own


def plain(value: Any, viewer: int | None = None, omniscient: bool = True) -> Any:
    """The value as JSON-ready data: whole, or as `viewer` may see it (a closed secret is null)."""
    cls: Any = type(value)
    if cls in SIMPLE:
        return value
    if isinstance(value, (list, tuple)):
        return [plain(item, viewer, omniscient) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item, viewer, omniscient) for key, item in value.items()}
    names = _written(cls)
    if names is None:
        return _plain_value(value)
    if not omniscient and isinstance(value, Secret):
        return plain(value.value, viewer, omniscient) if viewer in value.seen_by else None
    told: dict[str, Any] = {"t": cls.__name__}
    for name in names:
        told[name] = plain(getattr(value, name), viewer, omniscient)
    return told


def _plain_value(value: Any) -> Any:
    """What has no fields of its own to write: an enumeration, a struct, a value with a short notation."""
    if isinstance(value, (int, float, str)):
        return value
    return msgspec.to_builtins(value) if isinstance(value, msgspec.Struct) else str(value)


def told_to(event: Event, viewer: int | None) -> Any:
    """An event as it is told to one seat, or to a spectator (None): without what is hidden from that one."""
    return plain(event, viewer, omniscient=False)


def read(kind: Any, data: Any, game: Game[Any]) -> Any:
    """The value of type `kind` that `plain` had turned into `data`; BadRecord where it is nothing of this game."""
    return reader_of(game).of(kind)(data)


def to_json(value: Any) -> bytes:
    return msgspec.json.encode(plain(value))


def from_json(kind: type[T], text: bytes | str, game: Game[Any]) -> T:
    value: T = read(kind, decoded(text), game)
    return value


def decoded(text: bytes | str) -> Any:  # JSON
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadRecord(str(error)) from None


def digest(value: Any) -> str:
    """A short name for a whole value: equal values, and no others, have equal digests."""
    return blake2b(to_json(value), digest_size=12).hexdigest()


@cache
def _written(cls: Any) -> tuple[str, ...] | None:
    """The fields to write of a class; None where it has none."""
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None
