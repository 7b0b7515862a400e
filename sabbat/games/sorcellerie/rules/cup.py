"""Sorcellerie !, the cup and the dice: SOR-3, SOR-5.

With a clock the cup is shaken for a while, and nobody knows how long; the dice are not rolled before the clock says so,
so there is nothing to see. Without a clock they roll at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.sorcellerie.actions import READY, SHAKE_CUP, Ready, Say, ShakeCup
from sabbat.games.sorcellerie.components import (
    COLOUR_OF,
    LONGEST_SHAKE,
    SHORTEST_SHAKE,
    SYMBOL_DICE,
    SYMBOL_FACES,
    WHITE_FACES,
)
from sabbat.games.sorcellerie.events import CupShaken, CupTaken, DiceShown
from sabbat.games.sorcellerie.rules.racing import AWAIT_DICE, BE_FIRST
from sabbat.games.sorcellerie.state import CUP, LISTENING, RACING, RESTING, SHAKING, Sorcellerie, landing


@dataclass(frozen=True)
class TakeTheCup(Decision[Sorcellerie]):
    """SOR-3. Shake the cup and turn it over, when all are ready."""

    rule: ClassVar[str] = "SOR-3"
    together: ClassVar[bool] = True  # in slow mode the dice come at once

    def candidates(self, state: Sorcellerie, seat: Seat) -> list[Action]:
        return [SHAKE_CUP]

    def check(self, state: Sorcellerie, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Say):
            return Refusal("SOR-3", "cup_is_not_shaken")
        return None if isinstance(action, ShakeCup) else self.not_asked()

    def resolve(self, play: Play[Sorcellerie], seat: Seat, action: Action) -> None:
        table = play.state
        table.clocked = play.at > 0
        if not table.clocked or table.slow:
            table.cue_at = play.at
            show_dice(play)
            return
        seats = len(table.players)
        shaken = play.chance.below("shake", seats, LONGEST_SHAKE - SHORTEST_SHAKE + 1) + SHORTEST_SHAKE
        table.phase = SHAKING
        table.cue_at = play.at + shaken
        if play.wants_events:
            play.tell(CupShaken(seat, table.cue_at))
        for other in range(seats):
            play.ask(other, AWAIT_DICE)


TAKE_THE_CUP: Final[TakeTheCup] = TakeTheCup()


@dataclass(frozen=True)
class TakeBreath(Decision[Sorcellerie]):
    """SOR-3. A moment to see why the contest ended so. Where all are ready, it is over at once."""

    rule: ClassVar[str] = "SOR-3"

    def candidates(self, state: Sorcellerie, seat: Seat) -> list[Action]:
        return [READY]

    def check(self, state: Sorcellerie, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Say):
            return Refusal("SOR-3", "cup_is_not_shaken")
        return None if isinstance(action, Ready) else self.not_asked()

    def resolve(self, play: Play[Sorcellerie], seat: Seat, action: Action) -> None:
        """Nothing happens by it: when nobody is left to ask, the cup goes on."""


def end_breath(play: Play[Sorcellerie]) -> None:
    """SOR-3. All are ready, or the time is up."""
    table = play.state
    table.phase = CUP
    for seat in range(len(table.players)):
        table.asked[seat] = None
    play.ask(table.cup, TAKE_THE_CUP)


def pass_cup(play: Play[Sorcellerie], seat: Seat) -> None:
    """SOR-3. A new turn: everybody listens again, and takes a breath where the table has agreed on one."""
    table = play.state
    rests = table.clocked and table.breath > 0
    table.rests_until = play.at + table.breath if rests else 0
    table.turn += 1
    table.cup = seat
    table.phase = CUP
    table.white = 0
    table.dice = ()
    table.clocked = False
    table.cue_at = 0
    table.settles_at = 0
    table.answers = 0
    for me in table.players:
        me.voice = LISTENING
        me.said = ()
        me.at = 0
        me.until = 0
        me.jumped = False
        me.order = 0
    if play.wants_events:
        play.tell(CupTaken(seat, table.turn))
    if not rests:
        play.ask(seat, TAKE_THE_CUP)
        return
    table.phase = RESTING
    for other in range(len(table.players)):
        play.ask(other, TakeBreath())


def show_dice(play: Play[Sorcellerie]) -> None:
    """SOR-5. The dice roll, and everybody who may speak is asked."""
    table = play.state
    stream = len(table.players)
    table.phase = RACING
    table.white = play.chance.pick("white", stream, WHITE_FACES)
    table.dice = tuple([play.chance.pick("die", stream, SYMBOL_FACES) for _ in range(SYMBOL_DICE)])
    table.target = landing(table, table.white)
    if table.slow and table.clocked:
        table.settles_at = table.cue_at + table.slow
    if play.wants_events:
        scene = table.circle[table.target]
        assert scene is not None
        play.tell(DiceShown(table.white, COLOUR_OF[table.white], table.dice, table.target, scene.scene))
    for seat, me in enumerate(table.players):
        table.asked[seat] = None  # nobody waits for the dice any more
        if me.voice == LISTENING:
            play.ask(seat, BE_FIRST)
