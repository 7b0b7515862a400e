"""What further draws are worth: exact in the white chips, which explode pots; the others are taken at their mean.

The state of the look-ahead is what has been drawn from now on: so many white 1, 2 and 3, so many others, and whether
the flask is still full. Each state is worth the better of stopping there and drawing on.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.charlatans.bots.end_values import EndValues
from sabbat.games.charlatans.components import LAST_SPACE

HORIZON: Final = 12  # other chips drawn from here; more are not looked at
SEVEN: Final = 7


def at(table: list[float], space: float) -> float:
    """The worth at a mean of spaces, between its two neighbours."""
    if space >= LAST_SPACE:
        return table[LAST_SPACE]
    low = int(space)
    return table[low] + (space - low) * (table[low + 1] - table[low])


class DrawLookahead:
    """The future of one pot, from `space` on."""

    def __init__(
        self,
        ends: EndValues,
        space: int,
        white: int,
        limit: int,
        whites: tuple[int, int, int],
        others: int,
        stride: float,
        gain: float,
        ending: tuple[float, float, float],
        flask: float,
        shield: int,
        white_1_moves: int,
    ) -> None:
        self.ends = ends
        self.space = space
        self.white = white
        self.limit = limit
        self.whites = whites  # in the bag
        self.others = others  # in the bag
        self.stride = stride  # the mean move of the others
        self.gain = gain  # their mean worth beside that
        self.ending = ending  # what the last two chips are worth after no, one, more draws
        self.flask = flask  # what it costs to empty it
        self.shield = shield  # draws that are protected
        self.moves = (white_1_moves, 2, 3)
        self._known: dict[int, float] = {}

    def value(self, flask_full: bool) -> float:
        """The better of stopping here and drawing on."""
        return self._best(0, 0, 0, 0, flask_full)

    def stop(self, ones: int, twos: int, threes: int, others: int) -> float:
        white = self.white + ones + 2 * twos + 3 * threes
        space = self.space + ones * self.moves[0] + 2 * twos + 3 * threes + others * self.stride
        table = self.ends.seven if white == SEVEN else self.ends.whole
        return at(table, space) + others * self.gain + self.ending[min(2, ones + twos + threes + others)]

    def _best(self, ones: int, twos: int, threes: int, others: int, flask: bool) -> float:
        key = (((ones * 8 + twos) * 8 + threes) * 64 + others) * 2 + flask
        known = self._known.get(key)
        if known is None:
            known = self.stop(ones, twos, threes, others)
            if others < HORIZON:
                known = max(known, self.draw(ones, twos, threes, others, flask))
            self._known[key] = known
        return known

    def draw(self, ones: int, twos: int, threes: int, others: int, flask: bool) -> float:
        """The mean over the next chip."""
        left_1 = self.whites[0] - ones
        left_2 = self.whites[1] - twos
        left_3 = self.whites[2] - threes
        left = self.others - others
        total = left_1 + left_2 + left_3 + left
        if total <= 0:
            return 0.0
        room = self.limit - self.white - ones - 2 * twos - 3 * threes
        back = -1e9  # the worth of taking a white chip back
        if flask and (left_1 or left_2 or left_3):
            back = self._best(ones, twos, threes, others, False) - self.flask
        worth = 0.0
        if left:
            worth += left * self._best(ones, twos, threes, others + 1, flask)
        if left_1:
            next_1 = self._best(ones + 1, twos, threes, others, flask) if room >= 1 else None
            worth += left_1 * (self._blown(ones, twos, threes, others, 0) if next_1 is None else max(next_1, back))
        if left_2:
            next_2 = self._best(ones, twos + 1, threes, others, flask) if room >= 2 else None
            worth += left_2 * (self._blown(ones, twos, threes, others, 1) if next_2 is None else max(next_2, back))
        if left_3:
            next_3 = self._best(ones, twos, threes + 1, others, flask) if room >= 3 else None
            worth += left_3 * (self._blown(ones, twos, threes, others, 2) if next_3 is None else max(next_3, back))
        return worth / total

    def _blown(self, ones: int, twos: int, threes: int, others: int, kind: int) -> float:
        """A white chip too many."""
        draws = ones + twos + threes + others
        space = self.space + ones * self.moves[0] + 2 * twos + 3 * threes + others * self.stride + self.moves[kind]
        table = self.ends.saved if draws < self.shield else self.ends.blown
        return at(table, space) + others * self.gain + self.ending[min(2, draws + 1)] / 2
