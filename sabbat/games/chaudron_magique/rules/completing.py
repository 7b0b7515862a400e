"""Chaudron Magique, which Potions are complete: CHM-45.

It is asked after every step. Resources that complete none of the face-up Potions complete none when some of them are
gone, either: so the latest such table is kept in mind, and only what has come since then is a reason to look again.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sabbat.games.chaudron_magique.components import BURNT, KINDS
from sabbat.games.chaudron_magique.rules.finding import is_brewable
from sabbat.games.chaudron_magique.state import Sabbath


class Incomplete:
    """Potions that are face up, and resources that complete none of them."""

    def __init__(self, cards: str, seats: int, stand_ins: int, shown: tuple[str, ...], lying: list[int]) -> None:
        self.cards = cards
        self.seats = seats
        self.stand_ins = stand_ins
        self.shown = shown
        self.lying = lying

    def tells(self, table: Sabbath, lying: list[int]) -> bool:
        """Are these the same Potions, and no other resources?"""
        known, there = cast("list[object]", self.lying), cast("list[object]", lying)
        for kind in range(KINDS):
            if there[kind] is not known[kind]:  # mostly it is the same object
                cells: i64 = lying[kind]
                if cells & ~self.lying[kind]:
                    return False
        return (
            (table.shown is self.shown or table.shown == self.shown)
            and table.stand_ins == self.stand_ins
            and len(table.hands) == self.seats
            and (table.cards is self.cards or table.cards == self.cards)
        )


_latest: Final[list[Incomplete]] = [Incomplete("", 0, 0, (), [0] * KINDS)]


def complete_potions(table: Sabbath, lying: list[int]) -> list[str]:
    """CHM-45. Those of the face-up Potions that these resources complete."""
    if _latest[0].tells(table, lying):
        return []
    potions = table.printed.potions
    found = [name for name in table.shown if is_brewable(potions[name], lying, table.stand_ins)]
    if not found:
        _latest[0] = Incomplete(table.cards, len(table.hands), table.stand_ins, table.shown, lying[:KINDS])
    return found


def may_complete(table: Sabbath, coming: tuple[int, ...]) -> bool:
    """CHM-30. Could some Potion be completed by what lies there and what comes? Only then the order matters."""
    both = table.lying.copy()
    for resource in coming:
        if not both[BURNT] & 1 << (resource >> 3):
            both[resource & 7] |= 1 << (resource >> 3)
    return len(complete_potions(table, both)) > 0
