"""Whole matches of witches who get somewhere: what must hold for every game, on the far side of random play."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from sabbat.engine import Match, Seeded, codec
from sabbat.games.du_balai import GAME
from sabbat.games.du_balai.components import SPELLS
from sabbat.games.du_balai.events import SpellCast
from tests.du_balai.witches import play_on


def openings() -> list[tuple[int, int]]:
    return [(2, 1), (3, 2), (4, 3), (6, 4)]


@pytest.mark.parametrize(("seats", "seed"), openings())
@pytest.mark.parametrize("clock", [0, 1_000])
def test_views_clones_and_records_hold(seats: int, seed: int, clock: int) -> None:
    match = GAME.start(seats, seed, {"handicap_0": "novice6", "handicap_1": "expert"})
    pieces = match.game.pieces(match.state)
    rng = Random(seed)
    now = clock
    while match.outcome is None:
        now += rng.randrange(50, 400) if clock else 0
        play_on(match, rng, now)
        assert match.game.pieces(match.state) == pieces
        for seat in (*match.seats, None):
            seen = match.view(seat)
            assert GAME.view(GAME.imagine(seen, rng), seat) == seen
        for seat in match.pending:
            options = match.options(seat)
            assert options == [
                action
                for action in match.pending[seat].decision.candidates(match.state, seat)
                if not match.why_not(seat, action)
            ]
    record = sabbat.read_record(codec.to_json(match.record()))
    assert sabbat.replay(record).state == match.state
    state = codec.from_json(type(match.state), codec.to_json(match.state), match.game)
    assert state == match.state


@pytest.mark.parametrize("seed", range(6))
def test_an_imagined_world_can_be_played_to_its_end(seed: int) -> None:
    rng = Random(seed)
    match = GAME.start(4, seed)
    for _ in range(60 + 25 * seed):
        if match.outcome is None:
            play_on(match, rng, 1_000)
    seat = rng.choice([0, 1, 2, 3, None])
    world = Match(GAME, GAME.imagine(match.view(seat), rng), Seeded(seed), match.table_options)
    pieces = match.game.pieces(match.state)
    while world.outcome is None:
        play_on(world, rng)
        assert world.game.pieces(world.state) == pieces


def test_every_spell_is_played_somewhere() -> None:
    played: set[str] = set()
    for seed in range(60):
        match = GAME.start(5, seed)
        rng = Random(seed)
        while match.outcome is None:
            played |= {event.card for event in play_on(match, rng).events if isinstance(event, SpellCast)}
        if played == set(SPELLS):
            return
    raise AssertionError(set(SPELLS) - played)
