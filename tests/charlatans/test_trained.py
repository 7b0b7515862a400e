"""The trained player: small, quick to ask, and legal in every set and at every count."""

from __future__ import annotations

from random import Random

import pytest

pytest.importorskip("numpy", reason="the network runs on NumPy")

from sabbat.bots import make  # only where NumPy is there
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.bots.network import WEIGHTS, WORTH, judge, network
from sabbat.games.charlatans.bots.seen_by import seen_by
from sabbat.games.charlatans.features import SIZE
from sabbat.lab import play_match


def test_the_network_is_small_and_fits_the_game() -> None:
    assert WEIGHTS.stat().st_size < 1_000_000
    assert WORTH.stat().st_size < 1_000_000
    assert network().weights["w1"].shape[0] == judge().weights["w1"].shape[0] == SIZE
    assert network().weights["w3"].shape[1] == len(EVERY_ACTION)
    assert judge().weights["w3"].shape[1] == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sees_as_many_numbers_at_every_count(seats: int) -> None:
    match = GAME.start(seats, seed=1)
    seat = min(match.pending)
    state = GAME.imagine(match.view(seat), Random(1))
    logits = network().think(seen_by(state, seat, match.pending[seat].decision))
    assert logits.shape == (len(EVERY_ACTION),)


@pytest.mark.parametrize("options", [{"set": 1}, {"set": 2}, {"set": 3}, {"set": 4}, {"test_tubes": True}])
def test_it_beats_random_players(options: dict[str, int]) -> None:
    outcome, _ = play_match(
        GAME, [make("charlatans", "trained"), *[make("charlatans", "random")] * 2], "1", GAME.agree(3, options)
    )
    assert outcome.winners == (0,)
