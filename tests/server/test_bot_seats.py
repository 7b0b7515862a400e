"""Bots at a table, and the cues that they and people race for: what goes wrong only when something comes late."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from structlog.testing import capture_logs

from sabbat.engine import Match
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from sabbat.games.sorcellerie.state import Sorcellerie, answer
from sabbat.server import protocol as wire
from sabbat.server.bot_worker import Heard
from sabbat.server.bot_workers import BotChoice
from tests.server.inside import AtOnce, a_room, in_a_loop, play_on, until
from tests.server.racing import Racer, Racetrack, a_racetrack

pytestmark = pytest.mark.both  # much of it is compiled

NEVER = 60_000  # milliseconds
LATE = 60.0


class Attentive(AtOnce):
    """Bots that say what they need, and keep what each of them hears. In a race they let others answer."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[int, Heard]] = []  # by whom, and what
        self.asked: list[int] = []  # the seats that have thought

    async def decide(
        self, match: Match, seat: int, bot: str, notes: str, heard: Sequence[Heard] = (), pace: float = 0.0
    ) -> BotChoice:
        self.asked.append(seat)
        self.heard += [(seat, phrase) for phrase in heard]
        says = ("need", "F") if isinstance(match.pending[seat].decision, ChooseCards) else None
        return BotChoice(await self.choose(match, seat, bot), NEVER, notes, says)


@pytest.mark.rule("CHM-60")
@in_a_loop
async def test_a_bot_hears_everybody_but_itself() -> None:
    bots = Attentive()
    async with a_room(bot_workers=bots) as room:
        (ada,) = await room.playing("ada", seats=3, game="chaudron_magique")
        await until(lambda: {line.line.seat for line in ada.heard_of(wire.Chatted)} >= {1, 2})
        await play_on(
            [ada], Random(1), answers=8
        )  # who had answered before the other spoke hears it at the next question
        await until(lambda: {1, 2} <= {listener for listener, _ in bots.heard})
        assert {(listener, speaker) for listener, (speaker, _, _) in bots.heard} == {(1, 2), (2, 1)}


async def shaken(track: Racetrack, ada: Racer) -> int:
    """Somebody shakes the cup; the moment at which the dice will be seen. Nothing is rolled yet."""
    for _ in range(2_000):
        if ada.question and any(offer.action == {"t": "ShakeCup"} for offer in ada.question.offers):
            await ada.presses({"t": "ShakeCup"})
        match = ada.table.match
        assert match is not None
        planned = match.game.cue_at(match.state)
        if planned is not None:
            return planned
        await track.time.passes(1)
    raise AssertionError("nobody shakes the cup")


@in_a_loop
async def test_a_bot_whose_question_is_gone_at_the_cue_thinks_of_it_no_more() -> None:
    bots = Attentive()
    async with a_racetrack(bot_workers=bots) as track:
        (ada,) = await track.racing("sorcellerie", {"ada": 200.0}, seats=2)
        cue = await shaken(track, ada)
        await track.time.goes_to(ada.fair.contest.clock.server_time(cue - 100))  # rolled; the bot waits for the cue
        match = ada.table.match
        assert match is not None
        assert isinstance(match.state, Sorcellerie)
        assert match.state.dice
        assert 1 in match.pending
        bots.asked.clear()
        match.state.asked[1] = None
        await track.time.passes(1_000)
        assert bots.asked == []


@pytest.mark.parametrize("where", ["before the roll", "behind the curtain"])
@in_a_loop
async def test_a_cue_that_the_table_sends_too_late_costs_nobody_any_time(where: str) -> None:
    """More than the quota would pay for."""
    async with a_racetrack() as track:
        ada, _bea = await track.racing("sorcellerie", {"ada": 20.0, "bea": 200.0})
        (shaker,) = [racer for racer in (ada, _bea) if racer.question]
        await shaker.presses({"t": "ShakeCup"})
        cue = await shaken(track, ada)
        zero = ada.fair.contest.clock.server_time(cue)
        await track.time.goes_to(zero - 226 if where == "before the roll" else zero - 21)
        track.time._now = zero - 20 + LATE  # the machine was busy with something else
        await track.time.goes_to(zero + LATE)
        assert ada.listener.line.behind == pytest.approx(LATE, abs=1)
        await track.time.goes_to(zero + LATE + 400)
        match = ada.table.match
        assert match is not None
        assert isinstance(match.state, Sorcellerie)
        formula = {"t": "Say", "symbols": list(answer(match.state))}
        assert isinstance(await ada.presses(formula, shown=cue + LATE), wire.Done)
        assert match.entries[-1].at == pytest.approx(cue + 400, abs=1)


@in_a_loop
async def test_bots_play_on_while_nobody_looks() -> None:
    bots = AtOnce()
    async with a_room(bot_workers=bots) as room:
        (ada,) = await room.playing("ada", seats=3, game="charlatans")
        before = bots.thoughts
        with capture_logs() as said:
            await ada.leaves()
            await until(lambda: ada.table.waiting == [0])
        assert bots.thoughts > before
        assert [line for line in said if line["log_level"] == "error"] == []
