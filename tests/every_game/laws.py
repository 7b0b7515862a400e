"""Laws: what must hold for every game is tried on every game, at every number of seats, as often as the law says.

@law(examples=3)                      # three matches of each game and number of seats, stopped anywhere
def test_nothing_is_lost(match: Match, rng: Random) -> None: ...

@law(examples=1, begun=False)         # matches that have just been laid
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import pytest

import sabbat
from sabbat.engine import Match
from tests.every_game.matches import SAMPLE, play_on

Check = Callable[[Match, Random], None]
LONGEST = 250  # answers before a match is stopped
OVER = 0.1  # how many of those that are over by then are looked at

of_every_game = pytest.mark.parametrize("game", list(sabbat.GAMES))


@dataclass(frozen=True)
class Example:
    """One match that a law is tried on; its name is all the luck there is."""

    law: str
    game: str
    seats: int
    number: int

    @property
    def rng(self) -> Random:
        return Random(f"{self.law} {self.game} {self.seats} {self.number}")

    def opening(self, rng: Random) -> Match:
        """A match that has just begun; unusual options come up as often as usual ones."""
        rules = sabbat.game(self.game)
        options = {option.name: rng.choice(option.values) for option in rules.table_options}
        return rules.start(self.seats, seed=rng.getrandbits(32), options=options)

    def moment(self, rng: Random) -> Match:
        """A match that has gone on for a while; seldom one that is over already."""
        earlier = self.opening(rng)
        match = earlier.clone()
        for _ in range(rng.randrange(LONGEST)):
            if match.outcome is not None:
                break
            play_on(match, rng)
        if match.outcome is None or rng.random() < OVER:
            return match
        for entry in match.entries[: rng.randrange(match.played)]:
            earlier.submit(entry.seat, entry.action, entry.at)
        return earlier


@dataclass(frozen=True)
class Law:
    """What is tried, and how often at each number of seats of each game."""

    check: Check
    examples: int
    begun: bool

    def tables(self) -> list[tuple[str, int]]:
        rules = sabbat.GAMES.values()
        return [(game.name, seats) for game in rules for seats in range(game.fewest_seats, game.most_seats + 1)]

    def examples_of(self, game: str, seats: int) -> Iterator[Example]:
        return (Example(self.check.__name__, game, seats, number) for number in range(self.examples))

    def try_on(self, game: str, seats: int) -> None:
        for example in self.examples_of(game, seats):
            rng = example.rng
            self.check(example.moment(rng) if self.begun else example.opening(rng), rng)


LAWS: dict[str, Law] = {}


def law(examples: int, begun: bool = True, audit: bool = False) -> Callable[[Check], Callable[[str, int], None]]:
    """A test of it for each game and number of seats; ./audit looks at many times more examples of a long proof."""

    def made(check: Check) -> Callable[[str, int], None]:
        assert check.__name__ not in LAWS, "two laws have one name"
        found = LAWS[check.__name__] = Law(check, examples * (SAMPLE if audit else 1), begun)

        def test(game: str, seats: int) -> None:
            found.try_on(game, seats)

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        marked = pytest.mark.parametrize(("game", "seats"), found.tables())(test)
        return pytest.mark.audit(marked) if audit else marked

    return made
