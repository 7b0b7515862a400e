"""Every question of the game and where it is answered. What needs no view of the pot is answered here, by the worth of
the options; how to brew is each bot's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.charlatans.actions import (
    ACT,
    TAKE_COINS,
    TAKE_POINTS,
    Act,
    Buy,
    BuyDrop,
    ClaimRow,
    Exchange,
    FillFlask,
    GiveUpTails,
    MoveDrop,
    PayRuby,
    RemoveWhite,
    Take,
    TakeDrops,
    TakePoints,
    TakeRubies,
)
from sabbat.games.charlatans.bots.item_values import ItemValues
from sabbat.games.charlatans.components import CHIP, LAST_TUBE, TUBES
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.cards import ChooseTails, ExchangeOne
from sabbat.games.charlatans.rules.chip_actions import AcceptReward, PayForSteps
from sabbat.games.charlatans.rules.ending import SpendLastRubies
from sabbat.games.charlatans.rules.gifts import ChooseGift
from sabbat.games.charlatans.rules.placing import ActOrWaive, PlaceOneOf, PutBackWhite
from sabbat.games.charlatans.rules.purple import PURPLE_ROWS, ClaimReward, ExchangeInPot
from sabbat.games.charlatans.rules.scoring import PointsOrCoins
from sabbat.games.charlatans.rules.second_chance import BrewAgain
from sabbat.games.charlatans.rules.shopping import BuyChips, SpendRubies
from sabbat.games.charlatans.rules.verbs import MoveWhichDrop
from sabbat.games.charlatans.view import CharlatansView

Options = Sequence[Action]


class Answers(Bot):
    """A charlatan that weighs what is offered by its `values`."""

    def values(self, view: CharlatansView) -> ItemValues:
        """What things are worth to this bot."""
        raise NotImplementedError

    def choose(
        self,
        view: CharlatansView,
        asked: Decision[Any],  # of this game, all of them below
        options: Options,
        rng: Random,
    ) -> Action:
        match asked:
            case DrawOrStop():  # DrawTogether too
                return self.draw_or_stop(view, options, rng)
            case PlaceOneOf():
                return self.place_one_of(view, asked, options, rng)
            case PutBackWhite():
                return self.put_back_white(view, asked, options, rng)
            case BrewAgain():
                return self.brew_again(view, options, rng)
            case UseSetAside():
                return self.use_set_aside(view, options, rng)
            case ActOrWaive():
                return ACT  # no action of a chip forces anything that is bad
            case BuyChips():
                return self.buy_chips(view, options, rng)
            case PointsOrCoins():
                return self.points_or_coins(view)
        return best(options, self.weigh(view, asked))

    # Brewing: each bot's own

    def draw_or_stop(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        raise NotImplementedError

    def place_one_of(self, view: CharlatansView, asked: PlaceOneOf, options: Options, rng: Random) -> Action:
        raise NotImplementedError

    def put_back_white(self, view: CharlatansView, asked: PutBackWhite, options: Options, rng: Random) -> Action:
        raise NotImplementedError

    def brew_again(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        raise NotImplementedError

    def use_set_aside(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        raise NotImplementedError

    # Scoring and spending

    def points_or_coins(self, view: CharlatansView) -> Action:
        """CHA-25. The points, or what the coins buy."""
        values = self.values(view)
        scoring = values.me.scoring
        return TAKE_COINS if values.purse(scoring.coins) > scoring.points else TAKE_POINTS

    def buy_chips(self, view: CharlatansView, options: Options, rng: Random) -> Action:
        """CHA-27. The most worth for the coins."""
        values = self.values(view)
        return best(options, lambda action: values.basket(action.chips) if isinstance(action, Buy) else 0.0)

    def weigh(self, view: CharlatansView, asked: Decision[Any]) -> Callable[[Action], float]:
        """The worth of each answer to a question between gifts. Doing nothing is worth 0."""
        values = self.values(view)
        match asked:
            case ChooseGift():  # ChooseForGreen too
                return lambda action: weigh_gift(values, asked, action)
            case ExchangeOne() | ExchangeInPot():
                return lambda action: weigh_exchange(values, action)
            case ChooseTails():
                return lambda action: weigh_tails(values, action)
            case ClaimReward():
                return lambda action: weigh_row(values, asked.source, action)
            case AcceptReward():
                return lambda action: float(isinstance(action, Act))  # a reward is never bad
            case PayForSteps():
                return lambda action: values.step() - values.ruby() if isinstance(action, PayRuby) else 0.0
            case SpendRubies():
                return lambda action: weigh_spending(values, action)
            case SpendLastRubies():
                return lambda action: float(isinstance(action, BuyDrop))  # only asked where a glass can give more
            case MoveWhichDrop():
                return lambda action: values.step() if isinstance(action, MoveDrop) else weigh_tube(values)
        raise NotImplementedError(f"{self.name} does not know the question {asked}")


def best(options: Options, worth: Callable[[Action], float]) -> Action:
    """The option of the greatest worth; the first one if several are alike."""
    return max(options, key=worth)


def weigh_gift(values: ItemValues, asked: ChooseGift, action: Action) -> float:
    """CHA-10. What a card offers."""
    match action:
        case Take(chip):
            return values.chip(chip) - asked.price * values.ruby()
        case TakePoints():
            return asked.points
        case TakeRubies():
            return asked.rubies * values.ruby()
        case TakeDrops():
            return asked.drops * values.step()
        case RemoveWhite():
            return values.fewer_white()
    return 0.0


def weigh_exchange(values: ItemValues, action: Action) -> float:
    """The better chip, less the one given away."""
    return values.chip(action.new) - values.chip(action.old) if isinstance(action, Exchange) else 0.0


def weigh_tails(values: ItemValues, action: Action) -> float:
    """A Good Start: each tail is a space in this round, or a ruby."""
    return action.tails * (values.ruby() - values.space_now()) if isinstance(action, GiveUpTails) else 0.0


def weigh_row(values: ItemValues, source: str, action: Action) -> float:
    """CHA-23, purple pages 1 and 2; on page 2 the chips are given away."""
    if not isinstance(action, ClaimRow):
        return 0.0
    row = PURPLE_ROWS[source][action.chips - 1]
    worth = row.points + row.rubies * values.ruby() + row.drops * values.step()
    worth += values.basket([chip for chip in row.chips if values.view.supply.get(chip.text)])
    return worth - (action.chips * values.chip(CHIP["P1"]) if source == "purple_2" else 0.0)


def weigh_spending(values: ItemValues, action: Action) -> float:
    """CHA-29. Two rubies are a point at the end, or more if something better comes."""
    match action:
        case BuyDrop():
            return values.step() - 1.0
        case FillFlask():
            return values.full_flask() - 1.0
    return 0.0


def weigh_tube(values: ItemValues) -> float:
    """CHA-41. The next glass, and a share of the one behind it, to which it leads."""
    tube = values.me.tube
    ahead = values.bonus(TUBES[tube + 2]) if tube + 2 <= LAST_TUBE else 0.0
    return 0.7 * values.bonus(TUBES[tube + 1]) + 0.3 * ahead
