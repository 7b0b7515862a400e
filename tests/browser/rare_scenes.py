"""The questions that a few matches do not ask: looked for under all options, and two of them laid by hand."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import sabbat
from sabbat.engine import CLOCK, Action, Decision, Match
from sabbat.engine.codec import plain
from sabbat.server.protocol import Json
from tests.browser.scenes import MOST_STEPS, Scene, scene_of, scenes
from tests.chaudron_magique.table import applying

MOST_MATCHES = 400
FEW = 12


@cache
def rare_scenes(game: str) -> tuple[Scene, ...]:
    """One scene of each kind of question that is not among the usual scenes."""
    wanted = {kind.__name__ for kind in sabbat.game(game).vocabulary() if issubclass(kind, Decision)}
    found = {scene.name: scene for scene in (_laid_by_hand() if game == "chaudron_magique" else ())}
    usual = {scene.name for scene in scenes(game)}
    chosen: Counter[str] = Counter()
    for number in range(MOST_MATCHES):
        if wanted <= usual | set(found):
            return tuple(found.values())
        _look_through(game, number, usual, found, chosen)
    raise AssertionError(f"{game} never asks {wanted - usual - set(found)}")


def _look_through(game: str, number: int, usual: set[str], found: dict[str, Scene], chosen: Counter[str]) -> None:
    """A match under options by chance. In every other one whatever has been chosen least often so far is chosen."""
    playing = sabbat.game(game)
    luck, seldom = divmod(number, 2)
    rng = Random(luck)
    offered = playing.offered_options(playing.most_seats)
    options = {option.name: rng.choice(list(option.values)) for option in offered}
    match = playing.start(seats=playing.most_seats, seed=f"1.{luck}", options=options)
    rng = Random(f"1.{luck}")
    log: list[list[Json]] = []
    for step_number in range(MOST_STEPS):
        if match.outcome is not None:
            return
        now = 400 * step_number
        for seat in match.pending:
            kind = type(match.state.asked[seat]).__name__
            if kind not in usual and kind not in found:
                found[kind] = scene_of(match, seat, kind, log, now)
        seat = rng.choice(list(match.pending)) if match.pending else CLOCK
        actions = match.options(seat)
        action = _least_often(actions, chosen, rng) if seldom else rng.choice(actions)
        chosen[type(action).__name__] += 1
        chosen[repr(action)] += 1
        step = match.submit(seat, action, at=now)
        log.append([plain(event) for event in step.events])


def _least_often(actions: list[Action], chosen: Counter[str], rng: Random) -> Action:
    """Of the kind that has been chosen least often; among these, of a few, the one itself."""
    kind = min({type(action).__name__ for action in actions}, key=lambda name: (chosen[name], name))
    alike = [action for action in actions if type(action).__name__ == kind]
    return min(rng.sample(alike, min(FEW, len(alike))), key=lambda action: chosen[repr(action)])


def _laid_by_hand() -> list[Scene]:
    """CHM-30, CHM-47. Bots and chance next to never complete two Potions, or one Potion in several ways, at once."""
    falls = applying("basket", "A2 BRF, A4 BRF", shown=["C4"], pile=["R1"]).lays("B D5")
    brews = applying("double_wish", "B2 BB, B3 R, B4 FF, E6 BB, F2 R", shown=["C1", "C2"], pile=["R1"]).lays("R C3")
    return [_scene_of_asked(player.match, player.seat) for player in (falls, brews)]


def _scene_of_asked(match: Match, seat: int) -> Scene:
    return scene_of(match, seat, type(match.state.asked[seat]).__name__, [], 0)


__all__ = ["rare_scenes"]
