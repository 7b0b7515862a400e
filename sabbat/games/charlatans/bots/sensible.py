"""A sensible charlatan: good rules of thumb, no sums."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from sabbat.engine.actions import Action
from sabbat.games.charlatans.actions import DONE, DRAW, PUT_BACK, START_AGAIN, STOP, USE_FLASK, WAIVE, Place
from sabbat.games.charlatans.bots.answers import Answers, Options, best
from sabbat.games.charlatans.bots.item_values import ItemValues, ThumbValues
from sabbat.games.charlatans.components import CHIP, WHITE
from sabbat.games.charlatans.rules.placing import PlaceOneOf, PutBackWhite
from sabbat.games.charlatans.view import CharlatansView

# By round: how likely an explosion may be. Early an explosion costs a point or two, late it costs half the round.
BEARABLE: Final = (0.0, 0.40, 0.40, 0.38, 0.36, 0.34, 0.32, 0.28, 0.28, 0.26)
MORE_WHEN_BEHIND: Final = 0.08
FAR_BEHIND: Final = 8  # points
LESS_ON_A_RUBY: Final = 0.04
WORTH_PUTTING_BACK: Final = 2  # a white chip of at least this value


class Sensible(Answers):
    """Draws while the odds to explode are bearable in this round, saves itself with the flask, and buys by rules of
    thumb."""

    name: ClassVar[str] = "sensible"

    def values(self, view: CharlatansView) -> ItemValues:
        return ThumbValues(view)

    def bearable(self, view: CharlatansView, rng: Random) -> float:
        """The odds to explode that it takes."""
        assert view.seat is not None
        me = view.players[view.seat]
        odds = BEARABLE[view.round]
        if max(player.points for player in view.players) - me.points > FAR_BEHIND:
            odds += MORE_WHEN_BEHIND
        return odds - LESS_ON_A_RUBY if me.scoring.ruby else odds

    def draw_or_stop(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """CHA-13, CHA-16."""
        assert view.seat is not None
        me = view.players[view.seat]
        if DRAW not in options:
            return STOP
        if STOP not in options or me.shield or me.odds <= self.bearable(view, rng):
            return DRAW
        last_is_white = bool(me.pot) and CHIP[me.pot[-1].chip].colour == WHITE
        return USE_FLASK if last_is_white and USE_FLASK in options else STOP

    def place_one_of(self, view: CharlatansView, asked: PlaceOneOf, options: Options, rng: Random) -> Action:
        """The chip that goes furthest; a white one only where it cannot explode."""
        harmless = asked.source == "strong_ingredient"

        def reach(action: Action) -> float:
            if not isinstance(action, Place):
                return 0.0
            return action.chip.value if harmless or action.chip.colour != WHITE else -action.chip.value

        return best(options, reach)

    def put_back_white(self, view: CharlatansView, asked: PutBackWhite, options: Options, rng: Random) -> Action:
        """Yellow costs no space; Well Stirred costs the spaces of the chip, so only for a bigger one."""
        assert view.seat is not None
        pot = view.players[view.seat].pot
        if asked.source == "yellow_1":
            return PUT_BACK
        return PUT_BACK if CHIP[pot[-1].chip].value >= WORTH_PUTTING_BACK else WAIVE

    def brew_again(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """Anew if the pot is close to its limit, or beyond it, after five chips only."""
        assert view.seat is not None
        me = view.players[view.seat]
        return START_AGAIN if me.white >= me.limit - 1 else WAIVE

    def use_set_aside(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """Red page 2: all into the pot, the big ones first."""
        placing = [action for action in options if isinstance(action, Place)]
        return best(placing, lambda action: action.chip.value if isinstance(action, Place) else 0) if placing else DONE
