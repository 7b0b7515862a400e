"""A novice at the family table."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.sensible import Sensible
from sabbat.games.chaudron_magique.state import Sabbath

CARELESS: Final = 0.35  # how often she does not play her best card
HASTY: Final = 0.25  # how often she lays a block where it is only nearly best


class Novice(Sensible):
    """Means well, but is careless with her cards, hasty with her blocks, and hears nothing."""

    name: ClassVar[str] = "novice"
    width: ClassVar[int] = 5
    glance: ClassVar[int] = 3
    listens: ClassVar[bool] = False

    def play_and_keep(self, table: Sabbath, seat: Seat, rng: Random) -> Action:
        first, second, *_ = self.ranked(table, seat)
        if rng.random() < CARELESS:
            first, second = second, first
        return PlayAndKeep(first + 1, second + 1)

    def place(self, table: Sabbath, rng: Random) -> Action:
        choices = self.trying.choices(table)
        likely = choices[:3] if rng.random() < HASTY else choices[:1]
        return rng.choice(likely).action
