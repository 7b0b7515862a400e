"""Plays many matches of Le Chaudron Magique and writes how hard it is into docs/chaudron_magique.md.

scripts/difficulty.py                       500 matches for each number of seats, 100 for each option; hours on one core
scripts/difficulty.py --games 50 --few 20   a first impression

Each figure is that of `sabbat sim chaudron_magique --games … --seats … --seed … [--option …]`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a compiled copy on the path comes first

from sabbat.engine.options import OptionValue  # noqa: E402  (the path above comes first)
from sabbat.lab import report, run  # noqa: E402

PAGE = ROOT / "docs" / "chaudron_magique.md"
GAME = "chaudron_magique"
BEGIN, END = "<!-- scripts/difficulty.py writes from here -->\n", "<!-- to here -->\n"
LEVELS = ("random", "novice", "sensible", "strong")
SEATS = range(2, 8)
SEATS_OF_OPTIONS = (2, 4, 6)
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


def cell(level: str, seats: int, games: int, given: argparse.Namespace, options: dict[str, OptionValue]) -> str:
    """`62 % (58–66)`: the win rate and its interval."""
    results = run(GAME, [level] * seats, games, given.seed, options, given.workers)
    told = report([level] * seats, results, together=True).together
    assert told is not None
    burnt, brewed = told.means["burnt"], told.means["brewed"]
    print(
        f"{level} × {seats} {options or ''}: {told.wins} of {games}, burnt {burnt:.1f}, brewed {brewed:.1f}", flush=True
    )
    return (
        f"{told.win_rate:.0%} ({told.low:.0%}–{told.high:.0%})".replace("%", " %", 1)
        .replace("%)", ")")
        .replace("%–", "–")
    )


def table(headings: list[str], rows: list[list[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def by_seats(given: argparse.Namespace) -> str:
    rows = [[str(seats), *[cell(level, seats, given.games, given, {}) for level in LEVELS]] for seats in SEATS]
    return table(["witches", *[f"{level}, {given.games} matches" for level in LEVELS]], rows)


def by_options(given: argparse.Namespace) -> str:
    rows = [
        [label, *[cell("strong", seats, given.few, given, options) for seats in SEATS_OF_OPTIONS]]
        for label, options in OPTIONS
    ]
    return table(["options", *[f"{seats} strong witches, {given.few} matches" for seats in SEATS_OF_OPTIONS]], rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500, help="matches for each number of seats (default: 500)")
    parser.add_argument("--few", type=int, default=100, help="matches for each option (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    given = parser.parse_args()
    written = (
        f"All witches of one level, seed {given.seed}:\n\n{by_seats(given)}\n"
        f"Strong witches with other options, seed {given.seed}:\n\n{by_options(given)}"
    )
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    PAGE.write_text(before + BEGIN + "\n" + written + "\n" + END + rest.partition(END)[2], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
