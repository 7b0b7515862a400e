"""Does an answer tell anybody anything? Not where, in whatever world she may imagine, the same could have been seen."""

from __future__ import annotations

from random import Random

import sabbat
from sabbat.engine import Match, Seeded, Step
from sabbat.engine.options import OptionValue
from tests.every_game.test_secrecy import seen_by

MOST_OPTIONS = 40  # tried in an imagined world


def no_news_for(viewer: int | None, before: Match, step: Step, after: Match, rng: Random) -> None:
    seat, action = step.entry.seat, step.entry.action
    imagined = before.game.imagine(before.view(viewer), rng)
    world = Match(before.game, imagined, Seeded(rng.random().hex()), before.table_options)
    seen = seen_by(after, viewer)
    if world.why_not(seat, action) is None and _seen_after(world, seat, action, viewer) == seen:
        return
    assert viewer != seat, f"{action} of {seat} told {viewer} something"
    others = world.options(seat)
    rng.shuffle(others)
    assert any(_seen_after(world, seat, other, viewer) == seen for other in others[:MOST_OPTIONS]), (
        f"{action} of {seat} told {viewer} something"
    )


def _seen_after(world: Match, seat: int, action: object, viewer: int | None) -> bytes:
    twin = world.clone()
    twin.submit(seat, action)  # type: ignore[arg-type]  # an action of that game
    return seen_by(twin, viewer)


def hands_open_marked(game: str, options: dict[str, OptionValue], liked: str, opening: str) -> None:
    """Where hands open without any luck, what the others hold is told by nothing but the rule's own mark,
    `play.reveal()`. Whatever is not marked has told nobody anything: so a mark that is missing is noticed here.

    `options` bring it about, `liked` is the answer that everybody prefers, `opening` the event."""
    opened = 0
    for number in range(6):
        rng = Random(f"{game} {number}")
        match = sabbat.game(game).start(3, seed=number, options=options)
        for _ in range(60):
            if match.outcome is not None:
                break
            before = match.clone()
            seat = rng.choice(list(match.pending))
            answers = match.options(seat)
            preferred = [answer for answer in answers if type(answer).__name__ == liked]
            step = match.submit(seat, rng.choice(preferred or answers))
            opens = not step.entry.luck and any(type(event).__name__ == opening for event in step.events)
            opened += opens
            if match.past and not match.past[-1].revealed:
                for viewer in (*match.seats, None):
                    for _world in range(4 if opens else 1):
                        no_news_for(viewer, before, step, match, rng)
    assert opened >= 5, opened
