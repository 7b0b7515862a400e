"""What a bench and a cauldron are worth (`weighing`), by the piece: it is the sum of what each ingredient brings, so
every term is worked out once and then looked up. For playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sabbat.games.bal_des_chaudrons.bots.outlook import WEIGHT
from sabbat.games.bal_des_chaudrons.bots.ways import BENCH_BITS, IN_OUTPUTS, ON_BENCH, OUTPUT_BITS, OUTPUTS_AT
from sabbat.games.bal_des_chaudrons.bots.weighing import ROUNDS_AHEAD, Weights
from sabbat.games.bal_des_chaudrons.components import CAPACITY, ENDS_AT, KINDS

UNKNOWN: Final = -1e9
LOOKED_UP: Final = 16  # of an ingredient in a cauldron; more is rare, and worked out each time


class Scales:
    """Weighs what a production leaves. Without weights as anybody brews: as much as possible, above all what spills."""

    def __init__(self, theirs: i64, cauldron: i64) -> None:
        self.theirs: i64 = theirs  # the bench that the cauldron is poured on
        self.cauldron: i64 = cauldron  # what is in it already, as outputs
        self.hers: i64 = 0  # what she uses up in a round
        self.coming: i64 = 0  # what arrives on one's own bench, as outputs
        self.own: i64 = 0  # one's own bench before the production
        self.spilled = 2.0
        self.fades = 0.0
        self.sent = 1.0
        self.kept = 0.3
        self.threat = 0.0
        self.finish = 0.0
        self.circle: i64 = 0
        self._sent: list[float] = [UNKNOWN] * (KINDS * LOOKED_UP)
        self._kept: list[float] = [UNKNOWN] * (KINDS * (ON_BENCH + 1))

    def follow(self, weights: Weights, hers: i64, coming: i64, own: i64, circle: int, threatening: int) -> None:
        """As a strong witch weighs (`worth_to`)."""
        self.hers = hers
        self.coming = coming
        self.own = own
        self.circle = circle
        self.spilled = 1.0
        self.fades = weights.fades
        self.sent = weights.sent
        self.kept = weights.kept
        self.threat = weights.suffered * (1.0 + weights.threat * threatening)
        self.finish = weights.finish

    def worth(self, piles: i64) -> float:
        """Of a bench and the outputs."""
        value = 0.0
        over: i64 = self.circle
        full: i64 = (piles + self.cauldron) >> OUTPUTS_AT
        theirs: i64 = self.theirs
        bench: i64 = piles
        kept, sent = self._kept, self._sent
        for kind in range(KINDS):
            k: i64 = kind
            left: i64 = bench & ON_BENCH
            found = kept[k * (ON_BENCH + 1) + left]
            value += found if found != UNKNOWN else self._weigh_kept(k, left)
            sends: i64 = full & IN_OUTPUTS
            if sends:
                found = sent[k * LOOKED_UP + sends] if sends < LOOKED_UP else UNKNOWN
                value += found if found != UNKNOWN else self._weigh_sent(k, sends)
                spills: i64 = (theirs & ON_BENCH) + sends - CAPACITY[kind]
                if spills > 0:
                    over += spills
            bench >>= BENCH_BITS
            theirs >>= BENCH_BITS
            full >>= OUTPUT_BITS
        if over >= ENDS_AT:
            value += self.finish
        return value

    def _weigh_sent(self, kind: i64, sent: i64) -> float:
        at: i64 = BENCH_BITS * kind
        bench: i64 = (self.theirs >> at) & ON_BENCH
        value = self.spilled * flood_of(kind, bench, sent, (self.hers >> at) & ON_BENCH, self.fades)
        value += self.sent * WEIGHT[kind] * float(sent)
        if sent < LOOKED_UP:
            self._sent[kind * LOOKED_UP + sent] = value
        return value

    def _weigh_kept(self, kind: i64, left: i64) -> float:
        value = self.kept * WEIGHT[kind] * float(left)
        coming: i64 = (self.coming >> OUTPUTS_AT + OUTPUT_BITS * kind) & IN_OUTPUTS
        if self.threat and coming:
            used: i64 = ((self.own >> BENCH_BITS * kind) & ON_BENCH) - left
            value -= self.threat * flood_of(kind, left, coming, used, self.fades)
        self._kept[kind * (ON_BENCH + 1) + left] = value
        return value


def flood_of(kind: i64, bench: i64, arriving: i64, used: i64, fades: float) -> float:
    """What spills of one ingredient now and in the rounds to come (`flood`)."""
    total = 0.0
    weigh = 1.0
    most: i64 = CAPACITY[kind]
    has: i64 = bench
    for _ in range(ROUNDS_AHEAD):
        has += arriving
        if has > most:
            total += weigh * float(has - most)
            has = most
        has = has - used if has > used else 0
        weigh *= fades
    return total
