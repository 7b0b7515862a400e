"""The one place that turns values into JSON and back, exactly.

Actions, decisions, events and states are classes with typed fields; each becomes an object that names its class in `t`.
A class with `parse` and `__str__` (a chip, a card) becomes its short notation. Lists and tuples become arrays; which of
the two they were, the field's type tells. Text comes and goes by msgspec.

Field types are read as text, for compiled classes keep no better: `__field_types__` there, annotations in plain Python.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar, get_args, get_origin

import msgspec

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.errors import BadRecord
from sabbat.engine.events import Event, Secret
from sabbat.engine.state import State

T = TypeVar("T")
OPEN_BASES = (Action, Decision, Event, State)  # a field of such a type may hold any class derived from it
SIMPLE = frozenset((type(None), bool, int, float, str))  # JSON's own
_known: dict[str, type] = {}


def learn(classes: Iterable[type]) -> None:
    """Makes classes known by their names. Two games may not use one name for two classes."""
    for each in classes:
        if _known.setdefault(each.__name__, each) is not each:
            raise TypeError(f"two classes are named {each.__name__}: {_known[each.__name__]} and {each}")


def plain(value: Any, viewer: int | None = None, omniscient: bool = True) -> Any:
    """The value as JSON-ready data: whole, or as `viewer` may see it (a closed secret is null)."""
    cls: Any = type(value)
    if cls in SIMPLE:
        return value
    if isinstance(value, (list, tuple)):
        return [plain(each, viewer, omniscient) for each in value]
    if isinstance(value, dict):
        return {str(key): plain(each, viewer, omniscient) for key, each in value.items()}
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


def seen(event: Event, viewer: int | None) -> Any:
    """An event as one seat, or a spectator (None), may see it."""
    return plain(event, viewer, omniscient=False)


def read(kind: Any, data: Any) -> Any:
    """The value of type `kind` that `plain` had turned into `data`; BadRecord where it does not fit."""
    return _reader(kind)(data)


def to_json(value: Any) -> bytes:
    return msgspec.json.encode(plain(value))


def from_json(kind: type[T], text: bytes | str) -> T:
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise BadRecord(str(error)) from None
    value: T = read(kind, data)
    return value


def digest(value: Any) -> str:
    """A short name for a whole value: equal values, and no others, have equal digests."""
    return blake2b(to_json(value), digest_size=12).hexdigest()


@cache
def _written(cls: Any) -> tuple[str, ...] | None:
    """The fields to write of a class; None where it has none."""
    return tuple(field.name for field in fields(cls)) if is_dataclass(cls) else None


@cache
def _field_names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


@cache
def field_types(cls: Any) -> dict[str, Any]:
    """The resolved types of a class's fields, its bases' first."""
    found: dict[str, Any] = {}
    for each in reversed(cls.__mro__):
        texts = each.__dict__.get("__field_types__") or inspect.get_annotations(each)
        scope = {**vars(typing), **_known, "Decision": Decision, **vars(sys.modules[each.__module__])}
        for name, text in texts.items():
            found[name] = eval(text, scope) if isinstance(text, str) else text
    return {name: found[name] for name in _field_names(cls)}


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _reader_of_union(inner)
    if origin in (list, tuple):
        make, each = (list, _reader(inner[0])) if origin is list else (tuple, _reader(inner[0]))
        if (origin is tuple and len(inner) != 2) or (origin is tuple and inner[1] is not Ellipsis):
            return _reader_of_fixed([_reader(one) for one in inner])
        return lambda data: make(each(one) for one in _expect(data, list))
    if origin is dict:
        value = _reader(inner[1])
        return lambda data: {str(key): value(one) for key, one in _expect(data, dict).items()}
    if origin is Secret:
        return _reader_of_fields(Secret, {"value": inner[0], "seen_by": tuple[int, ...]})
    base: Any = origin or kind  # Decision[Charlatans] is a Decision
    if base in OPEN_BASES:
        return lambda data: _read_tagged(base, data)
    if is_dataclass(base):
        fields_of: Any = field_types
        return _reader_of_fields(base, fields_of(base))
    if hasattr(base, "parse"):
        return lambda data: _parse(base, data)
    return lambda data: _expect(data, base)


def _reader_of_union(kinds: tuple[Any, ...]) -> Callable[[Any], Any]:
    others = [kind for kind in kinds if kind is not type(None)]
    if len(others) == 1:
        only = _reader(others[0])
        return lambda data: None if data is None else only(data)
    return lambda data: _expect(data, kinds)


def _reader_of_fixed(readers: list[Callable[[Any], Any]]) -> Callable[[Any], Any]:
    def read_fixed(data: Any) -> Any:
        if len(_expect(data, list)) != len(readers):
            raise BadRecord(f"expected {len(readers)} items, found {len(data)}")
        return tuple(reader(one) for reader, one in zip(readers, data, strict=True))

    return read_fixed


def _reader_of_fields(cls: Any, kinds: dict[str, Any]) -> Callable[[Any], Any]:
    readers = {name: _reader(kind) for name, kind in kinds.items()}

    def read_fields(data: Any) -> Any:
        given = dict(_expect(data, dict))
        tag = given.pop("t", cls.__name__)
        if tag != cls.__name__:
            raise BadRecord(f"expected {cls.__name__}, found {tag!r}")
        if unknown := given.keys() - readers.keys():
            raise BadRecord(f"{cls.__name__} has no {', '.join(sorted(map(str, unknown)))}")
        values = {}
        for name, one in given.items():
            try:
                values[name] = readers[name](one)
            except BadRecord as error:
                raise BadRecord(f"{cls.__name__}.{name}: {error}") from None
        try:
            return cls(**values)
        except TypeError as error:
            raise BadRecord(f"{cls.__name__}: {error}") from None

    return read_fields


def _read_tagged(base: type, data: Any) -> Any:
    tag = _expect(data, dict).get("t")
    cls: Any = _known.get(tag) if isinstance(tag, str) else None
    if cls is None or not issubclass(cls, base):
        raise BadRecord(f"{tag!r} is no {base.__name__} of this game")
    return _reader(cls)(data)


def _parse(kind: Any, data: Any) -> Any:
    try:
        return kind.parse(_expect(data, str))
    except (ValueError, KeyError):
        raise BadRecord(f"{data!r} is no {kind.__name__}") from None


def _expect(data: Any, kind: Any) -> Any:
    """`data`, which must be of that type; True is no number here."""
    if not isinstance(data, kind) or (isinstance(data, bool) and kind is int):
        raise BadRecord(f"expected {getattr(kind, '__name__', kind)}, found {type(data).__name__}")
    return data
