"""Writes what the page must know of the Python side: types of all that is sent, printed figures, rules of events.
The same types go into sabbat/schema as JSON Schema, for clients in other languages.

scripts/protocol.py          writes protocol, types, data, guide, api, and events.gen.ts under web/src
scripts/protocol.py --check  fails when one of them is not what it would write
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from page_types import game_files, guide_files, schemas, server_files, word_files  # noqa: E402  (the path above comes first)

from sabbat.games import GAMES  # noqa: E402

SOURCES = ROOT / "web" / "src"
SCHEMA = ROOT / "sabbat" / "schema"


def files() -> dict[Path, str]:
    found = {
        SOURCES / "protocol.gen.ts": server_files.messages(),
        SOURCES / "net" / "api.gen.ts": server_files.api(),
        SOURCES / "games" / "events.gen.ts": word_files.rules_of_events(),
    }
    found[SCHEMA / "protocol.json"] = schemas.of_messages()
    found[SCHEMA / "api.json"] = schemas.of_api()
    for name, game in GAMES.items():
        found[SCHEMA / f"{name}.json"] = schemas.of_game(game)
        found[SOURCES / "games" / name / "types.gen.ts"] = game_files.types_of(game)
        if data := game_files.data_of(name):
            found[SOURCES / "games" / name / "data.gen.ts"] = data
        if guide := guide_files.guide_file(game):
            found[SOURCES / "games" / name / "guide.gen.ts"] = guide
    return found


def main(arguments: list[str]) -> int:
    wanted = files()
    stale = [path for path, text in wanted.items() if not (path.is_file() and path.read_text("utf-8") == text)]
    ours = [path for name in ("types", "data", "guide") for path in SOURCES.rglob(f"{name}.gen.ts")]
    left_over = [path for path in (*ours, *SCHEMA.glob("*.json")) if path not in wanted]
    for path in (*stale, *left_over):
        if "--check" in arguments:
            print(f"{path.relative_to(ROOT)} is stale: run scripts/protocol.py", file=sys.stderr)
        elif path in wanted:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(wanted[path], encoding="utf-8")
        else:
            path.unlink()
    return 1 if (stale or left_over) and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
