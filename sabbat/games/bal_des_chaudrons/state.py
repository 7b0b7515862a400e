"""Bal des Chaudrons: what lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from sabbat.engine.state import State, state
from sabbat.games.bal_des_chaudrons.cards import Deck, deck_of
from sabbat.games.bal_des_chaudrons.components import Card, Ingredient, Laid, Taken


@dataclass(frozen=True)
class Use:
    """A potion used in this phase: one step of a production. `named`: the Grimoire Reader's tome (BAL-44)."""

    potion: Card
    taken: tuple[Taken, ...]
    given: tuple[Ingredient, ...]
    named: Ingredient | None


@state
class BalWitch:
    """One player: what lasts, then what belongs to the round."""

    character: str  # secret until all have kept one (BAL-2)
    in_play: bool  # the character; False once it is back in the box (BAL-6)
    flipped: bool  # BAL-45: the Swindler's toads are her input side
    dealt: tuple[str, ...]  # BAL-2: to keep one of
    hand: tuple[Card, ...]
    line: list[Laid]  # BAL-12
    markers: list[int]  # BAL-13, in the order of ARCANA
    bench: list[int]  # how many of each ingredient
    cauldron: list[int]
    circle: list[int]
    # study
    afresh: bool  # the novice wants a new hand
    drawn: Card | None  # BAL-41: picked by chance, to be laid either way
    chosen: Laid | None  # BAL-10: face down
    dared: bool  # BAL-41
    free: list[Ingredient]  # BAL-19: types that the supply gives for input slots
    # production: nothing of it touches bench and cauldron before it is finished
    steps: list[Use]
    spent: list[int]  # taken from the bench
    made: list[int]  # lying on output slots
    finished: bool

    def is_now(self, character: str) -> bool:
        """Does this character's ability count?"""
        return self.in_play and self.character == character


@state
class Bal(State):
    """The whole table."""

    cards: str  # what is printed on them: `base`, or the text of a deck
    expert: bool  # BAL-2
    round: int
    step: int  # where in the round: rules/flow.py
    queue: tuple[int, ...]  # BAL-25: the seats that are still to produce, in initiative order
    ordered: bool  # BAL-25: somebody has called for it
    deck: list[Card]  # the draw pile, in no order
    discards: list[Card]
    witches: list[BalWitch]

    @property
    def printed(self) -> Deck:
        return deck_of(self.cards)


def left_of(table: Bal, seat: int) -> int:
    """The left neighbour: the next seat clockwise. Hands go there."""
    return (seat + 1) % len(table.witches)


def right_of(table: Bal, seat: int) -> int:
    """The right neighbour. Cauldrons go there."""
    return (seat - 1) % len(table.witches)


def in_order(table: Bal) -> tuple[int, ...]:
    """BAL-25. All seats, lowest initiative on the last potion played first; who has played none comes last."""
    deck = table.printed
    keys = [
        (deck.potions[me.line[-1].potion].initiative if me.line else 100) * 10 + seat
        for seat, me in enumerate(table.witches)
    ]
    return tuple([key % 10 for key in sorted(keys)])
