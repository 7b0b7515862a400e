"""Plain Python and the compiled build play alike, match for match."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RUNNING = Path(os.environ.get("PYTHONPATH", "").split(os.pathsep)[0])
SCRIPT = """
import random, sabbat, sabbat.engine.match
from sabbat.engine import codec
print(sabbat.engine.match.__file__.endswith(".py"))
for name in sorted(sabbat.GAMES):
    game = sabbat.GAMES[name]
    for seed in range(6):
        seats = game.fewest_seats + seed % (game.most_seats - game.fewest_seats + 1)
        rng = random.Random(seed)
        options = {option.name: rng.choice(option.values) for option in game.table_options}
        match = game.start(seats, seed, options)
        while match.outcome is None:
            seat = rng.choice(list(match.pending))
            match.submit(seat, rng.choice(match.options(seat)))
        print(name, seed, codec.digest(match.record()), codec.digest(match.state), sabbat.playout(name, seats, seed))
"""


def lines(package: Path) -> list[str]:
    environment = os.environ | {"PYTHONPATH": str(package), "PYTHONSAFEPATH": "1"}
    run = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


def test_both_play_the_same_matches() -> None:
    """Run on a compiled build, which ./test makes before its compiled part."""
    if RUNNING.parent != ROOT / ".build":
        pytest.skip("not running on a compiled build")
    plain, compiled = lines(ROOT), lines(RUNNING)
    assert (plain.pop(0), compiled.pop(0)) == ("True", "False")
    assert plain == compiled
