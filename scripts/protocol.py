"""Writes what the page must know of the Python side: the messages as TypeScript types, the rules behind each event,
and which fields of what is told have names.

scripts/protocol.py          writes web/src/protocol.gen.ts, web/src/games/events.gen.ts, web/src/words/facts.gen.ts
scripts/protocol.py --check  fails when one of them is not what it would write
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, get_args

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import msgspec  # noqa: E402  (the path above comes first)

from sabbat.engine.events import Event  # noqa: E402
from sabbat.games import GAMES  # noqa: E402
from sabbat.server import protocol  # noqa: E402
from sabbat.words import facts  # noqa: E402

SOURCES = ROOT / "web" / "src"
RULE = re.compile(r"\b[A-Z]{3}-E?\d+\b")
HEADING = "// Written by scripts/protocol.py from {source}. Never edit it: edit that, and write this again."
Schema = dict[str, Any]  # a JSON schema: any JSON
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def structs() -> list[type[msgspec.Struct]]:
    """The messages and what they are made of, in the order of the file."""
    return [
        each
        for each in vars(protocol).values()
        if isinstance(each, type) and issubclass(each, msgspec.Struct) and each is not protocol.Message
        if each.__module__ == protocol.__name__
    ]


def messages() -> str:
    classes = structs()
    _, schemas = msgspec.json.schema_components(classes)
    parts = [HEADING.format(source="sabbat/server/protocol.py"), "export type Json = Record<string, unknown>;"]
    parts += [interface(each.__name__, schemas[each.__name__]) for each in classes]
    for name in ("Up", "Down"):
        members = " | ".join(each.__name__ for each in get_args(getattr(protocol, name)))
        parts.append(f"export type {name} = {members};")
    return "\n\n".join(parts) + "\n"


def interface(name: str, schema: Schema) -> str:
    """One struct. Readers get all fields; a field with a default may be left out of what is sent."""
    required = set(schema.get("required", ()))
    comment = " ".join(schema.get("description", "").split())
    lines = [f"/** {comment} */"] if comment else []
    lines.append(f"export interface {name} {{")
    for field, kind in schema["properties"].items():
        optional = "" if field in required or not is_sent(name) else "?"
        lines.append(f"  {field}{optional}: {typescript(kind)};")
    return "\n".join([*lines, "}"])


def is_sent(name: str) -> bool:
    """What the browser writes. In what it reads, the server has filled in every default."""
    return name in {each.__name__ for each in get_args(protocol.Up)}


def typescript(kind: Schema) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "enum" in kind:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind["enum"])
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(typescript(each) for each in kind["anyOf"]))
    match kind.get("type"):
        case "array":
            inner = typescript(kind["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            inside = kind.get("additionalProperties")
            return f"Record<string, {typescript(inside)}>" if isinstance(inside, dict) and inside else "Json"
        case str(name):
            return SIMPLE[name]
        case list(names):
            return " | ".join(SIMPLE[each] for each in names)
    raise TypeError(f"no TypeScript for {kind}")


def rules_of_events() -> str:
    """By game and event: the rules that its docstring names. The log tells them to whoever asks what that was."""
    found: dict[str, dict[str, list[str]]] = {}
    for name, game in GAMES.items():
        events = [each for each in game.vocabulary() if issubclass(each, Event)]
        rules = {each.__name__: list(dict.fromkeys(RULE.findall(each.__doc__ or ""))) for each in events}
        found[name] = {event: ids for event, ids in sorted(rules.items()) if ids}
    heading = HEADING.format(source="the events of the games")
    table = "\n".join(f"  {name}: {{\n{_lines(events)}\n  }}," for name, events in found.items())
    kind = "Record<string, Record<string, string[]>>"
    return f"{heading}\n\nexport const RULES_OF_EVENTS: {kind} = {{\n{table}\n}};\n"


def _lines(events: dict[str, list[str]]) -> str:
    return "\n".join(f"    {event}: {json.dumps(ids)}," for event, ids in events.items())


def tables_of_facts() -> str:
    """Which fields hold seats, and which messages name the values of the others."""
    lists = {name: list(getattr(facts, name)) for name in ("THE_SEAT", "OTHER_SEATS", "SEATS", "BY_SEAT", "ARTICLES")}
    parts = [HEADING.format(source="sabbat/words/facts.py") + "\n"]
    parts += [f"export const {name}: readonly string[] = {json.dumps(values)};" for name, values in lists.items()]
    named = "\n".join(f"  {field}: {json.dumps(prefixes)}," for field, prefixes in facts.NAMED_BY.items())
    parts.append(f"export const NAMED_BY: Record<string, readonly string[]> = {{\n{named}\n}};")
    return "\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    return {
        SOURCES / "protocol.gen.ts": messages(),
        SOURCES / "games" / "events.gen.ts": rules_of_events(),
        SOURCES / "words" / "facts.gen.ts": tables_of_facts(),
    }


def main(arguments: list[str]) -> int:
    stale = [(path, text) for path, text in files().items() if not (path.is_file() and path.read_text("utf-8") == text)]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is stale: run scripts/protocol.py", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
