"""BAL-10 for imagined worlds: which card a strong witch would study (`strong`), on plain numbers."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from sabbat.engine.actions import Action, Seat
from sabbat.games.bal_des_chaudrons.actions import LAY_DRAWN, LEAVE_TO_CHANCE, START_AFRESH, study
from sabbat.games.bal_des_chaudrons.bots.glance import Glance, cards_of, free_of, prospect_of, refilled, stock, ways_of
from sabbat.games.bal_des_chaudrons.bots.quick_kitchen import QuickKitchen
from sabbat.games.bal_des_chaudrons.bots.scales import Scales
from sabbat.games.bal_des_chaudrons.bots.ways import as_bench
from sabbat.games.bal_des_chaudrons.bots.weighing import Weights
from sabbat.games.bal_des_chaudrons.cards import Deck, Potion
from sabbat.games.bal_des_chaudrons.components import Card
from sabbat.games.bal_des_chaudrons.rules.arcana import triggers
from sabbat.games.bal_des_chaudrons.rules.characters import may_start_afresh, may_turn
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

NEW_HAND: Final = 4  # BAL-6
DOZEN: Final = 12
NEVER: Final = -1e18


_anybody: Final = Scales(0, 0)  # for the next round, of which little is known


class QuickStudy:
    """One thought about a hand."""

    def __init__(self, table: Bal, seat: Seat, glance: Glance, weights: Weights) -> None:
        me = table.witches[seat]
        self.table = table
        self.deck: Deck = table.printed
        self.me: BalWitch = me
        self.weights = weights
        self.denied = weights.denied
        self.fresh = weights.fresh
        self.scales = glance.scales(table, seat, weights)
        self.bench: i64 = as_bench(me.bench)
        self.coming: i64 = glance.coming(table, seat)
        self.now = QuickKitchen(self.scales, free_of(me))
        self.next = QuickKitchen(_anybody, 0)
        cards = cards_of(table, me)
        stock(self.now, table, me, cards)
        stock(self.next, table, me, cards)

    def choose(self, may_throw_away: bool) -> Action:
        """BAL-10, BAL-41, BAL-6. What a card brews now, what it triggers, what it will do later, and what the others do
        not get; or a new hand, where she may have one."""
        me = self.me
        potions = self.deck.potions
        chosen: Action = LEAVE_TO_CHANCE  # nobody without a card is asked
        most = NEVER
        brews = NEVER
        for card in me.hand if me.drawn is None else (me.drawn,):
            potion = potions[card]
            denied = self.denied * self._given_away(card) if self.denied else 0.0
            for turned in (False, True) if may_turn(me, potion) else (False,):
                laid = self.laid(potion, turned)
                brews = max(brews, laid)
                if laid - denied > most:
                    chosen = study(card, turned) if me.drawn is None else LAY_DRAWN[1 if turned else 0]
                    most = laid - denied
        if may_throw_away and may_start_afresh(me) and self._fresh_hand() > brews + self.fresh:
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

    def drawn(self, potion: Potion) -> float:
        """What a card of a new hand would be good for."""
        return self.laid(potion, False)

    def _given_away(self, card: Card) -> float:
        """The best card that is left in hand, for the left neighbour."""
        most = NEVER
        for other in self.me.hand:
            if other is not card:
                most = max(most, prospect_of(self.deck.potions[other]))
        return most if most > NEVER else 0.0

    def _fresh_hand(self) -> float:
        """BAL-6. The best card of a new hand, on average: four of a dozen cards that nobody has seen."""
        seen: set[Card] = set(self.table.discards)
        seen.update(self.me.hand)
        for witch in self.table.witches:
            for lying in witch.line:
                seen.add(lying.potion)
        unseen = [potion for card, potion in self.deck.potions.items() if card not in seen]
        if len(unseen) < NEW_HAND:
            return NEVER
        looked_at = unseen[:: max(1, len(unseen) // DOZEN)]
        values = sorted([self.drawn(potion) for potion in looked_at])
        hands = comb(len(values), NEW_HAND)  # the best of a hand is the place-th value in so many of them
        total = 0.0
        for place, value in enumerate(values):
            total += value * comb(place, NEW_HAND - 1) / hands
        return total
