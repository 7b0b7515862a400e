"""The way back of the codec: from JSON-ready data to the values of one game.

Field types are read as text, for compiled classes keep no better: `__field_types__` there, annotations in plain Python.
"""

from __future__ import annotations

import inspect
import sys
import types
import typing
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, get_args, get_origin

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.errors import BadRecord
from sabbat.engine.events import Event, Secret
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game

Read = Callable[[Any], Any]  # from JSON-ready data to a value
OPEN_BASES = (Action, Decision, Event, State)  # a field of such a type may hold any class derived from it


@cache
def reader_of(game: Game[Any]) -> Reader:
    return Reader(game)


@cache
def field_types(cls: Any) -> dict[str, Any]:
    """The resolved types of a class's fields, its bases' first."""
    found: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        texts = base.__dict__.get("__field_types__") or inspect.get_annotations(base)
        scope = {**vars(typing), "Decision": Decision, **vars(sys.modules[base.__module__])}
        for name, text in texts.items():
            found[name] = eval(text, scope) if isinstance(text, str) else text
    return {field.name: found[field.name] for field in fields(cls)}


class Reader:
    """Reads what was written for one game; how to read a type is found out once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game.name
        self._classes: dict[str, type] = {}
        for cls in game.vocabulary():
            if self._classes.setdefault(cls.__name__, cls) is not cls:
                raise TypeError(f"{game.name}: two classes are named {cls.__name__}")
        self._former = game.former_names
        self._made: dict[Any, Read] = {}

    def of(self, kind: Any) -> Read:
        """How to read a value of type `kind`."""
        if kind not in self._made:
            self._made[kind] = self._reader(kind)
        return self._made[kind]

    def _reader(self, kind: Any) -> Read:
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (typing.Union, types.UnionType):
            return self._reader_of_union(inner)
        if origin is tuple and inner[1:] != (Ellipsis,):
            return _reader_of_fixed([self.of(item) for item in inner])
        if origin in (list, tuple):
            make, item = origin, self.of(inner[0])
            return lambda data: make(item(one) for one in _expect(data, list))
        if origin is dict:
            value = self.of(inner[1])
            return lambda data: {str(key): value(one) for key, one in _expect(data, dict).items()}
        if origin is Secret:
            return self._reader_of_fields(Secret, {"value": inner[0], "seen_by": tuple[int, ...]})
        base: Any = origin or kind  # Decision[Charlatans] is a Decision
        if base in OPEN_BASES:
            return lambda data: self._read_tagged(base, data)
        if is_dataclass(base):
            fields_of: Any = field_types
            return self._reader_of_fields(base, fields_of(base))
        if hasattr(base, "parse"):
            return lambda data: _parse(base, data)
        return lambda data: _expect(data, base)

    def _reader_of_union(self, kinds: tuple[Any, ...]) -> Read:
        others = [kind for kind in kinds if kind is not type(None)]
        if len(others) == 1:
            only = self.of(others[0])
            return lambda data: None if data is None else only(data)
        return lambda data: _expect(data, kinds)

    def _reader_of_fields(self, cls: Any, kinds: dict[str, Any]) -> Read:
        readers = {name: self.of(kind) for name, kind in kinds.items()}

        def read_fields(data: Any) -> Any:
            given = dict(_expect(data, dict))
            tag = given.pop("t", cls.__name__)
            if self._name_now(tag) != cls.__name__:
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

    def _read_tagged(self, base: type, data: Any) -> Any:
        tag = _expect(data, dict).get("t")
        cls: Any = self._classes.get(self._name_now(tag))
        if cls is None or not issubclass(cls, base):
            raise BadRecord(f"{tag!r} is no {base.__name__} of {self.game}")
        return self.of(cls)(data)

    def _name_now(self, tag: Any) -> str:
        """A class may have had another name when this was written."""
        return self._former.get(tag, tag) if isinstance(tag, str) else ""


def _reader_of_fixed(readers: list[Read]) -> Read:
    def read_fixed(data: Any) -> Any:
        if len(_expect(data, list)) != len(readers):
            raise BadRecord(f"expected {len(readers)} items, found {len(data)}")
        return tuple(reader(one) for reader, one in zip(readers, data, strict=True))

    return read_fixed


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
