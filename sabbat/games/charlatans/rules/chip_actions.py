"""Charlatans, step B: the actions of black, green and purple chips, exploded or not (CHA-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import (
    ACT,
    PAY_RUBY,
    WAIVE,
    Act,
    PayRuby,
    Waive,
)
from sabbat.games.charlatans.components import (
    BLACK,
    CHIP,
    GREEN,
    LAST_SPACE,
    PURPLE,
    Chip,
    printed,
)
from sabbat.games.charlatans.events import ActionWaived, ChipMoved
from sabbat.games.charlatans.rules.gifts import ChooseForGreen
from sabbat.games.charlatans.rules.purple import ClaimReward, ExchangeInPot, gain_row, points_under_purple
from sabbat.games.charlatans.rules.rats import place_rat
from sabbat.games.charlatans.rules.verbs import gain_points, gain_rubies, move_drop, offer, pay_rubies
from sabbat.games.charlatans.state import Charlatans, Placed, last_two_green

BLACK_FOR_TWO: Final = 2  # the page of the black book
GREEN_MOVES_AT: Final = 7  # page 3: the white total, exactly
CHIPS_FOR_GREEN: Final[dict[int, tuple[Chip, ...]]] = {  # page 2, by the green chip's value
    1: (CHIP["O1"],),
    2: (CHIP["B1"], CHIP["R1"]),
    4: (CHIP["Y1"], CHIP["P1"]),
}


def black_acts(play: Play[Charlatans], seat: Seat) -> None:
    if black_reward(play.state, seat) > 0:
        _reward(play, seat, "black")


def black_reward(table: Charlatans, seat: Seat) -> int:
    """0: nothing; 1: drop +1; 2: drop +1 and a ruby. Exploded pots count on both sides."""
    mine = table.players[seat].acting(BLACK)
    if mine == 0:
        return 0
    seats = len(table.players)
    left = table.players[(seat + 1) % seats].acting(BLACK)
    if table.pages[BLACK] == BLACK_FOR_TWO:
        return 2 if mine > left else 1 if mine == left else 0
    right = table.players[(seat - 1) % seats].acting(BLACK)
    return (1 if mine > left else 0) + (1 if mine > right else 0)


def green_acts(play: Play[Charlatans], seat: Seat) -> None:
    table = play.state
    me = table.players[seat]
    page = table.pages[GREEN]
    if page == 3:
        if me.white == GREEN_MOVES_AT and me.acting(GREEN):
            _reward(play, seat, "green_3")
        return
    greens = last_two_green(me)
    if not greens:
        return
    if page == 1:
        _reward(play, seat, "green_1")
    elif page == 2:
        for chip in greens:
            offer(play, seat, ChooseForGreen("green_2", chips=CHIPS_FOR_GREEN[chip.value], may_waive=True))
    elif me.rubies:
        play.ask(seat, PayForSteps(len(greens)))


def purple_acts(play: Play[Charlatans], seat: Seat) -> None:
    table = play.state
    purple = table.players[seat].acting(PURPLE)
    if purple == 0:
        return
    page = table.pages[PURPLE]
    if page == 1:
        if purple == 1 and not table.waivers:
            gain_row(play, seat, "purple_1", 1)
        else:
            play.ask(seat, ClaimReward("purple_1"))
    elif page == 2:
        play.ask(seat, ClaimReward("purple_2"))
    elif page == 3:
        if points_under_purple(table.players[seat]):
            _reward(play, seat, "purple_3")
    else:
        offer(play, seat, ExchangeInPot())


def _reward(play: Play[Charlatans], seat: Seat, source: str) -> None:
    """A reward without a choice comes by itself, unless the table agreed on waivers (CHA-15)."""
    if play.state.waivers:
        play.ask(seat, AcceptReward(source))
    else:
        give_reward(play, seat, source)


def give_reward(play: Play[Charlatans], seat: Seat, source: str) -> None:
    table = play.state
    me = table.players[seat]
    match source:
        case "black":
            if black_reward(table, seat) == 2:
                gain_rubies(play, seat, 1, source)
            move_drop(play, seat, 1, source)
        case "green_1":
            gain_rubies(play, seat, len(last_two_green(me)), source)
        case "green_3":
            _move_last_chip(play, seat)
        case "purple_3":
            gain_points(play, seat, points_under_purple(me), source)
        case "rat":
            place_rat(play, seat)


def _move_last_chip(play: Play[Charlatans], seat: Seat) -> None:
    """Green page 3. The scoring space of steps C, D and E moves along; the die has been rolled."""
    me = play.state.players[seat]
    steps = 0
    for placed in me.pot:
        if placed.acts and placed.chip.colour == GREEN:
            steps += placed.chip.value
    last = me.pot[-1]
    space = min(LAST_SPACE, last.space + steps)
    me.pot[-1] = Placed(last.chip, space, last.acts)
    me.score_space = space + 1
    if play.wants_events:
        play.tell(ChipMoved(seat, last.chip, space, *printed(space)))


@dataclass(frozen=True)
class AcceptReward(Decision[Charlatans]):
    """CHA-15. A reward, or a rat, that may be waived; asked where the table agreed on waivers."""

    rule: ClassVar[str] = "CHA-15"
    source: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [ACT, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (Act, Waive)) else self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        if isinstance(action, Act):
            give_reward(play, seat, self.source)
        elif play.wants_events:
            play.tell(ActionWaived(seat, self.source))


@dataclass(frozen=True)
class PayForSteps(Decision[Charlatans]):
    """CHA-23, green page 4: a ruby for a step of the drop, once for each green chip among the last two."""

    rule: ClassVar[str] = "CHA-23"
    steps: int

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        """Nothing without a ruby: then it is not asked."""
        return [PAY_RUBY, WAIVE] if state.players[seat].rubies else []

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case PayRuby():
                enough = state.players[seat].rubies > 0
                return None if enough else Refusal("CHA-23", "too_few_rubies", {"price": 1})
            case Waive():
                return None
        return self.not_asked()

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        if isinstance(action, PayRuby):
            pay_rubies(play, seat, 1, "green_4")
            move_drop(play, seat, 1, "green_4")
            if self.steps == 1:
                return
            if play.state.asked[seat] is not None:  # CHA-41: first the glass, which may give a ruby
                play.ask(seat, PayForSteps(self.steps - 1))
            else:
                offer(play, seat, PayForSteps(self.steps - 1))
