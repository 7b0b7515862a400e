"""What the designed deck is held to (docs/chaudron_magique.md): a brewing game at every number of witches."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from sabbat.games.chaudron_magique.cards import BASE_DECK
from sabbat.lab.cauldrons import Watched, watch
from tests.audit import amount, share

PAGE = Path(__file__).parents[2] / "docs" / "chaudron_magique.md"
SEATS = range(2, 8)
WINS = (0.45, 0.80)
EPICS = 1 / 2
MYTHICS = 1 / 3
SELDOM = 0.10
WHOLE = 100
MATCHES = amount(10, WHOLE, "matches of strong witches for each number")
LUCK = 0.10 * (WHOLE / MATCHES) ** 0.5  # what a true share may miss its goal by in so few matches: two standard errors


def published() -> dict[int, dict[str, float]]:
    """The table that scripts/difficulty.py wrote: win, epic and mythic by the number of witches."""
    text = PAGE.read_text("utf-8").partition("writes brewing")[2].partition("to here")[0]
    rows = [[cell.strip() for cell in line.strip("| \n").split("|")] for line in text.splitlines() if line[:1] == "|"]
    found: dict[int, dict[str, float]] = {}
    for row in rows[2:]:
        shares = [float(got[1]) / 100 if (got := re.match(r"(\d+) %", cell)) else 0.0 for cell in row]
        found[int(row[0])] = {"win": shares[1], "epic": shares[4], "mythic": shares[5]}
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_the_published_figures_reach_the_goals(seats: int) -> None:
    figures = published()[seats]
    assert WINS[0] <= figures["win"] <= WINS[1]
    assert figures["epic"] >= EPICS
    assert figures["mythic"] >= 0.33  # whole per cent


@pytest.mark.audit
@pytest.mark.skipif(share() == 0, reason="hundreds of matches of strong witches: ./audit plays them")
def test_strong_witches_brew_at_every_number() -> None:
    cores = os.cpu_count() or 1  # on one it takes most of an hour
    found: list[Watched] = [watch("strong", seats, MATCHES, 1000, workers=cores) for seats in SEATS]
    for watched in found:
        assert WINS[0] - LUCK <= watched.wins / watched.games <= WINS[1] + LUCK, watched.seats
        assert watched.brewed["epic"] / watched.seen["epic"] >= EPICS - LUCK, watched.seats
        assert watched.brewed["mythic"] / watched.seen["mythic"] >= MYTHICS - LUCK, watched.seats
    dead = [card for card in BASE_DECK.names if max([watched.rate(card) for watched in found]) < SELDOM]
    assert not dead or MATCHES < WHOLE, dead
