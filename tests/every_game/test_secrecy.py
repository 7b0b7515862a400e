"""What must hold for every game: a view tells nothing that is hidden, and neither do events."""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine import Match, Seeded, codec
from tests.every_game.laws import law
from tests.every_game.matches import played


def seen_by(match: Match, seat: int | None) -> bytes:
    return msgspec.json.encode(match.view(seat))


@law(examples=3, audit=True)
def test_a_view_tells_nothing_that_is_hidden(match: Match, rng: Random) -> None:
    """Change the hidden part, and the view stays the same."""
    for seat in (*match.seats, None):
        seen = match.view(seat)
        imagined = match.game.imagine(seen, rng)
        assert match.game.view(imagined, seat) == seen


@law(examples=2)
def test_an_imagined_world_can_be_played_to_its_end(match: Match, rng: Random) -> None:
    """A search bot's world: it fits what the seat knows, and its luck is fresh."""
    seat = rng.choice([*match.seats, None])
    imagined = match.game.imagine(match.view(seat), rng)
    world = Match(match.game, imagined, Seeded(rng.random().hex()), match.table_options)
    pieces = match.game.pieces(match.state)
    for _ in played(world, rng):
        assert world.game.pieces(world.state) == pieces


@law(examples=2, begun=False)
def test_no_view_depends_on_the_luck_to_come(match: Match, rng: Random) -> None:
    """The same table with another seed ahead of it looks the same to everybody."""
    for _, _step in zip(range(40), played(match, rng), strict=False):
        pass
    other_seed = rng.random().hex()
    elsewhere = Match(match.game, match.state.clone(), Seeded(other_seed), match.table_options, other_seed)
    for seat in (*match.seats, None):
        assert seen_by(elsewhere, seat) == seen_by(match, seat)


@law(examples=1, begun=False)
def test_a_spectator_learns_no_more_from_events_than_a_seat_that_is_not_concerned(match: Match, rng: Random) -> None:
    for step in played(match, rng):
        for event in step.events:
            public = codec.told_to(event, None)
            for seat in match.seats:
                seen = codec.told_to(event, seat)
                assert seen.keys() == public.keys()
                assert all(public[name] in (None, seen[name]) for name in public)
