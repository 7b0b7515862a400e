"""Plays many matches of Le Chaudron Magique and writes how hard it is into docs/chaudron_magique.md.

scripts/difficulty.py                       300 matches of strong witches, 100 of others, for each number
scripts/difficulty.py --games 50 --few 20   a first impression
scripts/difficulty.py --workers 16          the same, sooner
scripts/difficulty.py --brewing --games 99  only what strong witches brew and play: the table that the deck is tuned by

Each win rate is that of `sabbat sim chaudron_magique --games … --seats … --seed … [--option …]`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a compiled copy on the path comes first

from sabbat.engine.options import OptionValue  # noqa: E402  (the path above comes first)
from sabbat.games.chaudron_magique.cards import BASE_DECK  # noqa: E402
from sabbat.games.chaudron_magique.components import RARITIES  # noqa: E402
from sabbat.lab import report, run  # noqa: E402
from sabbat.lab.cauldrons import Watched, watch  # noqa: E402
from sabbat.lab.report import wilson  # noqa: E402

PAGE = ROOT / "docs" / "chaudron_magique.md"
GAME = "chaudron_magique"
WEAKER = ("random", "novice", "sensible")
SEATS = range(2, 8)
SEATS_OF_OPTIONS = (2, 4, 6)
SELDOM = 0.10  # a card that is played in fewer of its chances is a dead one
WORST = 12  # cards named
OPTIONS: list[tuple[str, dict[str, OptionValue]]] = [
    ("16 burnt tokens", {"burnt": 16}),
    ("20, as in the rulebook", {}),
    ("24 burnt tokens", {"burnt": 24}),
    ("28 burnt tokens", {"burnt": 28}),
    ("gentle Potions", {"potions": "gentle"}),
    ("hard Potions", {"potions": "hard"}),
    ("the apprentice's deck", {"deck": "apprentice"}),
    ("hard Potions, 16 burnt tokens", {"potions": "hard", "burnt": 16}),
]


def begin(part: str) -> str:
    return f"<!-- scripts/difficulty.py writes {part} from here -->\n"


END = "<!-- to here -->\n"


def share(part: int, whole: int) -> str:
    """`62 % (58–66)`: a share and its interval."""
    if not whole:
        return "–"
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def cell(level: str, seats: int, games: int, given: argparse.Namespace, options: dict[str, OptionValue]) -> str:
    results = run(GAME, [level] * seats, games, given.seed, options, given.workers)
    told = report([level] * seats, results, together=True).together
    assert told is not None
    burnt, brewed = told.means["burnt"], told.means["brewed"]
    print(
        f"{level} × {seats} {options or ''}: {told.wins} of {games}, burnt {burnt:.1f}, brewed {brewed:.1f}", flush=True
    )
    return share(told.wins, games)


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def by_seats(given: argparse.Namespace, strong: list[Watched]) -> str:
    rows = [
        [
            str(watched.seats),
            *[cell(level, watched.seats, given.few, given, {}) for level in WEAKER],
            share(watched.wins, watched.games),
        ]
        for watched in strong
    ]
    return table(
        ["witches", *[f"{level}, {given.few} matches" for level in WEAKER], f"strong, {given.games} matches"], rows
    )


def by_options(given: argparse.Namespace) -> str:
    rows = [
        [label, *[cell("strong", seats, given.few, given, options) for seats in SEATS_OF_OPTIONS]]
        for label, options in OPTIONS
    ]
    return table(["options", *[f"{seats} strong witches, {given.few} matches" for seats in SEATS_OF_OPTIONS]], rows)


def watch_strong(given: argparse.Namespace) -> list[Watched]:
    found: list[Watched] = []
    for seats in SEATS:
        found.append(watch("strong", seats, given.games, given.seed, workers=given.workers))
        print(f"{seats}: {found[-1].wins} of {given.games}, burnt {found[-1].burnt / given.games:.1f}", flush=True)
    return found


def brewing(given: argparse.Namespace, found: list[Watched]) -> str:
    """What strong witches brew and play, by their number."""
    rows = [
        [
            str(watched.seats),
            share(watched.wins, watched.games),
            *[share(watched.brewed[rarity], watched.seen[rarity]) for rarity in RARITIES],
            f"{watched.burnt / watched.games:.1f}",
            str(len([card for card in BASE_DECK.names if watched.rate(card) < SELDOM])),
        ]
        for watched in found
    ]
    headings = ["witches", "win", *RARITIES, "burnt at the end", f"cards under {SELDOM:.0%}".replace("%", " %")]
    best = {card: max([watched.rate(card) for watched in found]) for card in BASE_DECK.names}
    dead = [card for card in BASE_DECK.names if best[card] < SELDOM]
    worst = sorted(BASE_DECK.names, key=lambda card: best[card])[:WORST]
    named = ", ".join([f"`{card}` {100 * best[card]:.0f} %" for card in worst])
    return (
        f"Strong witches, {given.games} matches for each number, seed {given.seed}; Potions brewed and not forced, of "
        f"those that were uncovered:\n\n{table(headings, rows)}\n"
        f"Cards that are played in less than {100 * SELDOM:.0f} % of their chances at every number of witches: "
        f"{', '.join(dead) or 'none'}. The lowest, each at the number where it is played most: {named}.\n"
    )


def write(part: str, written: str) -> None:
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin(part))
    PAGE.write_text(before + begin(part) + "\n" + written + "\n" + END + rest.partition(END)[2], encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="matches of strong witches (default: 300)")
    parser.add_argument("--few", type=int, default=100, help="matches for each other level and option (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--brewing", action="store_true", help="only the table of what is brewed and played")
    given = parser.parse_args()
    strong = watch_strong(given)
    write("brewing", brewing(given, strong))
    if not given.brewing:
        write("levels", f"All witches of one level, seed {given.seed}:\n\n{by_seats(given, strong)}")
        write("options", f"Strong witches with other options, seed {given.seed}:\n\n{by_options(given)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
