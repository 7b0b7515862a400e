"""Writes the corpus of recorded matches anew (tests/every_game/corpus), after a change of the rules or of names.

.venv/bin/python scripts/corpus.py                 every game
.venv/bin/python scripts/corpus.py charlatans      this one

Where matches of before would fall differently now, the rules have changed: then it refuses, until `rules_version` in
the game's rulebook.py is higher. Say in CHANGELOG.md what has changed, for players.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a compiled copy on the path comes first

import sabbat  # noqa: E402  (the path above comes first)
from tests.every_game.corpus import path_of, read, record, replay, seat_counts, write  # noqa: E402


def changed(game: str, seats: int) -> str | None:
    """What falls differently under the same version of the rules, if anything does."""
    if not path_of(game, seats).exists():
        return None
    head, matches = read(game, seats)
    if head.rules < sabbat.game(game).rules_version:
        return None
    for number, kept in enumerate(matches):
        try:
            fell, _ = replay(sabbat.game(game), head, kept)
        except Exception as error:  # an answer that is not legal any more, most likely
            return f"{game}, {seats} seats, match {number}: {error!r}"
        if fell != kept.fell:
            return f"{game}, {seats} seats, match {number} falls differently"
    return None


def main(wanted: list[str]) -> int:
    for game, seats in seat_counts():
        if wanted and game not in wanted:
            continue
        why = changed(game, seats)
        if why is not None:
            print(f"{why}\nThe rules have changed: raise rules_version in its rulebook.py first.", file=sys.stderr)
            return 1
        write(*record(sabbat.game(game), seats))
        print(f"{game}, {seats} seats: {path_of(game, seats).stat().st_size} bytes", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
