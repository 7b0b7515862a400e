"""Races for the formula of Sorcellerie !: the cup is shaken, dice fall, somebody is right."""

from __future__ import annotations

from sabbat.games.sorcellerie.state import Sorcellerie, answer
from sabbat.server import protocol as wire
from tests.server.racing import Racer, Racetrack, dice_in

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
