"""A strong witch."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.answers import Answers, Options, before_any_card
from sabbat.games.chaudron_magique.bots.outlook import COUNTING, FORESEEING, Weights
from sabbat.games.chaudron_magique.bots.placing import Choice
from sabbat.games.chaudron_magique.bots.trying import Trying
from sabbat.games.chaudron_magique.state import MOVING, NOBODY, Sabbath
from sabbat.games.chaudron_magique.view import ChaudronView

TRIED: Final = 4  # answers that are followed to the end of the card
CLOSE: Final = 1.5  # burnt tokens: answers that look worse than the best by more are not followed


class Strong(Answers):
    """Sees what all Potions want together. Follows the best answers to the end of the card before she lays a block, in
    any order of its blocks; keeps the card that helps most after the one that she plays."""

    name: ClassVar[str] = "strong"
    width: ClassVar[int] = 12
    any_order: ClassVar[bool] = True
    glance: ClassVar[int] = 6

    def play_and_keep(self, table: Sabbath, seat: Seat, rng: Random) -> Action:
        """CHM-13."""
        hand = table.hands[seat]
        trying = self.comparing_now(table, seat)
        before = before_any_card(table, seat)
        after = {card: trying.card(before, seat, card) for card in dict.fromkeys(hand)}
        order = sorted(range(len(hand)), key=lambda place: -trying.outlook.value(after[hand[place]]))
        play = order[0]
        left = after[hand[play]]
        keep = max(order[1:], key=lambda place: self._worth_next_turn(trying, left, seat, hand[place]))
        return PlayAndKeep(play + 1, keep + 1)

    def _worth_next_turn(self, trying: Trying, left: Sabbath, seat: Seat, card: str) -> float:
        if left.outcome is not None:
            return 0.0
        return trying.outlook.value(trying.card(left, seat, card))

    def place(self, table: Sabbath, rng: Random) -> Action:
        choices = self.trying.choices(table)
        going_on = table.owner != NOBODY and (len(table.blocks) > 1 or table.stage <= MOVING) and not table.owed
        if not going_on:
            return choices[0].action
        likely = [choice for choice in choices[:TRIED] if choice.value >= choices[0].value - CLOSE]
        return max(likely, key=lambda each: self._to_the_end(table, each)).action

    def _to_the_end(self, table: Sabbath, choice: Choice) -> float:
        return self.trying.outlook.value(self.trying.answer(table, choice.action))


class Foreseeing(Strong):
    """Whom a master usually agrees with: a strong one who counts stones as the rules do; at a table of two, where a
    match is lost by the stones that the last Potions miss, she gathers them in time, too."""

    weights: ClassVar[Weights] = COUNTING

    def __init__(self) -> None:
        super().__init__()
        self.of_two = Strong(FORESEEING)

    def choose(self, view: ChaudronView, asked: Decision[Any], options: Options, rng: Random) -> Action:  # of this game
        if len(view.witches) > 2:
            return super().choose(view, asked, options, rng)
        self.of_two.notes = self.notes
        return self.of_two.choose(view, asked, options, rng)

    def say(self, view: ChaudronView, asked: Decision[Any], rng: Random) -> tuple[str, str] | None:  # of this game
        return super().say(view, asked, rng) if len(view.witches) > 2 else self.of_two.say(view, asked, rng)
