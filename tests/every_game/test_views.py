"""What must hold for every game: views made together are the views made one by one."""

from __future__ import annotations

from random import Random

from sabbat.engine import Match
from tests.every_game.laws import law


@law(examples=3)
def test_views_made_together_are_the_views_of_each(match: Match, rng: Random) -> None:
    seats = [*match.seats, None]
    alone = [match.view(seat) for seat in seats]
    assert match.game.views(match.state, seats) == alone
    assert match.game.views(match.state, seats[::-1]) == alone[::-1]
