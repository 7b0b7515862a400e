"""Charlatans, the verbs of the table: draw, gain, pay, move the drop. Used by every chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import DONE, MOVE_DROP, MOVE_TUBE_DROP, WAIVE, MoveDrop, MoveTubeDrop
from sabbat.games.charlatans.components import CHIPS, DIE, LAST_SPACE, LAST_TUBE, TUBES, Bonus, Chip, printed
from sabbat.games.charlatans.events import (
    ChipGained,
    ChipMissing,
    ChipsShown,
    DieRolled,
    DropMoved,
    PointsGained,
    RubiesGained,
    RubiesSpent,
    TubeReached,
)
from sabbat.games.charlatans.state import Charlatan, Charlatans, is_open


def offer(play: Play[Charlatans], seat: Seat, decision: Decision[Charlatans]) -> None:
    """Asks, unless there is nothing to choose: no legal option, or none but to let it be."""
    options = decision.options(play.state, seat)
    if options and not (len(options) == 1 and (options[0] is WAIVE or options[0] is DONE)):
        play.ask(seat, decision)


def size(counts: list[int]) -> int:
    """How many chips a bag holds."""
    total = 0
    for count in counts:
        total += count
    return total


def is_empty(counts: list[int]) -> bool:
    """Does a bag hold nothing?"""
    for count in counts:
        if count:
            return False
    return True


def draw(play: Play[Charlatans], seat: Seat) -> Chip:
    """One chip from the bag: the seat's own luck."""
    me = play.state.players[seat]
    kind = play.chance.draw("bag", seat, me.bag, CHIPS)
    me.bag[kind] -= 1
    return CHIPS[kind]


def show(play: Play[Charlatans], seat: Seat, most: int, why: str) -> list[Chip]:
    """Draws up to `most` chips to look at; they lie drawn, not placed. Fewer if the bag is short."""
    me = play.state.players[seat]
    me.drawn = [draw(play, seat) for _ in range(min(most, size(me.bag)))]
    if play.wants_events and me.drawn:
        play.tell(ChipsShown(seat, tuple(me.drawn), why))
    return me.drawn


def return_drawn(me: Charlatan) -> None:
    """What was drawn and not used goes back into the bag."""
    for chip in me.drawn:
        me.bag[chip.kind] += 1
    me.drawn = []


def gain_points(play: Play[Charlatans], seat: Seat, points: int, why: str) -> None:
    if points:
        play.state.players[seat].points += points
        if play.wants_events:
            play.tell(PointsGained(seat, points, why))


def gain_rubies(play: Play[Charlatans], seat: Seat, rubies: int, why: str) -> None:
    """CHA-2: the box holds 20, but nobody ever goes without."""
    if rubies:
        play.state.players[seat].rubies += rubies
        if play.wants_events:
            play.tell(RubiesGained(seat, rubies, why))


def pay_rubies(play: Play[Charlatans], seat: Seat, rubies: int, why: str) -> None:
    play.state.players[seat].rubies -= rubies
    if play.wants_events:
        play.tell(RubiesSpent(seat, rubies, why))


def can_get(table: Charlatans, chip: Chip) -> bool:
    """CHA-3, CHA-6: its book is open and one is left."""
    return is_open(table, chip) and table.supply[chip.kind] > 0


def gain_chip(play: Play[Charlatans], seat: Seat, chip: Chip, why: str) -> None:
    """CHA-6: a chip that is out cannot be won; nothing comes instead."""
    table = play.state
    if not can_get(table, chip):
        if play.wants_events:
            play.tell(ChipMissing(seat, chip))
        return
    table.supply[chip.kind] -= 1
    table.players[seat].bag[chip.kind] += 1
    if play.wants_events:
        play.tell(ChipGained(seat, chip, why))


def gain_bonus(play: Play[Charlatans], seat: Seat, bonus: Bonus, why: str) -> None:
    """A face of the die (CHA-22) or a test tube (CHA-41)."""
    gain_points(play, seat, bonus.points, why)
    gain_rubies(play, seat, bonus.rubies, why)
    if bonus.chip is not None:
        gain_chip(play, seat, bonus.chip, why)
    move_drop(play, seat, bonus.drops, why)


def roll(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-22."""
    face = play.chance.pick("die", seat, DIE)
    if play.wants_events:
        play.tell(DieRolled(seat, str(face)))
    gain_bonus(play, seat, face, "die")


def move_drop(play: Play[Charlatans], seat: Seat, steps: int, why: str) -> None:
    """Each step may go to either drop where tubes are in play (CHA-41); then the owner is asked, step by step."""
    for _ in range(steps):
        if play.state.tubes and play.state.players[seat].tube < LAST_TUBE:
            play.ask(seat, MoveWhichDrop(why))
        else:
            _move_pot_drop(play, seat, why)


def _move_pot_drop(play: Play[Charlatans], seat: Seat, why: str) -> None:
    me = play.state.players[seat]
    if me.drop < LAST_SPACE:  # CHA-18: the drop goes no further
        me.drop += 1
        if play.wants_events:
            play.tell(DropMoved(seat, me.drop, why, *printed(me.drop)))


@dataclass(frozen=True)
class MoveWhichDrop(Decision[Charlatans]):
    """CHA-41. A step for the drop in the pot or for the one in the tubes."""

    rule: ClassVar[str] = "CHA-41"
    why: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [MOVE_DROP, MOVE_TUBE_DROP]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case MoveDrop():
                return None
            case MoveTubeDrop():
                return Refusal("CHA-41", "last_tube_reached") if state.players[seat].tube >= LAST_TUBE else None
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        if isinstance(action, MoveDrop):
            _move_pot_drop(play, seat, self.why)
        else:
            move_tube_drop(play, seat)


def move_tube_drop(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-41. To the next glass, which gives its bonus at once."""
    me = play.state.players[seat]
    me.tube += 1
    if play.wants_events:
        play.tell(TubeReached(seat, me.tube))
    gain_bonus(play, seat, TUBES[me.tube], "tube")
