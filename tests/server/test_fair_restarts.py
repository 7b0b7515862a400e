"""Fair time around the contest: a server that dies in one, bots that press at their time, the quality of lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from sabbat.engine import CLOCK, Match
from sabbat.games.sorcellerie.actions import KeepQuiet
from sabbat.games.sorcellerie.rules.racing import AwaitDice
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice
from tests.server.formula_races import DELAYS, SHAKE, dice, margins, right, shaken
from tests.server.inside import AtOnce, a_store, in_a_loop, until
from tests.server.racing import Racer, a_racetrack, dice_in

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
            await track.time.passes(3_500)  # the breath after the contest (SOR-3)
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

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
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
