"""What must hold for every game: numbers stand for actions exactly, and a tensor tells nothing that is hidden."""

from __future__ import annotations

from math import prod
from random import Random

import sabbat
from sabbat.engine import Action, Match
from sabbat.engine.chance import Chance, Scripted
from sabbat.engine.dense import dense_face
from sabbat.engine.open_match import CHANCE, OVER, open_match
from sabbat.engine.quick_match import QuickMatch
from sabbat.engine.small_steps import NOTHING
from tests.every_game.laws import Example, law, of_every_game
from tests.every_game.matches import played


@law(examples=3, audit=True)
def test_two_states_that_look_alike_have_equal_tensors(match: Match, rng: Random) -> None:
    """Change what is hidden, and the tensor stays the same."""
    for seat in match.seats:
        imagined = match.game.imagine(match.view(seat), rng)
        assert dense_face(match.game).tensor(match.game, imagined, seat) == match.tensor(seat)


@of_every_game
def test_a_tensor_is_what_its_layout_says(game: str) -> None:
    rules = sabbat.game(game)
    names = [name for name, _ in rules.layout]
    assert len(set(names)) == len(names)
    size = sum(prod(shape) for _, shape in rules.layout)
    tensors = set()
    for number in range(6):
        example = Example("tensors", game, rules.fewest_seats, number)
        match = example.moment(example.rng)
        for seat in match.seats:
            assert len(match.tensor(seat)) == size
            tensors.add(match.tensor(seat))
    assert len(tensors) > 6, "a tensor tells one moment from another"


@law(examples=2)
def test_legal_numbers_are_the_options(match: Match, rng: Random) -> None:
    actions = match.game.actions()
    assert len(set(actions)) == len(actions)
    for seat in match.seats:
        numbers = match.legal_numbers(seat)
        assert numbers == sorted(numbers)
        assert {actions[number] for number in numbers} == set(match.options(seat))
        assert all(match.game.number(actions[number]) == number for number in numbers)
        assert [place for place, legal in enumerate(match.mask(seat)) if legal] == numbers


@law(examples=2)
def test_small_steps_lead_to_the_options_and_to_nothing_else(match: Match, rng: Random) -> None:
    face = dense_face(match.game)
    for seat in match.seats:
        offer, marks = face.offer(match.state, seat), face.new_step_marks()
        found: list[Action] = []
        waiting = [NOTHING]  # what has been begun, and can be gone on with
        while waiting:
            begun = waiting.pop()
            legal = face.next_steps(offer, begun)
            mask = face.step_mask(offer, begun, marks)
            assert len(mask) == face.step_count
            assert [step for step, is_legal in enumerate(mask) if is_legal] == legal
            assert legal or begun == NOTHING
            for step in legal:
                whole = step if face.steps is None else face.steps.action(begun, step)
                if whole == NOTHING:
                    assert begun == NOTHING, "there are two at most"
                    waiting.append(step)
                else:
                    found.append(face.actions[whole])
        assert len(found) == len(set(found))
        assert set(found) == set(match.options(seat))


@of_every_game
def test_each_action_has_steps_of_its_own(game: str) -> None:
    rules = sabbat.game(game)
    spelled = [tuple(rules.steps(action)) for action in rules.actions()]
    assert len(set(spelled)) == len(spelled)
    assert all(1 <= len(steps) <= 2 for steps in spelled)
    assert {step for steps in spelled for step in steps} == set(range(dense_face(rules).step_count))
    assert not {steps[0] for steps in spelled if len(steps) == 2} & {steps[0] for steps in spelled if len(steps) == 1}


@of_every_game
def test_a_match_in_small_steps_is_the_match_of_its_answers(game: str) -> None:
    """Step by step, and by whole answers: the same tables. The tensor tells what has been begun, too, and no more."""
    rules = sabbat.game(game)
    seats = rules.fewest_seats
    whole: Match = rules.start(seats, "steps")
    quick, rng = QuickMatch(rules, seats, "steps", rules.agree(seats, {})), Random(4)
    while quick.to_move >= 0:
        seat = quick.to_move
        action = rng.choice(whole.options(seat))
        for step in rules.steps(action):
            assert quick.to_move == seat
            begun = quick.begun(seat)
            tensor, mask = quick.tensor(seat), quick.mask(seat)
            if begun != NOTHING:
                place = dense_face(rules).begun_at + begun
                assert tensor[place] == 1
                tensor[place] = 0
            assert bytes(tensor) == whole.tensor(seat)
            assert [place for place, legal in enumerate(mask) if legal] == quick.legal(seat)
            assert mask[step]
            quick.step(step)
        whole.submit(seat, action)
        assert quick.answers == len(whole.entries)
        assert all(quick.begun(other) == NOTHING for other in range(seats)), "also of whoever is asked no more"
    assert quick.state.outcome == whole.outcome


@of_every_game
def test_questions_with_the_same_key_have_the_same_answers(game: str) -> None:
    """What is kept by a key is right wherever the key comes up again, and no other question has it."""
    rules = sabbat.game(game)
    known: dict[object, tuple[str, list[Action]]] = {}
    for seed in range(6):
        match = rules.start(rules.fewest_seats if seed % 2 else rules.most_seats, seed)
        for _ in played(match, Random(seed)):
            for seat, question in match.pending.items():
                key = question.decision.offer_key(match.state, seat)
                if key is not None:
                    found = type(question.decision).__name__, question.decision.options(match.state, seat)
                    assert known.setdefault(key, found) == found


@law(examples=3)
def test_a_playout_picks_from_the_options_in_their_order(match: Match, rng: Random) -> None:
    """A question may find one of its answers without a list of all; the luck that falls on a place finds that one."""
    for seat, question in match.pending.items():
        options = match.options(seat)
        for place in {0, len(options) - 1, *[rng.randrange(len(options)) for _ in range(40)]}:
            luck = Chance(Scripted({"choice": [str(place)]}), [0], recording=False)
            assert question.decision.pick(match.state, seat, luck) == options[place]


@of_every_game
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


@of_every_game
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


@of_every_game
def test_a_draw_that_follows_another_is_the_one_that_the_rules_would_ask_for(game: str) -> None:
    """In a row of draws nothing is played between two of them: what waits then must be told by the one before it."""
    rules = sabbat.game(game)
    rng = Random(8)
    for seats in (rules.fewest_seats, rules.most_seats):
        opened = open_match(rules, seats, {})
        for _ in range(300):
            if opened.to_move == OVER:
                break
            if opened.to_move == CHANCE:
                faces, shares = zip(*opened.shares, strict=True)
                assert abs(sum(shares) - 1) < 1e-9
                opened.step(rng.choices(faces, shares)[0])
            else:
                opened.step(rng.choice(opened.legal(opened.to_move)))
            played = opened.clone()
            if played.draw is not None:
                played._go_on()  # the whole answer once more, with what is decided by now
            assert played.to_move == opened.to_move
            if opened.draw is not None:
                assert played.draw is not None
                assert played.draw.__reduce__() == opened.draw.__reduce__()
