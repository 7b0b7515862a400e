"""What things are worth to a strong charlatan: by the rounds that are left, the books in play, and the bags around.

The figures in `Weights` are tuned in tournaments; what a book adds is reasoned below, page by page.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

from sabbat.games.charlatans.bots.item_values import ItemValues, owned
from sabbat.games.charlatans.components import BLACK, COLOURS, LETTERS, Chip
from sabbat.games.charlatans.view import CharlatansView

LAST_TWO = 0.3  # how often a green chip that is drawn ends among the last two
ON_A_RUBY = 0.28  # the share of spaces with a ruby
AFTER_WHITE = 0.45  # how often the chip before is white


@dataclass(frozen=True)
class Weights:
    """How much things count, in points; tuned in matches against sensible ones."""

    space: float = 0.40  # points that one space further is worth, each round, for its points and its coins
    drawn: float = 0.6  # how often a chip of the bag is drawn in a round
    thin: float = 0.12  # one more harmless chip in the bag, each round
    flask: float = 1.3  # full instead of empty, once
    white: float = 0.5  # a white 1 less, each round
    die: float = 1.0  # a roll, against the mean of its faces
    black: float = 1.4  # a black chip, against what it brings: it holds the neighbours down too
    coins: float = 1.0  # what is bought, against points at hand
    watches_from: int = 9  # the round from which it plays to win, not for points


class StrongValues(ItemValues):
    """Sums over the rounds to come."""

    def __init__(self, view: CharlatansView, weights: Weights) -> None:
        super().__init__(view)
        self.weights = weights
        self.mine = owned(self.me)
        self.of_colour = {letter: self._own(letter) for letter in LETTERS}
        self._chips: dict[str, float] = {}

    def _own(self, letter: str) -> int:
        return sum([count for text, count in self.mine.items() if text[0] == letter])

    def step(self) -> float:
        return self.steps(self.rounds)

    def steps(self, rounds: float) -> float:
        """One space further in each of so many rounds."""
        return self.weights.space * rounds

    def full_flask(self) -> float:
        return self.weights.flask if self.rounds else 0.0

    def fewer_white(self) -> float:
        return self.weights.white * self.rounds

    def space_now(self) -> float:
        return self.weights.space

    def chip(self, chip: Chip) -> float:
        found = self._chips.get(chip.text)
        if found is None:
            found = self._chips[chip.text] = self._chip(chip)
        return found

    def _chip(self, chip: Chip) -> float:
        weights = self.weights
        moves = weights.drawn * (chip.value + self.spaces(chip)) * self.step()
        gains = weights.drawn * self.rounds * self.gain(chip)
        brings = moves + gains + weights.thin * self.rounds
        return weights.black * brings if chip.colour == BLACK else brings

    def spaces(self, chip: Chip) -> float:
        """The spaces that the chip's book adds to its value, in the mean."""
        match self.view.books.get(COLOURS[chip.colour], ""):
            case "blue_1":
                return {1: 0.9, 2: 1.5, 4: 2.3}[chip.value]
            case "red_1":
                oranges = self.of_colour["O"]
                return 0.0 if not oranges else 0.6 if oranges < 3 else 0.9 if oranges < 5 else 1.4
            case "red_2":
                return 0.4  # never lost, and never in the way
            case "red_3":
                return AFTER_WHITE * 1.5
            case "red_4":
                return 1.2 / (1 + self.of_colour["R"])
            case "yellow_1":
                return AFTER_WHITE * 1.8
            case "yellow_2":
                return 1.7
            case "yellow_3":
                return 2.0 / (1 + self.of_colour["Y"])
            case "yellow_4":
                return min(2.0, 1.0 + 0.5 * self.of_colour["Y"])
            case "green_3":
                return 0.25 * chip.value
        return 0.0

    def gain(self, chip: Chip) -> float:
        """The points that the chip's book is worth each time the chip is drawn, beside its spaces."""
        half = self.steps(self.rounds / 2)  # a step of the drop, gained half way
        ruby = max(0.5, half / 2)
        match self.view.books.get(COLOURS[chip.colour], ""):
            case "green_1":
                return LAST_TWO * ruby
            case "green_2":
                return LAST_TWO * {1: 1.0, 2: 1.4, 4: 1.7}[chip.value] * self.weights.drawn * half
            case "green_4":
                return LAST_TWO * max(0.0, half - ruby)
            case "blue_2":
                return {1: 0.3, 2: 0.6, 4: 1.0}[chip.value]
            case "blue_3":
                return ON_A_RUBY * ruby
            case "blue_4":
                return ON_A_RUBY * chip.value
            case "purple_1":
                return (1.0, ruby + 0.4, 1.0 + half, 0.3)[min(3, self.of_colour["P"])]
            case "purple_2":
                # once, not each round: a point, a ruby, and a black chip for the rounds that are left then
                return min(3.5, 1.5 + 0.35 * (self.rounds - 1)) / max(1, self.rounds)
            case "purple_3":
                return 1.5
            case "purple_4":
                return self.weights.drawn * half * (1.0 if self.of_colour["P"] == 0 else 0.6)
            case "black_2p" | "black_3_4p":
                return self._black(half, ruby) / self.weights.drawn
        return 0.0

    def _black(self, step: float, ruby: float) -> float:
        """CHA-23. What one black chip more brings each round, against the bags of the neighbours."""
        mine = self.mine.get("K1", 0)
        return self._black_reward(mine + 1, step, ruby) - self._black_reward(mine, step, ruby)

    def _black_reward(self, mine: int, step: float, ruby: float) -> float:
        players = self.view.players
        seat = self.view.seat
        assert seat is not None
        left = owned(players[(seat + 1) % len(players)]).get("K1", 0)
        right = owned(players[seat - 1]).get("K1", 0)
        more, alike = _more(mine, left, self.weights.drawn)
        if len(players) == 2:
            return (more + alike) * step + more * ruby
        more_2, _ = _more(mine, right, self.weights.drawn)
        return (1 - (1 - more) * (1 - more_2)) * step + more * more_2 * ruby


def _more(mine: int, theirs: int, drawn: float) -> tuple[float, float]:
    """The chances that more of mine are drawn than of theirs, and as many but not none."""
    more = alike = 0.0
    for have in range(1, mine + 1):
        mass = _binomial(have, mine, drawn)
        more += mass * sum([_binomial(other, theirs, drawn) for other in range(min(have, theirs + 1))])
        alike += mass * (_binomial(have, theirs, drawn) if have <= theirs else 0.0)
    return more, alike


def _binomial(hits: int, tries: int, chance: float) -> float:
    return comb(tries, hits) * chance**hits * (1 - chance) ** (tries - hits)
