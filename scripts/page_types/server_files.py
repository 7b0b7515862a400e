"""What comes and goes between page and server: the messages of a table, and the bodies of /api."""

from __future__ import annotations

from types import ModuleType
from typing import Any, get_args

import msgspec

from page_types.shapes import HEADING, Scope, named
from sabbat.engine.state import Outcome
from sabbat.server import api_types, protocol

BASICS = """
/** Whatever JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [field: string]: Json };

/** An action, a question or an event, as the engine's codec writes it: `t` names its class, the rest are its fields. */
export type Tagged = { readonly t: string; readonly [field: string]: Json };

/** What the view of every game tells. */
export type AnyView = JsonObject & { readonly outcome: Outcome | null };
"""
NAMES = {
    "Json": "JsonObject",
    "WrittenAction": "Tagged",
    "WrittenDecision": "Tagged",
    "WrittenEvent": "Tagged",
    "WrittenView": "AnyView",
}


def structs_of(module: ModuleType) -> list[Any]:
    """Its messages and what they are made of, in the order of the file."""
    return [
        var
        for var in vars(module).values()
        if isinstance(var, type) and issubclass(var, msgspec.Struct) and var.__module__.startswith(module.__name__)
        if var is not getattr(module, "Message", None)  # of `protocol` and its parts, `protocol_…`
    ]


def messages() -> str:
    scope = Scope({name: named(kind) for name, kind in NAMES.items()})
    sent = get_args(protocol.Up)
    parts = [HEADING.format(source="sabbat/server/protocol.py") + BASICS.rstrip(), scope.shape(Outcome)]
    own = structs_of(protocol)
    parts += [scope.shape(cls, optional_of(cls) if cls in sent or left_out(cls) else ()) for cls in own]
    while others := [cls for cls in scope.met.values() if cls not in own and cls is not Outcome]:
        own += others
        parts += [scope.shape(cls, optional_of(cls) if left_out(cls) else ()) for cls in others]
    for name in ("Up", "Down"):
        members = " | ".join(arg.__name__ for arg in get_args(getattr(protocol, name)))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def optional_of(cls: Any) -> list[str]:
    """What a sender may leave out. In what the page reads, the server has filled in every default."""
    return [field.name for field in msgspec.structs.fields(cls) if not field.required]


def left_out(cls: Any) -> bool:
    """The server, too, leaves out what is not there."""
    return bool(cls.__struct_config__.omit_defaults)


def api() -> str:
    scope = Scope()
    parts = [scope.shape(cls, optional_of(cls) if cls in api_types.SENT else ()) for cls in structs_of(api_types)]
    heading = HEADING.format(source="sabbat/server/api_types.py") + 'import type { Line } from "../protocol.gen";\n'
    return heading + "\n" + "\n\n".join(parts) + "\n"
