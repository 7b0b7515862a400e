"""What must hold for every game: numbers stand for actions exactly, and a tensor tells nothing that is hidden."""

from __future__ import annotations

from math import prod
from random import Random

import pytest

import sabbat
from sabbat.engine import Match
from sabbat.engine.dense import dense_face
from sabbat.engine.open_match import CHANCE, OVER, open_match
from tests.every_game.matches import SAMPLE, play_on, played

GAMES = sorted(sabbat.GAMES)


def moments_of(game: str, count: int) -> list[Match]:
    """Matches of one game, with any options, stopped anywhere."""
    rules = sabbat.game(game)
    found = []
    for seed in range(count):
        rng = Random(seed)
        options = {option.name: rng.choice(option.values) for option in rules.table_options}
        match = rules.start(rng.randint(rules.fewest_seats, rules.most_seats), seed, options)
        for _ in range(rng.randrange(120)):
            if match.outcome is None:
                play_on(match, rng)
        found.append(match)
    return found


@pytest.mark.audit
@pytest.mark.parametrize("game", GAMES)
def test_two_states_that_look_alike_have_equal_tensors(game: str) -> None:
    """Change what is hidden, and the tensor stays the same."""
    differ = 0
    for seed, match in enumerate(moments_of(game, 12 * SAMPLE)):
        for seat in match.seats:
            imagined = match.game.imagine(match.view(seat), Random(seed))
            assert dense_face(match.game).tensor(match.game, imagined, seat) == match.tensor(seat)
            differ += imagined != match.state
    assert differ, "no two worlds differed: nothing was tried"


@pytest.mark.parametrize("game", GAMES)
def test_a_tensor_is_what_its_layout_says(game: str) -> None:
    rules = sabbat.game(game)
    names = [name for name, _ in rules.layout]
    assert len(set(names)) == len(names)
    size = sum(prod(shape) for _, shape in rules.layout)
    tensors = set()
    for match in moments_of(game, 6):
        for seat in match.seats:
            assert len(match.tensor(seat)) == size
            tensors.add(match.tensor(seat))
    assert len(tensors) > 6, "a tensor tells one moment from another"


@pytest.mark.parametrize("game", GAMES)
def test_legal_numbers_are_the_options(game: str) -> None:
    for match in moments_of(game, 6):
        actions = match.game.actions()
        for seat in match.seats:
            numbers = match.legal_numbers(seat)
            assert numbers == sorted(numbers)
            assert {actions[number] for number in numbers} == set(match.options(seat))
            assert all(match.game.number(actions[number]) == number for number in numbers)
            assert [place for place, legal in enumerate(match.mask(seat)) if legal] == numbers


@pytest.mark.parametrize("game", GAMES)
def test_bounds_on_length_and_utility_hold(game: str) -> None:
    rules = sabbat.game(game)
    for seed in range(4):
        seats = rules.fewest_seats + seed % (rules.most_seats - rules.fewest_seats + 1)
        match = rules.start(seats, seed)
        assert sum(1 for _ in played(match, Random(seed))) <= rules.longest
        assert match.outcome is not None
        worth = rules.utilities(match.outcome)
        assert len(worth) == seats
        assert all(-1.0 <= one <= 1.0 for one in worth)
        assert rules.together or abs(sum(worth)) < 1e-9
        assert worth[0] == max(worth) or 0 not in match.outcome.winners


@pytest.mark.parametrize("game", GAMES)
def test_a_match_whose_luck_is_decided_from_outside_is_the_same_match(game: str) -> None:
    """Every draw is offered with its faces; decided as a seeded match fell, the same match comes out."""
    rules = sabbat.game(game)
    seats = rules.fewest_seats + 1
    seeded, opened, rng = rules.start(seats, 5), open_match(rules, seats, {}), Random(5)
    luck, draws = seeded.opening, 0
    for _ in range(5_000):
        if opened.to_move == OVER:
            break
        if opened.to_move == CHANCE:
            draw = opened.draw
            assert draw is not None
            assert len(draw.faces) == len(draw.weights) > 1
            opened.decide(draw.faces.index(luck[len(opened.decided)]))
            draws += 1
            continue
        assert [seeded.view(seat) for seat in seeded.seats] == [rules.view(opened.state, seat) for seat in seeded.seats]
        seat = opened.to_move
        action = rng.choice(seeded.options(seat))
        luck = seeded.submit(seat, action).entry.luck
        opened.clone().submit(seat, action)  # a clone goes its own way
        opened.submit(seat, action)
    assert opened.state.outcome == seeded.outcome
    assert seeded.outcome is not None
    assert draws > 3
