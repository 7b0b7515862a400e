"""Du balai !: what lies on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from sabbat.engine.state import State, state
from sabbat.games.du_balai.components import FINISH, LID_WINDOW

# Where in a turn
CASTING: Final = 0
LOOKING: Final = 1  # the lid is open: everybody sees the dice
WRITING: Final = 2  # the lid is closed: nobody does
MOVING: Final = 3  # the lid is open again, the formulas too
PHASES: Final = ("casting", "looking", "writing", "moving")
Step: TypeAlias = str  # one of PHASES

# Where in one witch's go
BEFORE: Final = 0  # spells before the formula is applied
APPLY: Final = 1
AFTER: Final = 2  # spells after one's own move
GONE: Final = 3
GOES: Final = ("before", "apply", "after", "gone")

NOBODY: Final = -1
NOT_WRITTEN: Final = -1
NOWHERE: Final = -9  # DUB-20: the curse lies beside the board


@state
class Flyer:
    """One witch: what lasts, then what belongs to the turn."""

    square: int
    crossed: int  # DUB-50: which across the finish; 0: not yet
    hand: list[int]  # Black Magic, by kind
    expert: bool  # DUB-61
    # the turn
    ready: bool  # has seen enough
    held_back: bool  # DUB-35
    formula: int  # bits; NOT_WRITTEN
    second: int  # DUB-36: the black formula, where there are two
    double: bool  # DUB-36
    drawn: list[int]  # DUB-17: to keep one of
    claimed: bool  # DUB-11: has claimed the lid after it was closed

    @property
    def cards(self) -> int:
        """How many Black Magic cards are in the hand."""
        total = 0
        for count in self.hand:
            total += count
        return total

    @property
    def written(self) -> bool:
        return self.formula != NOT_WRITTEN and (not self.double or self.second != NOT_WRITTEN)

    @property
    def unused(self) -> int:
        """The symbol cards that are in no formula, as bits."""
        used = self.formula if self.formula != NOT_WRITTEN else 0
        if self.double and self.second != NOT_WRITTEN:
            used |= self.second
        return 511 & ~used


@state
class DuBalai(State):
    """The whole table."""

    turn: int
    phase: int
    thrower: int
    dice: tuple[int, ...]  # which face each die shows; empty before the first throw
    cast_at: int  # by the table's clock; 0 where there is none
    lid_at: int
    closer: int
    lid_contest: bool  # DUB-11: an earlier hand on the lid may still be heard of
    decree: int  # DUB-35: the seat that looks alone
    decree_until: int
    queue: tuple[int, ...]  # DUB-14: whose goes are to come
    mover: int
    go: int
    blocks: tuple[int, ...]  # DUB-33: the seats that nobody may pass in this turn
    pulls: tuple[int, ...]  # DUB-32: the pawns still to be pulled
    spell: int  # the spell in the air, by kind; NOBODY: none
    caster: int
    fogs: int  # DUB-34: how many answers it has had
    listeners: tuple[int, ...]  # who may still answer
    curse: int
    across: int  # how many have crossed the finish
    pile: list[int]  # by kind, in no order
    discard: list[int]
    players: list[Flyer]


def closes_at(table: DuBalai) -> int | None:
    """When the table's clock must speak up next."""
    if table.lid_contest:
        return table.lid_at + LID_WINDOW
    return table.decree_until or None


def place_in_race(table: DuBalai, seat: int) -> int:
    """DUB-40. 1 + the pawns strictly ahead."""
    ahead = 0
    for other in table.players:
        if other.square > table.players[seat].square:
            ahead += 1
    return 1 + ahead


def leaders(table: DuBalai) -> list[int]:
    """DUB-37. Who is in the lead among those still in reach."""
    best = NOWHERE
    for me in table.players:
        if me.square < FINISH and me.square > best:
            best = me.square
    return [seat for seat, me in enumerate(table.players) if me.square == best]


def sees_dice(table: DuBalai, seat: int | None) -> bool:
    """DUB-11, DUB-35. May this seat see the dice now?"""
    if table.phase in (LOOKING, MOVING):
        return True
    return table.phase == WRITING and seat is not None and seat == table.decree


def may_close(table: DuBalai, seat: int) -> bool:
    """DUB-11. Anybody but a player on the last penalty square."""
    return table.players[seat].square > -2
