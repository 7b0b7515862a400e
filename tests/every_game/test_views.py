"""What must hold for every game: views made together are the views made one by one."""

from __future__ import annotations

from hypothesis import given, settings

from sabbat.engine import Match
from tests.every_game.matches import moments


@settings(max_examples=60)
@given(moments())
def test_views_made_together_are_the_views_of_each(match: Match) -> None:
    seats = [*match.seats, None]
    alone = [match.view(seat) for seat in seats]
    assert match.game.views(match.state, seats) == alone
    assert match.game.views(match.state, seats[::-1]) == alone[::-1]
