"""Learners lay a block in two steps: which and how it is turned, then where."""

from __future__ import annotations

import pickle
from random import Random

import pytest

import sabbat
from sabbat.engine import Action, IllegalAction, Match
from sabbat.engine.dense import dense_face
from sabbat.engine.open_match import OpenMatch, open_match
from sabbat.engine.quick_match import QuickMatch
from sabbat.engine.small_steps import NOTHING
from sabbat.games.chaudron_magique.actions import (
    DuplicateOnto,
    LayBlock,
    MoveToken,
    PlayAndKeep,
    PutBurnt,
    StopMoving,
)
from sabbat.games.chaudron_magique.components import cell, spot
from tests.every_game.matches import played

GAME = sabbat.game("chaudron_magique")


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (LayBlock(2, spot("C4 r1")), ["block 2 turned 1", "at C4"]),
        (LayBlock(1, spot("B Y0 f2")), ["block 1 as B turned 6", "at Y0"]),
        (LayBlock(3, spot("out")), ["block 3 out"]),
        (MoveToken(cell("C4"), cell("D5")), ["move C4", "at D5"]),
        (DuplicateOnto("G", cell("D5")), ["duplicate G", "at D5"]),
        (PutBurnt(cell("D5")), ["PutBurnt(cell=D5)"]),
        (PlayAndKeep(1, 3), ["PlayAndKeep(play=1, keep=3)"]),
    ],
    ids=str,
)
def test_steps_in_words(action: Action, words: list[str]) -> None:
    steps = dense_face(GAME).steps
    assert steps is not None
    assert [steps.names[step] for step in GAME.steps(action)] == words


def test_what_is_told_by_places_is_all_that_may_be_answered() -> None:
    """No list of it is made to show a mask."""
    face, told = dense_face(GAME), set()
    asked = [
        action for action in GAME.actions() if isinstance(action, PutBurnt | DuplicateOnto | MoveToken | StopMoving)
    ]
    for seed in (24, 43, 47):  # in which there is something to move
        match: Match = GAME.start(2, seed)
        for _ in played(match, Random(seed)):
            for seat, question in match.pending.items():
                decision = question.decision
                placed = decision.placed(match.state, seat)
                if placed is not None:
                    told.add(type(decision).__name__)
                    options = match.options(seat)
                    assert placed.actions() == options
                    legal = [action for action in asked if decision.check(match.state, seat, action) is None]
                    assert set(options) == set(legal)
                    assert len(options) == len(legal)
                    mask = face.step_mask(face.offer(match.state, seat), NOTHING, face.new_step_marks())
                    first = {GAME.steps(action)[0] for action in options}
                    assert {step for step, is_legal in enumerate(mask) if is_legal} == first
    assert told == {"PlaceBurnt", "DuplicateOne", "MoveOne"}


def in_the_middle_of_an_answer() -> QuickMatch:
    """Somebody has chosen a block and how it is turned."""
    match, rng = QuickMatch(GAME, 2, 3, GAME.agree(2, {})), Random(3)
    while match.begun(match.to_move) == NOTHING:
        match.step(rng.choice(match.legal(match.to_move)))
    return match


def test_what_leads_nowhere_is_refused_and_changes_nothing() -> None:
    match = in_the_middle_of_an_answer()
    seat = match.to_move
    before = match.begun(seat), match.answers, match.legal(seat), bytes(match.tensor(seat))
    for looks in (True, False):
        for step in range(dense_face(GAME).step_count):
            if looks:
                match.mask(seat)
            if step not in before[2]:
                with pytest.raises(IllegalAction):
                    match.step(step)
    assert (match.begun(seat), match.answers, match.legal(seat), bytes(match.tensor(seat))) == before
    match.step(before[2][0])
    assert match.answers == before[1] + 1
    assert match.begun(seat) == NOTHING


def test_a_beginning_that_leads_nowhere_is_refused() -> None:
    match = QuickMatch(GAME, 2, 3, GAME.agree(2, {}))
    legal = match.legal(0)
    for step in set(range(dense_face(GAME).step_count)) - set(legal):
        with pytest.raises(IllegalAction):
            match.answer(0, step)
    assert match.legal(0) == legal


def test_an_open_match_keeps_what_is_begun() -> None:
    match, rng = open_match(GAME, 2, {}), Random(5)
    while match.begun == NOTHING:
        faces = match.legal(match.to_move) if match.draw is None else [face for face, _ in match.shares]
        match.step(rng.choice(faces))
    seat, legal, seen = match.to_move, match.legal(match.to_move), match.tensor(match.to_move)
    twins: list[OpenMatch] = [match.clone(), pickle.loads(pickle.dumps(match))]
    for twin in twins:
        assert (twin.to_move, twin.legal(seat), twin.tensor(seat)) == (seat, legal, seen)
        twin.step(legal[-1])
        assert twin.begun == NOTHING
        assert twin.answers == match.answers + 1
    assert match.legal(seat) == legal
    assert sum(match.tensor(1 - seat)[dense_face(GAME).begun_at :]) == 0, "that is nobody else's"
