"""Bal des Chaudrons, slots: what can fill the inputs of a potion now (BAL-19, BAL-21, BAL-23)."""

from __future__ import annotations

from typing import Final

from sabbat.games.bal_des_chaudrons.cards import Recipe, Slot
from sabbat.games.bal_des_chaudrons.components import BENCH, EVERY_TAKEN, KINDS, OUTPUTS, SUPPLY, Card, Taken
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

ENDLESS: Final = 1000  # BAL-5
GRIMOIRE: Final = "grimoire_reader"
NO_CARD: Final[Card] = Card(-1, "")  # any potion of a line: what is left for one is left for all


def usable(table: Bal, me: BalWitch) -> list[Card]:
    """The potions of the line, and the character's card if there is something to use on it; used or not."""
    found = [laid.potion for laid in me.line]
    if me.in_play and table.printed.characters[me.character].recipe is not None:
        found.append(Card.parse(me.character))
    return found


def recipe_of(table: Bal, me: BalWitch, potion: Card) -> Recipe:
    """As it lies before its owner."""
    deck = table.printed
    for laid in me.line:
        if laid.potion is potion:
            return deck.recipe_of(potion, laid.turned)
    return deck.recipe_of(potion, me.flipped)


def is_used(me: BalWitch, potion: Card) -> bool:
    for step in me.steps:
        if step.potion is potion:
            return True
    return False


def can_use(table: Bal, me: BalWitch, potion: Card) -> bool:
    """BAL-21. Can all its inputs be filled?"""
    return _is_fillable(recipe_of(table, me, potion), _at_hand(me, potion))


def usable_now(table: Bal, me: BalWitch) -> list[Card]:
    """BAL-20, BAL-21. Those of the usable ones that are not used yet and whose inputs can all be filled."""
    deck = table.printed
    totals = _at_hand(me, NO_CARD)
    found: list[Card] = []
    for laid in me.line:
        recipe = deck.recipe_of(laid.potion, laid.turned)
        if not recipe.is_empty and not is_used(me, laid.potion) and _is_fillable(recipe, totals):
            found.append(laid.potion)
    if me.in_play and deck.characters[me.character].recipe is not None:
        own = Card.parse(me.character)
        if not is_used(me, own) and not recipe_of(table, me, own).is_empty and can_use(table, me, own):
            found.append(own)
    return found


def can_use_any(table: Bal, me: BalWitch) -> bool:
    return len(usable_now(table, me)) > 0


def _is_fillable(recipe: Recipe, totals: list[int]) -> bool:
    for kind in recipe.kinds:
        if recipe.needs[kind] > totals[kind]:
            return False
    return not recipe.hybrid or _can_fill(totals, recipe.inputs, 0)


def fills(table: Bal, me: BalWitch, potion: Card, taken: tuple[Taken, ...]) -> list[Taken]:
    """What may lie on the next input slot so that the slots after it can be filled, too."""
    inputs = recipe_of(table, me, potion).inputs
    left = _left(me, potion, taken)
    totals = [left[kind] + left[KINDS + kind] + left[2 * KINDS + kind] for kind in range(KINDS)]
    found: list[Taken] = []
    for ingredient in inputs[len(taken)]:
        kind = ingredient.kind
        if totals[kind] == 0:
            continue
        totals[kind] -= 1
        if _can_fill(totals, inputs, len(taken) + 1):
            for source in (BENCH, OUTPUTS, SUPPLY):
                if left[source * KINDS + kind]:
                    found.append(EVERY_TAKEN[3 * kind + source])
        totals[kind] += 1
    return found


def _left(me: BalWitch, potion: Card, taken: tuple[Taken, ...]) -> list[int]:
    """How many of each ingredient are left on the bench, then on outputs, then in the supply.

    What the Grimoire Reader pays fills no input slot: no tome helps there (BAL-44)."""
    left = [0] * (3 * KINDS)
    for kind in range(KINDS):
        left[BENCH * KINDS + kind] = me.bench[kind] - me.spent[kind]
        left[OUTPUTS * KINDS + kind] = me.made[kind]
    if potion.text != GRIMOIRE:
        for ingredient in me.free:
            left[SUPPLY * KINDS + ingredient.kind] = ENDLESS
    for taking in taken:
        left[taking.source * KINDS + taking.ingredient.kind] -= 1
    return left


def _at_hand(me: BalWitch, potion: Card) -> list[int]:
    """How many of each ingredient there are for the inputs of a potion that nothing lies on yet, from wherever."""
    found = [me.bench[kind] - me.spent[kind] + me.made[kind] for kind in range(KINDS)]
    if potion.text != GRIMOIRE:
        for ingredient in me.free:
            found[ingredient.kind] += ENDLESS
    return found


def _can_fill(totals: list[int], inputs: tuple[Slot, ...], start: int) -> bool:
    """Can the slots from `start` on be filled from these? Tries every choice of the hybrid ones."""
    if start == len(inputs):
        return True
    for ingredient in inputs[start]:
        if totals[ingredient.kind]:
            totals[ingredient.kind] -= 1
            found = _can_fill(totals, inputs, start + 1)
            totals[ingredient.kind] += 1
            if found:
                return True
    return False
