"""A bot that fits whoever it plays with: like a weaker level while it is ahead, like a better one while it is behind.

A beginner has her share of the evening, and somebody good is not bored. Where moments count it also has a pace: how
much gentler it is than with strangers. A match moves it by how far its people were behind, and the next match begins
where the last one ended.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision


class Fitting(Bot):
    """The levels between which it goes, and what being ahead means in its game."""

    name = "companion"
    weaker: ClassVar[type[Bot]]
    better: ClassVar[type[Bot]]
    slack: ClassVar[float] = 0.0  # how far behind it must be to play better
    pace_per_step: ClassVar[float] = 0.0  # how much gentler for each step ahead; 0 where it keeps no pace
    paces: ClassVar[tuple[float, float]] = (0.0, 0.0)  # the sharpest and the gentlest
    pace: float = 0.0  # of the people it plays with; whoever makes it says so

    def standings(self, view: Any) -> Sequence[float]:  # of its game
        """How far each seat has come: the more the better."""
        raise NotImplementedError

    def lead(self, view: Any) -> float:  # as above
        """How far it is ahead of the mean of the others."""
        far = self.standings(view)
        mine: float = far[view.seat]
        return mine - (sum(far) - mine) / max(1, len(far) - 1)

    def pace_after(self, view: Any, people: Collection[Seat], seat: Seat) -> float:  # as above
        """The pace to begin with next time, for the person of that seat. Everybody else but `people` is a bot."""
        far = self.standings(view)
        bots = [steps for other, steps in enumerate(far) if other not in people]
        ahead = sum(bots) / len(bots) - far[seat] if bots else 0.0
        sharpest, gentlest = self.paces
        return min(gentlest, max(sharpest, self.pace + self.pace_per_step * ahead / (len(far) - 1)))

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # as above
        level = self.level(view)
        action = level.choose(view, asked, options, rng)
        self.notes = level.notes
        return action

    def delay(self, view: Any, asked: Decision[Any], rng: Random) -> int | None:  # as above
        return self.level(view).delay(view, asked, rng)

    def level(self, view: Any) -> Bot:  # as above
        """The level that it plays at now. Both keep the same notes."""
        bot = (self.weaker if self.lead(view) >= -self.slack else self.better)()
        bot.notes = self.notes
        return bot
