"""What stopping, drawing, or placing this chip is worth to a strong charlatan.

It thinks on a table of its own, imagined from its view, so that the rules themselves say where a chip lands.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.charlatans.actions import CLAIM
from sabbat.games.charlatans.bots.answers import weigh_row
from sabbat.games.charlatans.bots.bag_draws import best_of
from sabbat.games.charlatans.bots.draw_lookahead import DrawLookahead
from sabbat.games.charlatans.bots.end_values import EndValues
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
from sabbat.games.charlatans.rules.purple import points_under_purple
from sabbat.games.charlatans.state import Charlatan, Charlatans, Placed, reach, white_limit

BLACK_1: Final = CHIP["K1"]
PURPLE_1: Final = CHIP["P1"]
STILL_DRAWN: Final = 0.4  # how often a rival still draws a given chip of her bag
CLOSE: Final = 3  # room for so much white or less: every kind of chip is looked at by itself


class BrewEvaluator:
    """One moment of one seat's brewing. `me` may be changed to think of another."""

    NEVER: Final = -1e9

    def __init__(self, table: Charlatans, seat: int, ends: EndValues, flask_cost: float) -> None:
        self.table = table
        self.seat = seat
        self.me: Charlatan = table.players[seat]
        self.ends = ends
        self.values = ends.values
        self.flask_cost = flask_cost

    # Where we are

    def stop(self) -> float:
        """The worth of stopping now."""
        return self._lookahead(self.me.last_space, self.me.shield).stop(0, 0, 0, 0)

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
            return self._lookahead(me.last_space, me.shield).draw(0, 0, 0, 0, me.flask_full)
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
        held = self.held()
        last = me.pot.pop()
        me.bag[last.chip.kind] += 1
        full, me.flask_full = me.flask_full, False
        worth = self.best() - (held - self.held()) - (self.flask_cost if full else 0.0)
        me.flask_full = full
        me.bag[last.chip.kind] -= 1
        me.pot.append(last)
        return worth

    def ends_on(self, space: int, last: list[Placed]) -> float:
        """The worth of a brewing that ends there, with these chips the last two."""
        ends = self.ends.blown if self.me.exploded else self.ends.whole
        return ends[space] + self._greens(last)

    def with_set_aside(self, beside: list[Chip]) -> float:
        """Red page 2: the best end with some of these chips placed, in any order, or none."""
        me = self.me
        most = self.ends_on(me.last_space, me.pot[-2:])
        for chip in sorted(set(beside)):
            left = beside.copy()
            left.remove(chip)
            most = max(most, self.placing_set_aside(chip, left))
        return most

    def placing_set_aside(self, chip: Chip, left: list[Chip]) -> float:
        """The same, this chip first."""
        me = self.me
        me.pot.append(Placed(chip, reach(self.table, me, chip, True), True))
        found = self.with_set_aside(left)
        me.pot.pop()
        return found

    # What a chip brings

    def after(self, chip: Chip, shield: int) -> float:
        """The worth of placing this chip, which is out of the bag, and then the best. `shield`: draws protected, this
        one included."""
        me = self.me
        space = reach(self.table, me, chip, True)
        if chip.colour == WHITE and me.white + chip.value > white_limit(self.table, me):
            table = self.ends.saved if shield else self.ends.blown
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
            worth = self._lookahead(space, left).value(me.flask_full)
            if chip.colour == WHITE and me.flask_full:
                worth = max(worth, self._back_in_bag(chip, left))
        me.pot.pop()
        return worth + gain

    def _back_in_bag(self, chip: Chip, shield: int) -> float:
        """The flask for the white chip just placed."""
        me = self.me
        last = me.pot.pop()
        me.bag[chip.kind] += 1
        worth = self._lookahead(me.last_space, shield).value(False) - self.flask_cost
        me.bag[chip.kind] -= 1
        me.pot.append(last)
        return worth

    def _without(self, white: Placed, space: int, shield: int) -> float:
        """Yellow page 1: the white chip before goes back into the bag."""
        me = self.me
        me.pot.remove(white)
        me.bag[white.chip.kind] += 1
        worth = self._lookahead(space, shield).value(me.flask_full)
        me.bag[white.chip.kind] -= 1
        me.pot.insert(-1, white)
        return worth

    def held(self) -> float:
        """What the black and purple chips in the pot will bring, however the brewing ends (CHA-23)."""
        purple = self.me.acting(PURPLE)
        brings = self._black(self.me.acting(BLACK))
        match self.table.pages[PURPLE]:
            case 1 | 2:
                brings += self._row(purple)
            case 3:
                brings += points_under_purple(self.me)
            case _:
                brings += purple * self.values.gain(PURPLE_1)
        return self.ends.point * brings

    def _gain_on(self, chip: Chip, space: int) -> float:
        """What a chip brings beside its move, where it lands."""
        return self.ends.point * self._points_on(chip, space)

    def _points_on(self, chip: Chip, space: int) -> float:
        pages = self.table.pages
        if chip.colour == BLUE and pages[BLUE] == 3:
            return self.values.ruby() if RUBY[space] else 0.0
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
        return self.values.gain(chip) if chip.colour == PURPLE else 0.0

    def _row(self, purple: int) -> float:
        """Purple pages 1 and 2, for so many chips."""
        source = f"purple_{self.table.pages[PURPLE]}"
        rows = [weigh_row(self.values, source, CLAIM[row]) for row in range(1, min(3, purple) + 1)]
        return max([0.0, *rows])

    def _black(self, black: int) -> float:
        """CHA-23, for so many black chips, by what the neighbours have and may still draw."""
        players = self.table.players
        left, alike = self._more_black(black, players[(self.seat + 1) % len(players)])
        if self.table.pages[BLACK] == BLACK_FOR_TWO:
            return (left + alike) * self.values.step() + left * self.values.ruby()
        right, _ = self._more_black(black, players[self.seat - 1])
        return (1 - (1 - left) * (1 - right)) * self.values.step() + left * right * self.values.ruby()

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

    def _lookahead(self, space: int, shield: int) -> DrawLookahead:
        me = self.me
        bag = me.bag
        others = stride = gain = green = 0.0
        for chip in CHIPS[3:]:
            count = bag[chip.kind]
            if count:
                others += count
                stride += count * (chip.value + self.values.spaces(chip))
                gain += count * self._mean_gain(chip)
                if chip.colour == GREEN:
                    green += count * self._green(chip)
        total = sum(bag) or 1
        mean_green = green / total
        last = self._greens(me.pot[-1:])
        return DrawLookahead(
            ends=self.ends,
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
        return 0.0 if chip.colour == GREEN else self.ends.point * self.values.gain(chip)

    def _greens(self, chips: list[Placed]) -> float:
        """What the green chips among these bring at the end of the round."""
        return sum([self._green(placed.chip) for placed in chips if placed.acts and placed.chip.colour == GREEN])

    def _green(self, chip: Chip) -> float:
        return self.ends.point * self._green_points(chip)

    def _green_points(self, chip: Chip) -> float:
        match self.table.pages[GREEN]:
            case 1:
                return self.values.ruby()
            case 2:
                offered = [other for other in CHIPS_FOR_GREEN[chip.value] if self.values.is_open(other)]
                return max([self.values.chip(chip) for chip in offered], default=0.0)
            case 4:
                return max(0.0, self.values.step() - self.values.ruby()) if self.me.rubies else 0.0
        return 0.0


def _is_white(placed: Placed) -> bool:
    return placed.chip.colour == WHITE


def _move(chip: Chip) -> float:
    """How far a chip looked at through blue page 1 would go; white ones are left."""
    return 0.0 if chip.colour == WHITE else float(chip.value)
