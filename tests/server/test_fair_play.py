"""Fair time at a real table, in time that passes when a test says so: cues, curtains, presses, windows."""

from __future__ import annotations

from random import Random

import pytest

from sabbat.games.sorcellerie.components import WINDOW
from sabbat.games.sorcellerie.state import Sorcellerie
from sabbat.server import protocol as wire
from tests.server.formula_races import CAST, CLOSE, DELAYS, dice, margins, now, right, shaken
from tests.server.inside import in_a_loop
from tests.server.legal import legal_answers
from tests.server.racing import a_racetrack, dice_in

# --- the cue


@in_a_loop
async def test_the_dice_arrive_at_the_cue_at_everybodys_and_not_before() -> None:
    async with a_racetrack() as track:
        racers = await track.racing("sorcellerie", DELAYS)
        watcher = await track.racer(racers[0].table.id, "watcher", 0.0)
        cue = await dice(track, racers)
        for racer in (*racers, watcher):
            arrived = [at for at, message in racer.arrived if dice_in(message)]
            assert min(arrived) == pytest.approx(cue, abs=1)
            assert racer.last(wire.Told).at == cue


@in_a_loop
async def test_who_comes_between_the_roll_and_the_cue_is_greeted_at_the_cue() -> None:
    async with a_racetrack() as track:
        racers = await track.racing("sorcellerie", DELAYS)
        cue = await shaken(track, racers)
        match = racers[0].table.match
        assert match is not None
        while not (isinstance(match.state, Sorcellerie) and match.state.dice):
            assert track.time.next is not None
            await track.time.goes_to(track.time.next)
        assert now(racers[0]) < cue - 200
        spy = await track.racer(racers[0].table.id, "spy", 0.0)
        again = await track.racer(racers[0].table.id, "ada", 20.0)
        assert (spy.heard, again.heard) == ([], [])
        await track.time.goes_to(racers[0].fair.contest.clock.server_time(cue))
        for racer in (spy, again):
            assert min(at for at, _ in racer.arrived) == pytest.approx(cue, abs=1)
            assert isinstance(racer.heard[0], wire.Welcome)


@in_a_loop
async def test_cast_dice_are_seen_by_all_at_the_same_moment() -> None:
    async with a_racetrack() as track:
        racers = await track.racing("du_balai", DELAYS)
        (thrower,) = [racer for racer in racers if racer.question]
        await thrower.presses(CAST)
        await track.time.passes(1_000)
        cast_at = racers[0].last(wire.Told).view["cast_at"]
        for racer in racers:
            assert min(at for at, message in racer.arrived if dice_in(message)) == pytest.approx(cast_at, abs=1)


@in_a_loop
async def test_whole_matches_show_no_dice_before_the_cue_nor_under_the_lid() -> None:
    for game, step in (("sorcellerie", "racing"), ("du_balai", "looking")):
        async with a_racetrack() as track:
            racers = await track.racing(game, {"ada": 20.0, "bea": 200.0, "cy": 90.0})
            rng = Random(game)
            for _ in range(120):
                asked = [racer for racer in racers if racer.question]
                if asked and rng.random() < 0.6:
                    racer = rng.choice(asked)
                    question = racer.question
                    assert question is not None
                    await racer.presses(rng.choice(legal_answers(question)))
                else:
                    await track.time.passes(rng.choice([30, 300, 3_000]))
            shown = 0
            for racer in racers:
                for at, message in racer.arrived:
                    if dice_in(message) and isinstance(message, wire.Told):
                        shown += 1
                        seen = message.view
                        assert seen["step"] in (step, "moving") or seen.get("decree") == racer.seat
                        assert at >= seen["cue_at" if game == "sorcellerie" else "cast_at"] - 1
            assert shown > 20


# --- presses


@in_a_loop
async def test_who_was_quicker_wins_over_a_long_line_and_the_margins_are_told() -> None:
    async with a_racetrack() as track:
        ada, bea = racers = await track.racing("sorcellerie", DELAYS)
        cue = await dice(track, racers)
        zero = ada.fair.contest.clock.server_time(cue)
        await track.time.goes_to(zero + 400 + 200)
        bea.listener.received = track.time.now()  # bea's press of 400 arrives; ada's of 430 was heard before
        ada.listener.received = zero + 450
        asked = ada.question, bea.question
        assert asked[0] is not None
        assert asked[1] is not None
        own = [zero + pressed - 3_000_000.0 for pressed in (430, 400)]
        await ada.asks(wire.Act(90, asked[0].number, right(ada), own[0], None))
        await bea.asks(wire.Act(90, asked[1].number, right(bea), own[1], None))
        assert margins(ada) == [(1, 400), (0, 430)]
        assert ada.last(wire.Told).view["players"][1]["won"]


@in_a_loop
async def test_a_contest_is_settled_by_the_clock_and_who_comes_later_is_told_kindly() -> None:
    async with a_racetrack() as track:
        ada, bea = racers = await track.racing("sorcellerie", DELAYS)
        cue = await dice(track, racers)
        formula, asked = right(bea), bea.question
        assert asked is not None
        await track.time.passes(400)
        assert isinstance(await ada.presses(formula), wire.Done)
        await track.time.goes_to(ada.fair.contest.clock.server_time(cue + 400 + WINDOW - 2))
        assert margins(ada) == []
        await track.time.passes(3)
        assert margins(ada) == [(0, 400)]
        late = await bea.presses(formula, question=asked.number)
        assert isinstance(late, wire.Refused)
        assert late.why == "too_late"


@in_a_loop
async def test_a_press_before_the_dice_is_a_false_start_even_between_roll_and_cue() -> None:
    async with a_racetrack() as track:
        ada, bea = racers = await track.racing("sorcellerie", DELAYS)
        cue = await shaken(track, racers)
        await track.time.goes_to(ada.fair.contest.clock.server_time(cue - 220))  # rolled, and told to nobody
        assert isinstance(await ada.presses({"t": "Say", "symbols": ["cat"]}), wire.Done)
        await track.time.goes_to(ada.fair.contest.clock.server_time(cue + 500))
        assert bea.last(wire.Told).view["players"][0]["voice"] == "locked"
        assert any(event["t"] == "FalseStart" for message in bea.heard_of(wire.Told) for event in message.events)
        await track.time.passes(600)
        assert bea.last(wire.Told).view["players"][0]["voice"] == "listening"
        assert ada.question is not None


@in_a_loop
async def test_the_lid_is_whose_hand_was_first() -> None:
    async with a_racetrack() as track:
        ada, bea = await track.racing("du_balai", DELAYS)
        (thrower,) = [racer for racer in (ada, bea) if racer.question]
        await thrower.presses(CAST)
        await track.time.passes(3_000)
        looks = bea.question
        assert looks is not None
        started = track.time.now()
        assert isinstance(await ada.presses(CLOSE), wire.Done)  # made at 0, heard at 20
        told = ada.last(wire.Told)
        assert (told.view["closer"], told.view["dice"], told.at is not None) == (0, None, True)
        await track.time.goes_to(started + 190)
        bea.listener.received = track.time.now()  # made at -10, when the lid was open, heard at 190
        answered = await bea.asks(wire.Act(80, looks.number, CLOSE, started - 10 - 3_000_000.0, None))
        assert isinstance(answered, wire.Done)
        assert ada.last(wire.Told).view["closer"] == 1
