"""Every question of the game and where it is answered. A bot sees a view; it thinks on a table that it imagines."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from sabbat.engine.actions import Action, Seat
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision
from sabbat.games.chaudron_magique import GAME
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.hearing import noted, promised
from sabbat.games.chaudron_magique.bots.outlook import Outlook, Weights
from sabbat.games.chaudron_magique.bots.talk import what_to_say
from sabbat.games.chaudron_magique.bots.trying import Trying
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from sabbat.games.chaudron_magique.state import Sabbath
from sabbat.games.chaudron_magique.view import ChaudronView

Options = Sequence[Action]


class Answers(Bot):
    """A witch who weighs the cauldron that each answer would leave."""

    weights: ClassVar[Weights] = Weights()
    width: ClassVar[int] = 8  # answers weighed closely, when a block is laid
    any_order: ClassVar[bool] = False
    glance: ClassVar[int] = 5  # the same, while cards are only compared
    listens: ClassVar[bool] = True

    def __init__(self, weights: Weights | None = None) -> None:
        outlook = Outlook(weights or self.weights)
        self.trying = Trying(outlook, self.width, self.any_order)
        self.comparing = Trying(outlook, self.glance, False)

    def choose(self, view: ChaudronView, asked: Decision[Any], options: Options, rng: Random) -> Action:  # of this game
        assert view.seat is not None
        table = GAME.imagine(view, rng)
        if isinstance(asked, ChooseCards):
            return self.play_and_keep(table, view.seat, rng)
        return self.place(table, rng)

    def hear(self, view: ChaudronView, seat: Seat, kind: str, subject: str) -> None:
        """CHM-60. What another witch says is kept in mind for this turn."""
        if self.listens:
            self.notes = noted(self.notes, view.turn, seat, kind, subject)

    def say(self, view: ChaudronView, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # of this game
        """CHM-60. What she says before she chooses her cards."""
        if not isinstance(asked, ChooseCards):
            return None
        assert view.seat is not None
        table = GAME.imagine(view, rng)
        ranked = self.ranked(table, view.seat)
        return what_to_say(view, [table.hands[view.seat][place] for place in ranked])

    def play_and_keep(self, table: Sabbath, seat: Seat, rng: Random) -> Action:
        """CHM-13. The card that leaves the best cauldron; the second best is kept."""
        first, second = self.ranked(table, seat)[:2]
        return PlayAndKeep(first + 1, second + 1)

    def place(self, table: Sabbath, rng: Random) -> Action:
        """CHM-15. The owner of a card, or of the ladle, decides for all."""
        return self.trying.choices(table)[0].action

    def ranked(self, table: Sabbath, seat: Seat) -> list[int]:
        """The places of the hand, the best card first: what the cauldron is worth after each."""
        hand = table.hands[seat]
        trying = self.comparing_now(table, seat)
        before = before_any_card(table, seat)
        worth = {card: trying.outlook.value(trying.card(before, seat, card)) for card in dict.fromkeys(hand)}
        return sorted(range(len(hand)), key=lambda place: -worth[hand[place]])

    def comparing_now(self, table: Sabbath, seat: Seat) -> Trying:
        """With what the others have promised in this turn in mind."""
        coming = promised(self.notes, table.turn, seat)
        if coming is None:
            return self.comparing
        return Trying(Outlook(self.comparing.outlook.weights, coming), self.glance, False)


def before_any_card(table: Sabbath, seat: Seat) -> Sabbath:
    """The same table when her card is turned up first; those of the others are still to come."""
    twin = table.clone()
    twin.unrevealed = tuple([other for other in range(len(table.hands)) if other != seat])
    return twin
