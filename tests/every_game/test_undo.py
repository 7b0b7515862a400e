"""What must hold for every game: an answer that was taken back has never been given, and told nobody anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import sabbat
from sabbat.engine import CLOCK, IllegalAction, Match, State, Step, Undo, codec, replay
from sabbat.engine.undo import STEPS_KEPT
from tests.every_game.laws import law, of_every_game
from tests.every_game.matches import play_on, played
from tests.every_game.news import no_news_for
from tests.every_game.test_secrecy import seen_by

pytestmark = pytest.mark.compiled


def numberless(state: State) -> str:
    """A state but for the numbers of its questions: a question that is put again has a new one."""
    twin = state.clone()
    twin.numbers = [0] * len(twin.numbers)
    twin.questions = 0
    return codec.digest(twin)


def free_undos(match: Match) -> dict[int, Undo]:
    found = {seat: match.undo_of(seat) for seat in match.seats}
    return {seat: undo for seat, undo in found.items() if undo is not None}


@law(examples=1, audit=True)
def test_an_undone_match_goes_on_as_if_it_had_never_happened(match: Match, rng: Random) -> None:
    """The same answers meet the same luck and tell the same, to the end; by consent too, over everybody's answers."""
    straight = match.clone()
    for _, _step in zip(range(rng.randrange(1, 9)), played(match, rng), strict=False):
        pass
    while match.past and match.past[-1].entry >= straight.played:
        place = next((place for place, step in enumerate(match.past) if step.entry >= straight.played), 0)
        undo = Undo(match.past[place].entry, agreed=True)
        if match.why_not(match.past[place].seat, undo) is not None:
            undo = Undo(match.past[-1].entry, agreed=True)  # not his last answer: one by one, then
            if match.why_not(match.past[-1].seat, undo) is not None:
                return  # a race, or over
        match.submit(next(step.seat for step in match.past if step.entry == undo.entry), undo)
    stand_alike(match, straight)
    go_on_alike(match, straight, rng)


def stand_alike(match: Match, straight: Match) -> None:
    assert numberless(match.state) == numberless(straight.state)
    assert [seen_by(match, seat) for seat in (*match.seats, None)] == [
        seen_by(straight, seat) for seat in (*straight.seats, None)
    ]


def go_on_alike(match: Match, straight: Match, rng: Random) -> None:
    for _, step in zip(range(60), played(straight, rng), strict=False):
        entry = step.entry
        again = match.submit(entry.seat, entry.action, entry.at)
        assert (again.entry, again.events) == (entry, step.events)
    assert numberless(match.state) == numberless(straight.state)


@law(examples=1, begun=False)
def test_a_record_with_undos_replays_exactly(match: Match, rng: Random) -> None:
    """With the seed, and by its recorded outcomes alone."""
    _play_with_undos(match, rng, answers=60)
    record = codec.from_json(type(match.record()), codec.to_json(match.record()), match.game)
    unseeded = type(record)(
        record.game, record.rules, record.seats, record.options, None, record.opening, record.entries
    )
    for again in (replay(match.game, record), replay(match.game, unseeded)):
        assert again.entries == match.entries
        assert [step.entry for step in again.past] == [step.entry for step in match.past]
        seeded = again.seed is not None
        told, known = again.state.clone(), match.state.clone()
        if not seeded:
            told.streams = known.streams  # outcomes that are read use no numbers
        assert codec.digest(told) == codec.digest(known)


def _play_with_undos(match: Match, rng: Random, answers: int) -> Counter[bool]:
    """Random answers, some of them taken back; how many so, by whether everybody had to agree."""
    taken_back: Counter[bool] = Counter()
    for _ in range(answers):
        if match.outcome is not None:
            break
        play_on(match, rng)
        seat, agreed = rng.choice(match.seats), rng.random() < 0.5
        undo = match.undo_of(seat, agreed)
        if undo is not None and rng.random() < 0.3:
            match.submit(seat, undo)
            taken_back[agreed] += 1
    return taken_back


@law(examples=1, audit=True)
def test_what_can_be_taken_back_freely_has_told_nobody_anything(match: Match, rng: Random) -> None:
    """In whatever world a viewer may imagine, the same could have been seen to happen: so nothing was learnt of it."""
    for _ in range(25):
        if match.outcome is not None:
            return
        before = match.clone()
        step = play_on(match, rng)
        seat = step.entry.seat
        if match.undo_of(seat) is None:
            continue
        for viewer in (*match.seats, None):
            no_news_for(viewer, before, step, match, rng)


@law(examples=1)
def test_free_is_never_said_once_something_was_revealed(match: Match, rng: Random) -> None:
    """By luck, or by what was told; and under others' answers not where they were told how it was answered."""
    told: dict[int, Step] = {}
    for _ in range(40):
        if match.outcome is not None:
            return
        step = play_on(match, rng)
        told[step.number] = step
        for seat, undo in free_undos(match).items():
            since = [told[past.entry] for past in match.past if past.entry >= undo.entry and past.entry in told]
            assert not since[0].revealed
            assert not any((later.revealed or later.entry.luck) and not later.own_luck for later in since)
            assert all(later.entry.seat != seat for later in since[1:])
            if len(since) > 1 and undo.entry in told:
                _tells_at_most_that_it_was_given(told[undo.entry])


def _tells_at_most_that_it_was_given(step: Step) -> None:
    seat = step.entry.seat
    for event in step.events:
        for viewer in (None, *range(len(step.state.asked))):
            if viewer != seat:
                told = codec.told_to(event, viewer)
                assert {name: fact for name, fact in told.items() if fact is not None} == {"t": told["t"], "seat": seat}


@law(examples=1)
def test_an_undo_counts_once_and_for_its_own_answer_only(match: Match, rng: Random) -> None:
    for _ in range(40):
        if match.outcome is not None:
            return
        play_on(match, rng)
        for seat, undo in free_undos(match).items():
            other = (seat + 1) % len(match.seats)
            assert match.why_not(other, undo) is not None
            twin = match.clone()
            questions = {asked.number for asked in twin.pending.values()}
            twin.submit(seat, undo)
            assert twin.why_not(seat, undo) is not None
            with pytest.raises(IllegalAction):
                twin.submit(seat, undo)
            new = {asked.number for asked in twin.pending.values()} - questions
            assert all(number > match.state.questions for number in new), "a number means one question for ever"


@of_every_game
def test_every_game_has_something_to_take_back(game: str) -> None:
    """That the laws above see something. Where nearly everything is luck or a race, by consent at least."""
    rules = sabbat.game(game)
    taken_back: Counter[bool] = Counter()
    for number in range(12):
        rng = Random(number)
        match = rules.start(rng.randrange(rules.fewest_seats, rules.most_seats + 1), seed=number)
        taken_back += _play_with_undos(match, rng, answers=150)
        assert len(match.past) <= STEPS_KEPT
        assert all(step.seat != CLOCK for step in match.past)
    assert taken_back[True] > 5, taken_back
    assert taken_back[False] > 5 or game == "sorcellerie", taken_back
