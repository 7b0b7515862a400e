"""A bot's look at the table: piles and recipes out of the view, and how much spills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sabbat.games.bal_des_chaudrons.bots.kitchen import Kitchen, Pile, Worth, added
from sabbat.games.bal_des_chaudrons.cards import Deck, Recipe, deck_of
from sabbat.games.bal_des_chaudrons.components import CAPACITY, CARD, INGREDIENT, INGREDIENTS, KINDS, Card
from sabbat.games.bal_des_chaudrons.rules.slots import GRIMOIRE
from sabbat.games.bal_des_chaudrons.view import BalView, WitchView

# What an ingredient weighs: the rarer its place on a bench, the sooner it spills.
WEIGHT: Final = (2.6, 1.9, 1.0, 1.0, 1.0)  # the basic ones are the measure
NOTHING: Final[Pile] = (0,) * KINDS


def pile(counted: dict[str, int]) -> Pile:
    return tuple([counted.get(ingredient.text, 0) for ingredient in INGREDIENTS])


def weight(counts: Sequence[int]) -> float:
    heart, mandrake, mushroom, spider, toad = counts
    return WEIGHT[0] * heart + WEIGHT[1] * mandrake + mushroom + spider + toad


def spills(bench: Pile, arriving: Pile) -> int:
    """BAL-26. How much does not fit."""
    over = 0
    for kind in range(KINDS):
        left = bench[kind] + arriving[kind] - CAPACITY[kind]
        if left > 0:
            over += left
    return over


class Witch:
    """One witch as the viewer sees her, ready to produce."""

    def __init__(self, view: BalView, seat: int) -> None:
        self.deck: Deck = deck_of(view.cards)
        self.seen: WitchView = view.witches[seat]
        me = self.seen
        self.bench: Pile = pile(me.bench)
        self.cauldron: Pile = pile(me.cauldron)
        self.free: list[int] = [INGREDIENT[ingredient].kind for ingredient in me.free]
        self.cards: list[Card] = [CARD[laid.potion] for laid in me.line]
        self.recipes: list[Recipe] = [self.deck.potions[CARD[laid.potion]].recipe(laid.turned) for laid in me.line]
        own = self.deck.characters[me.character] if me.in_play else None
        if own is not None and own.recipe is not None and own.name != GRIMOIRE:
            self.cards.append(CARD[own.name])
            self.recipes.append(own.turned if me.flipped and own.turned is not None else own.recipe)
        self.circle = sum(me.circle.values())
        # a production under way: what it has left on the bench, what lies on outputs, the recipes used, as bits
        spent = pile(me.spent)
        self.left: Pile = tuple([self.bench[kind] - spent[kind] for kind in range(KINDS)])
        self.made: Pile = pile(me.made)
        done = {step.potion for step in me.steps}
        self.used: int = sum([1 << place for place, card in enumerate(self.cards) if card.text in done])

    def kitchen(self, worth: Worth, also: Recipe | None = None, also_free: int | None = None) -> Kitchen:
        recipes = [*self.recipes, also] if also is not None else self.recipes
        return Kitchen(recipes, self.free if also_free is None else [*self.free, also_free], worth)

    def likely(self, worth: Worth) -> tuple[Pile, Pile]:
        """The bench and the cauldron after her likely production; what is known of it counts."""
        if self.seen.finished and self.seen.steps:
            return self.left, added(self.cauldron, self.made)
        bench, made = self.kitchen(worth).end(0, self.bench, NOTHING)
        return bench, added(self.cauldron, made)


def gain_of(recipe: Recipe) -> float:
    """What a use adds: outputs, less half the inputs, which have left one's own bench."""
    gain = sum([max([WEIGHT[ingredient.kind] for ingredient in slot]) for slot in recipe.outputs])
    return gain - 0.5 * sum([min([WEIGHT[ingredient.kind] for ingredient in slot]) for slot in recipe.inputs])
