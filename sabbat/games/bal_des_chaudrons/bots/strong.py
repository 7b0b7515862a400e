"""A strong witch: knows what her neighbours will probably brew, and brews against it."""

from __future__ import annotations

from math import comb
from random import Random
from typing import ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.games.bal_des_chaudrons.actions import START_AFRESH
from sabbat.games.bal_des_chaudrons.bots.answers import Answers, Options, Thought, sides
from sabbat.games.bal_des_chaudrons.bots.glance import Glance
from sabbat.games.bal_des_chaudrons.bots.keen_study import KeenStudy
from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile, Worth
from sabbat.games.bal_des_chaudrons.bots.outlook import NOTHING, Witch, gain_of
from sabbat.games.bal_des_chaudrons.bots.weighing import (
    AMONG_STRONG,
    TUNED,
    Weights,
    forecast,
    prospect,
    sends,
    worth_to,
)
from sabbat.games.bal_des_chaudrons.cards import Potion, Recipe
from sabbat.games.bal_des_chaudrons.components import ARCANA, CAPACITY, CARD, KINDS
from sabbat.games.bal_des_chaudrons.imagining import imagine_state
from sabbat.games.bal_des_chaudrons.rules.arcana import triggers
from sabbat.games.bal_des_chaudrons.view import BalView

NEW_HAND: Final = 4  # BAL-6
DOZEN: Final = 12


class Strong(Answers):
    """Looks for the production that spills most on the right neighbour's bench after her own likely production, while
    one's own bench stays ready for what comes from the left; keeps good cards from the left neighbour."""

    name: ClassVar[str] = "strong"

    def __init__(self, weights: Weights = TUNED) -> None:
        self.weights = weights

    def worth(self, view: BalView) -> Worth:
        return worth_to(view, self.weights)

    def study(self, view: BalView, thought: Thought, options: Options) -> Action:
        """BAL-10. What it brews now, what it triggers, what it will do later, and what the others do not get."""
        w = self.weights
        me = thought.me
        hand = [CARD[card] for card in me.seen.hand]
        potential = {card: prospect(me.deck.potions[card]) for card in hand}
        coming = forecast(view, view.seat + 1 if view.seat is not None else 0)
        chosen, most, brews = options[0], float("-inf"), float("-inf")
        for action, card, turned in sides(view, options):
            laid = self._laid(thought, me.deck.potions[card], turned, coming)
            value = laid - w.denied * max([potential[other] for other in hand if other is not card], default=0.0)
            brews = max(brews, laid)
            if value > most:
                chosen, most = action, value
        if START_AFRESH in options and self._fresh_hand(view, thought, coming) > brews + w.fresh:
            return START_AFRESH
        return chosen

    def _laid(self, thought: Thought, potion: Potion, turned: bool, coming: Pile) -> float:
        """What a card is good for, laid this way: now, in the next round, later, and by its symbols."""
        w, me = self.weights, thought.me
        recipe = potion.recipe(turned)
        kitchen = thought.kitchen(also=recipe)
        bench, made = kitchen.end(0, me.bench, NOTHING)
        value = kitchen.worth(bench, made) + w.next * self._next_round(me, recipe, bench, coming)
        return value + w.later * gain_of(recipe) + self._arcana(me, potion)

    def _fresh_hand(self, view: BalView, thought: Thought, coming: Pile) -> float:
        """BAL-6. The best card of a new hand, on average: four of a dozen cards that nobody has seen."""
        deck = thought.me.deck
        seen = {*thought.me.seen.hand, *view.discards, *[laid.potion for me in view.witches for laid in me.line]}
        unseen = [potion for card, potion in deck.potions.items() if card.text not in seen]
        if len(unseen) < NEW_HAND:
            return float("-inf")
        looked_at = unseen[:: max(1, len(unseen) // DOZEN)]
        values = sorted([self._laid(thought, potion, False, coming) for potion in looked_at])
        hands = comb(len(values), NEW_HAND)  # the best of a hand is the place-th value in so many of them
        return sum([value * comb(place, NEW_HAND - 1) / hands for place, value in enumerate(values)])

    def _next_round(self, me: Witch, also: Recipe, bench: Pile, coming: Pile) -> float:
        """What the same potions can send in the next round, from what is left and what comes."""
        filled = tuple([min(CAPACITY[kind], bench[kind] + coming[kind]) for kind in range(KINDS)])
        return Kitchen([*me.recipes, also], (), sends(NOTHING)).best(0, filled, NOTHING)

    def _arcana(self, me: Witch, potion: Potion) -> float:
        value = 0.0
        for arcanum, symbols in enumerate(potion.arcana):
            marker = me.seen.markers[ARCANA[arcanum]]
            value += self.weights.effect * triggers(marker, marker + symbols) + self.weights.symbol * symbols
        return value


class AmongStrong(Strong):
    """The same with weights that win more among others who have strong's, and a keener look at the cards: what a master
    usually does."""

    def __init__(self) -> None:
        super().__init__(AMONG_STRONG)

    def study(self, view: BalView, thought: Thought, options: Options) -> Action:
        assert view.seat is not None
        table = imagine_state(view, Random(0))  # whose hands does not matter: only what all see is looked at
        glance = Glance()
        glance.look_at(table)
        return KeenStudy(table, view.seat, glance).choose(START_AFRESH in options)
