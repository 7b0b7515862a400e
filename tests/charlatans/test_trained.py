"""The trained player: small, quick to ask, and legal in every set and at every count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

pytest.importorskip("numpy", reason="the network runs on NumPy")

from sabbat.bots import make  # only where NumPy is there
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import EVERY_ACTION
from sabbat.games.charlatans.bots.network import OWN, WEIGHTS, WORTH, Network, judge, network
from sabbat.games.charlatans.bots.seen_by import seen_by
from sabbat.games.charlatans.features import SIZE
from sabbat.lab import play_match


@pytest.mark.parametrize("path", [WEIGHTS, *OWN.values()], ids=lambda path: str(path.name))
def test_each_network_is_small_and_fits_the_game(path: Path) -> None:
    assert path.stat().st_size < 1_000_000
    weights = Network(path).weights
    assert weights["w1"].shape[0] == SIZE
    assert weights["w3"].shape[1] == len(EVERY_ACTION)


def test_so_is_the_judge() -> None:
    assert WORTH.stat().st_size < 1_000_000
    assert judge().weights["w1"].shape[0] == SIZE
    assert judge().weights["w3"].shape[1] == 1


def test_what_has_a_network_of_its_own_is_played_by_it() -> None:
    def chosen(seats: int, **options: int) -> Network:
        return network(GAME.lay(seats, GAME.agree(seats, options)))

    usual = chosen(2, set=1)
    every = [(seats, number) for seats in (2, 3, 4) for number in (1, 2, 3, 4)]
    assert {(seats, number) for seats, number in every if chosen(seats, set=number) is not usual} == set(OWN)
    assert chosen(4, set=4, blue=2) is usual
    assert chosen(4, set=1, green=4, blue=4, red=4, yellow=4, purple=4) is chosen(4, set=4)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_sees_as_many_numbers_at_every_count(seats: int) -> None:
    match = GAME.start(seats, seed=1)
    seat = min(match.pending)
    state = GAME.imagine(match.view(seat), Random(1))
    logits = network(state).think(seen_by(state, seat, match.pending[seat].decision))
    assert logits.shape == (len(EVERY_ACTION),)


@pytest.mark.parametrize("options", [{"set": 1}, {"set": 2}, {"set": 3}, {"set": 4}, {"test_tubes": True}])
def test_it_beats_random_players(options: dict[str, int]) -> None:
    outcome, _ = play_match(
        GAME, [make("charlatans", "trained"), *[make("charlatans", "random")] * 2], "1", GAME.agree(3, options)
    )
    assert outcome.winners == (0,)
