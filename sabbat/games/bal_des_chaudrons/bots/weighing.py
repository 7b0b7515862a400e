"""How a strong witch weighs benches and cauldrons: what spills now and later, what comes, what a card is good for.

Compiled, for it is asked thousands of times in one thought; `strong` asks it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sabbat.games.bal_des_chaudrons.bots.kitchen import Pile, Worth
from sabbat.games.bal_des_chaudrons.bots.outlook import Witch, gain_of, pile, spills, weight
from sabbat.games.bal_des_chaudrons.cards import Potion
from sabbat.games.bal_des_chaudrons.components import CAPACITY, ENDS_AT, KINDS
from sabbat.games.bal_des_chaudrons.view import BalView


@dataclass(frozen=True)
class Weights:
    """What she cares about, in ingredients spilled into her own Circle."""

    fades: float = 0.6  # what spills a round later, against now
    sent: float = 0.2  # an ingredient on the right neighbour's bench
    kept: float = 0.12  # an ingredient on one's own bench
    suffered: float = 0.5  # an ingredient spilled from one's own bench into the left neighbour's Circle
    threat: float = 0.1  # the same, for each that is there already
    finish: float = 1.0  # to end the match
    next: float = 0.1  # what one's own potions send in the next round, by weight
    effect: float = 0.45  # an arcana effect
    symbol: float = 0.1
    later: float = 0.08  # what a card is good for in rounds to come
    fresh: float = 0.5  # by how much a new hand must be better on average: there is only one
    denied: float = 0.1  # what the best card left in hand is good for to the left neighbour, who sends to us


TUNED: Final = Weights()
# For one among others who weigh as above. How she chooses her cards stands in `cares`.
AMONG_STRONG: Final = Weights(fades=0.86, sent=0.066, kept=0.031, suffered=0.62, threat=0.1, finish=1.46)
ROUNDS_AHEAD: Final = 3


def worth_to(view: BalView, weights: Weights) -> Worth:
    """What a production of the viewer is worth: what spills to the right, against what will spill from her bench."""
    assert view.seat is not None
    seats = len(view.witches)
    me = Witch(view, view.seat)
    right = Witch(view, (view.seat - 1) % seats)
    left = Witch(view, (view.seat + 1) % seats)
    theirs, _ = right.likely(sends(Witch(view, (view.seat - 2) % seats).bench))
    hers = tuple([right.bench[kind] - theirs[kind] for kind in range(KINDS)])  # what she uses up in a round
    coming = forecast(view, view.seat + 1)
    threat = weights.suffered * (1.0 + weights.threat * left.circle)
    own, circle = me.bench, me.circle
    fades, finish, sent, kept = weights.fades, weights.finish, weights.sent, weights.kept

    def worth(bench: Pile, cauldron: Pile) -> float:
        mine = tuple([own[kind] - bench[kind] for kind in range(KINDS)])
        value = flood(theirs, cauldron, hers, fades) - threat * flood(bench, coming, mine, fades)
        if circle + spills(theirs, cauldron) >= ENDS_AT:
            value += finish
        return value + sent * weight(cauldron) + kept * weight(bench)

    return worth


def flood(bench: Pile, arriving: Pile, used: Pile, fades: float) -> float:
    """What spills now and in the two rounds to come, if the same arrives and the same is used up each time."""
    total = 0.0
    for kind in range(KINDS):
        comes = arriving[kind]
        if not comes:
            continue
        has, most, weigh = bench[kind], CAPACITY[kind], 1.0
        for _ in range(ROUNDS_AHEAD):
            has += comes
            if has > most:
                total += weigh * (has - most)
                has = most
            has = max(0, has - used[kind])
            weigh *= fades
    return total


def forecast(view: BalView, seat: int) -> Pile:
    """What a witch will probably send to her right neighbour in this round."""
    seats = len(view.witches)
    _, coming = Witch(view, seat % seats).likely(sends(pile(view.witches[(seat - 1) % seats].bench)))
    return coming


def sends(neighbour: Pile) -> Worth:
    """How anybody brews: as much as possible, above all what spills."""

    def worth(bench: Pile, cauldron: Pile) -> float:
        return weight(cauldron) + 0.3 * weight(bench) + 2.0 * spills(neighbour, cauldron)

    return worth


def prospect(potion: Potion) -> float:
    """The better side of a card."""
    upright = gain_of(potion.upright)
    return max(upright, gain_of(potion.turned)) if potion.two_way else upright
