"""What must hold for every game: a view tells nothing that is hidden, and neither do events."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sabbat.engine import Match, Seeded, codec
from tests.every_game.matches import SAMPLE, moments, openings, played


def seen_by(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


@pytest.mark.audit
@settings(max_examples=60 * SAMPLE)
@given(moments(), st.integers(0, 2**32))
def test_a_view_tells_nothing_that_is_hidden(match: Match, seed: int) -> None:
    """Change the hidden part, and the view stays the same."""
    for seat in (*match.seats, None):
        seen = match.view(seat)
        imagined = match.game.imagine(seen, Random(seed))
        assert match.game.view(imagined, seat) == seen


@settings(max_examples=30)
@given(moments(), st.integers(0, 2**32))
def test_an_imagined_world_can_be_played_to_its_end(match: Match, seed: int) -> None:
    """A search bot's world: it fits what the seat knows, and its luck is fresh."""
    rng = Random(seed)
    seat = rng.choice([*match.seats, None])
    world = Match(match.game, match.game.imagine(match.view(seat), rng), Seeded(seed), match.table_options)
    pieces = match.game.pieces(match.state)
    for _ in played(world, rng):
        assert world.game.pieces(world.state) == pieces


@settings(max_examples=30)
@given(openings(), st.integers(0, 2**32), st.text(min_size=1))
def test_no_view_depends_on_the_luck_to_come(match: Match, seed: int, other_seed: str) -> None:
    """The same table with another seed ahead of it looks the same to everybody."""
    rng = Random(seed)
    for _, _step in zip(range(40), played(match, rng), strict=False):
        pass
    elsewhere = Match(match.game, match.state.clone(), Seeded(other_seed), match.table_options, other_seed)
    for seat in (*match.seats, None):
        assert seen_by(elsewhere, seat) == seen_by(match, seat)


@settings(max_examples=20)
@given(openings(), st.integers(0, 2**32))
def test_a_spectator_learns_no_more_from_events_than_a_seat_that_is_not_concerned(match: Match, seed: int) -> None:
    for step in played(match, Random(seed)):
        for event in step.events:
            public = codec.seen(event, None)
            for seat in match.seats:
                seen = codec.seen(event, seat)
                assert seen.keys() == public.keys()
                assert all(public[name] in (None, seen[name]) for name in public)
