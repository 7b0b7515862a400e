"""BAL-10 for imagined worlds: which card a strong witch would study (`strong`), on plain numbers."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from sabbat.engine.actions import Action, Seat
from sabbat.games.bal_des_chaudrons.actions import START_AFRESH, LayDrawn, StudyPotion
from sabbat.games.bal_des_chaudrons.bots.glance import Glance, cards_of, free_of, refilled, stock, ways_of
from sabbat.games.bal_des_chaudrons.bots.quick_kitchen import QuickKitchen
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.ways import as_bench
from sabbat.games.bal_des_chaudrons.bots.weighing import Weights, prospect
from sabbat.games.bal_des_chaudrons.cards import Potion
from sabbat.games.bal_des_chaudrons.components import Card
from sabbat.games.bal_des_chaudrons.rules.arcana import triggers
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

NEW_HAND: Final = 4  # BAL-6
DOZEN: Final = 12
NEVER: Final = -1e18


class QuickStudy:
    """One thought about a hand."""

    def __init__(self, table: Bal, seat: Seat, glance: Glance, weights: Weights) -> None:
        me = table.witches[seat]
        self.table = table
        self.me: BalWitch = me
        self.weights = weights
        self.bench: i64 = as_bench(me.bench)
        self.coming: i64 = glance.coming(table, seat)
        self.now = QuickKitchen(glance.scales(table, seat, weights), free_of(me))
        self.next = QuickKitchen(Scales(0, 0), 0)
        cards = cards_of(table, me)
        stock(self.now, table, me, cards)
        stock(self.next, table, me, cards)

    def choose(self, options: list[Action]) -> Action:
        """What it brews now, what it triggers, what it will do later, and what the others do not get."""
        chosen = options[0]
        most = NEVER
        brews = NEVER
        afresh = False
        for option in options:
            card: Card | None = None
            turned = False
            if isinstance(option, StudyPotion):
                card, turned = option.potion, option.turned
            elif isinstance(option, LayDrawn):
                card, turned = self.me.drawn, option.turned
            elif option is START_AFRESH:
                afresh = True
            if card is None:
                continue
            laid = self.laid(self.table.printed.potions[card], turned)
            value = laid - self.weights.denied * self._given_away(card)
            brews = max(brews, laid)
            if value > most:
                chosen, most = option, value
        if afresh and self._fresh_hand() > brews + self.weights.fresh:
            return START_AFRESH
        return chosen

    def laid(self, potion: Potion, turned: bool) -> float:
        """What a card is good for, laid this way: now, in the next round, later, and by its symbols."""
        w = self.weights
        ways = ways_of(potion.recipe(turned))
        fits = self.now.add(ways, -1)
        value = self.now.best(self.bench)
        end: i64 = self.now.end
        if fits:
            self.now.drop_last()
        fits = self.next.add(ways, -1)
        value += w.next * self.next.best(refilled(end, self.coming))
        if fits:
            self.next.drop_last()
        value += w.later * ways.gain
        for arcanum, symbols in enumerate(potion.arcana):
            if symbols:
                marker = self.me.markers[arcanum]
                value += w.effect * triggers(marker, marker + symbols) + w.symbol * symbols
        return value

    def _given_away(self, card: Card) -> float:
        """The best card that is left in hand, for the left neighbour."""
        most = NEVER
        for other in self.me.hand:
            if other is not card:
                most = max(most, prospect(self.table.printed.potions[other]))
        return most if most > NEVER else 0.0

    def _fresh_hand(self) -> float:
        """BAL-6. The best card of a new hand, on average: four of a dozen cards that nobody has seen."""
        seen: set[Card] = set(self.table.discards)
        seen.update(self.me.hand)
        for witch in self.table.witches:
            for lying in witch.line:
                seen.add(lying.potion)
        unseen = [potion for card, potion in self.table.printed.potions.items() if card not in seen]
        if len(unseen) < NEW_HAND:
            return NEVER
        looked_at = unseen[:: max(1, len(unseen) // DOZEN)]
        values = sorted([self.laid(potion, False) for potion in looked_at])
        hands = comb(len(values), NEW_HAND)  # the best of a hand is the place-th value in so many of them
        total = 0.0
        for place, value in enumerate(values):
            total += value * comb(place, NEW_HAND - 1) / hands
        return total
