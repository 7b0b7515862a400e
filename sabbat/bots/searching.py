"""A bot that searches: it does what a good player would do, unless playouts say clearly that something is better."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from math import ceil
from random import Random
from typing import Any, ClassVar

from sabbat.bots.search import Budget, Estimate, choose, search
from sabbat.engine.actions import Action, Seat
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.engine.game import Game
from sabbat.engine.mastery import Mastery


class Searching(Bot):
    """Made of what a game says of its master; `budget` for another measure of thought."""

    name: ClassVar[str] = "master"

    def __init__(self, game: Game[Any], mastery: Mastery, budget: Budget | None = None) -> None:
        self.game = game
        self.usual = mastery.usual()
        self.policy = mastery.policy()
        self.doubt = mastery.doubt
        self.budget = budget or Budget(playouts=mastery.playouts)

    def choose(self, view: Any, asked: Decision[Any], options: Sequence[Action], rng: Random) -> Action:  # any game
        assert view.seat is not None
        seed = rng.getrandbits(48)
        state = self.game.imagine(view, rng)
        obvious = self.policy.obvious(state, view.seat, asked, list(options))
        if obvious is not None:
            return obvious
        self.usual.notes = self.notes
        usual = self.usual.choose(view, asked, options, rng)
        if not self.policy.searched(state, view.seat, asked):
            return usual
        return choose(self.estimates(view, asked, options, usual, seed), usual, self.doubt)

    def say(self, view: Any, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # any game
        """At the table it talks as the usual player does."""
        return self.usual.say(view, asked, rng)

    def hear(self, view: Any, seat: Seat, kind: str, subject: str) -> None:  # any game
        self.usual.notes = self.notes
        self.usual.hear(view, seat, kind, subject)
        self.notes = self.usual.notes

    def estimates(
        self, view: Any, asked: Decision[Any], options: Sequence[Action], usual: Action, seed: int
    ) -> list[Estimate]:
        """What each option that is worth a thought is worth, the best first; the usual one is always among them."""
        state = self.game.imagine(view, Random(seed))
        shortlist = self.policy.shortlist(state, view.seat, asked, list(options))
        if usual not in shortlist:
            shortlist = [usual, *shortlist]
        budget = Budget(ceil(self.policy.effort(state) * self.budget.playouts), self.budget.milliseconds)
        return search(self.game, self.policy, view, view.seat, shortlist, budget, seed)


@cache
def master_of(game: Game[Any], mastery: Mastery) -> type[Bot]:
    """A class that is made without arguments, as every bot's is. Once for each game: tables ask for their bots all the
    time, and a class is garbage that only the collector finds."""

    class Master(Searching):
        def __init__(self) -> None:
            super().__init__(game, mastery)

    return Master


def searcher(game: Game[Any], budget: Budget | None = None) -> Searching | None:
    """What tells how good each option of a game is (`estimates`), where the game can be searched."""
    search_of: Mastery | None = getattr(
        import_module(f"{type(game).__module__.rpartition('.')[0]}.bots"), "SEARCH", None
    )
    return None if search_of is None else Searching(game, search_of, budget)
