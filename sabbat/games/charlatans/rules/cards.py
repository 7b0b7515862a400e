"""Charlatans, fortune cards: CHA-10.

Purple cards are carried out at once, seat by seat from the reader on. Blue cards hold for the round: what they change
stands where it is used (search for the card's id).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import EXCHANGES, GIVE_UP, WAIVE, Exchange, GiveUpTails, Waive
from sabbat.games.charlatans.components import CHIP, PURPLE_CARDS, Chip
from sabbat.games.charlatans.events import ChipGained, ChipLost, TailsGivenUp
from sabbat.games.charlatans.round_events import CardRead
from sabbat.games.charlatans.rules.gifts import ChooseGift, of_value
from sabbat.games.charlatans.rules.rats import count_tails
from sabbat.games.charlatans.rules.verbs import (
    can_get,
    gain_chip,
    gain_rubies,
    move_drop,
    offer,
    return_drawn,
    roll,
    show,
)
from sabbat.games.charlatans.state import Charlatans, in_turn

MOST_TAILS_TO_GIVE: Final = 3
ANY_1: Final[tuple[Chip, ...]] = tuple([chip for chip in of_value(1) if chip not in (CHIP["P1"], CHIP["K1"])])
ANY_2: Final[tuple[Chip, ...]] = of_value(2)
ANY_4: Final[tuple[Chip, ...]] = of_value(4)
BLACK_1: Final[Chip] = CHIP["K1"]
BLUE_2: Final[Chip] = CHIP["B2"]
GREEN_1: Final[Chip] = CHIP["G1"]
PURPLE_1: Final[Chip] = CHIP["P1"]

# The gifts of the cards that offer a choice.
GIFTS: Final[dict[str, ChooseGift]] = {
    "choose_wisely": ChooseGift("choose_wisely", chips=(PURPLE_1,), drops=2),
    "only_one": ChooseGift("only_one", chips=(BLACK_1, *ANY_2), rubies=3),
    "wheel_and_deal": ChooseGift("wheel_and_deal", chips=ANY_1, price=1, may_waive=True),
    "just_in_time": ChooseGift("just_in_time", points=4, white=True),
    "schadenfreude": ChooseGift("schadenfreude", chips=ANY_2, may_waive=True),
}


def read_card(play: Play[Charlatans]) -> None:
    """The reader turns a card over. A purple one then comes to each seat in turn."""
    table = play.state
    table.card = play.chance.pick("card", len(table.players), table.deck)
    table.deck = tuple([card for card in table.deck if card != table.card])
    if play.wants_events:
        play.tell(CardRead(table.first, table.card))
    if table.card in ("good_start", "rats_are_friends"):
        for seat in range(len(table.players)):
            table.players[seat].tails = count_tails(table, seat)
    if table.card not in PURPLE_CARDS:
        return
    match table.card:
        case "alms":
            fewest_rubies(play)
        case "less_is_more":
            lowest_sum(play)
        case "beginners_bonus":
            fewest_points(play)
        case "rat_infestation":
            pass  # see count_tails
        case _:
            table.queue = in_turn(table)


def carry_out(play: Play[Charlatans], seat: Seat) -> None:
    """A purple card for one seat."""
    table = play.state
    match table.card:
        case "pot_is_filling_up":
            move_drop(play, seat, 1, table.card)
        case "roll_the_die":
            roll(play, seat)
        case "good_start":
            if table.players[seat].tails:
                play.ask(seat, ChooseTails())
        case "opportunistic_moment":
            opportunity(play, seat)
        case "rats_are_friends":
            offer(play, seat, ChooseGift(table.card, chips=ANY_4, points=table.players[seat].tails))
        case _:
            offer(play, seat, GIFTS[table.card])


def fewest_rubies(play: Play[Charlatans]) -> None:
    """Alms: whoever has the fewest rubies, tied or not, gets one."""
    fewest = min([player.rubies for player in play.state.players])
    for seat in [seat for seat in in_turn(play.state) if play.state.players[seat].rubies == fewest]:
        gain_rubies(play, seat, 1, "alms")


def fewest_points(play: Play[Charlatans]) -> None:
    """Beginner's Bonus: whoever has the fewest points, tied or not, gets a green 1."""
    fewest = min([player.points for player in play.state.players])
    for seat in in_turn(play.state):
        if play.state.players[seat].points == fewest:
            gain_chip(play, seat, GREEN_1, "beginners_bonus")


def lowest_sum(play: Play[Charlatans]) -> None:
    """Less Is More: all draw five; the lowest sum takes a blue 2, the others a ruby."""
    table = play.state
    sums: list[int] = [0] * len(table.players)
    for seat in in_turn(table):
        total = 0
        for chip in show(play, seat, 5, "less_is_more"):
            total += chip.value
        sums[seat] = total
    lowest = min(sums)
    for seat in in_turn(table):
        return_drawn(table.players[seat])
        if sums[seat] == lowest:
            gain_chip(play, seat, BLUE_2, "less_is_more")
        else:
            gain_rubies(play, seat, 1, "less_is_more")


def opportunity(play: Play[Charlatans], seat: Seat) -> None:
    """An Opportunistic Moment: draw four and exchange one; a green 1 where no exchange is possible."""
    show(play, seat, 4, "opportunistic_moment")
    decision = ExchangeOne()
    if len(decision.options(play.state, seat)) > 1:
        play.ask(seat, decision)
    else:
        return_drawn(play.state.players[seat])
        gain_chip(play, seat, GREEN_1, "opportunistic_moment")


@dataclass(frozen=True)
class ChooseTails(Decision[Charlatans]):
    """The card A Good Start: give up 1 to 3 rat tails for as many rubies, or none."""

    rule: ClassVar[str] = "CHA-10"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return list(GIVE_UP)

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, GiveUpTails) or not 0 <= action.tails <= MOST_TAILS_TO_GIVE:
            return self.not_asked()
        tails = state.players[seat].tails
        return None if action.tails <= tails else Refusal("CHA-10", "too_few_tails", {"tails": tails})

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        assert isinstance(action, GiveUpTails)
        if action.tails:
            play.state.players[seat].given_up = action.tails
            if play.wants_events:
                play.tell(TailsGivenUp(seat, action.tails))
            gain_rubies(play, seat, action.tails, "good_start")


@dataclass(frozen=True)
class ExchangeOne(Decision[Charlatans]):
    """The card An Opportunistic Moment: one of the chips drawn for the next value of its colour."""

    rule: ClassVar[str] = "CHA-10"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        drawn = state.players[seat].drawn
        found: list[Action] = [
            exchange for exchange in EXCHANGES if exchange.old in drawn and exchange.new.value == 2 * exchange.old.value
        ]
        found.append(WAIVE)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Waive():
                return None
            case Exchange(old, new):
                if old not in state.players[seat].drawn:
                    return Refusal("CHA-10", "chip_not_drawn", {"chip": str(old)})
                if action not in EXCHANGES or new.value != 2 * old.value:
                    return Refusal("CHA-10", "not_the_next_value", {"chip": str(old)})
                return None if can_get(state, new) else Refusal("CHA-6", "chip_is_out", {"chip": str(new)})
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        table = play.state
        me = table.players[seat]
        return_drawn(me)
        if isinstance(action, Exchange):
            me.bag[action.old.kind] -= 1
            table.supply[action.old.kind] += 1
            table.supply[action.new.kind] -= 1
            me.bag[action.new.kind] += 1
            if play.wants_events:
                play.tell(ChipLost(seat, action.old, "opportunistic_moment"))
                play.tell(ChipGained(seat, action.new, "opportunistic_moment"))
