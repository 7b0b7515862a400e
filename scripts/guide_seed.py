"""Looks for a seed with which a guided first match tells everything early and in the order of its file.

scripts/guide_seed.py GAME            tries 300 seeds and prints the best
scripts/guide_seed.py GAME --tries N  tries so many

Luck is a pure function of the seed, and each seat has its own: what the bots do changes nothing in the newcomer's bag.
Write the seed into sabbat/games/GAME/guide.toml; a test plays it.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sabbat.games import GAMES
from sabbat.games.guide import Guide, guide_of
from sabbat.lab.guided_match import ToldStep, play_guided

ANSWERS = 120


def cost(guide: Guide, told: list[ToldStep]) -> tuple[int, int, int]:
    """The less the better: steps never told, steps out of order, answers until the last."""
    order = [step.id for step in guide.step]
    places = [order.index(step.id) for step in told]
    swapped = sum(later < earlier for earlier, later in pairwise(places))
    return len(order) - len(told), swapped, told[-1].after if told else ANSWERS


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", choices=list(GAMES))
    reader.add_argument("--tries", type=int, default=300)
    wanted = reader.parse_args()
    guide = guide_of(wanted.game)
    if guide is None:
        print(f"{wanted.game} has no guide", file=sys.stderr)
        return 1
    seeds = [f"first-{number}" for number in range(wanted.tries)]
    best = min(seeds, key=lambda seed: cost(guide, play_guided(wanted.game, guide, seed, ANSWERS)))
    told = play_guided(wanted.game, guide, best, ANSWERS)
    print(f"seed {best}: {cost(guide, told)}")
    print("  ".join(f"{step.id}@{step.after}" for step in told))
    print(
        "never told:", ", ".join(step.id for step in guide.step if step.id not in {known.id for known in told}) or "-"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
