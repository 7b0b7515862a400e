"""What must hold for every game: an answer that others have answered after is taken back as if it had never been given,
their answers stand, and nobody learns anything by it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sabbat.engine import AnswerTakenBack, Match, Undo, codec
from sabbat.engine.undo import last_answer, since_revealed, without_consent
from tests.every_game.laws import law
from tests.every_game.matches import play_on
from tests.every_game.test_undo import free_undos, go_on_alike, stand_alike

pytestmark = pytest.mark.compiled
MOMENTS = 40  # of a match that are looked at
MOST_ANSWERS = 8  # that somebody else might have given
# What a view tells of a hidden answer: that it was given.
MARKS = frozenset({"decided", "finished", "hand_size", "has_chosen", "has_kept", "has_picked", "kept", "written"})


def undos_under_others(match: Match) -> dict[int, Undo]:
    """Those of them after which others have answered."""
    newest = match.past[-1].entry if match.past else -1
    return {seat: undo for seat, undo in free_undos(match).items() if undo.entry != newest}


def _one_of(found: dict[int, Undo], rng: Random) -> list[tuple[int, Undo]]:
    return [rng.choice(list(found.items()))] if found else []


@law(examples=1, begun=False, audit=True)
def test_an_answer_taken_back_under_others_answers_was_never_given(match: Match, rng: Random) -> None:
    """The others' are kept: the match stands, and goes on, like the one in which they alone have answered."""
    for _ in range(MOMENTS):
        if match.outcome is not None:
            return
        play_on(match, rng)
        for seat, undo in _one_of(undos_under_others(match), rng):
            straight, twin = without(match, seat, undo), match.clone()
            twin.submit(seat, undo)
            stand_alike(twin, straight)
            assert [step.entry for step in twin.past] == [step.entry for step in match.past if step.entry != undo.entry]
            assert all(seat_asked(twin, other) == seat_asked(match, other) for other in match.seats if other != seat)
            assert seat_asked(twin, seat) > match.state.questions
            if rng.random() < 0.1:
                go_on_alike(twin, straight, rng)


@law(examples=1, begun=False, audit=True)
def test_where_nobody_is_asked_for_consent_a_short_past_says_the_same(match: Match, rng: Random) -> None:
    """A table keeps less of the past then: what can be taken back, and why not, must not hang on it."""
    kept = match.clone()
    for _ in range(MOMENTS):
        if match.outcome is not None:
            return
        begun = len(match.entries)
        play_on(match, rng)
        for entry in match.entries[begun:]:
            kept.submit(entry.seat, entry.action, entry.at)
            kept.past = without_consent(kept.past)
        assert free_undos(kept) == free_undos(match)
        for seat in match.seats:
            place = last_answer(match.past, seat)
            if place >= 0:
                undo = Undo(match.past[place].entry)
                assert kept.why_not(seat, undo) == match.why_not(seat, undo)


def seat_asked(match: Match, seat: int) -> int:
    """The number of its question; 0 where it is asked nothing."""
    question = match.pending.get(seat)
    return 0 if question is None else question.number


def without(match: Match, seat: int, undo: Undo) -> Match:
    """The match as it lay before the answer, with the others' later ones given there, whatever the engine thinks."""
    steps = [step for step in match.past if step.entry >= undo.entry]
    straight = Match(match.game, steps[0].before.clone(), match.luck, match.table_options, match.seed)
    for step in steps[1:]:
        assert step.seat != seat
        assert step.action is not None
        given = straight.submit(step.seat, step.action, step.at)
        assert given.events == step.events, "everybody was told what would have been told"
        assert not given.revealed or given.own_luck
    return straight


@law(examples=1, begun=False, audit=True)
def test_taking_back_under_others_answers_tells_them_nothing(match: Match, rng: Random) -> None:
    """They see the same table, but for the mark that an answer is given; and are told whose, not what it was."""
    for _ in range(MOMENTS):
        if match.outcome is not None:
            return
        play_on(match, rng)
        for seat, undo in _one_of(undos_under_others(match), rng):
            marks = MARKS if match.state.asked[seat] is not None else MARKS | {"asked"}
            others = [viewer for viewer in (*match.seats, None) if viewer != seat]
            before = [_but_for(marks, match, viewer, seat) for viewer in others]
            options = {other: match.options(other) for other in match.seats if other != seat}
            twin = match.clone()
            step = twin.submit(seat, undo)
            assert step.events == (AnswerTakenBack(seat, undo.entry, 1),)
            assert [_but_for(marks, twin, viewer, seat) for viewer in others] == before
            assert {other: twin.options(other) for other in options} == options


def _but_for(marks: frozenset[str], match: Match, viewer: int | None, seat: int) -> str:
    """What a viewer sees, but for what tells that the seat has answered; "asked": and is asked nothing more."""
    seen = msgspec.to_builtins(match.view(viewer))
    place = (seen.get("players") or seen["witches"])[seat]
    place.update(dict.fromkeys(marks & set(place)))
    if "asked" in marks:
        seen["asked"][seat] = None
    return str(seen)


@law(examples=1, begun=False, audit=True)
def test_whether_it_is_free_tells_nothing_of_what_others_have_chosen(match: Match, rng: Random) -> None:
    """Had they answered otherwise, in a way that looks the same from here, it would be as free."""
    for _ in range(MOMENTS):
        if match.outcome is not None:
            return
        play_on(match, rng)
        seat = rng.choice(match.seats)
        other = _with_other_answers(match, seat, rng)
        if other is not None:
            assert (other.undo_of(seat) is None) == (match.undo_of(seat) is None)


def _with_other_answers(match: Match, seat: int, rng: Random) -> Match | None:
    """The match in which others have answered otherwise since the seat's last answer, and the seat cannot know; None
    where there is none, or where something was revealed and so nothing is free."""
    place = last_answer(match.past, seat)
    steps = match.past[place:]
    if place < 0 or len(steps) < 2 or len(since_revealed(match.past)) < len(steps):
        return None
    world = Match(match.game, steps[0].before.clone(), match.luck, match.table_options, match.seed)
    for number, step in enumerate(steps):
        seen = match.game.view(steps[number + 1].before if number + 1 < len(steps) else match.state, seat)
        told = [codec.told_to(event, seat) for event in step.events]
        answers = [step.action] if step.seat == seat else world.options(step.seat)
        rng.shuffle(answers)
        for answer in answers[:MOST_ANSWERS]:
            assert answer is not None
            proposed = world.propose(step.seat, answer)
            alike = [codec.told_to(event, seat) for event in proposed.events] == told
            if alike and match.game.view(proposed.state, seat) == seen:
                world.adopt(proposed)
                break
        else:
            return None
    return world
