"""The exact values of round 1: all draws from the starting bag, enumerated through the rules themselves.

Drop on 0, no card, no flask. The ledger prints the same figures.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

import pytest

from sabbat.engine import Scripted
from sabbat.games.charlatans.components import CHIPS, COINS, WHITE
from sabbat.games.charlatans.state import Charlatan
from tests.charlatans.player import Table
from tests.charlatans.table import lay

Policy = Callable[[Charlatan], bool]


def never(me: Charlatan) -> bool:
    return False


def when_a_white_chip_could_explode(me: Charlatan) -> bool:
    return any(
        count and chip.colour == WHITE and me.white + chip.value > 7 for chip, count in zip(CHIPS, me.bag, strict=True)
    )


def at_5(me: Charlatan) -> bool:
    return me.white >= 5


def at_6(me: Charlatan) -> bool:
    return me.white >= 6


def at_7(me: Charlatan) -> bool:
    return me.white == 7


@dataclass(frozen=True)
class Mean:
    """What a pot is worth on average, exactly."""

    explodes: Fraction = Fraction(0)
    space: Fraction = Fraction(0)
    coins: Fraction = Fraction(0)
    points: Fraction = Fraction(0)
    ruby: Fraction = Fraction(0)

    def plus(self, other: Mean, weight: Fraction) -> Mean:
        return Mean(
            self.explodes + weight * other.explodes,
            self.space + weight * other.space,
            self.coins + weight * other.coins,
            self.points + weight * other.points,
            self.ruby + weight * other.ruby,
        )


def brew(table: Table, stops: Policy, known: dict[tuple[int, ...], Mean]) -> Mean:
    """The mean over everything that can still be drawn. What is left in the bag tells all that matters."""
    me = table.state.players[0]
    bag = tuple(me.bag)
    if bag not in known:
        if me.exploded or (me.draws and stops(me)):
            known[bag] = score(table)
        else:
            mean = Mean()
            for chip, count in zip(CHIPS, bag, strict=True):
                if count:
                    after = brew(drawn(table, chip.text), stops, known)
                    mean = mean.plus(after, Fraction(count, sum(bag)))
            known[bag] = mean
    return known[bag]


def drawn(table: Table, chip: str) -> Table:
    """Another world, in which seat 0 draws this chip."""
    twin = Table(table.match.clone())
    twin.match.luck = Scripted({"bag@0": [chip]})
    twin[0].draws()
    return twin


def score(table: Table) -> Mean:
    """Seat 0 has finished: the other one stops as soon as possible, and the pot is scored up to step D."""
    table.match.luck = Scripted({"bag@1": ["W1"], "die": ["chip"], "card": ["quiet_2"]})
    ada, bob = table.everybody
    if not ada.exploded:
        ada.stops()
    bob.draws()
    bob.stops()
    exploded, space = ada.exploded, ada.scoring_space
    if exploded:
        ada.takes_points()
    points, rubies, _ = ada.gained_from("space")
    return Mean(
        explodes=Fraction(exploded),
        space=Fraction(space),
        coins=Fraction(COINS[space]),
        points=Fraction(points),
        ruby=Fraction(rubies),
    )


@pytest.mark.rule("CHA-12", "CHA-14", "CHA-20")
@pytest.mark.parametrize(
    ("stops", "explodes", "space", "points", "ruby"),
    [
        (never, Fraction(1), "10.7619", "1.8929", "0.1627"),
        (when_a_white_chip_could_explode, Fraction(0), "7.7810", "1.0563", "0.1937"),
        (at_5, Fraction(0), "7.3429", "1.0294", "0.1111"),
        (at_6, Fraction(11, 105), "8.4952", "1.1722", "0.3016"),
        (at_7, Fraction(41, 105), "9.6476", "1.5365", "0.3167"),
    ],
)
def test_the_exact_values_of_round_1(stops: Policy, explodes: Fraction, space: str, points: str, ruby: str) -> None:
    mean = brew(lay(), stops, {})
    assert mean.explodes == explodes
    assert mean.space == mean.coins
    assert f"{float(mean.space):.4f}" == space
    assert f"{float(mean.points):.4f}" == points
    assert f"{float(mean.ruby):.4f}" == ruby
