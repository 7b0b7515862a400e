"""That the laws are laws: each is tried on every game, at every number of seats, as often as it says."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from inspect import getmembers, isfunction, signature
from pathlib import Path
from random import Random

import pytest

import sabbat
from sabbat.engine import Match
from tests.every_game.laws import LAWS, Law, of_every_game

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_*.py"))
OF_NO_GAME = {
    "test_laws",
    "test_corpus",
    "test_plain_and_compiled",
    "test_golden",
    "test_words",
}  # these look at all games at once
LAW_MODULES = [import_module(f"tests.every_game.{name}") for name in MODULES if name not in OF_NO_GAME]


def test_every_law_is_tried_on_every_game_at_every_number_of_seats() -> None:
    for module in LAW_MODULES:
        for name, test in getmembers(module, isfunction):
            if name.startswith("test_"):
                assert "game" in signature(test).parameters, f"{name} is tried on no game"
                assert name not in LAWS or {"game", "seats"} == set(signature(test).parameters)
    assert len(LAWS) >= 15


@of_every_game
def test_each_law_sees_as_many_examples_as_it_says(game: str) -> None:
    rules = sabbat.game(game)
    for name, found in LAWS.items():
        assert found.examples > 0
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            assert (game, seats) in found.tables(), f"{name} never sees {game} at {seats} seats"
            assert len({example.rng.random() for example in found.examples_of(game, seats)}) == found.examples


def test_a_law_is_tried_once_on_each_example() -> None:
    seen: Counter[tuple[str, int]] = Counter()

    def check(match: Match, rng: Random) -> None:
        seen[match.game.name, len(match.seats)] += 1

    found = Law(check, examples=2, begun=False)
    for game, seats in found.tables():
        found.try_on(game, seats)
    assert seen == dict.fromkeys(found.tables(), 2)
    assert {game for game, _ in found.tables()} == set(sabbat.GAMES)


def test_a_law_that_does_not_hold_fails() -> None:
    def check(match: Match, rng: Random) -> None:
        assert len(match.seats) < 3

    found = Law(check, examples=1, begun=True)
    found.try_on(*next(table for table in found.tables() if table[1] == 2))
    with pytest.raises(AssertionError):
        found.try_on(*next(table for table in found.tables() if table[1] == 3))


def test_moments_are_in_the_middle_of_a_match() -> None:
    """At random, some games end soon: what is looked at must not be over nearly always."""
    over: Counter[str] = Counter()
    examples: Counter[str] = Counter()

    def check(match: Match, rng: Random) -> None:
        over[match.game.name] += match.outcome is not None
        examples[match.game.name] += 1

    found = Law(check, examples=5, begun=True)
    for game, seats in found.tables():
        found.try_on(game, seats)
    for game in sabbat.GAMES:
        assert over[game] <= examples[game] / 3, (game, over, examples)
