"""Charlatans, step B: the actions of black, green and purple chips, exploded or not (CHA-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.games.charlatans.actions import (
    ACT,
    CLAIM,
    EXCHANGES,
    PAY_RUBY,
    WAIVE,
    Act,
    ClaimRow,
    Exchange,
    PayRuby,
    Waive,
)
from sabbat.games.charlatans.components import (
    BLACK,
    CHIP,
    COINS,
    GREEN,
    LAST_SPACE,
    PURPLE,
    Chip,
)
from sabbat.games.charlatans.events import ActionWaived, ChipGained, ChipLost, ChipMoved
from sabbat.games.charlatans.rules.gifts import ChooseForGreen
from sabbat.games.charlatans.rules.rats import place_rat
from sabbat.games.charlatans.rules.verbs import (
    Table,
    can_get,
    gain_chip,
    gain_points,
    gain_rubies,
    move_drop,
    offer,
    pay_rubies,
)
from sabbat.games.charlatans.state import Charlatan, Charlatans, Placed, last_two_green

BLACK_FOR_TWO: Final = 2  # the page of the black book
GREEN_MOVES_AT: Final = 7  # page 3: the white total, exactly
CHIPS_FOR_GREEN: Final[dict[int, tuple[Chip, ...]]] = {  # page 2, by the green chip's value
    1: (CHIP["O1"],),
    2: (CHIP["B1"], CHIP["R1"]),
    4: (CHIP["Y1"], CHIP["P1"]),
}


class Row:
    """One row of a purple page."""

    def __init__(self, points: int, rubies: int = 0, drops: int = 0, chips: str = "") -> None:
        self.points = points
        self.rubies = rubies
        self.drops = drops
        self.chips: tuple[Chip, ...] = tuple([CHIP[each] for each in chips.split()])


PURPLE_ROWS: Final[dict[str, tuple[Row, ...]]] = {  # for 1, 2 and 3 purple chips
    "purple_1": (Row(1), Row(1, rubies=1), Row(2, drops=1)),
    "purple_2": (Row(1, 1, 0, "K1"), Row(3, 0, 1, "G1 B2"), Row(6, 1, 2, "Y4")),
}


def black_acts(play: Table, seat: Seat) -> None:
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


def green_acts(play: Table, seat: Seat) -> None:
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


def purple_acts(play: Table, seat: Seat) -> None:
    table = play.state
    purple = table.players[seat].acting(PURPLE)
    if purple == 0:
        return
    page = table.pages[PURPLE]
    if page == 1:
        if purple == 1 and not table.waivers:
            _gain_row(play, seat, "purple_1", 1)
        else:
            play.ask(seat, ClaimReward("purple_1"))
    elif page == 2:
        play.ask(seat, ClaimReward("purple_2"))
    elif page == 3:
        if points_under_purple(table.players[seat]):
            _reward(play, seat, "purple_3")
    else:
        offer(play, seat, ExchangeInPot())


def points_under_purple(me: Charlatan) -> int:
    """Purple page 3: by the printed number under each purple chip."""
    points = 0
    for placed in me.pot:
        if placed.acts and placed.chip.colour == PURPLE:
            points += min(3, COINS[placed.space] // 10)
    return points


def _reward(play: Table, seat: Seat, source: str) -> None:
    """A reward without a choice comes by itself, unless the table agreed on waivers (CHA-15)."""
    if play.state.waivers:
        play.ask(seat, AcceptReward(source))
    else:
        give_reward(play, seat, source)


def give_reward(play: Table, seat: Seat, source: str) -> None:
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


def _move_last_chip(play: Table, seat: Seat) -> None:
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
    if play.heard:
        play.tell(ChipMoved(seat, last.chip, space))


def _gain_row(play: Table, seat: Seat, source: str, count: int) -> None:
    row = PURPLE_ROWS[source][count - 1]
    gain_points(play, seat, row.points, source)
    gain_rubies(play, seat, row.rubies, source)
    for chip in row.chips:
        gain_chip(play, seat, chip, source)
    move_drop(play, seat, row.drops, source)


@dataclass(frozen=True)
class AcceptReward(Decision[Charlatans]):
    """CHA-15. A reward, or a rat, that may be waived; asked where the table agreed on waivers."""

    rule: ClassVar[str] = "CHA-15"
    source: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [ACT, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, (Act, Waive)) else self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        if isinstance(action, Act):
            give_reward(play, seat, self.source)
        elif play.heard:
            play.tell(ActionWaived(seat, self.source))


@dataclass(frozen=True)
class PayForSteps(Decision[Charlatans]):
    """CHA-23, green page 4: a ruby for a step of the drop, once for each green chip among the last two."""

    rule: ClassVar[str] = "CHA-23"
    steps: int

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        return [PAY_RUBY, WAIVE]

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case PayRuby():
                enough = state.players[seat].rubies > 0
                return None if enough else Refusal("CHA-23", "too_few_rubies", {"price": 1})
            case Waive():
                return None
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        if isinstance(action, PayRuby):
            pay_rubies(play, seat, 1, "green_4")
            move_drop(play, seat, 1, "green_4")
            if self.steps > 1:
                offer(play, seat, PayForSteps(self.steps - 1))


@dataclass(frozen=True)
class ClaimReward(Decision[Charlatans]):
    """CHA-23, purple pages 1 and 2: one row, for as many purple chips as are there or fewer."""

    rule: ClassVar[str] = "CHA-23"
    source: str

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        found: list[Action] = list(CLAIM[1:])
        found.append(WAIVE)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case ClaimRow(count):
                if not 1 <= count <= len(PURPLE_ROWS[self.source]):
                    return self.not_asked()
                purple = state.players[seat].acting(PURPLE)
                return None if count <= purple else Refusal("CHA-23", "too_few_purple", {"purple": purple})
            case Waive():
                return None
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        if isinstance(action, ClaimRow):
            if self.source == "purple_2":
                _give_back_purple(play, seat, action.chips)
            _gain_row(play, seat, self.source, action.chips)


def _give_back_purple(play: Table, seat: Seat, count: int) -> None:
    """Purple page 2: chips of the pot leave the bag for good. The scoring space stays what it was."""
    me = play.state.players[seat]
    for at in range(len(me.pot) - 1, -1, -1):
        placed = me.pot[at]
        if count and placed.acts and placed.chip.colour == PURPLE:
            del me.pot[at]
            play.state.supply[placed.chip.kind] += 1
            count -= 1
            if play.heard:
                play.tell(ChipLost(seat, placed.chip, "purple_2"))


@dataclass(frozen=True)
class ExchangeInPot(Decision[Charlatans]):
    """CHA-23, purple page 4: a chip of the pot for a higher one of its colour, by the number of purple chips."""

    rule: ClassVar[str] = "CHA-23"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        kinds = {placed.chip.kind for placed in state.players[seat].pot}
        found: list[Action] = [each for each in EXCHANGES if each.old.kind in kinds]
        found.append(WAIVE)
        return found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Waive():
                return None
            case Exchange(old, new):
                me = state.players[seat]
                if action not in EXCHANGES:
                    return Refusal("CHA-23", "cannot_be_exchanged", {"chip": str(old)})
                if all([placed.chip is not old for placed in me.pot]):
                    return Refusal("CHA-23", "chip_not_in_pot", {"chip": str(old)})
                needed = 1 if new.value == 2 else 2 if old.value == 2 else 3
                if me.acting(PURPLE) < needed:
                    return Refusal("CHA-23", "too_few_purple", {"purple": me.acting(PURPLE)})
                return None if can_get(state, new) else Refusal("CHA-6", "chip_is_out", {"chip": str(new)})
        return self.not_asked()

    def resolve(self, play: Table, seat: Seat, action: Action) -> None:
        if not isinstance(action, Exchange):
            return
        table = play.state
        me = table.players[seat]
        table.supply[action.old.kind] += 1
        table.supply[action.new.kind] -= 1
        for at, placed in enumerate(me.pot):
            if placed.chip is action.old:
                # It goes into the bag with the pot; until then nothing of this round looks at it any more.
                me.pot[at] = Placed(action.new, placed.space, placed.acts)
                break
        if play.heard:
            play.tell(ChipLost(seat, action.old, "purple_4"))
            play.tell(ChipGained(seat, action.new, "purple_4"))
