"""A match, its luck and a refusal come out of pickle and copy as they went in."""

from __future__ import annotations

import pickle
from copy import copy, deepcopy
from random import Random

import pytest

import sabbat
from sabbat.engine import IllegalAction, Match, Scripted, Seeded, codec
from sabbat.engine.chance import Luck, Recorded
from tests.every_game.matches import play_on


@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_a_match_goes_on_alike_after_pickle_and_copy(game: str) -> None:
    match = sabbat.game(game).start(sabbat.game(game).most_seats, seed=3)
    rng = Random(3)
    for _ in range(30):
        play_on(match, rng)
    twins: list[Match] = [pickle.loads(pickle.dumps(match)), copy(match), deepcopy(match)]
    before = codec.to_json(match.state)
    for _ in range(15):
        play_on(match, rng)
    for twin in twins:
        assert codec.to_json(twin.state) == before
        assert len(twin.entries) == 30
        for entry in match.entries[30:]:
            assert twin.submit(entry.seat, entry.action, entry.at).entry == entry
        assert twin.record() == match.record()


def drawn(luck: Luck) -> tuple[str | None, int]:
    return luck.foretold("bag", 0), luck.number(0, 17) if isinstance(luck, Seeded) else 0


def test_luck_goes_on_where_it_was() -> None:
    for luck in (Seeded("a seed"), Scripted({"bag": ["B2", "W1"]}), Recorded(["B2", "W1"])):
        drawn(luck)
        twins = [pickle.loads(pickle.dumps(luck)), deepcopy(luck)]
        expected = drawn(luck)
        assert [drawn(twin) for twin in twins] == [expected, expected]


def test_a_refusal_keeps_its_facts() -> None:
    refused = IllegalAction("CHA-16", "exploding_chip_stays", chip="W2")
    again = pickle.loads(pickle.dumps(refused))
    assert isinstance(again, IllegalAction)
    assert (str(again), again.refusal) == (str(refused), refused.refusal)
