"""A strong charlatan: exact odds, a look ahead, and the worth of everything by the rounds that are left."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.games.charlatans import GAME
from sabbat.games.charlatans.actions import DONE, DRAW, PUT_BACK, START_AGAIN, STOP, USE_FLASK, WAIVE, Place
from sabbat.games.charlatans.bots.answers import Answers, Options, best
from sabbat.games.charlatans.bots.brew_evaluator import BrewEvaluator
from sabbat.games.charlatans.bots.end_values import EndValues
from sabbat.games.charlatans.bots.item_values import ItemValues
from sabbat.games.charlatans.bots.strong_values import StrongValues, Weights
from sabbat.games.charlatans.components import ROUNDS
from sabbat.games.charlatans.rules.placing import PlaceOneOf, PutBackWhite
from sabbat.games.charlatans.state import reach
from sabbat.games.charlatans.view import CharlatansView

TUNED: Final = Weights()
MOST_SET_ASIDE: Final = 5  # chips whose orders are all looked at; more hardly ever lie there


class Strong(Answers):
    """Draws while the mean over all that its bag may bring is better than what it has; buys for the rounds to come."""

    name: ClassVar[str] = "strong"

    def __init__(self, weights: Weights = TUNED) -> None:
        self.weights = weights

    def values(self, view: CharlatansView) -> ItemValues:
        return StrongValues(view, self.weights)

    def evaluator(self, view: CharlatansView, rng: Random) -> BrewEvaluator:
        """Its thoughts over the pot, on a table of its own."""
        assert view.seat is not None
        table = GAME.imagine(view, rng)
        ends = EndValues(table, view.seat, StrongValues(view, self.weights))
        flask = self.weights.flask if view.round < ROUNDS else 0.0
        return BrewEvaluator(table, view.seat, ends, flask)

    def draw_or_stop(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """CHA-13, CHA-16."""
        assert view.seat is not None
        me = view.players[view.seat]
        if DRAW not in options:
            return STOP
        if STOP not in options or me.odds == 0:
            return DRAW
        brew = self.evaluator(view, rng)
        choices = [(brew.stop(), STOP), (brew.draw(), DRAW)]
        if USE_FLASK in options:
            choices.append((brew.take_back(), USE_FLASK))
        return max(choices, key=lambda choice: choice[0])[1]

    def place_one_of(self, view: CharlatansView, asked: PlaceOneOf, options: Options, rng: Random) -> Action:
        """Blue page 1: each chip placed, and then the best. Strong Ingredient: only where it lands counts."""
        brew = self.evaluator(view, rng)
        me = brew.me
        for chip in me.drawn:
            me.bag[chip.kind] += 1
        me.drawn = []
        strong = asked.source == "strong_ingredient"

        def worth(action: Action) -> float:
            if not isinstance(action, Place):
                return brew.ends_on(me.last_space, me.pot[-2:]) if strong else brew.best()
            if strong:
                return brew.ends_on(reach(brew.table, me, action.chip, False), me.pot[-1:])
            me.bag[action.chip.kind] -= 1
            found = brew.after(action.chip, me.shield)
            me.bag[action.chip.kind] += 1
            return found

        return best(options, worth)

    def put_back_white(self, view: CharlatansView, asked: PutBackWhite, options: Options, rng: Random) -> Action:
        """With and without the white chip; the flask stays as it is."""
        brew = self.evaluator(view, rng)
        me = brew.me
        keep = brew.best()
        white = me.pot.pop(-2 if asked.source == "yellow_1" else -1)
        me.bag[white.chip.kind] += 1
        return PUT_BACK if brew.best() > keep else WAIVE

    def brew_again(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """Go on with this pot, or with an empty one."""
        brew = self.evaluator(view, rng)
        me = brew.me
        keep = brew.best() + brew.held()
        for placed in me.pot:
            me.bag[placed.chip.kind] += 1
        me.pot = []
        return START_AGAIN if brew.best() > keep else WAIVE

    def use_set_aside(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """Red page 2: where do all of them lead? A chip that is kept is not lost, but for the last round."""
        brew = self.evaluator(view, rng)
        me = brew.me
        beside = sorted(me.beside, reverse=True)[:MOST_SET_ASIDE]

        def worth(action: Action) -> float:
            if isinstance(action, Place) and action.chip in beside:
                left = beside.copy()
                left.remove(action.chip)
                return brew.placing_set_aside(action.chip, left)
            return brew.ends_on(me.last_space, me.pot[-2:]) if action is DONE else brew.NEVER

        return best(options, worth)
