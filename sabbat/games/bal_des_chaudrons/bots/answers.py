"""Every question of the game and where it is answered. A bot says what a bench and a cauldron are worth to it when the
production is over; the answers follow from that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.bal_des_chaudrons.actions import (
    FINISH,
    KEEP_CAULDRON,
    AddFromSupply,
    Conjure,
    FillInput,
    FillOutput,
    KeepCharacter,
    LayDrawn,
    MoveToCauldron,
    MoveToCircle,
    NameIngredient,
    RemoveFromBench,
    StudyPotion,
    TriggerArcanum,
    UsePotion,
)
from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile, Worth, added, less, more, taken_from
from sabbat.games.bal_des_chaudrons.bots.outlook import NOTHING, WEIGHT, Witch
from sabbat.games.bal_des_chaudrons.cards import Recipe
from sabbat.games.bal_des_chaudrons.components import BENCH, CARD, KINDS, MANDRAKE, OUTPUTS, SOURCES, Card, Taken
from sabbat.games.bal_des_chaudrons.rules.arcana import TriggerOne, UseArcana
from sabbat.games.bal_des_chaudrons.rules.brewing import FillSlot, NameForTome, PickOutput, Produce
from sabbat.games.bal_des_chaudrons.rules.characters import CONJURED, ChooseConjured, ChooseForCircle
from sabbat.games.bal_des_chaudrons.rules.setup import ChooseCharacter
from sabbat.games.bal_des_chaudrons.rules.slots import GRIMOIRE
from sabbat.games.bal_des_chaudrons.rules.study import ChoosePotion, TurnDrawn
from sabbat.games.bal_des_chaudrons.view import BalView

Options = Sequence[Action]
# What the characters are worth in the hands of a greedy player (1: a fair share), from many simulated matches.
STRENGTH: Final = {
    "spider_summoner": 1.70, "wild_powers": 1.60, "swindler": 1.49, "toad_friend": 1.33, "fey_blessed": 1.18,
    "hidden_power": 0.92, "potion_brewer": 0.87, "grimoire_reader": 0.83, "seer": 0.65, "gust": 0.59,
    "daredevil": 0.42, "handy_witch": 0.42,
}  # fmt: skip
ENOUGH: Final = 1e-9
NEVER: Final = float("-inf")


class Thought:
    """What a bot thinks with while it answers one question: itself at the workbench, and what things are worth."""

    def __init__(self, me: Witch, worth: Worth) -> None:
        self.me = me
        self.worth = worth

    def kitchen(self, cauldron: Pile | None = None, also: Recipe | None = None, named: int | None = None) -> Kitchen:
        """Her kitchen; what is in her cauldron already counts as sent."""
        return self.me.kitchen(with_cauldron(self.worth, cauldron or self.me.cauldron), also, named)

    def best(self, bench: Pile, cauldron: Pile | None = None, named: int | None = None) -> float:
        """The best production, from its start."""
        return self.kitchen(cauldron, named=named).best(0, bench, NOTHING)


class Answers(Bot):
    """A witch who weighs what she would leave on her bench and send to her neighbour."""

    def worth(self, view: BalView) -> Worth:
        """Of a bench and a whole cauldron, at the end of the production."""
        raise NotImplementedError

    def study(self, view: BalView, thought: Thought, options: Options) -> Action:
        """BAL-10."""
        raise NotImplementedError

    def choose(
        self,
        view: BalView,
        asked: Decision[Any],  # of this game, all of them below
        options: Options,
        rng: Random,
    ) -> Action:
        assert view.seat is not None
        if isinstance(asked, ChooseCharacter):
            return best(options, lambda action: STRENGTH[action.character] if isinstance(action, KeepCharacter) else 0)
        if isinstance(asked, ChooseForCircle):
            return best(options, lambda action: -weigh_least(action))
        thought = Thought(Witch(view, view.seat), self.worth(view))
        match asked:
            case ChoosePotion() | TurnDrawn():
                return self.study(view, thought, options)
            case TriggerOne():  # one ingredient more to send never hurts
                return next(option for option in options if isinstance(option, TriggerArcanum))
            case ChooseConjured():
                return best(options, lambda action: weigh_conjured(thought, action))
            case UseArcana():
                return best(options, lambda action: weigh_effect(thought, action))
            case NameForTome():
                return best(options, lambda action: weigh_named(thought, asked, action))
            case FillSlot():
                return best(options, lambda action: weigh_input(thought, asked, action))
            case PickOutput():
                return best(options, lambda action: weigh_output(thought, asked, action))
            case Produce():
                kitchen = thought.kitchen()
                return best(options, lambda action: weigh_step(thought, kitchen, action))
        raise NotImplementedError(f"{self.name} does not know the question {asked}")


def with_cauldron(worth: Worth, cauldron: Pile) -> Worth:
    if not any(cauldron):
        return worth
    return lambda bench, made: worth(bench, added(made, cauldron))


def weigh_step(thought: Thought, kitchen: Kitchen, action: Action) -> float:
    """BAL-20 to BAL-24. The next step of the best production from here."""
    me = thought.me
    if action == FINISH:
        return kitchen.worth(me.left, me.made) + ENOUGH
    if not isinstance(action, UsePotion):
        return NEVER  # no steps back, no calls
    if action.potion.text == GRIMOIRE:
        left, made = me.left, me.made
        for _ in range(2):
            left, made = taken_from(left, made, MANDRAKE, BENCH if left[MANDRAKE] else OUTPUTS)
        return max([thought.kitchen(named=kind).best(me.used, left, made) for kind in range(KINDS)]) - ENOUGH
    return kitchen.using(me.cards.index(action.potion), me.used, me.left, me.made)


def weigh_input(thought: Thought, asked: FillSlot, action: Action) -> float:
    """BAL-21, BAL-23. The Grimoire Reader pays from the bench."""
    if not isinstance(action, FillInput):
        return NEVER
    if asked.potion.text == GRIMOIRE:
        return -float(SOURCES.index(action.source))
    me = thought.me
    left, made = after(me, asked.taken)
    left, made = taken_from(left, made, action.ingredient.kind, SOURCES.index(action.source))
    return thought.kitchen().using(me.cards.index(asked.potion), me.used, left, made, len(asked.taken) + 1)


def weigh_output(thought: Thought, asked: PickOutput, action: Action) -> float:
    """BAL-23."""
    if not isinstance(action, FillOutput):
        return NEVER
    me = thought.me
    left, made = after(me, asked.taken)
    for ingredient in (*asked.given, action.ingredient):
        made = more(made, ingredient.kind)
    place = me.cards.index(asked.potion)
    return thought.kitchen().using(place, me.used, left, made, len(asked.taken), len(asked.given) + 1)


def weigh_named(thought: Thought, asked: NameForTome, action: Action) -> float:
    """BAL-44."""
    if not isinstance(action, NameIngredient):
        return NEVER
    left, made = after(thought.me, asked.taken)
    return thought.kitchen(named=action.ingredient.kind).best(thought.me.used, left, made)


def weigh_effect(thought: Thought, action: Action) -> float:
    """BAL-14 to BAL-19, BAL-43. How good the best production is with this effect."""
    me = thought.me
    match action:
        case AddFromSupply(ingredient):
            return thought.best(me.bench, more(me.cauldron, ingredient.kind))
        case RemoveFromBench(ingredient):
            return thought.best(less(me.bench, ingredient.kind))
        case NameIngredient(ingredient):
            return thought.best(me.bench, named=ingredient.kind) + ENOUGH
        case MoveToCauldron(ingredient):
            return thought.best(less(me.bench, ingredient.kind), more(me.cauldron, ingredient.kind))
    return thought.best(me.bench)  # none


def weigh_conjured(thought: Thought, action: Action) -> float:
    """BAL-46. Whatever the production can make most of, and nothing for the left neighbour's Circle."""
    if not isinstance(action, Conjure):
        return NEVER
    kind = action.ingredient.kind
    bench = thought.me.bench
    room = min(CONJURED, action.ingredient.capacity - bench[kind])
    for _ in range(room):
        bench = more(bench, kind)
    return thought.best(bench) - 2.0 * (CONJURED - room)


def after(me: Witch, taken: Sequence[Taken]) -> tuple[Pile, Pile]:
    """Bench and outputs with these inputs taken."""
    left, made = me.left, me.made
    for taking in taken:
        left, made = taken_from(left, made, taking.ingredient.kind, taking.source)
    return left, made


def best(options: Options, worth: Callable[[Action], float]) -> Action:
    """The option of the greatest worth; the first one if several are alike."""
    return max(options, key=worth)


def weigh_least(action: Action) -> float:
    """BAL-48. One is one in the Circle: the least dangerous one goes there."""
    if not isinstance(action, MoveToCircle):
        return 100.0 if action == KEEP_CAULDRON else 0.0
    return WEIGHT[action.ingredient.kind]


def sides(view: BalView, options: Options) -> list[tuple[Action, Card, bool]]:
    """The cards that may be laid, and which way."""
    assert view.seat is not None
    drawn = view.witches[view.seat].drawn
    found: list[tuple[Action, Card, bool]] = []
    for action in options:
        if isinstance(action, StudyPotion):
            found.append((action, action.potion, action.turned))
        elif isinstance(action, LayDrawn) and drawn is not None:
            found.append((action, CARD[drawn], action.turned))
    return found
