"""A guest who means no good: one table after another with a card file that is a bomb, or with the largest deck that is
taken, laid at once. What matters is how the others fare meanwhile (`sabbat bench server --guest`).

    python -m sabbat.lab.bad_guest URL SECONDS     prints how often it was let in, and how often not, as JSON
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection
from itertools import cycle
from time import monotonic, sleep
from urllib.parse import urlsplit

GAME = "chaudron_magique"  # where decks are longest
CARDS = 100
BLOCKS = 4  # on each card
ADDRESSES = 20  # of the loopback: what one of them may do is limited
PAUSE = 0.02  # seconds
PATIENCE = 60.0


def cards(count: int, blocks: int = 1) -> list[dict[str, object]]:
    """Sound cards, no two blocks alike."""
    letters = "BRFCG"

    def text(number: int) -> str:
        return "".join(letters[number // 5**place % 5] for place in range(4)) + "/BBBB"

    return [
        {"id": f"card_{card}", "after": [text(blocks * card + part) for part in range(blocks)]} for card in range(count)
    ]


def largest_deck() -> str:
    """As many blocks as a deck may have."""
    return json.dumps({"ingredient": cards(CARDS, BLOCKS)})


def files() -> Iterator[str]:
    """Forever: a bomb, the deck, another bomb …"""
    deck = largest_deck()
    bombs = cycle(["a." * 20_000 + "a = 1", "a = " + "[" * 30_000, "a = " + "{a=" * 15_000, "#" * 64_000])
    for bomb in bombs:
        yield bomb
        yield deck


def trouble(base_url: str, seconds: float) -> dict[str, int]:
    """How often each answer came, by its status."""
    there = urlsplit(base_url)
    answers: Counter[str] = Counter()
    until = monotonic() + seconds
    for number, text in enumerate(files()):
        if monotonic() > until:
            break
        source = f"127.0.1.{1 + number % ADDRESSES}"
        connection = HTTPConnection(str(there.hostname), there.port, timeout=PATIENCE, source_address=(source, 0))
        wish = {"game": GAME, "seats": 4, "options": {"cards": text}, "quick": True, "name": "Mallory"}
        with closing(connection):
            connection.request("POST", "/api/tables", json.dumps(wish), {"Content-Type": "application/json"})
            answers[str(connection.getresponse().status)] += 1
        sleep(PAUSE)
    return dict(answers)


def main() -> None:
    print(json.dumps(trouble(sys.argv[1], float(sys.argv[2]))))


if __name__ == "__main__":
    main()
