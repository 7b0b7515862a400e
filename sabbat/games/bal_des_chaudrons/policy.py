"""Bal des Chaudrons: a quick and decent witch for imagined worlds. She tries every order of her potions, filling each
the obvious way, and sends what spills next door."""

from __future__ import annotations

from typing import Final

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
    LayDrawn,
    MoveToCauldron,
    MoveToCircle,
    NameIngredient,
    RemoveFromBench,
    StudyPotion,
    TriggerArcanum,
    fill,
)
from sabbat.games.bal_des_chaudrons.cards import Potion, Recipe
from sabbat.games.bal_des_chaudrons.components import BENCH, CAPACITY, KINDS, SUPPLY, Card
from sabbat.games.bal_des_chaudrons.rules.brewing import FillSlot, PickOutput, Produce
from sabbat.games.bal_des_chaudrons.rules.slots import GRIMOIRE, fills, is_used, recipe_of, usable
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch, right_of

WEIGHT: Final[tuple[float, ...]] = (2.6, 1.9, 1.0, 1.0, 1.0)  # what an ingredient weighs: the rarer its place, the more
KEEP: Final = (2, 2, 3, 3, 3)  # with fewer on the bench, a type that the supply gives is taken from the supply
SPILLED: Final = 2.0  # an ingredient in the Circle, against one on a neighbour's bench
KEPT: Final = 0.35  # an ingredient on her own bench, for later
SYMBOL: Final = 0.4
LATER: Final = 0.5  # what a card is good for in rounds to come
NEVER: Final = -1e9


class Kitchen:
    """One production: her recipes, what the supply gives, where the cauldron goes."""

    def __init__(self, table: Bal, seat: Seat) -> None:
        me = table.witches[seat]
        self.neighbour = table.witches[right_of(table, seat)].bench
        self.cauldron = me.cauldron
        self.free: list[bool] = [False] * KINDS
        for ingredient in me.free:
            self.free[ingredient.kind] = True
        self.recipes: list[Recipe] = []
        self._known: dict[int, float] = {}

    def worth(self, bench: list[int], made: list[int]) -> float:
        """What a production leaves, and what it sends."""
        value = 0.0
        for kind in range(KINDS):
            sent = made[kind] + self.cauldron[kind]
            value += WEIGHT[kind] * (sent + KEPT * bench[kind])
            over = self.neighbour[kind] + sent - CAPACITY[kind]
            if over > 0:
                value += SPILLED * min(over, sent)
        return value

    def best(self, used: int, bench: list[int], made: list[int]) -> float:
        """The most that can be had from here. One way to each set of used recipes is looked at: that is nearly all."""
        known = self._known.get(used)
        if known is not None:
            return known
        found = self.worth(bench, made)
        self._known[used] = found
        for place in range(len(self.recipes)):
            if not used >> place & 1:
                found = max(found, self.using(place, used, bench, made))
        self._known[used] = found
        return found

    def using(self, place: int, used: int, bench: list[int], made: list[int]) -> float:
        """The same if this recipe comes next."""
        left = bench.copy()
        out = made.copy()
        recipe = self.recipes[place]
        for slot in recipe.inputs:
            chosen = -1
            for ingredient in slot:
                kind = ingredient.kind
                if not (left[kind] or out[kind] or self.free[kind]):
                    continue
                if chosen < 0 or self.free[kind] or (left[kind] > left[chosen] and not self.free[chosen]):
                    chosen = kind
            if chosen < 0:
                return NEVER
            if self.free[chosen] and (left[chosen] < KEEP[chosen] or not left[chosen]):
                continue
            if left[chosen]:
                left[chosen] -= 1
            else:
                out[chosen] -= 1
        for slot in recipe.outputs:
            out[self.output(slot[0].kind if len(slot) == 1 else -1, [ingredient.kind for ingredient in slot], out)] += 1
        return self.best(used | 1 << place, left, out)

    def output(self, fixed: int, kinds: list[int], made: list[int]) -> int:
        """BAL-23. What a hybrid slot gives: what spills, then what is rare."""
        if fixed >= 0:
            return fixed
        chosen = kinds[0]
        most = NEVER
        for kind in kinds:
            value = WEIGHT[kind] + (
                SPILLED if self.neighbour[kind] + self.cauldron[kind] + made[kind] >= CAPACITY[kind] else 0.0
            )
            if value > most:
                chosen, most = kind, value
        return chosen


