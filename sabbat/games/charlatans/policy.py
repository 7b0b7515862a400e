"""Charlatans: a quick and decent player for imagined worlds. It looks one chip ahead, and buys by a table of values."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.policy import Policy
from sabbat.games.charlatans.actions import (
    ACT,
    DONE,
    DRAW,
    PUT_BACK,
    START_AGAIN,
    STOP,
    TAKE_COINS,
    TAKE_POINTS,
    USE_FLASK,
    WAIVE,
    Buy,
    BuyDrop,
    ClaimRow,
    Exchange,
    FillFlask,
    GiveUpTails,
    MoveDrop,
    MoveTubeDrop,
    PayRuby,
    Place,
    RemoveWhite,
    Take,
    TakeDrops,
    TakePoints,
    TakeRubies,
)
from sabbat.games.charlatans.components import CHIPS, KINDS, LAST_SPACE, POINTS, PURPLE, ROUNDS, WHITE, Chip
from sabbat.games.charlatans.fast_values import NEVER, RoundValues
from sabbat.games.charlatans.rules.beside import UseSetAside
from sabbat.games.charlatans.rules.brewing import DrawOrStop, check_flask
from sabbat.games.charlatans.rules.chip_actions import AcceptReward
from sabbat.games.charlatans.rules.ending import SpendLastRubies
from sabbat.games.charlatans.rules.flow import BREWING
from sabbat.games.charlatans.rules.gifts import ChooseGift
from sabbat.games.charlatans.rules.placing import ActOrWaive, PlaceOneOf, PutBackWhite
from sabbat.games.charlatans.rules.purple import PURPLE_ROWS, ClaimReward
from sabbat.games.charlatans.rules.scoring import PointsOrCoins
from sabbat.games.charlatans.rules.second_chance import BrewAgain
from sabbat.games.charlatans.rules.shopping import BuyChips
from sabbat.games.charlatans.state import Charlatan, Charlatans, reach, white_limit

DARING: Final = 0.1  # what lies behind the next chip, which is not looked at
WHITE_IN_POT: Final = 0.5  # what a white chip, for each of its value, takes from the chips to come
BASKETS: Final = 6  # purchases that are worth a thought
PURPLE_1: Final = next(chip.kind for chip in CHIPS if chip.colour == PURPLE)


class CharlatansPolicy(Policy[Charlatans]):
    """Knows the values of one match at a time."""

    def __init__(self) -> None:
        self.scale = 8.0
        self._pages: tuple[int, ...] = ()
        self._rounds: list[RoundValues | None] = []

    def values(self, state: Charlatans) -> RoundValues:
        """What things are worth now: before the brewing, a gain still works in this round."""
        if state.pages != self._pages:
            self._pages = state.pages
            self._rounds = [None] * (2 * ROUNDS + 2)
        begun = state.step >= BREWING
        place = 2 * state.round + begun
        found = self._rounds[place]
        if found is None:
            found = RoundValues(state.round, begun, state.pages, state.prices)
            self._rounds[place] = found
        return found

    def answer(self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], choices: Chance) -> Action:
        if isinstance(decision, DrawOrStop):
            return self.draw_or_stop(state, seat)
        me = state.players[seat]
        match decision:
            case PlaceOneOf():
                return self._place_one_of(state, me, decision.source)
            case PutBackWhite():
                return PUT_BACK if decision.source == "yellow_1" or me.pot[-1].chip.value >= 2 else WAIVE
            case BrewAgain():
                short = me.last_space - me.start < 12
                return START_AGAIN if short and me.white >= white_limit(state, me) - 1 else WAIVE
            case UseSetAside():
                return self._use_set_aside(state, me)
            case ActOrWaive() | AcceptReward():
                return ACT
            case PointsOrCoins():
                bought = self.values(state).bought[me.score_space]
                return TAKE_COINS if bought > POINTS[me.score_space] else TAKE_POINTS
        options = decision.options(state, seat)
        values = self.values(state)
        chosen = options[0]
        most = NEVER
        for option in options:
            worth = self._weigh(values, decision, option, me)
            if worth > most:
                chosen, most = option, worth
        return chosen

    # Brewing

    def draw_or_stop(self, state: Charlatans, seat: Seat) -> Action:
        """CHA-13, CHA-16. One chip ahead."""
        me = state.players[seat]
        total = 0
        for count in me.bag:
            total += count
        if total == 0:
            return STOP
        if me.draws == 0:
            return DRAW
        values = self.values(state)
        white = me.white
        limit = white_limit(state, me)
        if limit - white >= 3:
            return DRAW
        careful = state.card == "second_chance" and not me.second_chance
        stop = values.whole[me.last_space]
        draw = DRAW if careful else STOP
        most = stop
        drawn = self._after_draw(state, me, values, total, white, limit) + DARING
        if drawn > most:
            draw, most = DRAW, drawn
        if me.flask_full and me.pot and me.pot[-1].chip.colour == WHITE and check_flask(state, me) is None:
            last = me.pot.pop()
            me.bag[last.chip.kind] += 1
            back = self._after_draw(state, me, values, total + 1, white - last.chip.value, limit) + DARING
            me.bag[last.chip.kind] -= 1
            me.pot.append(last)
            if back - values.flask > most:
                return USE_FLASK
        return draw

    def _after_draw(
        self, state: Charlatans, me: Charlatan, values: RoundValues, total: int, white: int, limit: int
    ) -> float:
        """The mean over the next chip."""
        worth = 0.0
        for kind in range(KINDS):
            count = me.bag[kind]
            if count:
                chip = CHIPS[kind]
                space = reach(state, me, chip, True)
                if chip.colour != WHITE:
                    worth += count * (values.whole[space] + values.gains[kind])
                elif white + chip.value <= limit or me.shield:
                    worth += count * values.whole[space]
                else:
                    worth += count * values.blown[space]
        return worth / total

    def _place_one_of(self, state: Charlatans, me: Charlatan, source: str) -> Action:
        """Blue page 1, and Strong Ingredient, where no chip does harm."""
        values = self.values(state)
        harmless = source == "strong_ingredient"
        chosen: Chip | None = None
        most = values.whole[me.last_space] + 0.001
        room = white_limit(state, me) - me.white
        for chip in me.drawn:
            worth = values.whole[reach(state, me, chip, not harmless)]
            if not harmless:
                if chip.colour != WHITE:
                    worth += values.gains[chip.kind] + 0.3
                elif chip.value > room:
                    worth = NEVER
                else:
                    worth -= WHITE_IN_POT * chip.value
            if worth > most:
                chosen, most = chip, worth
        return WAIVE if chosen is None else Place(chosen)

    def _use_set_aside(self, state: Charlatans, me: Charlatan) -> Action:
        """Red page 2: all into the pot, the big ones first."""
        if me.last_space >= LAST_SPACE:
            return DONE
        chosen = me.beside[0]
        for chip in me.beside:
            if chip.value > chosen.value:
                chosen = chip
        return Place(chosen)

    # Between gifts

    def _weigh(self, values: RoundValues, decision: Decision[Charlatans], option: Action, me: Charlatan) -> float:
        """What an answer brings; doing nothing brings 0."""
        if isinstance(option, Buy):
            worth = 0.0
            for chip in option.chips:
                worth += values.chips[chip.kind]
            return worth
        if isinstance(decision, ChooseGift):
            match option:
                case Take(chip):
                    return values.chips[chip.kind] - decision.price * values.ruby
                case TakePoints():
                    return float(decision.points)
                case TakeRubies():
                    return decision.rubies * values.ruby
                case TakeDrops():
                    return decision.drops * values.step
                case RemoveWhite():
                    return values.fewer_white
            return 0.0
        match option:
            case Exchange(old, new):
                return values.chips[new.kind] - values.chips[old.kind]
            case GiveUpTails(tails):
                return tails * (values.ruby - 0.4)
            case ClaimRow(count):
                return self._row(values, decision, count)
            case PayRuby():
                return values.step - values.ruby
            case BuyDrop():
                return 1.0 if isinstance(decision, SpendLastRubies) else values.step - 1.0
            case FillFlask():
                return values.flask - 1.0
            case MoveDrop():
                return values.step
            case MoveTubeDrop():
                return 1.2
        return 0.0

    def _row(self, values: RoundValues, decision: Decision[Charlatans], count: int) -> float:
        """CHA-23, purple pages 1 and 2."""
        assert isinstance(decision, ClaimReward)
        row = PURPLE_ROWS[decision.source][count - 1]
        worth = row.points + row.rubies * values.ruby + row.drops * values.step
        for chip in row.chips:
            worth += values.chips[chip.kind]
        return worth - (count * values.chips[PURPLE_1] if decision.source == "purple_2" else 0.0)

    # For search

    def obvious(
        self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], options: list[Action]
    ) -> Action | None:
        """Nothing can explode: draw."""
        if len(options) == 1:
            return options[0]
        me = state.players[seat]
        if isinstance(decision, DrawOrStop) and DRAW in options:
            whites = white_limit(state, me) - me.white
            if me.draws == 0 or whites >= 3 or STOP not in options:
                return DRAW
        return ACT if isinstance(decision, (ActOrWaive, AcceptReward)) else None

    def shortlist(
        self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], options: list[Action]
    ) -> list[Action]:
        """Of many purchases the best by value."""
        if not isinstance(decision, BuyChips) or len(options) <= BASKETS:
            return options
        values = self.values(state)
        me = state.players[seat]
        ranked = sorted([(-self._weigh(values, decision, option, me), at) for at, option in enumerate(options)])
        return [options[at] for _, at in ranked[:BASKETS]]
