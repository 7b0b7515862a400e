"""Moments of a match as a page is shown them, without a server: each kind of question where it offers most."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

import sabbat
from sabbat.bots import offered
from sabbat.engine import CLOCK, Match
from sabbat.engine.codec import plain
from sabbat.server.protocol import Json, Line, OptionView, SeatView, TableView, Welcome
from sabbat.server.seen_events import events_for
from sabbat.server.telling import question_for, told_to_each, view_for

LONGEST_NAMES = (
    "Morgane Malvoisine-Féroce",
    "Philomène Cabossenoire",
    "Wilhelmina Krähenwinkel",
    "Théodora Brindesauge",
    "Mrs Agatha Cauldronbury",
    "Euphrosyne Grattelune",
)
MOST_STEPS = 3_000
LINES = 40  # of the log
TABLE = "still"


@dataclass(frozen=True)
class Scene:
    """One seat's page at one moment."""

    game: str
    name: str
    welcome: bytes
    now: float  # by the table's fair clock

    def __str__(self) -> str:
        return f"{self.game}:{self.name}"


def longest_name(seat: int) -> str:
    return LONGEST_NAMES[seat % len(LONGEST_NAMES)][:24]


@cache
def scenes(game: str, matches: int = 3, seed: int = 1) -> tuple[Scene, ...]:
    """For each kind of question the moment with most offers, one where others are waited for, and the end."""
    found: dict[str, tuple[int, Scene]] = {}
    for number in range(matches):
        _look_through(game, f"{seed}.{number}", found)
    return tuple(scene for _, scene in found.values())


def _look_through(game: str, seed: str, found: dict[str, tuple[int, Scene]]) -> None:
    playing = sabbat.game(game)
    match = playing.start(seats=playing.most_seats, seed=seed)
    rng = Random(seed)
    log: list[list[Json]] = []
    now = 0
    for step_number in range(MOST_STEPS):
        for seat in match.seats:
            decision = match.state.asked[seat]
            if decision is None:
                continue
            kind = type(decision).__name__
            size = len(match.options(seat)) + step_number // 20
            if kind not in found or size > found[kind][0]:
                found[kind] = (size, scene_of(match, seat, kind, log, now))
        watching = next((seat for seat in match.seats if match.state.asked[seat] is None), None)
        if (
            watching is not None
            and match.outcome is None
            and ("waiting" not in found or found["waiting"][0] < step_number)
        ):
            found["waiting"] = (step_number, scene_of(match, watching, "waiting", log, now))
        if match.outcome is not None:
            found["over"] = (0, scene_of(match, 0, "over", log, now))
            return
        now += 400
        seat = rng.choice(list(match.pending)) if match.pending else CLOCK
        step = match.submit(seat, rng.choice(match.options(seat)), at=now)
        log.append([plain(event) for event in step.events])


def told_after_a_draw() -> tuple[Scene, int, bytes]:
    """Charlatans: the first seat waits, the last one draws; what the first is told of it."""
    playing = sabbat.game("charlatans")
    match = playing.start(seats=playing.most_seats, seed=1)
    rng = Random(1)
    drawer = match.seats[-1]
    log: list[list[Json]] = []
    for _ in range(MOST_STEPS):
        draw = next((action for action in match.options(drawer) if type(action).__name__ == "Draw"), None)
        if draw is not None:
            scene = scene_of(match, 0, "a draw", log, 0)
            step = match.submit(drawer, draw)
            events = [plain(event) for event in step.events]
            return scene, drawer, told_to_each(match, len(log) + 1, events, [0], "none")[0]
        seat = rng.choice(list(match.pending))
        step = match.submit(seat, rng.choice(match.options(seat)))
        log.append([plain(event) for event in step.events])
    raise AssertionError("nobody ever draws")


def told_while_all_brew(others: int = 4) -> tuple[Scene, list[bytes], list[bytes]]:
    """Charlatans: the first seat may draw, the others draw, then she does, twice; what she is told of it. Each draw
    leads to another one: nobody's pot explodes, and no chip asks anything."""
    playing = sabbat.game("charlatans")
    for seed in range(100):
        match = playing.start(seats=playing.most_seats, seed=seed)
        while any(type(decision).__name__ != "DrawOrStop" for decision in match.state.asked):
            seat = next(seat for seat in match.pending if type(match.state.asked[seat]).__name__ != "DrawOrStop")
            match.submit(seat, match.options(seat)[0])
        scene = scene_of(match, 0, "all brew", [], 0)
        told: list[bytes] = []
        for number, seat in enumerate((*(1 + at % (len(match.seats) - 1) for at in range(others)), 0, 0), start=1):
            draw = next((action for action in match.options(seat) if type(action).__name__ == "Draw"), None)
            if draw is None:
                break
            step = match.submit(seat, draw)
            if {type(event).__name__ for event in step.events} != {"ChipDrawn", "ChipPlaced"}:
                break
            told.append(told_to_each(match, number, [plain(event) for event in step.events], [0], "none")[0])
        else:
            if all(type(decision).__name__ == "DrawOrStop" for decision in match.state.asked):
                return scene, told[:others], told[others:]
    raise AssertionError("somebody's pot always explodes")


def scene_of(match: Match, seat: int, name: str, log: list[list[Json]], now: float) -> Scene:
    game: Any = match.game
    table = TableView(
        id=TABLE,
        game=game.name,
        phase="playing" if match.outcome is None else "over",
        seats=[
            SeatView(longest_name(at), None, at != 1, None, "good" if game.by_clock else None) for at in match.seats
        ],
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        options=[
            OptionView(option.name, list(option.values), option.default)
            for option in game.offered_options(len(match.seats))
        ],
        bots=offered(game.name),
        usual_bot=game.box.usual_bot,
        grows=False,
        host=0,
        watchers=0,
        stand_in_after=None,
        clock=None,
        hide_odds=False,
        by_clock=game.by_clock,
        free_talk=True,
        next=None,
    )
    welcome = Welcome(
        seq=len(log),
        seat=seat,
        host=seat == 0,
        table=table,
        waiting=[at for at, decision in enumerate(match.state.asked) if decision is not None],
        view=view_for(match, seat),
        question=question_for(match, seat),
        log=[Line(at, events_for(log[at], seat)) for at in range(max(0, len(log) - LINES), len(log))],
        chat=[],
        now=0,
        answered=next((at for at in reversed(range(len(log))) if match.entries[at].seat == seat), 0),
    )
    return Scene(game.name, name, msgspec.json.encode(welcome), now)


__all__ = ["MOST_STEPS", "TABLE", "Scene", "longest_name", "scene_of", "scenes", "told_after_a_draw"]
