"""Chaudron Magique, the order in which a block's resources come down: CHM-30.

The rulebook prescribes none, so the best one is taken: it brews most Potions, then burns least, then loses least. Where
orders that are as good leave different things behind, the players choose. Pure: nothing here changes the table. Where a
Potion could take different resources (CHM-47), the first way is looked at.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.chaudron_magique.components import BURNT, KINDS, MOST_PER_CARD
from sabbat.games.chaudron_magique.rules.completing import may_complete
from sabbat.games.chaudron_magique.rules.finding import is_brewable, search
from sabbat.games.chaudron_magique.state import NOBODY, Sabbath

MOST_ORDERED: Final = 6  # resources of one block; larger ones come down as the cauldron is read


class Fallen:
    """How a block has come down: the Potions brewed on the way, the resources lost or replaced, what is there then."""

    def __init__(self, brews: tuple[str, ...], lost: int, lying: tuple[int, ...]) -> None:
        self.brews = brews
        self.lost = lost
        self.lying = lying

    @property
    def is_like(self) -> tuple[object, ...]:
        return tuple(sorted(self.brews)), self.lying


class Orders:
    """All orders in which resources can come down on a table, and the best of them."""

    def __init__(self, table: Sabbath) -> None:
        self.table = table
        self._known: dict[tuple[object, ...], list[Fallen]] = {}

    def best(self, lying: tuple[int, ...], left: tuple[int, ...], brewed: tuple[str, ...]) -> list[Fallen]:
        """The best ends for what is left, each once; losses count from here."""
        if not left:
            return [Fallen(brewed, 0, lying)]
        key = (lying, left, brewed)
        found = self._known.get(key)
        if found is None:
            found = []
            for place in range(len(left) if len(left) <= MOST_ORDERED else 1):
                found = self._better(found, self.best_after(lying, left, place, brewed))
            self._known[key] = found
        return found

    def best_after(
        self, lying: tuple[int, ...], left: tuple[int, ...], place: int, brewed: tuple[str, ...]
    ) -> list[Fallen]:
        """The best ends when that one comes down next."""
        after = list(lying)
        lost = drop(after, left[place])
        brews = brewed + brewed_in(self.table, after, brewed)
        rest = self.best(tuple(after), left[:place] + left[place + 1 :], brews)
        return [Fallen(fallen.brews, fallen.lost + lost, fallen.lying) for fallen in rest]

    def _better(self, one: list[Fallen], other: list[Fallen]) -> list[Fallen]:
        if not one or self.worth(other[0]) > self.worth(one[0]):
            return other
        if self.worth(other[0]) < self.worth(one[0]):
            return one
        seen = [fallen.is_like for fallen in one]
        return one + [fallen for fallen in other if fallen.is_like not in seen]

    def worth(self, fallen: Fallen) -> tuple[int, int, int]:
        return len(fallen.brews), -capped(self.table, fallen.lost), -fallen.lost


def next_to_fall(table: Sabbath) -> list[int]:
    """CHM-30. Which of the resources that are coming may come down next: places in `falling`. Several only where it
    makes a difference that people may judge differently."""
    left = table.falling
    lying = tuple(table.lying)
    if len(left) == 1 or len(left) > MOST_ORDERED or not may_complete(table, left):
        return [0]
    orders = Orders(table)
    best = orders.best(lying, left, ())
    reached: list[list[object]] = []
    found: list[int] = []
    for place in range(len(left)):
        ends = orders.best_after(lying, left, place, ())
        if orders.worth(ends[0]) < orders.worth(best[0]):
            continue
        like: list[object] = [fallen.is_like for fallen in ends]
        if not any([all([way in other for way in like]) for other in reached]):
            reached.append(like)
            found.append(place)
    return found


def drop(lying: list[int], coming: int) -> int:
    """One resource comes down; 1 if it, or what it replaces, is lost."""
    bit = 1 << (coming >> 3)
    if lying[BURNT] & bit:
        return 1
    lost = 0
    for kind in range(KINDS):
        if lying[kind] & bit:
            lying[kind] ^= bit
            lost = 1
    lying[coming & 7] |= bit
    return lost


def brewed_in(table: Sabbath, lying: list[int], before: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The face-up Potions that are brewed with these resources, which they take."""
    brews: list[str] = []
    for name in table.shown:
        potion = table.printed.potions[name]
        if name not in before and is_brewable(potion, lying, table.stand_ins):
            brews.append(name)
            taken = search(potion.blocks, lying, 0, 0, 1, table.stand_ins, total=potion.size).ways[0]
            for kind in range(KINDS):
                lying[kind] &= ~taken
    return tuple(brews)


def capped(table: Sabbath, burnt: int) -> int:
    """CHM-41."""
    if table.owner == NOBODY or table.applied.beyond:
        return burnt
    return min(burnt, MOST_PER_CARD - table.caused)
