"""What things are worth, in points at the end: a step of the drop, a ruby, a chip, a purse of coins.

`ItemValues` is the frame and holds what follows from the rest; `ThumbValues` (here) and `StrongValues` fill it in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sabbat.games.charlatans.components import CHIP, CHIPS, COINS, OPENS, ROUNDS, Bonus, Chip
from sabbat.games.charlatans.view import CharlatansView, PlayerView

MOST_COINS: Final = max(COINS)


class ItemValues:
    """What things are worth to one seat at one moment."""

    def __init__(self, view: CharlatansView) -> None:
        assert view.seat is not None
        self.view = view
        self.me: PlayerView = view.players[view.seat]
        before_brewing = view.step in ("opening", "card", "rats")
        self.rounds = ROUNDS - view.round + (1 if before_brewing else 0)  # in which a gain of now still works
        self._purse: list[float] | None = None

    # What a way of valuing things fills in

    def step(self) -> float:
        """One step of the drop."""
        raise NotImplementedError

    def chip(self, chip: Chip) -> float:
        """A chip more in the bag."""
        raise NotImplementedError

    def full_flask(self) -> float:
        """The flask full instead of empty, for the rounds to come."""
        raise NotImplementedError

    def fewer_white(self) -> float:
        """A white 1 less in the bag."""
        raise NotImplementedError

    def space_now(self) -> float:
        """One space further in this round."""
        raise NotImplementedError

    # What follows

    def ruby(self) -> float:
        """CHA-32: half a point at the end; until then half of what two rubies buy."""
        return max(0.5, self.step() / 2)

    def bonus(self, bonus: Bonus) -> float:
        """A face of the die, or a tube."""
        worth = bonus.points + bonus.rubies * self.ruby() + bonus.drops * self.step()
        return worth + (self.chip(bonus.chip) if bonus.chip is not None and self.is_open(bonus.chip) else 0.0)

    def basket(self, chips: Sequence[Chip]) -> float:
        """Chips bought together."""
        return sum([self.chip(chip) for chip in chips])

    def purse(self, coins: int) -> float:
        """Coins of this round's shop: the best that they buy."""
        if self._purse is None:
            self._purse = self._fill_purse()
        return self._purse[coins]

    def is_open(self, chip: Chip) -> bool:
        return self.view.round >= OPENS[chip.colour]

    def _fill_purse(self) -> list[float]:
        best = [0.0] * (MOST_COINS + 1)
        sold = [
            (self.view.prices[chip.text], self.chip(chip), chip.colour)
            for chip in CHIPS
            if chip.text in self.view.prices and self.view.supply.get(chip.text) and self.is_open(chip)
        ]
        for at, (price, worth, colour) in enumerate(sold):
            best[price] = max(best[price], worth)
            for price_2, worth_2, colour_2 in sold[at + 1 :]:
                if colour_2 != colour and price + price_2 <= MOST_COINS:
                    best[price + price_2] = max(best[price + price_2], worth + worth_2)
        for coins in range(1, MOST_COINS + 1):
            best[coins] = max(best[coins], best[coins - 1])
        return best


def owned(me: PlayerView) -> dict[str, int]:
    """All chips of a charlatan, wherever they lie."""
    counts = dict(me.bag)
    for text in [*[placed.chip for placed in me.pot], *me.beside, *me.drawn]:
        counts[text] = counts.get(text, 0) + 1
    return counts


# By the letter of the colour: what a chip is liked for beside its value
LIKES: Final = {"O": 0.0, "G": 0.2, "B": 0.6, "R": 0.4, "Y": 0.2, "P": 1.2, "K": 2.0}
SECOND_BLACK: Final = 0.7


class ThumbValues(ItemValues):
    """Rules of thumb: big chips are good, two are better than one, a black one early, and everything is worth more
    while many rounds are left."""

    def step(self) -> float:
        return 0.35 * self.rounds

    def chip(self, chip: Chip) -> float:
        liked = LIKES[chip.text[0]]
        if chip is CHIP["K1"] and owned(self.me).get("K1"):
            liked = SECOND_BLACK
        return 0.2 * self.rounds * (chip.value + 0.5 + liked)

    def full_flask(self) -> float:
        return 1.2 if self.rounds else 0.0

    def fewer_white(self) -> float:
        return 0.7 * self.rounds

    def space_now(self) -> float:
        return 0.3 + 0.03 * self.rounds
