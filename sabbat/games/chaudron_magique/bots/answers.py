"""Every question of the game and where it is answered. A bot sees a view; it thinks on a table that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.outlook import Outlook, Weights
from sabbat.games.chaudron_magique.bots.trying import Trying
from sabbat.games.chaudron_magique.imagining import imagine
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view import ChaudronView

Options = Sequence[Action]


class Answers(Bot):
    """A witch who weighs the cauldron that each answer would leave."""

    width: ClassVar[int] = 10
    breadth: ClassVar[int] = 1
    weights: Weights = Weights()

    def __init__(self, weights: Weights | None = None) -> None:
        if weights is not None:
            self.weights = weights
        self.trying = Trying(Outlook(self.weights), self.width, self.breadth)

    def choose(self, view: ChaudronView, asked: Decision[Any], options: Options, rng: Random) -> Action:  # of this game
        table = imagine(view, rng)
        assert view.seat is not None
        if isinstance(asked, ChooseCards):
            return self.play_and_keep(table, view.seat, rng)
        return self.place(table, view.seat)

    def place(self, table: Sabbath, seat: int) -> Action:
        """CHM-15. The owner of a card, or of the ladle, decides for all."""
        return self.trying.choices(table)[0].action

    def play_and_keep(self, table: Sabbath, seat: int, rng: Random) -> Action:
        """CHM-13. The card that leaves the best cauldron; the second best is kept."""
        hand = table.hands[seat]
        worth = {card: self.worth_of(table, seat, card) for card in dict.fromkeys(hand)}
        order = sorted(range(len(hand)), key=lambda place: -worth[hand[place]])
        return PlayAndKeep(order[0] + 1, order[1] + 1)

    def worth_of(self, table: Sabbath, seat: int, card: str) -> float:
        others = tuple([each for each in range(len(table.hands)) if each != seat])
        before = table.unrevealed
        table.unrevealed = others
        value = self.trying.outlook.value(self.trying.card(table, seat, card))
        table.unrevealed = before
        return value
