"""Rates all bots of all games at every seat count and writes docs/ladder.md, with a picture for each game.

scripts/ladders.py                            every game: about 200 matches at each seat count
scripts/ladders.py GAME ...                   only these; what the page says of the others stays
scripts/ladders.py --games 60 --workers 16    so many matches, on so many cores

Where a table wins together, each bot plays `--few` matches at each count. One game of it is the same as
`sabbat ladder GAME --games … --seed …`.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))  # a compiled copy on the path comes first

from sabbat.bots import bots_of  # noqa: E402  (the path above comes first)
from sabbat.games import GAMES  # noqa: E402
from sabbat.lab.ladder import Rung, climb  # noqa: E402
from sabbat.lab.ladder_picture import draw  # noqa: E402

DOCS = ROOT / "docs"
PAGE = DOCS / "ladder.md"
RATING = "rating; 400 more: ten times as likely to come first"
SHARE = "matches won together, %"
HEAD = """# The ladder of the bots

Every bot of every game against every other, at every seat count: Plackett-Luce strengths fitted to the whole rankings,
in points with 95 % intervals. 400 points more mean ten times as likely to come first; the mean of the bots at a count
is 0. Where a table wins together, the figure is the share of matches that a table of such bots wins, in per cent.
`scripts/ladders.py` writes this page; one game of it is `sabbat ladder GAME`, where a bot of your own can be put on it,
too. How the best of them came about: [How good the bots are](bots.md).
"""


def mark(game: str) -> str:
    return f"<!-- scripts/ladders.py writes {game} from here -->\n"


END = "<!-- to here -->\n"


def cell(rung: Rung | None) -> str:
    return "–" if rung is None else f"{rung.rating:.0f} ({rung.low:.0f} – {rung.high:.0f})"


def section(game: str, rungs: list[Rung], games: int, seed: int) -> str:
    """The table of one game, and how it came about."""
    counts = sorted({rung.seats for rung in rungs})
    bots = sorted({rung.bot for rung in rungs}, key=lambda bot: -sum(r.rating for r in rungs if r.bot == bot))
    by = {(rung.bot, rung.seats): rung for rung in rungs}
    lines = ["| bot | " + " | ".join(f"{count} seats" for count in counts) + " |", "|---" * (len(counts) + 1) + "|"]
    lines += [f"| {bot} | " + " | ".join(cell(by.get((bot, count))) for count in counts) + " |" for bot in bots]
    rules = GAMES[game]
    day = f"{datetime.now(UTC):%d %B %Y}".lstrip("0")
    how = f"`sabbat ladder {game} --games {games} --seed {seed}`, {day}, rules version {rules.rules_version}."
    picture = f"![{game}: the bots](ladder_{game}.svg)"
    return f"{mark(game)}\n## {game}\n\n" + "\n".join([*lines, "", how, "", picture, ""]) + f"\n{END}"


def write(game: str, text: str) -> None:
    page = PAGE.read_text(encoding="utf-8") if PAGE.exists() else HEAD
    begin = mark(game)
    if begin in page:
        before, rest = page.split(begin, 1)
        page = before + text + rest.split(END, 1)[1]
    else:
        page += "\n" + text
    PAGE.write_text(page, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Rates all bots of all games.")
    parser.add_argument("game", nargs="*", default=sorted(GAMES))
    parser.add_argument("--games", type=int, default=200, help="matches at each seat count (default: 200)")
    parser.add_argument("--few", type=int, default=30, help="the same, for each bot, where a table wins together")
    parser.add_argument("--seed", type=int, default=16)
    parser.add_argument("--workers", type=int)
    given = parser.parse_args()
    for game in given.game:
        rules = GAMES[game]
        counts = range(rules.fewest_seats, rules.most_seats + 1)
        games = given.few if rules.together else given.games
        rungs: list[Rung] = []
        for found in climb(game, list(bots_of(game)), counts, games, given.seed, workers=given.workers):
            rungs += found
            print(f"{game}, {found[0].seats} seats: {', '.join(rung.bot for rung in found)}", flush=True)
        unit = SHARE if rules.together else RATING
        (DOCS / f"ladder_{game}.svg").write_text(draw(f"{game}: bots", rungs, unit), encoding="utf-8")
        write(game, section(game, rungs, games, given.seed))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
