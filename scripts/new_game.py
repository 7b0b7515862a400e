"""Writes the smallest game that passes every check: both its folders, its ledger and its tests.

scripts/new-game NAME [TITLE]     NAME as a folder is called: `hop_hop`; TITLE as the box says it: `Hop hop!`

The templates lie in scripts/new_game, one for each file. What is written is a whole game, with a die; make it yours.
"""

from __future__ import annotations

import re
import subprocess
import sys
from itertools import combinations
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TEMPLATES = ROOT / "scripts" / "new_game"
SUFFIX = ".new"
LANGUAGES = {path.stem for path in (ROOT / "sabbat" / "text").glob("*.ftl")}
FALLBACK = "en"


def rule_prefix(name: str) -> str:
    """Three letters of the name for the ids of its rules, which no ledger has yet."""
    ledgers = [path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "rules").glob("*.md")]
    letters = name.replace("_", "").upper()
    for first in combinations(letters, 3):
        prefix = "".join(first)
        if not any(f"**{prefix}-" in ledger for ledger in ledgers):
            return prefix
    raise SystemExit(f"every three letters of {name} are the prefix of some ledger: take another name")


def next_on_the_shelf() -> int:
    """The place behind the last box; the default place is at the very end."""
    rulebooks = (ROOT / "sabbat" / "games").glob("*/rulebook.py")
    places = [re.search(r"shelf=(\d+)", path.read_text(encoding="utf-8")) for path in rulebooks]
    return max([int(place[1]) for place in places if place], default=0) + 1


def files(name: str, title: str) -> dict[Path, str]:
    """What is written: each template with the game's names in it."""
    words = {
        "game": name,
        "Game": "".join(part.capitalize() for part in name.split("_")),
        "ID": rule_prefix(name),
        "title": title,
        "shelf": str(next_on_the_shelf()),
    }
    found = {}
    for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        path = template.relative_to(TEMPLATES).with_suffix("")
        if path.suffix == ".ftl" and path.stem not in LANGUAGES:
            continue
        text = template.read_text(encoding="utf-8")
        target = ROOT / str(path).replace("GAME", name)
        if path.stem == "fr":
            text = text.replace("<<title>>", re.sub(r" ?([!?;])", "\u202f\\1", title))
        found[target] = re.sub(r"<<(\w+)>>", lambda word: words[word[1]], text)
    texts = ROOT / "sabbat" / "games" / name / "text"
    for language in LANGUAGES:  # a language without a template begins with the English words
        found.setdefault(texts / f"{language}.ftl", found[texts / f"{FALLBACK}.ftl"])
    return found


def main(arguments: list[str]) -> int:
    if not 1 <= len(arguments) <= 2 or not re.fullmatch(r"[a-z][a-z0-9_]*[a-z0-9]", arguments[0]):
        print(__doc__, file=sys.stderr)
        return 2
    name = arguments[0]
    title = arguments[1] if len(arguments) > 1 else name.replace("_", " ").capitalize()
    if (ROOT / "sabbat" / "games" / name).exists():
        print(f"there is a game {name} already", file=sys.stderr)
        return 1
    for path, text in files(name, title).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))
    for script, *words in (["protocol.py"], ["message_ids.py"], ["corpus.py", name]):
        subprocess.run([sys.executable, ROOT / "scripts" / script, *words], cwd=ROOT, check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
