"""One Python type as TypeScript.

Types are read as text (annotations, or `__field_types__` of a compiled class) and evaluated in their module's scope.
A `Scope` may give some names a meaning of its own there: `Ingredient`, which is a plain `str` to Python, is the type of
the same name that the game's data file exports; `WrittenDecision`, a plain dict, is any question of that game.
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event, Secret

HEADING = "// Written by scripts/protocol.py from {source}. Never edit it: edit that, and write this again.\n"
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "Json"}
OPEN = {Action: "Action", Decision: "Decision", Event: "GameEvent"}  # any of the game's


class Named:
    """Stands for a TypeScript type of that name; `named` makes one for each."""

    typescript = ""


def named(typescript: str) -> type[Named]:
    return type(typescript, (Named,), {"typescript": typescript})


@dataclass
class Scope:
    """What names mean while types are written, and which classes were met on the way."""

    names: dict[str, Any] = field(default_factory=dict)  # a name in an annotation: what it stands for
    met: dict[str, type] = field(default_factory=dict)  # classes that must be written too

    def typescript(self, kind: Any) -> str:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.typescript(inner[0])
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.typescript(one) for one in inner))
        if origin is Literal:
            return " | ".join(json.dumps(value) for value in inner)
        if origin is Secret:
            return f"{self.typescript(inner[0])} | null"
        if origin is dict:
            return self._record(inner[0], self.typescript(inner[1]))
        if origin in (list, tuple, frozenset, Sequence):
            return self._array(origin, inner)
        return self._simple(origin or kind)

    def _simple(self, kind: Any) -> str:
        if kind in SIMPLE:
            return SIMPLE[kind]
        if kind is dict:
            return "JsonObject"
        if isinstance(kind, type) and issubclass(kind, Named):
            return kind.typescript
        for base, name in OPEN.items():
            if kind is base:
                return name
        if is_dataclass(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
            cls: Any = kind
            self.met.setdefault(cls.__name__, cls)
            return str(cls.__name__)
        if hasattr(kind, "parse"):  # a value with a short notation
            known = self.names.get(kind.__name__)
            return str(known.typescript) if known is not None else "string"
        raise TypeError(f"no TypeScript for {kind}")

    def _array(self, origin: Any, inner: tuple[Any, ...]) -> str:
        if origin is tuple and not (len(inner) == 2 and inner[1] is Ellipsis):
            return f"[{', '.join(self.typescript(one) for one in inner)}]"
        one = self.typescript(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"

    def _record(self, key: Any, value: str) -> str:
        """A dict has some of the keys, not all of them."""
        name = self.typescript(key)
        return f"Record<string, {value}>" if name in ("string", "number") else f"Partial<Record<{name}, {value}>>"

    def fields(self, cls: Any) -> dict[str, Any]:
        """The types of a class's fields, its bases' first, each in the scope of the module that wrote it."""
        found: dict[str, Any] = {}
        for base in reversed(cls.__mro__):
            texts = base.__dict__.get("__field_types__") or inspect.get_annotations(base)
            for name, text in texts.items():
                found[name] = self.evaluate(text, base.__module__)
        kept = cls.__struct_fields__ if issubclass(cls, msgspec.Struct) else [field.name for field in fields(cls)]
        return {name: found[name] for name in kept}

    def evaluate(self, text: Any, module: str) -> Any:
        if not isinstance(text, str):
            return text
        return eval(text, {**vars(typing), **vars(sys.modules[module]), **self.names})

    def shape(self, cls: Any, optional: Iterable[str] = ()) -> str:
        """A class as an object type: tagged by `t` where the wire tags it."""
        lines = [_comment(cls), f"export type {cls.__name__} = {{"]
        if tag := tag_of(cls):
            lines.append(f'  t: "{tag}";')
        for name, kind in self.fields(cls).items():
            lines.append(f"  {name}{'?' if name in optional else ''}: {self.typescript(kind)};")
        return "\n".join([*filter(None, lines), "};"])


def tag_of(cls: Any) -> str | None:
    if issubclass(cls, msgspec.Struct):
        return str(cls.__struct_config__.tag) if cls.__struct_config__.tag else None
    return str(cls.__name__)


def _comment(cls: Any) -> str:
    doc = cls.__doc__ or ""
    return f"/** {' '.join(doc.split())} */" if doc and not doc.startswith(f"{cls.__name__}(") else ""


def union(name: str, classes: Iterable[type]) -> str:
    members = [cls.__name__ for cls in classes]
    return f"export type {name} = {' | '.join(members) or 'never'};"
