"""Bal des Chaudrons: a quick witch for imagined worlds. She weighs what a strong one weighs (`bots/strong.py`), on
plain numbers."""

from __future__ import annotations

from math import exp
from types import FunctionType
from typing import Final

from mypy_extensions import i64

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.policy import Policy
from sabbat.games.bal_des_chaudrons.actions import (
    FINISH,
    PUT_OUT,
    USE,
    AddFromSupply,
    Conjure,
    KeepCharacter,
    MoveToCauldron,
    MoveToCircle,
    NameIngredient,
    RemoveFromBench,
    StudyPotion,
    TriggerArcanum,
    fill,
)
from sabbat.games.bal_des_chaudrons.bots.answers import STRENGTH
from sabbat.games.bal_des_chaudrons.bots.glance import Glance, cards_of, free_of, stock, ways_of
from sabbat.games.bal_des_chaudrons.bots.keen_study import KeenStudy
from sabbat.games.bal_des_chaudrons.bots.kitchen import KEEP
from sabbat.games.bal_des_chaudrons.bots.outlook import WEIGHT
from sabbat.games.bal_des_chaudrons.bots.quick_kitchen import QuickKitchen
from sabbat.games.bal_des_chaudrons.bots.quick_study import QuickStudy
from sabbat.games.bal_des_chaudrons.bots.ways import Way, as_bench, as_outputs, output_of, place_of
from sabbat.games.bal_des_chaudrons.bots.weighing import AMONG_STRONG, TUNED, Weights
from sabbat.games.bal_des_chaudrons.components import BENCH, EVERY_TAKEN, KINDS, OUTPUTS, SUPPLY, Card, lay
from sabbat.games.bal_des_chaudrons.rules.arcana import UseArcana
from sabbat.games.bal_des_chaudrons.rules.brewing import FillSlot, PickOutput, Produce
from sabbat.games.bal_des_chaudrons.rules.characters import CONJURED, ChooseConjured
from sabbat.games.bal_des_chaudrons.rules.flow import CHOOSING
from sabbat.games.bal_des_chaudrons.rules.slots import fills, recipe_of
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

NEVER: Final = -1e18
ENOUGH: Final = 1e-9
EARLY_EFFORT: Final = 0.7
PLAIN_EFFORT: Final = 0.08
IS_PLAIN: Final = isinstance(ways_of, FunctionType)


class Plan:
    """A production that she has thought out, to be answered step by step."""

    def __init__(self, table: Bal, steps_taken: int) -> None:
        self.table = table
        self.round = table.round
        self.steps = steps_taken  # of the production, when its next step is asked for
        self.cards: list[Card] = []
        self.ways: list[Way] = []
        self.next: i64 = 0


