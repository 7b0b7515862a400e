"""Neither a long line nor a lie decides a race. A sample in ./test; ten thousand contests in ./audit."""

from __future__ import annotations

import pytest

from sabbat.cli.bench_fair import DAWDLER, FAR, FAR_LIAR, FOUR, GROWS_60, GROWS_130, LIAR, NEAR, PEEKER, UNSTEADY
from sabbat.fair.line import MOST_DELAY
from sabbat.lab.fairness import LONG_GROWN, race
from sabbat.lab.lines import Player
from tests.audit import amount, is_whole

CONTESTS = amount(1_000, 10_000, "contests")
WITHIN = 0.02 if is_whole() else 0.04  # what luck alone may do in so many contests, and no more


@pytest.mark.audit
def test_twenty_milliseconds_and_a_quarter_of_a_second_win_equally_often() -> None:
    result = race((NEAR, FAR), CONTESTS, seed=1)
    assert (NEAR.delay, FAR.delay) == (20, 250)
    assert result.contests == CONTESTS
    assert result.decided > 0.97 * CONTESTS
    assert abs(result.share(1) - 0.5) < WITHIN


@pytest.mark.audit
@pytest.mark.parametrize("grower", [GROWS_60, GROWS_130], ids=["by 60", "by 130"])
def test_who_is_further_away_since_ten_seconds_wins_what_was_earned(grower: Player) -> None:
    result = race((grower, NEAR), CONTESTS, seed=5, span=LONG_GROWN)
    assert result.share(0) == pytest.approx(result.earned(0), abs=0.02)
    assert abs(result.gain(0)) < 2


@pytest.mark.audit
def test_an_unsteady_line_wins_what_was_earned() -> None:
    result = race((UNSTEADY, NEAR), CONTESTS, seed=6)
    assert result.share(0) == pytest.approx(result.earned(0), abs=0.02)


@pytest.mark.audit
def test_four_lines_from_ten_to_three_hundred_milliseconds_win_what_was_earned() -> None:
    result = race(FOUR, CONTESTS, seed=7)
    for seat in range(4):
        assert result.share(seat) == pytest.approx(result.earned(seat), abs=0.02)


def test_held_pongs_and_a_page_that_does_not_wait_are_what_no_clock_can_tell() -> None:
    """Not a promise but a fact, which the documentation states."""
    assert race((DAWDLER, NEAR), 500, seed=8).share(0) > 0.6
    assert race((PEEKER, NEAR), 500, seed=8).share(0) > 0.7


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
