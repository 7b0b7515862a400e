"""Chaudron Magique, burnt tokens: CHM-40."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.placed import Placed
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import PUT_AT, PUT_BURNT, PutBurnt
from sabbat.games.chaudron_magique.components import BURNT
from sabbat.games.chaudron_magique.events import BurntPut
from sabbat.games.chaudron_magique.layers import count, nth_cell
from sabbat.games.chaudron_magique.rules.verbs import replace
from sabbat.games.chaudron_magique.state import Sabbath


@dataclass(frozen=True)
class PlaceBurnt(Decision[Sabbath]):
    """CHM-40. Where does a burnt token go? `left` with this one are still to be put."""

    rule: ClassVar[str] = "CHM-40"
    left: int

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return PUT_AT.on(room_for_burnt(state))

    def placed(self, state: Sabbath, seat: Seat) -> Placed:
        return Placed([], [PUT_AT], room_for_burnt(state))

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PutBurnt):
            return self.not_asked()
        if action.cell.bit & room_for_burnt(state):
            return None
        burnt = action.cell.bit & state.lying[BURNT]
        return Refusal("CHM-40", "burnt_lies_there" if burnt else "cell_is_taken", {"cell": action.cell.text})

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.candidates(state, seat)

    def pick(self, state: Sabbath, seat: Seat, choices: Chance) -> Action:
        room = room_for_burnt(state)
        return PUT_BURNT[nth_cell(room, choices.choose(count(room)))]

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, PutBurnt)
        _put(play, action.cell.at)


def room_for_burnt(table: Sabbath) -> int:
    """Empty cells; with none, every cell that holds a resource."""
    return table.empty or table.resources


def put_owed(play: Play[Sabbath]) -> None:
    """One token after another; with one cell only, nobody is asked. There are no more tokens than the limit."""
    table = play.state
    room = room_for_burnt(table)
    if not room or table.burnt >= table.limit:
        table.owed = 0
    elif not room & (room - 1):
        _put(play, room.bit_length() - 1)
    else:
        play.ask(table.decider, PlaceBurnt(table.owed))


def _put(play: Play[Sabbath], at: int) -> None:
    table = play.state
    bit = 1 << at
    table.owed -= 1
    if not table.empty & bit:
        replace(play, bit)
    table.lying[BURNT] |= bit
    if play.wants_events:
        play.tell(BurntPut(PUT_BURNT[at].cell, table.burnt))
