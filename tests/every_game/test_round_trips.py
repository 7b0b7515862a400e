"""What must hold for every game: clone, JSON and replay give the same match again, event for event."""

from __future__ import annotations

from random import Random

import sabbat
from sabbat.engine import Match, Record, codec
from sabbat.engine.actions import Action
from sabbat.engine.decision import Decision
from sabbat.engine.events import Event
from tests.every_game.laws import law
from tests.every_game.matches import play_on, played


@law(examples=2, audit=True)
def test_a_clone_goes_on_exactly_like_the_original(match: Match, rng: Random) -> None:
    twin = match.clone()
    assert twin.state == match.state
    ours, theirs = Random(1), Random(1)
    for _ in range(30):
        if match.outcome is not None:
            break
        assert play_on(match, ours) == play_on(twin, theirs)
    assert codec.to_json(twin.state) == codec.to_json(match.state)


@law(examples=2, audit=True)
def test_a_match_resumes_from_json_in_the_middle_of_any_choice(match: Match, rng: Random) -> None:
    text = codec.to_json(match.state)
    state = codec.from_json(type(match.state), text, match.game)
    assert state == match.state
    assert codec.to_json(state) == text
    resumed = Match(match.game, state, match.luck, match.table_options, match.seed, match.played)
    ours, theirs = Random(1), Random(1)
    for _ in range(30):
        if match.outcome is not None:
            break
        assert play_on(match, ours) == play_on(resumed, theirs)


@law(examples=1, begun=False, audit=True)
def test_a_record_replays_event_for_event(match: Match, rng: Random) -> None:
    events = [*match.told_at_start]
    for step in played(match, rng):
        events += step.events
    record = sabbat.read_record(codec.to_json(match.record()))
    assert record == match.record()
    again = sabbat.replay(record)
    assert codec.to_json(again.state) == codec.to_json(match.state)
    assert again.outcome == match.outcome
    # the same without the seed: the recorded outcomes are the luck
    unseeded = Record(record.game, record.rules, record.seats, record.options, None, record.opening, record.entries)
    told = sabbat.replay(unseeded)
    assert codec.digest(told.record().entries) == codec.digest(record.entries)
    fresh = match.game.start(record.seats, record.seed or 0, record.options)
    retold = [*fresh.told_at_start]
    for entry in record.entries:
        retold += fresh.submit(entry.seat, entry.action, entry.at).events
    assert retold == events


@law(examples=1, begun=False)
def test_actions_decisions_and_events_survive_json(match: Match, rng: Random) -> None:
    for step in played(match, rng):
        for event in step.events:
            assert codec.read(Event, codec.plain(event), match.game) == event
        assert codec.read(Action, codec.plain(step.entry.action), match.game) == step.entry.action
        for question in match.pending.values():
            assert codec.read(Decision, codec.plain(question.decision), match.game) == question.decision


@law(examples=2, begun=False)
def test_the_order_in_which_seats_answer_changes_nobodys_luck(match: Match, rng: Random) -> None:
    """While all are asked at once, two seats' first answers may come in either order."""
    twin = match.clone()
    seats = list(match.pending)
    choices = {seat: rng.choice(match.options(seat)) for seat in seats}
    for seat in seats:
        match.submit(seat, choices[seat])
    order = seats.copy()
    rng.shuffle(order)
    for seat in order:
        twin.submit(seat, choices[seat])
    for seat in (*match.seats, None):
        assert match.view(seat) == twin.view(seat)
