"""Writes what the page says by name: the ids of each board's `board-…` messages with the facts that they want, and the
ids of the frame's `web-…` messages.

scripts/message_ids.py          writes web/src/games/<game>/messages.gen.ts from sabbat/games/<game>/text/en.ftl,
                                and web/src/words/messages.gen.ts from web/src/words/text/en.ftl
scripts/message_ids.py --check  fails when one of them is not what it would write

So a wrong id, a missing fact of a board's message or one too many fails in the page's type check.
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
FRAME = ROOT / "web" / "src" / "words"
PREFIX = "board-"
FRAME_PREFIX = "web-"
FRAME_HEADING = """\
// Written by scripts/message_ids.py from {source}. Never edit it: edit that, and write this again.

/** What the frame of every game says. */
export type FrameMessage =
"""
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


def frame_ids(source: Path) -> str:
    """The ids of the frame's messages, as a union."""
    entries = FluentParser().parse(source.read_text(encoding="utf-8")).body
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    lines = [f'  | "{id}"' for id in ids if id.startswith(FRAME_PREFIX)]
    return FRAME_HEADING.format(source=source.relative_to(ROOT).as_posix()) + "\n".join(lines) + ";\n"


def files() -> dict[Path, str]:
    found = {FRAME / "messages.gen.ts": frame_ids(FRAME / "text" / "en.ftl")}
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
