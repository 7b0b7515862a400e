"""A strong witch: knows what her neighbours will probably brew, and brews against it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.games.bal_des_chaudrons.actions import START_AFRESH
from sabbat.games.bal_des_chaudrons.bots.answers import Answers, Options, Thought, sides
from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile, Worth
from sabbat.games.bal_des_chaudrons.bots.outlook import NOTHING, Witch, gain_of, pile, spills, weight
from sabbat.games.bal_des_chaudrons.cards import Potion, Recipe
from sabbat.games.bal_des_chaudrons.components import ARCANA, CAPACITY, CARD, ENDS_AT, KINDS
from sabbat.games.bal_des_chaudrons.rules.arcana import triggers
from sabbat.games.bal_des_chaudrons.view import BalView


@dataclass(frozen=True)
class Weights:
    """What she cares about, in ingredients spilled into her own Circle."""

    fades: float = 0.6  # what spills a round later, against now
    sent: float = 0.2  # an ingredient on the right neighbour's bench
    kept: float = 0.12  # an ingredient on the own bench
    suffered: float = 0.5  # an ingredient spilled from the own bench into the left neighbour's Circle
    threat: float = 0.1  # the same, for each that is there already
    finish: float = 1.0  # to end the match
    next: float = 0.1  # what the own potions send in the next round, by weight
    effect: float = 0.45  # an arcana effect
    symbol: float = 0.1
    later: float = 0.08  # what a card is good for in rounds to come
    denied: float = 0.1  # what the best card left in hand is good for to the left neighbour, who sends to us


TUNED: Final = Weights()
ROUNDS_AHEAD: Final = 3


class Strong(Answers):
    """Looks for the production that spills most on the right neighbour's bench after her own likely production, while
    the own bench stays ready for what comes from the left; keeps good cards from the left neighbour."""

    name: ClassVar[str] = "strong"

    def __init__(self, weights: Weights = TUNED) -> None:
        self.weights = weights

    def worth(self, view: BalView) -> Worth:
        assert view.seat is not None
        w = self.weights
        seats = len(view.witches)
        me = Witch(view, view.seat)
        right = Witch(view, (view.seat - 1) % seats)
        left = Witch(view, (view.seat + 1) % seats)
        theirs, _ = right.likely(_sends(Witch(view, (view.seat - 2) % seats).bench))
        hers = tuple([right.bench[kind] - theirs[kind] for kind in range(KINDS)])  # what she uses up in a round
        coming = forecast(view, view.seat + 1)
        threat = w.suffered * (1.0 + w.threat * left.circle)

        def worth(bench: Pile, cauldron: Pile) -> float:
            mine = tuple([me.bench[kind] - bench[kind] for kind in range(KINDS)])
            value = flood(theirs, cauldron, hers, w.fades) - threat * flood(bench, coming, mine, w.fades)
            if me.circle + spills(theirs, cauldron) >= ENDS_AT:
                value += w.finish
            return value + w.sent * weight(cauldron) + w.kept * weight(bench)

        return worth

    def study(self, view: BalView, thought: Thought, options: Options) -> Action:
        """BAL-10. What it brews now, what it triggers, what it will do later, and what the others do not get."""
        w = self.weights
        me = thought.me
        hand = [CARD[each] for each in me.seen.hand]
        potential = {card: prospect(me.deck.potions[card]) for card in hand}
        coming = forecast(view, view.seat + 1 if view.seat is not None else 0)
        chosen, most = options[0], float("-inf")
        for action, card, turned in sides(view, options):
            potion = me.deck.potions[card]
            recipe = potion.recipe(turned)
            kitchen = thought.kitchen(also=recipe)
            bench, made = kitchen.end(0, me.bench, NOTHING)
            value = kitchen.worth(bench, made) + w.next * self._next_round(me, recipe, bench, coming)
            value += w.later * gain_of(recipe) + self._arcana(me, potion)
            value -= w.denied * max([potential[other] for other in hand if other is not card], default=0.0)
            if value > most:
                chosen, most = action, value
        if START_AFRESH in options and most < -10.0:
            return START_AFRESH
        return chosen

    def _next_round(self, me: Witch, also: Recipe, bench: Pile, coming: Pile) -> float:
        """What the same potions can send in the next round, from what is left and what comes."""
        filled = tuple([min(CAPACITY[kind], bench[kind] + coming[kind]) for kind in range(KINDS)])
        return Kitchen([*me.recipes, also], (), _sends(NOTHING)).best(0, filled, NOTHING)

    def _arcana(self, me: Witch, potion: Potion) -> float:
        value = 0.0
        for arcanum, symbols in enumerate(potion.arcana):
            marker = me.seen.markers[ARCANA[arcanum]]
            value += self.weights.effect * triggers(marker, marker + symbols) + self.weights.symbol * symbols
        return value


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
    _, coming = Witch(view, seat % seats).likely(_sends(pile(view.witches[(seat - 1) % seats].bench)))
    return coming


def _sends(neighbour: Pile) -> Worth:
    """How anybody brews: as much as possible, above all what spills."""

    def worth(bench: Pile, cauldron: Pile) -> float:
        return weight(cauldron) + 0.3 * weight(bench) + 2.0 * spills(neighbour, cauldron)

    return worth


def prospect(potion: Potion) -> float:
    """The better side of a card."""
    upright = gain_of(potion.upright)
    return max(upright, gain_of(potion.turned)) if potion.two_way else upright
