"""The same types as JSON Schema, for clients in other languages: shipped in the package as `sabbat/schema/*.json`.

`protocol.json` holds every message of a table, `api.json` the bodies of /api, and a file for each game its view, its
actions, questions and events. A test holds real matches against them.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from page_types.game_files import scope_of, sets_of
from page_types.server_files import NAMES, optional_of, structs_of
from page_types.shapes import Named, Scope, named, tag_of
from sabbat.engine.actions import Action, Tick
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event, Secret
from sabbat.engine.game import Game
from sabbat.engine.state import Outcome
from sabbat.engine.undo import Undo
from sabbat.server import api_types, protocol

DIALECT = "https://json-schema.org/draft/2020-12/schema"
SIMPLE = {int: "integer", float: "number", str: "string", bool: "boolean", type(None): "null"}
OPEN = {Action: "Action", Decision: "Decision", Event: "GameEvent"}
Schema = dict[str, Any]  # JSON


class Schemas:
    """Collects the definitions of one file."""

    def __init__(self, scope: Scope, sets: dict[str, tuple[str, ...]]) -> None:
        self.scope = scope
        self.definitions: dict[str, Schema] = {name: {"enum": list(values)} for name, values in sets.items()}

    def of(self, kind: Any) -> Schema:
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.of(inner[0])
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.of(one) for one in inner]}
        if origin is Literal:
            return {"enum": list(inner)}
        if origin is Secret:
            return {"anyOf": [self.of(inner[0]), {"type": "null"}]}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(inner[1])}
        if origin in (list, tuple, frozenset, Sequence):
            return self._array(origin, inner)
        return self._simple(origin or kind)

    def _array(self, origin: Any, inner: tuple[Any, ...]) -> Schema:
        if origin is tuple and not (len(inner) == 2 and inner[1] is Ellipsis):
            items = [self.of(one) for one in inner]
            return {"type": "array", "prefixItems": items, "minItems": len(items), "maxItems": len(items)}
        return {"type": "array", "items": self.of(inner[0])}

    def _simple(self, kind: Any) -> Schema:
        if kind is Any:
            return {}
        if kind in SIMPLE:
            return {"type": SIMPLE[kind]}
        if kind is dict:
            return {"type": "object"}
        if isinstance(kind, type) and issubclass(kind, Named):
            return self._named(kind.typescript)
        if kind in OPEN:
            return _reference(OPEN[kind])
        if hasattr(kind, "parse"):  # a value with a short notation
            known = self.scope.names.get(kind.__name__)
            return self._named(known.typescript) if known is not None else {"type": "string"}
        return self.define(kind)

    def _named(self, name: str) -> Schema:
        if name == "Outcome":
            return self.define(Outcome)
        return {"type": "object"} if name in NAMES.values() else _reference(name)

    def define(self, cls: Any, optional: Iterable[str] = ()) -> Schema:
        """A class, written down once; the answer refers to it."""
        name = cls.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # a class may hold its own kind
            properties: dict[str, Schema] = {"t": {"const": tag}} if (tag := tag_of(cls)) else {}
            properties |= {field: self.of(kind) for field, kind in self.scope.fields(cls).items()}
            left_out = set(optional) | _omitted(cls)
            self.definitions[name] = {
                "type": "object",
                "description": " ".join((cls.__doc__ or "").split()),
                "properties": properties,
                "required": [field for field in properties if field not in left_out],
                "additionalProperties": False,
            }
        return _reference(name)

    def union(self, name: str, classes: Iterable[Any]) -> None:
        self.definitions[name] = {"anyOf": [self.define(cls) for cls in classes]}

    def file(self, title: str) -> str:
        whole = {"$schema": DIALECT, "title": title, "$defs": dict(sorted(self.definitions.items()))}
        return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _omitted(cls: Any) -> set[str]:
    """What is not sent where it is not there."""
    if not issubclass(cls, msgspec.Struct) or not cls.__struct_config__.omit_defaults:
        return set()
    return {field.name for field in msgspec.structs.fields(cls) if not field.required}


def _reference(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def of_game(game: Game[Any]) -> str:
    schemas = Schemas(scope_of(game.name), sets_of(game.name))
    classes = [cls for cls in game.vocabulary() if cls not in (Tick, Undo)]
    for name, base in (("GameEvent", Event), ("Action", Action), ("Decision", Decision)):
        schemas.union(name, [cls for cls in classes if issubclass(cls, base)])
    schemas.definitions["View"] = schemas.of(game.view_type)
    return schemas.file(f"Sabbat, {game.name}: view, actions, questions, events")


def of_messages() -> str:
    schemas = Schemas(Scope({name: named(kind) for name, kind in NAMES.items()}), {})
    sent = get_args(protocol.Up)
    for struct in structs_of(protocol):
        schemas.define(struct, optional_of(struct) if struct in sent else ())
    for name in ("Up", "Down"):
        schemas.union(name, get_args(getattr(protocol, name)))
    return schemas.file("Sabbat, messages of a table")


def of_api() -> str:
    schemas = Schemas(Scope(), {})
    for struct in structs_of(api_types):
        if issubclass(struct, msgspec.Struct):
            schemas.define(struct, optional_of(struct) if struct in api_types.SENT else ())
    return schemas.file("Sabbat, bodies of /api")
