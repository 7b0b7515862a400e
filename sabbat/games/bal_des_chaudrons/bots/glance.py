"""A table of an imagined world at a glance: what each witch brews with, what she will probably leave and send.

The same guess serves both of her neighbours, and is kept for as long as nothing has changed. For playouts.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sabbat.engine.actions import Seat
from sabbat.engine.caches import make_room
from sabbat.games.bal_des_chaudrons.bots.quick_kitchen import QuickKitchen
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.ways import (
    BENCH_BITS,
    IN_OUTPUTS,
    ON_BENCH,
    OUTPUT_BITS,
    OUTPUTS_AT,
    Ways,
    as_bench,
    as_outputs,
)
from sabbat.games.bal_des_chaudrons.bots.weighing import Weights
from sabbat.games.bal_des_chaudrons.cards import Potion, Recipe
from sabbat.games.bal_des_chaudrons.components import CAPACITY, KINDS, Card, size
from sabbat.games.bal_des_chaudrons.rules.slots import GRIMOIRE, is_used, recipe_of, usable
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, left_of, right_of

MOST_KNOWN: Final = 2_000  # recipes; a deck has about 120
BENCHES: Final = (1 << OUTPUTS_AT) - 1

_ways: Final[dict[Recipe, Ways]] = {}


def ways_of(recipe: Recipe) -> Ways:
    found = _ways.get(recipe)
    if found is None:
        found = Ways(recipe)
        make_room(_ways, MOST_KNOWN)
        _ways[recipe] = found
    return found


def prospect_of(potion: Potion) -> float:
    """The better side of a card (`prospect`)."""
    upright = ways_of(potion.upright).gain
    return max(upright, ways_of(potion.turned).gain) if potion.two_way else upright


def cards_of(table: Bal, me: BalWitch) -> list[Card]:
    """What she can brew with. The Grimoire Reader's card gives nothing by itself."""
    return [card for card in usable(table, me) if card.text != GRIMOIRE]


def free_of(me: BalWitch) -> int:
    """BAL-19, as bits."""
    bits = 0
    for ingredient in me.free:
        bits |= 1 << ingredient.kind
    return bits


def stock(kitchen: QuickKitchen, table: Bal, me: BalWitch, cards: list[Card]) -> None:
    """Her recipes; a place is one in `cards`."""
    for place, card in enumerate(cards):
        if not is_used(me, card):
            kitchen.add(ways_of(recipe_of(table, me, card)), place)


def refilled(piles: i64, coming: i64) -> int:
    """A bench after what comes; the rest spills."""
    found: i64 = 0
    for kind in range(KINDS):
        k: i64 = kind
        has: i64 = (piles >> BENCH_BITS * k) & ON_BENCH
        has += (coming >> OUTPUTS_AT + OUTPUT_BITS * k) & IN_OUTPUTS
        most: i64 = CAPACITY[kind]
        found += (has if has < most else most) << BENCH_BITS * k
    return found


class Glance:
    """What is known of one table."""

    def __init__(self) -> None:
        self._of: Bal | None = None
        self._keys: list[int] = []
        self._ends: list[int] = []

    def look_at(self, table: Bal) -> None:
        """Forgets what was known of another one."""
        if self._of is not table:
            self._of = table
            self._keys = [-1] * len(table.witches)
            self._ends = [0] * len(table.witches)

    def likely(self, table: Bal, seat: Seat) -> int:
        """What a witch will probably leave on her bench, and on outputs."""
        me = table.witches[seat]
        bench: i64 = as_bench(me.bench)
        if table.ordered and me.finished:
            return bench
        theirs: i64 = as_bench(table.witches[right_of(table, seat)].bench)
        key = bench | theirs << OUTPUTS_AT | (free_of(me) << 2 * OUTPUTS_AT) | (len(me.line) & 31) << 2 * OUTPUTS_AT + 5
        if self._keys[seat] != key:
            kitchen = QuickKitchen(Scales(theirs, 0), free_of(me))
            for card in cards_of(table, me):
                kitchen.add(ways_of(recipe_of(table, me, card)), 0)
            kitchen.best(bench)
            self._ends[seat] = kitchen.end
            self._keys[seat] = key
        return self._ends[seat]

    def coming(self, table: Bal, seat: Seat) -> int:
        """What will probably arrive on a bench in this round, as outputs."""
        sender = left_of(table, seat)
        end: i64 = self.likely(table, sender)
        made: i64 = (end >> OUTPUTS_AT) & ((1 << KINDS * OUTPUT_BITS) - 1)
        return (made << OUTPUTS_AT) + as_outputs(table.witches[sender].cauldron)

    def scales(self, table: Bal, seat: Seat, weights: Weights) -> Scales:
        """How a strong witch weighs her production now."""
        me = table.witches[seat]
        right = right_of(table, seat)
        theirs: i64 = self.likely(table, right) & BENCHES
        found = Scales(theirs, as_outputs(me.cauldron))
        hers: i64 = as_bench(table.witches[right].bench) - theirs
        threatening = size(table.witches[left_of(table, seat)].circle)
        found.follow(weights, hers, self.coming(table, seat), as_bench(me.bench), size(me.circle), threatening)
        return found
