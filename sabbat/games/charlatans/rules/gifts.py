"""Charlatans, choices between gifts: what cards and green page 2 offer (CHA-10, CHA-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import (
    REMOVE_WHITE,
    TAKE,
    TAKE_DROPS,
    TAKE_POINTS,
    TAKE_RUBIES,
    WAIVE,
    RemoveWhite,
    Take,
    TakeDrops,
    TakePoints,
    TakeRubies,
    Waive,
)
from sabbat.games.charlatans.components import CHIPS, WHITE, WHITE_1, Chip
from sabbat.games.charlatans.events import ChipLost
from sabbat.games.charlatans.rules.verbs import gain_chip, gain_points, gain_rubies, move_drop, pay_rubies
from sabbat.games.charlatans.state import Charlatans, is_open

NOT_OFFERED: Final = -1


@dataclass(frozen=True)
class ChooseGift(Decision[Charlatans]):
    """CHA-10. One of several gifts; `source` is the card or book that gives."""

    rule: ClassVar[str] = "CHA-10"
    source: str
    chips: tuple[Chip, ...] = ()
    points: int = -1  # NOT_OFFERED
    rubies: int = -1
    drops: int = -1
    white: bool = False  # may remove a white 1 for good
    price: int = 0  # rubies, for a chip
    may_waive: bool = False

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        found: list[Action] = [TAKE[chip.kind] for chip in self.chips]
        if self.points != NOT_OFFERED:
            found.append(TAKE_POINTS)
        if self.rubies != NOT_OFFERED:
            found.append(TAKE_RUBIES)
        if self.drops != NOT_OFFERED:
            found.append(TAKE_DROPS)
        if self.white:
            found.append(REMOVE_WHITE)
        if self.may_waive:
            found.append(WAIVE)
        return found

    def options(self, state: Charlatans, seat: Seat) -> list[Action]:
        """None where there is nothing to choose but to take nothing: then it is not asked."""
        found = [action for action in self.candidates(state, seat) if self.check(state, seat, action) is None]
        return [] if len(found) == 1 and found[0] is WAIVE else found

    def check(self, state: Charlatans, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case Take(chip):
                return self._check_chip(state, seat, chip)
            case TakePoints():
                return None if self.points != NOT_OFFERED else self.not_asked()
            case TakeRubies():
                return None if self.rubies != NOT_OFFERED else self.not_asked()
            case TakeDrops():
                return None if self.drops != NOT_OFFERED else self.not_asked()
            case RemoveWhite():
                if not self.white:
                    return self.not_asked()
                return None if state.players[seat].bag[WHITE_1.kind] else Refusal("CHA-10", "no_white_1_in_bag")
            case Waive():
                return None if self.may_waive else self.not_asked()
        return self.not_asked()

    def _check_chip(self, state: Charlatans, seat: Seat, chip: Chip) -> Refusal | None:
        if chip not in self.chips:
            return Refusal(self.rule, "chip_not_offered", {"chip": str(chip)})
        if not is_open(state, chip):
            return Refusal("CHA-3", "book_is_closed", {"chip": str(chip)})
        if state.supply[chip.kind] == 0:
            return Refusal("CHA-6", "chip_is_out", {"chip": str(chip)})
        if state.players[seat].rubies < self.price:
            return Refusal(self.rule, "too_few_rubies", {"price": self.price})
        return None

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        match action:
            case Take(chip):
                if self.price:
                    pay_rubies(play, seat, self.price, self.source)
                gain_chip(play, seat, chip, self.source)
            case TakePoints():
                gain_points(play, seat, self.points, self.source)
            case TakeRubies():
                gain_rubies(play, seat, self.rubies, self.source)
            case TakeDrops():
                move_drop(play, seat, self.drops, self.source)
            case RemoveWhite():
                _remove_white(play, seat, self.source)


@dataclass(frozen=True)
class ChooseForGreen(ChooseGift):
    """CHA-23, green page 2: a chip for a green one among the last two."""

    rule: ClassVar[str] = "CHA-23"


def of_value(value: int) -> tuple[Chip, ...]:
    """Every chip of that value that a gift can be; white never is one."""
    return tuple([chip for chip in CHIPS if chip.value == value and chip.colour != WHITE])


def _remove_white(play: Play[Charlatans], seat: Seat, why: str) -> None:
    table = play.state
    table.players[seat].bag[WHITE_1.kind] -= 1
    table.box[WHITE_1.kind] += 1
    if play.wants_events:
        play.tell(ChipLost(seat, WHITE_1, why))