class BalPolicy(Policy[Bal]):
    """Answers every question by one look at her kitchen."""

    def __init__(self) -> None:
        self.scale = 2.5

    def answer(self, state: Bal, seat: Seat, decision: Decision[Bal], choices: Chance) -> Action:
        me = state.witches[seat]
        match decision:
            case Produce():
                return _produce(state, seat, me)
            case FillSlot():
                return _fill(state, me, decision)
            case PickOutput():
                slot = recipe_of(state, me, decision.potion).outputs[len(decision.given)]
                made = me.made.copy()
                for given in decision.given:
                    made[given.kind] += 1
                return PUT_OUT[Kitchen(state, seat).output(-1, [ingredient.kind for ingredient in slot], made)]
        options = decision.options(state, seat)
        if isinstance(decision, (ChoosePotion, TurnDrawn)):
            return _study(state, seat, me, options)
        chosen = options[0]
        most = NEVER
        for option in options:
            value = _weigh(state, seat, me, option)
            if value > most:
                chosen, most = option, value
        return chosen

    def searched(self, state: Bal, seat: Seat, decision: Decision[Bal]) -> bool:
        """The steps of a production are what the usual player is good at."""
        return not isinstance(decision, (Produce, FillSlot, PickOutput))


def _left(me: BalWitch) -> list[int]:
    return [me.bench[kind] - me.spent[kind] for kind in range(KINDS)]


def _produce(state: Bal, seat: Seat, me: BalWitch) -> Action:
    kitchen = Kitchen(state, seat)
    cards = [card for card in usable(state, me) if card.text != GRIMOIRE and not is_used(me, card)]
    kitchen.recipes = [recipe_of(state, me, card) for card in cards]
    left = _left(me)
    chosen: Card | None = None
    most = kitchen.worth(left, me.made) + 1e-9
    for place, card in enumerate(cards):
        if not kitchen.recipes[place].is_empty:
            value = kitchen.using(place, 0, left, me.made)
            if value > most:
                chosen, most = card, value
    return FINISH if chosen is None else USE[chosen.kind]


def _fill(state: Bal, me: BalWitch, asked: FillSlot) -> Action:
    """BAL-21. From the supply where the bench is low, else from the bench; of what lies there most."""
    left = _left(me)
    for taken in asked.taken:
        if taken.source == BENCH:
            left[taken.ingredient.kind] -= 1
    ways = fills(state, me, asked.potion, asked.taken)
    chosen = ways[0]
    most = NEVER
    for way in ways:
        kind = way.ingredient.kind
        value = float(left[kind])
        if way.source == SUPPLY:
            value += 20.0 if left[kind] < KEEP[kind] else -5.0
        elif way.source == BENCH:
            value += 5.0
        if value > most:
            chosen, most = way, value
    return fill(chosen)


def _study(state: Bal, seat: Seat, me: BalWitch, options: list[Action]) -> Action:
    """BAL-10. The card that brews most at once, with something for its symbols and for later."""
    own = [recipe_of(state, me, card) for card in usable(state, me) if card.text != GRIMOIRE]
    chosen = options[0]
    most = NEVER
    for option in options:
        card: Card | None = None
        turned = False
        if isinstance(option, StudyPotion):
            card, turned = option.potion, option.turned
        elif isinstance(option, LayDrawn):
            card, turned = me.drawn, option.turned
        if card is None:
            continue
        potion = state.printed.potions[card]
        kitchen = Kitchen(state, seat)
        kitchen.recipes = [*own, potion.recipe(turned)]
        value = kitchen.best(0, me.bench, [0] * KINDS) + _later(potion, turned)
        if value > most:
            chosen, most = option, value
    return chosen


def _later(potion: Potion, turned: bool) -> float:
    gain = 0.0
    recipe = potion.recipe(turned)
    for slot in recipe.outputs:
        gain += max([WEIGHT[ingredient.kind] for ingredient in slot])
    for slot in recipe.inputs:
        gain -= 0.5 * min([WEIGHT[ingredient.kind] for ingredient in slot])
    return SYMBOL * sum(potion.arcana) + LATER * gain


def _weigh(state: Bal, seat: Seat, me: BalWitch, option: Action) -> float:
    """BAL-14 to BAL-19, BAL-41 to BAL-48. Doing nothing is worth 0."""
    bench = state.witches[right_of(state, seat)].bench
    match option:
        case AddFromSupply(ingredient):
            return WEIGHT[ingredient.kind] + (SPILLED if bench[ingredient.kind] >= CAPACITY[ingredient.kind] else 0.0)
        case MoveToCauldron(ingredient):
            spills = SPILLED if bench[ingredient.kind] >= CAPACITY[ingredient.kind] else 0.0
            return (1.0 - KEPT) * WEIGHT[ingredient.kind] + spills
        case RemoveFromBench(ingredient):
            return 0.3 if me.bench[ingredient.kind] >= CAPACITY[ingredient.kind] else -0.3
        case NameIngredient(ingredient):
            return 1.0 - 0.1 * me.bench[ingredient.kind]
        case Conjure(ingredient):
            return float(CAPACITY[ingredient.kind] - me.bench[ingredient.kind])
        case TriggerArcanum():
            return 1.0
        case MoveToCircle(ingredient):
            return 4.0 - WEIGHT[ingredient.kind]
    return 0.0
