"""A bot that fits whoever it plays with: like a weaker level while it is ahead, like a better one while it is behind.

A beginner has her share of the evening, and somebody good is not bored."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision


class Fitting(Bot):
    """The levels between which it goes, and what being ahead means in its game."""

    name = "companion"
    weaker: ClassVar[type[Bot]]
    better: ClassVar[type[Bot]]
    slack: ClassVar[float] = 0.0  # how far behind it must be to play better

    def standings(self, view: Any) -> Sequence[float]:  # of its game
        """How far each seat has come: the more the better."""
        raise NotImplementedError

    def lead(self, view: Any) -> float:  # as above
        """How far it is ahead of the mean of the others."""
        far = self.standings(view)
        mine: float = far[view.seat]
        return mine - (sum(far) - mine) / max(1, len(far) - 1)

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
