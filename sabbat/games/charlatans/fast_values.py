"""What things are worth in a playout, in points at the end, by round and open pages: sums made once for a match.

The figures are those of the strong bot's `strong_values`, without what depends on single bags.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.charlatans.components import (
    BLACK,
    BLUE,
    CHIPS,
    COINS,
    GREEN,
    KINDS,
    OPENS,
    POINTS,
    PURPLE,
    RED,
    ROUNDS,
    RUBY,
    WHITE,
    YELLOW,
    Chip,
)

SPACE: Final = 0.40  # points that one space further is worth, each round
DRAWN: Final = 0.6  # how often a chip of the bag is drawn in a round
THIN: Final = 0.12  # one more harmless chip in the bag, each round
FLASK: Final = 1.3
FURTHEST: Final = 0.012  # the bonus die, for each space: the further, the likelier
COINS_PER_POINT: Final = 5
NEVER: Final = -1e9


class RoundValues:
    """One round of a match with these pages."""

    def __init__(self, round: int, brewing: bool, pages: tuple[int, ...], prices: tuple[int, ...]) -> None:
        rounds = ROUNDS - round + (0 if brewing else 1)  # in which a gain of now still works
        self.step = SPACE * rounds
        self.ruby = max(0.5, self.step / 2)
        self.flask = FLASK if round < ROUNDS else 0.0
        self.fewer_white = 0.5 * rounds
        self.chips: list[float] = [_chip(chip, rounds, pages) for chip in CHIPS]
        self.gains: list[float] = [_gain(chip, rounds, pages) for chip in CHIPS]
        purse = _purse(round, prices, self.chips)
        last = round == ROUNDS
        self.bought: list[float] = [COINS[end] // COINS_PER_POINT if last else purse[COINS[end]] for end in range(54)]
        self.whole: list[float] = []  # by the last space that is occupied
        self.blown: list[float] = []
        for space in range(53):
            end = space + 1
            ruby = self.ruby if RUBY[end] else 0.0
            bought = self.bought[end]
            self.whole.append(POINTS[end] + bought + ruby + FURTHEST * space)
            self.blown.append((POINTS[end] if last else max(float(POINTS[end]), bought)) + ruby)


def _spaces(chip: Chip, pages: tuple[int, ...]) -> float:
    """The spaces that the chip's book adds to its value, in the mean."""
    page = pages[chip.colour]
    if chip.colour == BLUE:
        return (0.9 if chip.value == 1 else 1.5 if chip.value == 2 else 2.3) if page == 1 else 0.0
    if chip.colour == RED:
        return 0.8 if page == 1 else 0.4 if page == 2 else 0.7
    if chip.colour == YELLOW:
        return 0.8 if page == 1 else 1.7 if page == 2 else 1.0 if page == 3 else 1.5
    if chip.colour == GREEN:
        return 0.25 * chip.value if page == 3 else 0.0
    return 0.0


def _gain(chip: Chip, rounds: int, pages: tuple[int, ...]) -> float:
    """The points that the chip's book is worth each time the chip is drawn, beside its spaces."""
    half = SPACE * rounds / 2
    ruby = max(0.5, half / 2)
    page = pages[chip.colour]
    if chip.colour == GREEN:
        if page == 1:
            return 0.3 * ruby
        if page == 2:
            return 0.3 * (1.0 if chip.value == 1 else 1.4 if chip.value == 2 else 1.7) * DRAWN * half
        return 0.3 * max(0.0, half - ruby) if page == 4 else 0.0
    if chip.colour == BLUE:
        if page == 2:
            return 0.3 if chip.value == 1 else 0.6 if chip.value == 2 else 1.0
        return 0.28 * ruby if page == 3 else 0.28 * chip.value if page == 4 else 0.0
    if chip.colour == PURPLE:
        if page == 1:
            return 0.6 + 0.3 * half
        if page == 2:
            return min(3.5, 1.5 + 0.35 * (rounds - 1)) / max(1, rounds)
        return 1.5 if page == 3 else DRAWN * half * 0.8
    if chip.colour == BLACK:
        return 0.7 * half + 0.3 * ruby
    return 0.0


def _chip(chip: Chip, rounds: int, pages: tuple[int, ...]) -> float:
    if chip.colour == WHITE:
        return -0.5 * chip.value * rounds
    brings = DRAWN * (chip.value + _spaces(chip, pages)) * SPACE * rounds
    brings += DRAWN * rounds * _gain(chip, rounds, pages) + THIN * rounds
    return 1.2 * brings if chip.colour == BLACK else brings


def _purse(round: int, prices: tuple[int, ...], chips: list[float]) -> list[float]:
    """The best that so many coins buy in this round."""
    most = COINS[53]
    best = [0.0] * (most + 1)
    sold = [kind for kind in range(KINDS) if prices[kind] and round >= OPENS[CHIPS[kind].colour]]
    for at, one in enumerate(sold):
        best[prices[one]] = max(best[prices[one]], chips[one])
        for two in sold[at + 1 :]:
            cost = prices[one] + prices[two]
            if CHIPS[one].colour != CHIPS[two].colour and cost <= most:
                best[cost] = max(best[cost], chips[one] + chips[two])
    for coins in range(1, most + 1):
        best[coins] = max(best[coins], best[coins - 1])
    return best
