"""What is at stake at the end of the brewing: the worth of ending on each space, whole or exploded."""

from __future__ import annotations

from math import exp

from sabbat.games.charlatans.bots.bag_draws import chances_of_best
from sabbat.games.charlatans.bots.strong_values import StrongValues
from sabbat.games.charlatans.components import (
    CHIP,
    COINS,
    DIE,
    GREEN,
    LAST_SPACE,
    POINTS,
    ROUNDS,
    RUBY,
    Chip,
)
from sabbat.games.charlatans.rules.ending import COINS_PER_POINT
from sabbat.games.charlatans.state import Charlatan, Charlatans

SHARE_DRAWN = 0.5  # of the spaces in a rival's bag that she will use
RIVAL_EXPLODES = 0.33
RIVAL_SPREAD = 2.5  # spaces
RIVAL_DONE = 0.6  # points by which a rival's standing may differ: the round is over for her,
RIVAL_BREWS = 2.5  # she still brews,
RIVAL_LATER = 2.0  # and for each round to come
LEAST_SLOPE = 0.02  # of the chance to win by a point: below it the match is as good as decided,
STILL_POINTS = 0.15  # and points count for their own sake


class EndValues:
    """Four tables by the last space that is occupied.

    `whole`: not exploded; `seven`: the same with a white total of exactly 7; `saved`: exploded under the protection of
    blue page 2; `blown`: exploded.
    """

    def __init__(self, table: Charlatans, seat: int, values: StrongValues) -> None:
        self.table = table
        self.me = table.players[seat]
        self.values = values
        self._totals: list[float] = []  # where each rival will probably stand after this round
        self.rivals = [player for other, player in enumerate(table.players) if other != seat]
        self.estimates = [_estimate(rival) for rival in self.rivals]
        self.die = values.weights.die * sum([values.bonus(face) for face in DIE]) / len(DIE)
        if table.card == "pot_is_full":
            self.die *= 2
        self.point = 1.0  # what a point gained on the way counts beside these tables
        spaces = range(LAST_SPACE + 1)
        self.whole = [self._paid(space + 1, True) + self._die(space + 1) for space in spaces]
        if table.card == "strong_ingredient" and values.view.step == "brewing":
            self.whole = self._one_chip_more()
        self.saved = [self._paid(space + 1, True) for space in spaces]
        self.blown = [self._paid(space + 1, False) for space in spaces]
        self.seven = self._seven()
        self._look_at_rivals()

    def _paid(self, end: int, both: bool) -> float:
        """Points, coins and ruby of a scoring space: CHA-24 to CHA-27, CHA-32."""
        table = self.table
        points = float(POINTS[end])
        if table.round == ROUNDS:
            bought = COINS[end] // COINS_PER_POINT if both else 0.0
        else:
            bought = self.values.weights.coins * self.values.purse(COINS[end])
        paid = points + bought if both else max(points, bought)
        if RUBY[end]:
            ruby = self.values.ruby()
            paid += ruby
            if table.card == "shining_extra_bright":
                paid += ruby
            elif table.card == "lucky_devil":
                paid += 2
        return paid

    def _one_chip_more(self) -> list[float]:
        """Strong Ingredient: the best of five chips still comes, whichever it will be; none need be placed."""
        chances = chances_of_best(self.me.bag, 5, _value)
        return [
            sum([chance * max(here, self.whole[min(LAST_SPACE, space + int(move))]) for move, chance in chances])
            for space, here in enumerate(self.whole)
        ]

    def _die(self, end: int) -> float:
        """CHA-21. The die, as likely as this is the furthest pot."""
        chance = 1.0
        for rival, estimate in zip(self.rivals, self.estimates, strict=True):
            if rival.exploded:
                continue
            if rival.stopped:
                chance *= 1.0 if end >= rival.last_space + 1 else 0.0
            else:
                ahead = 1 / (1 + exp((estimate - end) / RIVAL_SPREAD))
                chance *= RIVAL_EXPLODES + (1 - RIVAL_EXPLODES) * ahead
        return chance * self.die

    def _seven(self) -> list[float]:
        """Seasoned Perfectly, and green page 3, pay for exactly 7."""
        table = self.table
        if table.pages[GREEN] != 3 and table.card != "seasoned_perfectly":
            return self.whole
        extra = self.values.step() if table.card == "seasoned_perfectly" else 0.0
        moves = 0
        if table.pages[GREEN] == 3:
            moves = sum([placed.chip.value for placed in self.me.pot if placed.acts and placed.chip.colour == GREEN])
        return [self.whole[min(LAST_SPACE, space + moves)] + extra for space in range(LAST_SPACE + 1)]

    def _look_at_rivals(self) -> None:
        """Turns points into chances to win, so that who trails dares more and who leads keeps what she has.

        The chances are stretched to run beside points where this round will probably end: what else is weighed, in
        points, goes on fitting."""
        if self.table.round < self.values.weights.watches_from:
            return
        self._totals = [
            rival.points + rival.rubies / 2 + self._usual(rival, where)
            for rival, where in zip(self.rivals, self.estimates, strict=True)
        ]
        usual = self._usual(self.me, _estimate(self.me))
        slope = (self._chance_to_win(usual + 1) - self._chance_to_win(usual - 1)) / 2
        stretch = 1 / max(slope, LEAST_SLOPE)
        self.point = min(1.0, stretch * slope + STILL_POINTS)  # in a match that is decided, gains count as little
        same = self.seven is self.whole
        self.whole, self.saved, self.blown, self.seven = (
            [stretch * self._chance_to_win(worth) + STILL_POINTS * worth for worth in ends]
            for ends in (self.whole, self.saved, self.blown, self.seven)
        )
        if same:
            self.seven = self.whole

    def _chance_to_win(self, gained: float) -> float:
        """With so many points more than now."""
        mine = self.me.points + self.me.rubies / 2 + gained
        chance = 1.0
        for rival, total in zip(self.rivals, self._totals, strict=True):
            spread = (RIVAL_DONE if rival.finished else RIVAL_BREWS) + RIVAL_LATER * (ROUNDS - self.table.round)
            chance /= 1 + exp(max(-50.0, min(50.0, (total - mine) / spread)))
        return chance

    def _usual(self, player: Charlatan, end: float) -> float:
        """What this round will probably bring her."""
        space = min(LAST_SPACE, max(0, round(end) - 1))
        if player.stopped:
            return self.whole[space]
        if player.exploded:
            return self.blown[space]
        return (1 - RIVAL_EXPLODES) * self.whole[space] + RIVAL_EXPLODES * self.blown[space]


def _value(chip: Chip) -> float:
    return chip.value


def _estimate(rival: Charlatan) -> float:
    """Where a rival's scoring space will be, if she does not explode."""
    if rival.finished:
        return rival.last_space + 1
    chips = [(chip, rival.bag[chip.kind]) for chip in CHIP.values()]
    left = sum([chip.value * count for chip, count in chips])
    drawn = sum([placed.chip.value for placed in rival.pot])
    return max(rival.last_space + 1, rival.start + SHARE_DRAWN * (left + drawn) + 1)
