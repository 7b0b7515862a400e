"""OpenSpiel's own random simulation, with chance nodes and serialisation. Larger than the rest: an extra of its own."""

from __future__ import annotations

from random import Random

import pytest

import sabbat
from tests.every_game.matches import SAMPLE

pyspiel = pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")


@pytest.mark.audit
@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_every_game_passes_the_random_simulation(game: str) -> None:
    from sabbat.env.openspiel_game import load_game

    rules = sabbat.game(game)
    counts = range(rules.fewest_seats, rules.most_seats + 1) if SAMPLE > 1 else (rules.fewest_seats,)
    for seats in counts:
        pyspiel.random_sim_test(load_game(game, seats), num_sims=1 if SAMPLE == 1 else 3, serialize=True, verbose=False)


@pytest.mark.parametrize("game", sorted(sabbat.GAMES))
def test_what_is_answered_at_once_is_what_pyspiel_would_say(game: str) -> None:
    from sabbat.env.openspiel_game import load_game

    rng = Random(3)
    state = load_game(game, sabbat.game(game).fewest_seats).new_initial_state()
    own = pyspiel.State
    kinds = set()
    for _ in range(150):
        assert state.is_chance_node() == own.is_chance_node(state)
        assert state.legal_actions() == own.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == own.legal_actions(state, player)
        kinds.add(state.is_chance_node())
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    assert kinds == {True, False}


def test_a_match_longer_than_any_should_be_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    from sabbat.env.openspiel_game import load_game

    monkeypatch.setattr(type(sabbat.game("chaudron_magique")), "longest", 5)
    rng = Random(6)
    state = load_game("chaudron_magique", 2).new_initial_state()
    answers = 0
    for _ in range(200):
        if state.is_terminal():
            break
        answers += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.is_terminal()
    assert answers == 5
    assert state.returns() == [0.0, 0.0]


def test_what_a_seat_observes_has_names() -> None:
    from open_spiel.python.observation import make_observation

    from sabbat.env.openspiel_game import load_game

    game = load_game("charlatans", 3)
    observation = make_observation(game)
    observation.set_from(game.new_initial_state(), 1)
    assert observation.dict["sits"].tolist() == [1, 1, 1, 0]
