"""A sensible witch: brews as much as she can, and looks at the bench beside her."""

from __future__ import annotations

from typing import ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.games.bal_des_chaudrons.bots.answers import Answers, Options, Thought, sides
from sabbat.games.bal_des_chaudrons.bots.kitchen import Pile, Worth
from sabbat.games.bal_des_chaudrons.bots.outlook import NOTHING, Witch, gain_of, spills, weight
from sabbat.games.bal_des_chaudrons.view import BalView

SPILLED: Final = 2.0  # an ingredient in the Circle, against one on a neighbour's bench
KEPT: Final = 0.35  # an ingredient on one's own bench, for later
SYMBOL: Final = 0.4
LATER: Final = 0.5  # what a card is good for in rounds to come


class Sensible(Answers):
    """Sends as much as possible, most gladly what spills on the right neighbour's bench as it is now; studies the card
    that brews most at once."""

    name: ClassVar[str] = "sensible"

    def worth(self, view: BalView) -> Worth:
        assert view.seat is not None
        neighbour = Witch(view, (view.seat - 1) % len(view.witches)).bench

        def worth(bench: Pile, cauldron: Pile) -> float:
            return weight(cauldron) + KEPT * weight(bench) + SPILLED * spills(neighbour, cauldron)

        return worth

    def study(self, view: BalView, thought: Thought, options: Options) -> Action:
        me = thought.me
        chosen, most = options[0], float("-inf")
        for action, card, turned in sides(view, options):
            potion = me.deck.potions[card]
            recipe = potion.recipe(turned)
            value = thought.kitchen(also=recipe).best(0, me.bench, NOTHING)
            value += SYMBOL * sum(potion.arcana) + LATER * gain_of(recipe)
            if value > most:
                chosen, most = action, value
        return chosen
