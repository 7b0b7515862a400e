"""BAL-10 for a master: which card she would study. She looks at more than a strong witch does, and cares for each thing
as much as it was found to matter in that round (`cares`)."""

from __future__ import annotations

from mypy_extensions import i64

from sabbat.engine.actions import Seat
from sabbat.games.bal_des_chaudrons.bots.cares import BY_ROUND, FRESH
from sabbat.games.bal_des_chaudrons.bots.glance import Glance, refilled, ways_of
from sabbat.games.bal_des_chaudrons.bots.outlook import WEIGHT
from sabbat.games.bal_des_chaudrons.bots.quick_study import QuickStudy
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.ways import BENCH_BITS, IN_OUTPUTS, ON_BENCH, OUTPUT_BITS, OUTPUTS_AT, Ways
from sabbat.games.bal_des_chaudrons.bots.weighing import AMONG_STRONG
from sabbat.games.bal_des_chaudrons.cards import Potion
from sabbat.games.bal_des_chaudrons.components import (
    CAPACITY,
    ENDS_AT,
    HEART,
    KINDS,
    MANDRAKE,
    MUSHROOM,
    RAVEN,
    RAVEN_REMOVES,
    size,
)
from sabbat.games.bal_des_chaudrons.rules.arcana import triggers
from sabbat.games.bal_des_chaudrons.state import Bal


class KeenStudy(QuickStudy):
    """One thought about a hand."""

    def __init__(self, table: Bal, seat: Seat, glance: Glance) -> None:
        super().__init__(table, seat, glance, AMONG_STRONG)
        phase = min(table.round, len(BY_ROUND)) - 1
        self.cares: list[float] = BY_ROUND[phase]
        self.fresh = FRESH[phase]
        self.denied = 0.0  # what the left neighbour gets was looked at, and did not matter
        self.mine = float(size(self.me.circle))
        self.others = float(max([size(witch.circle) for other, witch in enumerate(table.witches) if other != seat]))

    def drawn(self, potion: Potion) -> float:
        """The better side of it."""
        value = self.laid(potion, False)
        return max(value, self.laid(potion, True)) if potion.two_way else value

    def laid(self, potion: Potion, turned: bool) -> float:
        """What a card is good for, laid this way."""
        total = 0.0
        for place, look in enumerate(self.looks(potion, turned)):
            total += look * self.cares[place]
        return total

    def looks(self, potion: Potion, turned: bool) -> list[float]:
        """What she looks at, in the order of `CARES`."""
        ways = ways_of(potion.recipe(turned))
        fits = self.now.add(ways, -1)
        value = self.now.best(self.bench)
        end: i64 = self.now.end
        used = fits and self.now.uses_last()
        if fits:
            self.now.drop_last()
        spilled = 0.0
        suffered = 0.0
        theirs_next: i64 = 0  # the right neighbour's bench after that, when she has used up as much again
        sent = [0.0] * KINDS
        for kind in range(KINDS):
            k: i64 = kind
            most: i64 = CAPACITY[kind]
            makes: i64 = ((end + self.scales.cauldron) >> OUTPUTS_AT + OUTPUT_BITS * k) & IN_OUTPUTS
            sent[kind] = float(makes)
            has: i64 = ((self.scales.theirs >> BENCH_BITS * k) & ON_BENCH) + makes
            if has > most:
                spilled += float(has - most)
                has = most
            has -= (self.scales.hers >> BENCH_BITS * k) & ON_BENCH
            if has > 0:
                theirs_next += has << BENCH_BITS * k
            has = (end >> BENCH_BITS * k) & ON_BENCH
            has += (self.coming >> OUTPUTS_AT + OUTPUT_BITS * k) & IN_OUTPUTS
            if has > most:
                suffered += float(has - most)
        found = [
            value,
            max(0.0, self.mine + spilled - self.others),
            suffered,
            1.0 if self.mine + spilled >= ENDS_AT else 0.0,
            sent[HEART],
            sent[MANDRAKE],
            sum(sent[MUSHROOM:]),
            1.0 if used else 0.0,
            spilled * self.others,
        ]
        found += self._next_round(ways, refilled(end, self.coming), theirs_next)
        for arcanum, symbols in enumerate(potion.arcana):
            marker = self.me.markers[arcanum]
            effects = float(triggers(marker, marker + symbols))
            found.append(effects)
            found.append(float((marker + symbols) & 1))
            if arcanum == RAVEN:
                found.append(effects * min(float(RAVEN_REMOVES), suffered))
        found += ways.printed
        return found

    def _next_round(self, ways: Ways, bench: i64, theirs: i64) -> list[float]:
        """What she can brew in the next round: whether with this card, what spills then, what she keeps."""
        self.next.scales = Scales(theirs, 0)
        fits = self.next.add(ways, -1)
        self.next.best(bench)
        end: i64 = self.next.end
        used = fits and self.next.uses_last()
        if fits:
            self.next.drop_last()
        spilled = 0.0
        kept = 0.0
        for kind in range(KINDS):
            k: i64 = kind
            has: i64 = ((theirs >> BENCH_BITS * k) & ON_BENCH) + ((end >> OUTPUTS_AT + OUTPUT_BITS * k) & IN_OUTPUTS)
            if has > CAPACITY[kind]:
                spilled += float(has - CAPACITY[kind])
            kept += WEIGHT[kind] * float((end >> BENCH_BITS * k) & ON_BENCH)
        return [1.0 if used else 0.0, spilled, spilled * self.others, kept]
