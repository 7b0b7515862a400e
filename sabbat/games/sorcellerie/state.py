"""Sorcellerie !: what lies on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from sabbat.engine.state import State, state
from sabbat.games.sorcellerie.components import BLACK, CIRCLE, COLOUR_OF, LEFT, MANY, SYMBOLS, WitchCard

# Where in a turn
CUP: Final = 0  # SOR-3: somebody takes the cup
SHAKING: Final = 1  # the dice are in the cup
RACING: Final = 2  # the dice lie open
RESTING: Final = 3  # SOR-3: a breath after a contest, before the cup is taken
PHASES: Final = ("cup", "shaking", "racing", "resting")
Step: TypeAlias = str  # one of PHASES

# What became of a seat in this turn
LISTENING: Final = 0
LOCKED: Final = 1  # after a false start
OUT: Final = 2  # SOR-9
SPOKEN: Final = 3  # right; in slow mode: whatever it was
VOICES: Final = ("listening", "locked", "out", "spoken")
Voice: TypeAlias = str  # one of VOICES


@state
class Caller:
    """One player: the cards won, then what belongs to the turn."""

    won: list[WitchCard]
    voice: int
    said: tuple[str, ...]
    at: int  # when it was said, by the table's clock
    until: int  # LOCKED: until when
    jumped: bool  # has had a false start in this turn
    order: int  # which answer of the turn it is: what counts where there is no clock


@state
class Sorcellerie(State):
    """The whole table."""

    expert: bool  # SOR-20
    any_five: bool  # SOR-13
    band: int  # SOR-11: milliseconds that count as one moment
    slow: int  # milliseconds for everybody's answer; 0: a race
    turn: int
    cup: int  # the seat that has it
    phase: int
    circle: list[WitchCard | None]  # clockwise
    witch: int  # the place where she stands
    pile: list[WitchCard]  # in no order
    white: int  # SOR-5; 0 while the dice are in the cup
    dice: tuple[str, ...]
    target: int  # the place where she would land
    clocked: bool  # this turn runs by the table's clock
    cue_at: int
    settles_at: int  # when the contest closes; 0: nothing runs
    answers: int
    players: list[Caller]
    breath: int = 0  # SOR-3: milliseconds between a contest and the next cup, where there is a clock
    rests_until: int = 0  # when the breath of this turn ends, or has ended; 0: it had none


def clockwise(table: Sorcellerie, white: int) -> bool:
    """SOR-2, SOR-20. Which way she flies: clockwise; for experts the way that the post of the colour points."""
    start = table.circle[table.witch]
    if not table.expert or start is None:
        return True
    star_is_left = start.star == LEFT
    return star_is_left if COLOUR_OF[white] == BLACK else not star_is_left


def landing(table: Sorcellerie, white: int) -> int:
    """SOR-5, SOR-14. Where she lands: gaps are skipped, and so is the card from which she starts."""
    step = 1 if clockwise(table, white) else -1
    others: list[int] = []
    for far in range(1, CIRCLE):
        place = (table.witch + far * step) % CIRCLE
        if table.circle[place] is not None:
            others.append(place)
    return others[(white - 1) % len(others)] if others else table.witch


def wanted(dice: tuple[str, ...], scene: str) -> tuple[str, ...]:
    """SOR-6, SOR-8. The symbol, or the two, that the scene asks for."""
    found: list[str] = []
    extreme = 0
    for symbol in SYMBOLS:
        count = 0
        for shown in dice:
            if shown == symbol:
                count += 1
        if not found or (count > extreme if scene == MANY else count < extreme):
            found = [symbol]
            extreme = count
        elif count == extreme:
            found.append(symbol)
    return tuple(found)


def answer(table: Sorcellerie) -> tuple[str, ...]:
    """What must be said now, while the dice lie open."""
    scene = table.circle[table.target]
    assert scene is not None
    return wanted(table.dice, scene.scene)


def closes_at(table: Sorcellerie) -> int | None:
    """When the table's clock must speak up next: the dice, the end of a contest, of a lock, of a breath."""
    if table.phase == SHAKING:
        return table.cue_at
    if table.phase == RESTING:
        return table.rests_until
    if table.phase != RACING or not table.clocked:
        return None
    times = [me.until for me in table.players if me.voice == LOCKED]
    if table.settles_at:
        times.append(table.settles_at)
    return min(times) if times else None
