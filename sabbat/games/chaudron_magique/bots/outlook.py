"""What a cauldron is worth, in burnt tokens: those that lie there, those to be expected, and what helps later."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from sabbat.games.chaudron_magique.bots.plans import LOOSELY, Plan, planner
from sabbat.games.chaudron_magique.components import ALL, BURNT, CRYSTAL, KINDS, STONE, TURNS
from sabbat.games.chaudron_magique.rules.flow import APPLYING
from sabbat.games.chaudron_magique.state import Sabbath

LEGENDARY: Final = "legendary"
MOST_KNOWN: Final = 3_000  # cauldrons that an outlook remembers
WON: Final = 1000.0


@dataclass(frozen=True)
class Weights:
    """What a witch cares about. The unit is one burnt token."""

    later: float = 0.35  # a missing resource of a Potion that is never due, against one that is due now
    fades: float = 1.0  # after as many rounds of cards the rest has faded to a third
    unseen: float = 3.5  # a Potion still to come; to uncover one early is no harm (CHM-46)
    basic: float = 0.10  # a resource that no Potion on the table takes, while others are still to come
    advanced: float = 0.30
    stone: float = 0.60
    wanted_stone: float = 2.0  # while a legendary Potion is still to come
    foreseen: float = 0.0  # a stone for each that the Potions still to come probably want; in the place of these two
    room: float = 0.15  # each empty cell below `enough`
    enough: int = 12
    danger: float = 0.06  # grows with the square of the burnt tokens above half of the limit
    promised: float = 0.5  # a missing resource that another witch will bring
    counts_stones: bool = False  # as the rules do: a stone serves one block, and one that stands in stays
    apart: bool = False  # looks at each Potion by itself, as if one resource could serve them all


COUNTING: Final = Weights(counts_stones=True)  # for masters at three and more
FORESEEING: Final = Weights(  # for a table of two
    later=0.55, basic=0.07, advanced=0.25, foreseen=3.5, room=0.3, counts_stones=True
)


class Outlook:
    """Weighs cauldrons. `promised`: how many of each resource other witches are about to bring, if anybody said so."""

    def __init__(self, weights: Weights, promised: list[int] | None = None) -> None:
        self.weights = weights
        self.promised = promised
        self._known: dict[tuple[object, ...], float] = {}

    def urgency(self, table: Sabbath, markers: int) -> float:
        """What a missing resource costs: 1 if no card will be played for it any more."""
        w = self.weights
        seats = len(table.hands)
        coming = len(table.unrevealed) if table.step == APPLYING else seats
        rounds = coming / seats + TURNS - markers
        return w.later + (1.0 - w.later) * exp(-max(0.0, rounds) / w.fades)

    def plans(self, table: Sabbath, lying: list[int]) -> list[Plan]:
        """For each face-up Potion; the oldest one first, which takes what it can."""
        used = 0
        stand_ins = table.stand_ins if self.weights.counts_stones else LOOSELY
        found: list[Plan] = []
        for name in table.shown:
            plan = planner(table.printed.potions[name]).plan(lying, used, stand_ins)
            if not self.weights.apart:
                used |= plan.taken | plan.wanted
            found.append(plan)
        return found

    def weigh(self, table: Sabbath, lying: list[int], owed: int) -> float:
        """The table with this cauldron, and so many burnt tokens still to be put."""
        key = (*lying, owed, len(table.unrevealed), table.step, table.shown, table.markers, len(table.pile))
        value = self._known.get(key)
        if value is None:
            value = self._weigh(table, lying, owed)
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[key] = value
        return value

    def value(self, table: Sabbath) -> float:
        """The table as it is."""
        if table.outcome is not None:
            return WON if table.outcome.winners else -WON
        return self.weigh(table, table.lying, table.owed)

    def _weigh(self, table: Sabbath, lying: list[int], owed: int) -> float:
        w = self.weights
        burnt = lying[BURNT].bit_count() + owed
        if burnt >= table.limit and (table.shown or table.pile):
            return -WON / 2 - burnt
        cost = burnt + w.danger * max(0, burnt - table.limit // 2) ** 2 + w.unseen * len(table.pile)
        used = 0
        promised = None if self.promised is None else self.promised.copy()
        for place, plan in enumerate(self.plans(table, lying)):
            missing = plan.missing if promised is None else plan.missing - w.promised * _met(plan, promised)
            cost += missing * self.urgency(table, table.markers[place])
            used |= plan.taken
        empty = ALL
        for mask in lying:
            empty &= ~mask
        cost += w.room * max(0, w.enough - empty.bit_count() + owed)
        if table.pile:
            cost -= self._worth_of_loose(table, lying, used)
        return -cost

    def _worth_of_loose(self, table: Sabbath, lying: list[int], used: int) -> float:
        w = self.weights
        value = 0.0
        for kind in range(KINDS):
            loose = (lying[kind] & ~used).bit_count()
            if not loose:
                continue
            if kind < CRYSTAL:
                value += w.basic * min(loose, 5)
            elif kind < STONE:
                value += w.advanced * min(loose, 3)
            elif w.foreseen:
                value += w.foreseen * min(loose, stones_to_come(table))
            else:
                value += min(loose, 2) * (w.wanted_stone if self._wants_stones(table) else w.stone)
        return value

    def _wants_stones(self, table: Sabbath) -> bool:
        return table.printed.potions[table.pile[-1]].rarity == LEGENDARY  # CHM-3: they lie at the bottom


def stones_to_come(table: Sabbath) -> float:
    """How many stones the Potions of the pile want on average: their rarities are known (CHM-3), they are not."""
    printed = table.printed
    total = 0.0
    for name in table.pile:
        total += printed.stones[printed.potions[name].rarity]
    return total


def _met(plan: Plan, promised: list[int]) -> int:
    """How many of a plan's wants will be met; they are promised no more."""
    met = 0
    for fit in plan.fits:
        for kind, _ in fit.wants:
            if promised[kind]:
                promised[kind] -= 1
                met += 1
    return met
