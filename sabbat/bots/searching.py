"""A bot that searches: it does what a good player would do, unless playouts say clearly that something is better."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.bots.search import Budget, Estimate, choose, search
from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.game import Game
from sabbat.engine.policy import Policy


class Searching(Bot):
    """A game's master names its `usual` player, its policy for playouts, and how much it thinks."""

    playouts: ClassVar[int] = 120
    doubt: ClassVar[float] = 1.0  # standard errors by which an option must beat the usual one

    def __init__(self, game: Game[Any], usual: Bot, policy: Policy[Any], budget: Budget | None = None) -> None:
        self.game = game
        self.usual = usual
        self.policy = policy
        self.budget = budget or Budget(playouts=self.playouts)

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        assert view.seat is not None
        seed = rng.getrandbits(48)
        state = self.game.imagine(view, rng)
        obvious = self.policy.obvious(state, view.seat, asked, list(options))
        if obvious is not None:
            return obvious
        usual = self.usual.choose(view, asked, options, rng)
        return choose(self.estimates(view, asked, options, usual, seed), usual, self.doubt)

    def estimates(
        self, view: Any, asked: Decision[Any], options: Sequence[Action], usual: Action, seed: int
    ) -> list[Estimate]:
        """What each option that is worth a thought is worth, the best first; the usual one is always among them."""
        state = self.game.imagine(view, Random(seed))
        shortlist = self.policy.shortlist(state, view.seat, asked, list(options))
        if usual not in shortlist:
            shortlist = [usual, *shortlist]
        return search(self.game, self.policy, view, view.seat, shortlist, self.budget, seed)
