"""Fair time at a real table, in time that passes when a test says so: cues, curtains, windows, restarts, bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from sabbat.engine import CLOCK, Match
from sabbat.games.sorcellerie.actions import KeepQuiet
from sabbat.games.sorcellerie.components import WINDOW
from sabbat.games.sorcellerie.rules.racing import AwaitDice
from sabbat.games.sorcellerie.state import Sorcellerie, answer
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice
from tests.server.inside import AtOnce, a_store, in_a_loop, until
from tests.server.racing import Racer, Racetrack, a_racetrack, dice_in

SHAKE = {"t": "ShakeCup"}
CAST = {"t": "CastDice"}
CLOSE = {"t": "CloseLid"}
DELAYS = {"ada": 20.0, "bea": 200.0}


def right(racer: Racer) -> wire.Json:
    """The right formula, which everybody at a table of tests knows."""
    match = racer.table.match
    assert match is not None
    assert isinstance(match.state, Sorcellerie)
    return {"t": "Say", "symbols": list(answer(match.state))}


def now(racer: Racer) -> float:
    return float(racer.fair.contest.clock.at(racer.time.now()))


async def shaken(track: Racetrack, racers: list[Racer]) -> int:
    """Somebody shakes the cup; the moment of the cue."""
    (shaker,) = [racer for racer in racers if racer.question]
    assert isinstance(await shaker.presses(SHAKE), wire.Done)
    while not any(message.view["cue_at"] for message in racers[0].heard_of(wire.Told)):
        assert track.time.next is not None
        await track.time.goes_to(track.time.next)
    return int(racers[0].last(wire.Told).view["cue_at"])


async def dice(track: Racetrack, racers: list[Racer]) -> int:
    """The same, until everybody has them."""
    cue = await shaken(track, racers)
    await track.time.goes_to(racers[0].fair.contest.clock.server_time(cue))
    assert all(dice_in(racer.last(wire.Told)) for racer in racers)
    return cue


def margins(racer: Racer) -> list[tuple[int, int]]:
    told = [event for message in racer.heard_of(wire.Told) for event in message.events]
    return [(event["seat"], event["after"]) for event in told if event["t"] == "AnswerTimed"]


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
                    await racer.presses(rng.choice(question.legal()))
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


# --- a restart


@pytest.mark.parametrize("settled_before", [False, True])
@in_a_loop
async def test_a_server_that_dies_in_a_contest_goes_on_with_it(tmp_path: Path, settled_before: bool) -> None:
    async with a_store(f"sqlite:///{tmp_path}/race.db") as store:
        async with a_racetrack(store) as track:
            ada, bea = racers = await track.racing("sorcellerie", DELAYS)
            cue = await dice(track, racers)
            await track.time.passes(400)
            formula = right(ada)
            await ada.presses(formula)
            if settled_before:
                await track.time.passes(1_000)
            match = ada.table.match
            assert match is not None
            stored, table = match.played, ada.table.id
            last = max(entry.at for entry in match.entries)
        async with a_racetrack(store) as track:
            track.time._now = 77.0  # another machine, another time
            ada = await track.racer(table, "ada", 20.0)
            bea = await track.racer(table, "bea", 200.0)
            match = ada.table.match
            assert match is not None
            assert match.played == stored
            await track.time.passes(3_000)
            assert match.played == stored  # everybody has time to come back
            if not settled_before:
                assert isinstance(await bea.presses(formula), wire.Done)
                assert margins(ada)[0] == (0, 400)
            (shaker,) = [racer for racer in (ada, bea) if racer.question]
            await shaker.presses(SHAKE)
            assert all(entry.at >= last for entry in match.entries)
            assert match.entries[-1].at > cue


@in_a_loop
async def test_dice_that_were_stored_but_told_to_nobody_are_shown_at_the_cue_after_a_restart(tmp_path: Path) -> None:
    async with a_store(f"sqlite:///{tmp_path}/race.db") as store:
        async with a_racetrack(store) as track:
            racers = await track.racing("sorcellerie", DELAYS)
            cue = await shaken(track, racers)
            await track.time.goes_to(racers[0].fair.contest.clock.server_time(cue - 210))
            table = racers[0].table.id
            assert racers[0].table.match is not None
            assert racers[0].table.match.entries[-1].seat == CLOCK
            assert not any(dice_in(message) for racer in racers for message in racer.heard)
        async with a_racetrack(store) as track:
            back = [await track.racer(table, person, delay) for person, delay in DELAYS.items()]
            assert [racer.heard for racer in back] == [[], []]
            await track.time.passes(5_000)
            for racer in back:
                assert min(at for at, message in racer.arrived if dice_in(message)) == pytest.approx(cue, abs=1)


# --- bots


class Drilled(AtOnce):
    """Waits for the dice, then keeps quiet after its time; counts its thoughts in its notes."""

    def __init__(self, takes: int) -> None:
        super().__init__()
        self.takes = takes
        self.notes: list[str] = []

    async def decide(self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = ()) -> BotChoice:
        self.notes.append(notes)
        quiet = match.options(seat)[-1]  # or the cup
        waits = isinstance(match.pending[seat].decision, AwaitDice)
        return BotChoice(quiet, 60_000 if waits else self.takes, f"{notes}+")


@in_a_loop
async def test_a_bot_presses_at_its_time_after_the_cue_and_keeps_its_notes() -> None:
    thinking = Drilled(takes=777)
    async with a_racetrack(bot_workers=thinking) as track:
        (ada,) = await track.racing("sorcellerie", {"ada": 20.0}, seats=2)
        await until(lambda: thinking.notes or ada.question)
        if ada.question:
            await ada.presses(SHAKE)
        for _ in range(400):
            await track.time.passes(10)
        match = ada.table.match
        assert match is not None
        cue = ada.last(wire.Told).view["cue_at"]
        quiet = [entry for entry in match.entries if isinstance(entry.action, KeepQuiet)]
        assert [(entry.seat, entry.at - cue) for entry in quiet] == [(1, 777)]
        assert len(thinking.notes) >= 2
        assert thinking.notes == ["+" * number for number in range(len(thinking.notes))]


# --- the lines


@in_a_loop
async def test_everybody_sees_how_good_each_line_is_and_not_each_wobble() -> None:
    async with a_racetrack() as track:
        ada, bea = await track.racing("sorcellerie", {"ada": 20.0, "bea": 200.0})

        async def syncs(racer: Racer, delay: float) -> None:
            """Two questions in a row: the second answers the first's answer at once."""
            first = wire.Sync(next(racer.numbers), 0.0)
            racer.fair.sync(racer.listener, first)
            await track.time.passes(2 * delay)
            racer.listener.received = track.time.now()
            racer.fair.sync(racer.listener, wire.Sync(next(racer.numbers), delay, first.n))

        def seen() -> list[str | None]:
            return [seat.line for seat in ada.last(wire.TableChanged).table.seats]

        await syncs(ada, 20.0)
        assert seen() == ["good", "long"]
        told = len(ada.heard_of(wire.TableChanged))
        await syncs(bea, 500.0)
        assert seen() == ["good", "long"]  # told a moment ago: not yet again
        for _ in range(5):
            await syncs(bea, 500.0)
        assert seen() == ["good", "unsteady"]  # the quickest of the last seconds is still the short one
        for _ in range(6):
            await syncs(bea, 500.0)
        assert seen() == ["good", "too_long"]
        assert len(ada.heard_of(wire.TableChanged)) == told + 2
