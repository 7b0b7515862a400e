"""Charlatans, the purple book (CHA-23): rows of rewards, points under chips, exchanges in the pot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.charlatans.actions import CLAIM, EXCHANGES, WAIVE, ClaimRow, Exchange, Waive
from sabbat.games.charlatans.components import CHIP, COINS, PURPLE, Chip
from sabbat.games.charlatans.events import ChipGained, ChipLost
from sabbat.games.charlatans.rules.verbs import can_get, gain_chip, gain_points, gain_rubies, move_drop
from sabbat.games.charlatans.state import Charlatan, Charlatans, Placed


class Row:
    """One row of a purple page."""

    def __init__(self, points: int, rubies: int = 0, drops: int = 0, chips: str = "") -> None:
        self.points = points
        self.rubies = rubies
        self.drops = drops
        self.chips: tuple[Chip, ...] = tuple([CHIP[part] for part in chips.split()])


PURPLE_ROWS: Final[dict[str, tuple[Row, ...]]] = {  # for 1, 2 and 3 purple chips
    "purple_1": (Row(1), Row(1, rubies=1), Row(2, drops=1)),
    "purple_2": (Row(1, 1, 0, "K1"), Row(3, 0, 1, "G1 B2"), Row(6, 1, 2, "Y4")),
}


def points_under_purple(me: Charlatan) -> int:
    """Purple page 3: by the printed number under each purple chip."""
    points = 0
    for placed in me.pot:
        if placed.acts and placed.chip.colour == PURPLE:
            points += min(3, COINS[placed.space] // 10)
    return points


def gain_row(play: Play[Charlatans], seat: Seat, source: str, count: int) -> None:
    row = PURPLE_ROWS[source][count - 1]
    gain_points(play, seat, row.points, source)
    gain_rubies(play, seat, row.rubies, source)
    for chip in row.chips:
        gain_chip(play, seat, chip, source)
    move_drop(play, seat, row.drops, source)


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

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
        if isinstance(action, ClaimRow):
            if self.source == "purple_2":
                _give_back_purple(play, seat, action.chips)
            gain_row(play, seat, self.source, action.chips)


def _give_back_purple(play: Play[Charlatans], seat: Seat, count: int) -> None:
    """Purple page 2: chips of the pot leave the bag for good. The scoring space stays what it was."""
    me = play.state.players[seat]
    for at in range(len(me.pot) - 1, -1, -1):
        placed = me.pot[at]
        if count and placed.acts and placed.chip.colour == PURPLE:
            del me.pot[at]
            play.state.supply[placed.chip.kind] += 1
            count -= 1
            if play.wants_events:
                play.tell(ChipLost(seat, placed.chip, "purple_2"))


@dataclass(frozen=True)
class ExchangeInPot(Decision[Charlatans]):
    """CHA-23, purple page 4: a chip of the pot for a higher one of its colour, by the number of purple chips."""

    rule: ClassVar[str] = "CHA-23"

    def candidates(self, state: Charlatans, seat: Seat) -> list[Action]:
        kinds = {placed.chip.kind for placed in state.players[seat].pot}
        found: list[Action] = [exchange for exchange in EXCHANGES if exchange.old.kind in kinds]
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

    def resolve(self, play: Play[Charlatans], seat: Seat, action: Action) -> None:
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
        if play.wants_events:
            play.tell(ChipLost(seat, action.old, "purple_4"))
            play.tell(ChipGained(seat, action.new, "purple_4"))
