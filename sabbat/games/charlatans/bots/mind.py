"""The strong charlatan's thoughts over its pot: what stopping, drawing, or placing this chip is worth.

It thinks on a table of its own, imagined from its view, so that the rules themselves say where a chip lands.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.charlatans.actions import CLAIM
from sabbat.games.charlatans.bots.answers import weigh_row
from sabbat.games.charlatans.bots.odds import best_of
from sabbat.games.charlatans.bots.outlook import Outlook
from sabbat.games.charlatans.bots.stakes import Stakes
from sabbat.games.charlatans.components import (
    BLACK,
    BLUE,
    CHIP,
    CHIPS,
    COINS,
    GREEN,
    LAST_SPACE,
    PURPLE,
    RED,
    RUBY,
    WHITE,
    YELLOW,
    Chip,
)
from sabbat.games.charlatans.rules.chip_actions import BLACK_FOR_TWO, CHIPS_FOR_GREEN
from sabbat.games.charlatans.state import Charlatan, Charlatans, Placed, reach, white_limit

BLACK_1: Final = CHIP["K1"]
STILL_DRAWN: Final = 0.4  # how often a rival still draws a given chip of her bag
CLOSE: Final = 3  # room for so much white or less: every kind of chip is looked at by itself


class Mind:
    """One moment of one seat's brewing. `me` may be changed to think of another."""

    NEVER: Final = -1e9

    def __init__(self, table: Charlatans, seat: int, stakes: Stakes, flask_cost: float) -> None:
        self.table = table
        self.seat = seat
        self.me: Charlatan = table.players[seat]
        self.stakes = stakes
        self.worth = stakes.worth
        self.flask_cost = flask_cost

    # Where we are

    def stop(self) -> float:
        """The worth of stopping now."""
        return self._outlook(self.me.last_space, self.me.shield).stop(0, 0, 0, 0)

    def best(self) -> float:
        """The better of stopping now and drawing on; drawing only, where nothing is in the pot."""
        if not sum(self.me.bag):
            return self.stop()
        return max(self.stop(), self.draw()) if self.me.draws else self.draw()

    def draw(self) -> float:
        """The worth of one more chip, and then the best."""
        me = self.me
        total = sum(me.bag)
        if white_limit(self.table, me) - me.white > CLOSE:
            return self._outlook(me.last_space, me.shield).draw(0, 0, 0, 0, me.flask_full)
        worth = 0.0
        for chip in CHIPS:
            count = me.bag[chip.kind]
            if count:
                me.bag[chip.kind] -= 1
                worth += count * self.after(chip, me.shield)
                me.bag[chip.kind] += 1
        return worth / total

    def take_back(self) -> float:
        """The worth of the flask now: the last chip in the bag, the flask empty, and then the best."""
        me = self.me
        last = me.pot.pop()
        me.bag[last.chip.kind] += 1
        full, me.flask_full = me.flask_full, False
        worth = self.best() - (self.flask_cost if full else 0.0)
        me.flask_full = full
        me.bag[last.chip.kind] -= 1
        me.pot.append(last)
        return worth

    def ends_on(self, space: int, last: list[Placed]) -> float:
        """The worth of a brewing that ends there, with these chips the last two."""
        ends = self.stakes.blown if self.me.exploded else self.stakes.whole
        return ends[space] + self._greens(last)

    # What a chip brings

    def after(self, chip: Chip, shield: int) -> float:
        """The worth of placing this chip, which is out of the bag, and then the best. `shield`: draws protected, this
        one included."""
        me = self.me
        space = reach(self.table, me, chip, True)
        if chip.colour == WHITE and me.white + chip.value > white_limit(self.table, me):
            table = self.stakes.saved if shield else self.stakes.blown
            return table[space] + self._greens(me.pot[-1:])
        gain = self._gain_on(chip, space)
        before = me.pot[-1] if me.pot else None
        me.pot.append(Placed(chip, space, True))
        left = max(0, shield - 1)
        if chip.colour == BLUE and self.table.pages[BLUE] == 2:
            left = max(left, chip.value)
        if chip.colour == BLUE and self.table.pages[BLUE] == 1 and space < LAST_SPACE:
            space = min(LAST_SPACE, space + round(best_of(me.bag, chip.value, _move)))
        if chip.colour == YELLOW and self.table.pages[YELLOW] == 1 and before is not None and _is_white(before):
            worth = self._without(before, space, left)
        else:
            worth = self._outlook(space, left).value(me.flask_full)
            if chip.colour == WHITE and me.flask_full:
                worth = max(worth, self._back_in_bag(chip, left))
        me.pot.pop()
        return worth + gain

    def _back_in_bag(self, chip: Chip, shield: int) -> float:
        """The flask for the white chip just placed."""
        me = self.me
        last = me.pot.pop()
        me.bag[chip.kind] += 1
        worth = self._outlook(me.last_space, shield).value(False) - self.flask_cost
        me.bag[chip.kind] -= 1
        me.pot.append(last)
        return worth

    def _without(self, white: Placed, space: int, shield: int) -> float:
        """Yellow page 1: the white chip before goes back into the bag."""
        me = self.me
        me.pot.remove(white)
        me.bag[white.chip.kind] += 1
        worth = self._outlook(space, shield).value(me.flask_full)
        me.bag[white.chip.kind] -= 1
        me.pot.insert(-1, white)
        return worth

    def _gain_on(self, chip: Chip, space: int) -> float:
        """What a chip brings beside its move, where it lands."""
        pages = self.table.pages
        if chip.colour == BLUE and pages[BLUE] == 3:
            return self.worth.ruby() if RUBY[space] else 0.0
        if chip.colour == BLUE and pages[BLUE] == 4:
            return float(chip.value) if RUBY[space] else 0.0
        if chip.colour == PURPLE and pages[PURPLE] == 3:
            return float(min(3, COINS[space] // 10))
        if chip.colour == PURPLE and pages[PURPLE] == 1:
            purple = self.me.acting(PURPLE)
            return self._row(purple + 1) - self._row(purple)
        if chip.colour == BLACK:
            black = self.me.acting(BLACK)
            return self._black(black + 1) - self._black(black)
        return self.worth.gain(chip) if chip.colour == PURPLE else 0.0

    def _row(self, purple: int) -> float:
        """Purple page 1, for so many chips."""
        rows = [weigh_row(self.worth, "purple_1", CLAIM[row]) for row in range(1, min(3, purple) + 1)]
        return max(rows, default=0.0)

    def _black(self, black: int) -> float:
        """CHA-23, for so many black chips, by what the neighbours have and may still draw."""
        players = self.table.players
        left, alike = self._more_black(black, players[(self.seat + 1) % len(players)])
        if self.table.pages[BLACK] == BLACK_FOR_TWO:
            return (left + alike) * self.worth.step() + left * self.worth.ruby()
        right, _ = self._more_black(black, players[self.seat - 1])
        return (1 - (1 - left) * (1 - right)) * self.worth.step() + left * right * self.worth.ruby()

    def _more_black(self, black: int, rival: Charlatan) -> tuple[float, float]:
        """The chances to have more black chips than she, and as many."""
        ahead = black - rival.acting(BLACK)
        hidden = 0 if rival.finished else rival.bag[BLACK_1.kind]
        if ahead < 0 or black == 0:
            return 0.0, 0.0
        none = (1 - STILL_DRAWN) ** hidden
        if ahead == 0:
            return 0.0, none
        return (none, 1 - none) if ahead == 1 else (1.0, 0.0)

    # The look-ahead from here

    def _outlook(self, space: int, shield: int) -> Outlook:
        me = self.me
        bag = me.bag
        others = stride = gain = green = 0.0
        for chip in CHIPS[3:]:
            count = bag[chip.kind]
            if count:
                others += count
                stride += count * (chip.value + self.worth.spaces(chip))
                gain += count * self._mean_gain(chip)
                if chip.colour == GREEN:
                    green += count * self._green(chip)
        total = sum(bag) or 1
        mean_green = green / total
        last = self._greens(me.pot[-1:])
        return Outlook(
            stakes=self.stakes,
            space=space,
            white=me.white,
            limit=white_limit(self.table, me),
            whites=(bag[0], bag[1], bag[2]),
            others=int(others),
            stride=stride / others if others else 0.0,
            gain=gain / others if others else 0.0,
            ending=(self._greens(me.pot[-2:]), last + mean_green, 2 * mean_green),
            flask=self.flask_cost,
            shield=shield,
            white_1_moves=2 if self.table.pages[RED] == 4 and me.acting(RED) else 1,
        )

    def _mean_gain(self, chip: Chip) -> float:
        """The same as `_gain_on`, where it is not known where the chip will land."""
        return 0.0 if chip.colour == GREEN else self.worth.gain(chip)

    def _greens(self, chips: list[Placed]) -> float:
        """What the green chips among these bring at the end of the round."""
        return sum([self._green(placed.chip) for placed in chips if placed.acts and placed.chip.colour == GREEN])

    def _green(self, chip: Chip) -> float:
        match self.table.pages[GREEN]:
            case 1:
                return self.worth.ruby()
            case 2:
                offered = [each for each in CHIPS_FOR_GREEN[chip.value] if self.worth.is_open(each)]
                return max([self.worth.chip(each) for each in offered], default=0.0)
            case 4:
                return max(0.0, self.worth.step() - self.worth.ruby()) if self.me.rubies else 0.0
        return 0.0


def _is_white(placed: Placed) -> bool:
    return placed.chip.colour == WHITE


def _move(chip: Chip) -> float:
    """How far a chip looked at through blue page 1 would go; white ones are left."""
    return 0.0 if chip.colour == WHITE else float(chip.value)
