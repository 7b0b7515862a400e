"""Writes what each board says by name: the ids of its `board-…` messages, each with the facts that it wants.

scripts/message_ids.py          writes web/src/games/<game>/messages.gen.ts from sabbat/games/<game>/text/en.ftl
scripts/message_ids.py --check  fails when one of them is not what it would write

So a wrong id, a missing fact or one too many fails in the page's type check.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "sabbat" / "games"
BOARDS = ROOT / "web" / "src" / "games"
PREFIX = "board-"
HEADING = """\
// Written by scripts/message_ids.py from {source}. Never edit it: edit that, and write this again.
import {{ type Say, sayer }} from "../../words/say";
import type {{ Words }} from "../types";

/** What this board says, each message with the names of its facts. */
export interface Messages {{
"""
FOOTING = """\
}

export const boardText = (words: Words): Say<Messages> => sayer(words);
"""


def facts_of(message: ftl.Message) -> list[str]:
    found = {node.id.name for node in _nodes(message) if isinstance(node, ftl.VariableReference)}
    return sorted(found)


def _nodes(tree: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _nodes(child)


def typescript(source: Path) -> str:
    """The messages of one file, as an interface; empty where its board says nothing by name."""
    lines = []
    for entry in FluentParser().parse(source.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(PREFIX):
            facts = " | ".join(f'"{name}"' for name in facts_of(entry)) or "never"
            lines.append(f'  "{entry.id.name}": {facts};\n')
    return HEADING.format(source=source.relative_to(ROOT).as_posix()) + "".join(lines) + FOOTING if lines else ""


def files() -> dict[Path, str]:
    found = {}
    for source in sorted(GAMES.glob("*/text/en.ftl")):
        if text := typescript(source):
            found[BOARDS / source.parent.parent.name / "messages.gen.ts"] = text
    return found


def main(arguments: list[str]) -> int:
    stale = [(path, text) for path, text in files().items() if not (path.is_file() and path.read_text("utf-8") == text)]
    for path, text in stale:
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is stale: run scripts/message_ids.py", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
