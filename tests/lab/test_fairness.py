"""Neither a long line nor a lie decides a race. A sample in ./test; ten thousand contests in ./audit."""

from __future__ import annotations

import os

import pytest

from sabbat.cli.bench_fair import FAR, FAR_LIAR, LIAR, NEAR
from sabbat.fair.line import MOST_DELAY
from sabbat.lab.fairness import Player, race

FULL = os.environ.get("SABBAT_AUDIT") == "full"
CONTESTS = 10_000 if FULL else 1_000
WITHIN = 0.02 if FULL else 0.04  # what luck alone may do in so many contests, and no more


@pytest.mark.audit
def test_twenty_milliseconds_and_a_quarter_of_a_second_win_equally_often() -> None:
    result = race((NEAR, FAR), CONTESTS, seed=1)
    assert (NEAR.delay, FAR.delay) == (20, 250)
    assert result.contests == CONTESTS
    assert result.decided > 0.97 * CONTESTS
    assert abs(result.share(1) - 0.5) < WITHIN


@pytest.mark.audit
@pytest.mark.parametrize("liar", [LIAR, FAR_LIAR], ids=["near", "far"])
def test_a_liar_gains_no_more_than_the_quota(liar: Player) -> None:
    result = race((liar, NEAR), CONTESTS, seed=2)
    assert liar.lies_by == 200
    assert 0 < result.gain(0) * result.contests <= result.quota
    assert abs(result.gain(1)) < 2


def test_a_greater_lie_gains_no_more_than_a_great_one() -> None:
    gains = [race((Player(20, 5, lies_by=lie), NEAR), 300, seed=3).gain(0) for lie in (200, 5_000)]
    assert gains[0] == pytest.approx(gains[1])


def test_without_the_clock_the_far_player_would_have_no_chance() -> None:
    """The proof is worth something: with stamps at receipt, the same race is lost."""
    unmeasured = Player(MOST_DELAY * 2, 25)  # half of its way is beyond what is believed
    assert race((NEAR, unmeasured), 300, seed=4).share(1) < 0.05
