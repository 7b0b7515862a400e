"""Charlatans, spending: step E (CHA-27) and step F (CHA-29)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from mypy_extensions import i64

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import (
    BUY_DROP,
    BUY_NOTHING,
    BUY_ONE,
    BUY_TWO,
    DONE,
    FILL_FLASK,
    Buy,
    BuyDrop,
    Done,
    FillFlask,
)
from sabbat.games.charlatans.components import COINS, KINDS, OPENS
from sabbat.games.charlatans.events import Bought, FlaskFilled
from sabbat.games.charlatans.rules.verbs import move_drop, offer, pay_rubies
from sabbat.games.charlatans.state import Charlatans, is_open

MOST_CHIPS: Final = 2
RUBIES_FOR_A_DROP: Final = 2
RUBIES_FOR_THE_FLASK: Final = 2
# BUY_ONE by its chip's kind, and the round from which that is sold; BUY_TWO by the kinds of both (None: of one colour)
_KINDS: Final[list[int]] = [one.chips[0].kind for one in BUY_ONE]
_OPENS: Final[list[int]] = [OPENS[one.chips[0].colour] for one in BUY_ONE]
_PAIRS: Final[list[Buy | None]] = [None] * (KINDS * KINDS)
for _pair in BUY_TWO:
    _PAIRS[_pair.chips[0].kind * KINDS + _pair.chips[1].kind] = _pair


@dataclass(frozen=True)
class BuyChips(Decision[Charlatans]):
    """CHA-27. One or two chips of different colours, for at most the coins of the scoring space."""

    rule: ClassVar[str] = "CHA-27"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        """Every chip alone, so that a player sees why not; of the pairs only those that can be had."""
        options = self.options(state, seat)
        return [
            BUY_NOTHING,
            *BUY_ONE,
            *[option for option in options if isinstance(option, Buy) and len(option.chips) > 1],
        ]

    def options(self, state: Charlatans, seat: Seat) -> list[Action]:
        """The same as trying everything, but only pairs of chips that could be bought alone are looked at."""
        found: list[Action] = [BUY_NOTHING]
        coins = COINS[state.players[seat].score_space]
        alone = affordable(state, coins)
        for place in alone:
            found.append(BUY_ONE[place])
        prices, kinds = state.prices, cast("list[i64]", _KINDS)  # compiled, without a detour by objects
        count: i64 = len(alone)
        for first in range(count):
            kind = kinds[alone[first]]
            left = coins - prices[kind]
            for second in range(first + 1, count):
                other = kinds[alone[second]]
                if prices[other] <= left:
                    pair = _PAIRS[kind * KINDS + other]
                    if pair is not None:
                        found.append(pair)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Buy):
            return self.not_asked()
        if len(action.chips) > MOST_CHIPS:
            return Refusal("CHA-27", "two_chips_at_most")
        cost = 0
        for chip in action.chips:
            price = state.prices[chip.kind]
            if price == 0:
                return Refusal("CHA-27", "not_for_sale", {"chip": str(chip)})
            if not is_open(state, chip):
                return Refusal("CHA-3", "book_is_closed", {"chip": str(chip)})
            if state.supply[chip.kind] == 0:
                return Refusal("CHA-6", "chip_is_out", {"chip": str(chip)})
            cost += price
        if len(action.chips) == MOST_CHIPS and action.chips[0].colour == action.chips[1].colour:
            return Refusal("CHA-27", "two_of_one_colour")
        if len(action.chips) == MOST_CHIPS and action.chips[1] < action.chips[0]:
            return Refusal("CHA-27", "chips_out_of_order")  # one action, one way to say it
        coins = COINS[state.players[seat].score_space]
        return None if cost <= coins else Refusal("CHA-27", "too_expensive", {"cost": cost, "coins": coins})

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        assert isinstance(action, Buy)
        table = play.state
        me = table.players[seat]
        paid = 0
        for chip in action.chips:
            table.supply[chip.kind] -= 1
            me.bag[chip.kind] += 1  # CHA-28
            paid += table.prices[chip.kind]
        if play.wants_events:
            play.tell(Bought(seat, action.chips, paid, COINS[me.score_space] - paid))


BUY_CHIPS: Final[BuyChips] = BuyChips()


def affordable(table: Charlatans, coins: i64, most: int = len(_KINDS)) -> list[i64]:
    """Which of BUY_ONE can be had for these coins, by their places: on sale, the book open, not out. No more than
    `most` of them."""
    found: list[i64] = []
    prices, supply, now = table.prices, cast("list[i64]", table.supply), table.round
    kinds, opens = cast("list[i64]", _KINDS), cast("list[i64]", _OPENS)
    for place in range(cast("i64", len(_KINDS))):
        kind = kinds[place]
        price: i64 = prices[kind]
        if 0 < price <= coins and supply[kind] > 0 and now >= opens[place]:
            found.append(place)
            if len(found) == most:
                break
    return found


def shop(play: Play[Charlatans], seat: Seat) -> None:
    """CHA-27, for those who have coins enough for anything."""
    me = play.state.players[seat]
    if me.takes_coins and affordable(play.state, COINS[me.score_space], 1):
        play.ask(seat, BUY_CHIPS)


@dataclass(frozen=True)
class SpendRubies(Decision[Charlatans]):
    """CHA-29. Two rubies: drop +1, as often as wanted; two rubies: the flask is full again."""

    rule: ClassVar[str] = "CHA-29"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [BUY_DROP, FILL_FLASK, DONE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        me = state.players[seat]
        match action:
            case BuyDrop():
                return None if me.rubies >= RUBIES_FOR_A_DROP else TOO_FEW_RUBIES
            case FillFlask():
                if me.flask_full:
                    return FLASK_IS_FULL
                return None if me.rubies >= RUBIES_FOR_THE_FLASK else TOO_FEW_RUBIES
            case Done():
                return None
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        match action:
            case BuyDrop():
                pay_rubies(play, seat, RUBIES_FOR_A_DROP, "drop")
                move_drop(play, seat, 1, "rubies")
                if play.state.tubes:  # CHA-41: first the glass, which may give a ruby; then the seat's turn goes on
                    play.state.queue = (seat, *play.state.queue)
                    return
            case FillFlask():
                pay_rubies(play, seat, RUBIES_FOR_THE_FLASK, "flask")
                fill_flask(play, seat, "rubies")
            case Done():
                return
        spend_rubies(play, seat)


SPEND_RUBIES: Final[SpendRubies] = SpendRubies()
TOO_FEW_RUBIES: Final = Refusal("CHA-29", "too_few_rubies", {"price": 2})
FLASK_IS_FULL: Final = Refusal("CHA-29", "flask_is_full")


def spend_rubies(play: Play[Charlatans], seat: Seat) -> None:
    if play.state.players[seat].rubies >= RUBIES_FOR_A_DROP:
        offer(play, seat, SPEND_RUBIES)


def fill_flask(play: Play[Charlatans], seat: Seat, why: str) -> None:
    me = play.state.players[seat]
    if not me.flask_full:
        me.flask_full = True
        if play.wants_events:
            play.tell(FlaskFilled(seat, why))