class BalPolicy(Policy[Bal]):
    """Plays every seat; the one that the worlds are imagined for by weights of its own."""

    def __init__(self, own: Weights = AMONG_STRONG, others: Weights = TUNED) -> None:
        self.scale = 2.5
        self.share = 0.25  # of the win in what a playout is worth; how clear it is owes less to luck
        self.own = own
        self.others = others
        self.seat: Seat = -1
        self.glance = Glance()
        self._plans: dict[Seat, Plan] = {}

    def settle(self, state: Bal, seat: Seat) -> None:
        """What lies face down was not chosen by chance: the others choose at once, and whoever had chosen keeps her
        hand. All choose at the same time, so nobody's card depends on what this seat does."""
        self.seat = seat
        if state.step != CHOOSING:
            return
        self.glance.look_at(state)
        for other, me in enumerate(state.witches):
            if other == seat:
                continue
            decided = me.chosen is not None
            if me.chosen is not None:
                me.hand = (*me.hand, me.chosen.potion)
            elif not isinstance(state.asked[other], ChoosePotion):
                continue
            answer = QuickStudy(state, other, self.glance, self.others).choose(not decided)
            if isinstance(answer, StudyPotion):
                me.hand = tuple([card for card in me.hand if card is not answer.potion])
                me.chosen = lay(answer.potion, answer.turned)
                state.asked[other] = None

    def searched(self, state: Bal, seat: Seat, decision: Decision[Bal]) -> bool:
        """Which card to study, from the second round on. In the first one, and wherever else she is asked, the usual
        player does as well as so many playouts would."""
        return state.round > 1 and isinstance(decision, (ChoosePotion, TurnDrawn))

    def effort(self, state: Bal) -> float:
        """Most matches end in round 4: the later, the shorter a playout is. Not compiled each takes some 15 times as
        long, so there are fewer."""
        share = EARLY_EFFORT if state.round <= 2 else 1.0
        return PLAIN_EFFORT * share if IS_PLAIN else share

    def worth(self, state: Bal, seat: Seat) -> float:
        outcome = state.outcome
        if outcome is None:
            return 0.5
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        best = max([score for other, score in enumerate(outcome.scores) if other != seat])
        margin = (outcome.scores[seat] - best) / self.scale
        return self.share * won + (1.0 - self.share) / (1.0 + exp(-margin))

    def answer(self, state: Bal, seat: Seat, decision: Decision[Bal], choices: Chance) -> Action:
        me = state.witches[seat]
        self.glance.look_at(state)
        if isinstance(decision, Produce):
            return self._produce(state, seat, me)
        if isinstance(decision, FillSlot):
            return self._fill(state, seat, me, decision)
        if isinstance(decision, PickOutput):
            return self._pick_output(state, seat, me, decision)
        if isinstance(decision, (ChoosePotion, TurnDrawn)):
            if seat == self.seat:
                return KeenStudy(state, seat, self.glance).choose(True)
            return QuickStudy(state, seat, self.glance, self.others).choose(True)
        options = decision.options(state, seat)
        if len(options) == 1:
            return options[0]
        if isinstance(decision, UseArcana):
            return self._use_arcana(state, seat, me, options)
        if isinstance(decision, ChooseConjured):
            return self._conjure(state, seat, me, options)
        return _simple(options)

    def weights_of(self, seat: Seat) -> Weights:
        return self.own if seat == self.seat else self.others

    def _kitchen(self, state: Bal, seat: Seat, me: BalWitch, cards: list[Card]) -> QuickKitchen:
        kitchen = QuickKitchen(self.glance.scales(state, seat, self.weights_of(seat)), free_of(me))
        stock(kitchen, state, me, cards)
        return kitchen

    def _produce(self, state: Bal, seat: Seat, me: BalWitch) -> Action:
        """BAL-20. Thought out once, then step by step."""
        plan = self._plans.get(seat)
        if plan is None or plan.table is not state or plan.round != state.round or plan.steps != len(me.steps):
            plan = self._planned(state, seat, me)
            self._plans[seat] = plan
        if plan.next == len(plan.cards):
            return FINISH
        card = plan.cards[plan.next]
        plan.next += 1
        plan.steps += 1
        return USE[card.kind]

    def _planned(self, state: Bal, seat: Seat, me: BalWitch) -> Plan:
        plan = Plan(state, len(me.steps))
        cards = cards_of(state, me)
        kitchen = self._kitchen(state, seat, me, cards)
        kitchen.best(as_bench([me.bench[kind] - me.spent[kind] for kind in range(KINDS)]) + as_outputs(me.made))
        for step in kitchen.steps():
            plan.cards.append(cards[kitchen.recipes[step]])
            plan.ways.append(kitchen.ways[step])
        return plan

    def _way(self, state: Bal, seat: Seat, potion: Card) -> Way | None:
        """How she means to use this potion."""
        plan = self._plans.get(seat)
        if plan is None or plan.table is not state or plan.round != state.round or not plan.next:
            return None
        return plan.ways[plan.next - 1] if plan.cards[plan.next - 1] is potion else None

    def _fill(self, state: Bal, seat: Seat, me: BalWitch, asked: FillSlot) -> Action:
        """BAL-21, BAL-23. As planned; from the bench, unless it is low and the supply gives the kind."""
        way = self._way(state, seat, asked.potion)
        if way is None:
            return fill(fills(state, me, asked.potion, asked.taken)[0])
        kind = way.inputs >> 3 * len(asked.taken) & 7
        left = me.bench[kind] - me.spent[kind]
        for taken in asked.taken:
            if taken.source == BENCH and taken.ingredient.kind == kind:
                left -= 1
        is_free = free_of(me) >> kind & 1
        source = SUPPLY if is_free and left < KEEP[kind] else BENCH if left else SUPPLY if is_free else OUTPUTS
        return fill(EVERY_TAKEN[3 * kind + source])

    def _pick_output(self, state: Bal, seat: Seat, me: BalWitch, asked: PickOutput) -> Action:
        """BAL-23."""
        way = self._way(state, seat, asked.potion)
        if way is not None:
            return PUT_OUT[way.outputs >> 3 * len(asked.given) & 7]
        return PUT_OUT[recipe_of(state, me, asked.potion).outputs[len(asked.given)][0].kind]

    def _use_arcana(self, state: Bal, seat: Seat, me: BalWitch, options: list[Action]) -> Action:
        """BAL-14 to BAL-19, BAL-43. How good the best production is with each effect."""
        kitchen = self._kitchen(state, seat, me, cards_of(state, me))
        bench: i64 = as_bench(me.bench)
        free: i64 = kitchen.free
        cauldron: i64 = kitchen.scales.cauldron
        chosen = options[0]
        most = NEVER
        for option in options:
            piles: i64 = bench
            kitchen.free = free
            kitchen.scales.cauldron = cauldron
            more = 0.0
            if isinstance(option, AddFromSupply):
                kitchen.scales.cauldron += output_of(option.ingredient)
            elif isinstance(option, RemoveFromBench):
                piles -= place_of(option.ingredient)
            elif isinstance(option, NameIngredient):
                kitchen.free |= 1 << option.ingredient.kind
                more = ENOUGH
            elif isinstance(option, MoveToCauldron):
                piles -= place_of(option.ingredient)
                kitchen.scales.cauldron += output_of(option.ingredient)
            value = kitchen.best(piles) + more
            if value > most:
                chosen, most = option, value
        return chosen

    def _conjure(self, state: Bal, seat: Seat, me: BalWitch, options: list[Action]) -> Action:
        """BAL-46. Whatever the production can make most of, and nothing for the left neighbour's Circle."""
        kitchen = self._kitchen(state, seat, me, cards_of(state, me))
        bench: i64 = as_bench(me.bench)
        chosen = options[0]
        most = NEVER
        for option in options:
            if isinstance(option, Conjure):
                room = min(CONJURED, option.ingredient.capacity - me.bench[option.ingredient.kind])
                value = kitchen.best(bench + room * place_of(option.ingredient)) - 2.0 * (CONJURED - room)
                if value > most:
                    chosen, most = option, value
        return chosen


def _simple(options: list[Action]) -> Action:
    """BAL-2, BAL-41, BAL-44, BAL-48. What needs no kitchen."""
    chosen = options[0]
    most = NEVER
    for option in options:
        value = -10.0
        if isinstance(option, KeepCharacter):
            value = STRENGTH[option.character]
        elif isinstance(option, (NameIngredient, TriggerArcanum)):
            value = 0.0
        elif isinstance(option, MoveToCircle):
            value = -WEIGHT[option.ingredient.kind]
        if value > most:
            chosen, most = option, value
    return chosen
