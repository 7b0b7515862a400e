"""What a witch made of code remembers of nine dice.

She takes them in one after another, in an order of her own: each takes `a_die` milliseconds, more or less a third
(normal). With the chance `misreads` she takes the colour for the other one, and half as often the symbol for another. A
die that she had no time for before the lid was closed, she has not seen. Of those that she saw she forgets each with
the chance `forgets`; twice that for all but the last five, for memory holds about five things well.

All of it is drawn once in a turn, when she sees the dice, and kept in the bot's notes with the time at which each die
was taken in; while the lid is closed she has nothing else. That is what a person has, too.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

import msgspec

from sabbat.games.du_balai.components import COLOURS, SYMBOLS, bits_of
from sabbat.games.du_balai.view import DieView, DuBalaiView

HELD_WELL: Final = 5  # the last so many of what was seen
NO_CLOCK: Final = -1


class Mind(NamedTuple):
    """The figures of a level."""

    a_die: int  # milliseconds
    misreads: float
    forgets: float
    longest_look: int  # milliseconds after which she looks no more


class Noticed(msgspec.Struct, frozen=True):
    """A die as it was taken in: when, what it seemed to show, and how firmly it sticks (0 to 1)."""

    at: int
    symbol: str
    colour: str
    sticks: float


class Notes(msgspec.Struct, frozen=True):
    turn: int
    dice: list[Noticed]

    @property
    def done_at(self) -> int:
        """When the last die was taken in, in milliseconds after the throw."""
        return max((die.at for die in self.dice), default=0)


def look(mind: Mind, view: DuBalaiView, rng: Random) -> Notes:
    """The dice lie open: what will stay of them."""
    dice = list(view.dice or [])
    rng.shuffle(dice)
    time = 0.0
    noticed = []
    for die in dice:
        time += max(mind.a_die / 3, rng.gauss(mind.a_die, mind.a_die / 3))
        symbol, colour = perceive(mind, die, rng)
        noticed.append(Noticed(round(time), symbol, colour, rng.random()))
    return Notes(view.turn, noticed)


def perceive(mind: Mind, die: DieView, rng: Random) -> tuple[str, str]:
    symbol, colour = die.symbol, die.colour
    if rng.random() < mind.misreads:
        colour = COLOURS[1 - COLOURS.index(colour)]
    if rng.random() < mind.misreads / 2:
        symbol = rng.choice(SYMBOLS)
    return symbol, colour


def kept(notes: str) -> Notes:
    """The notes of a bot, or empty ones."""
    return msgspec.json.decode(notes, type=Notes) if notes else Notes(0, [])


def remembered(mind: Mind, notes: Notes, view: DuBalaiView) -> tuple[int, int]:
    """The valid symbols, orange and black, as she remembers them, as bits."""
    if notes.turn != view.turn:
        return 0, 0
    looked = view.looked if view.looked != NO_CLOCK else mind.longest_look
    seen = [die for die in notes.dice if die.at <= looked]
    held = [sight for place, sight in enumerate(seen) if sight.sticks >= fading(mind, place, len(seen))]
    orange = bits_of(tuple(card.symbol for card in held if card.colour == COLOURS[0]))
    black = bits_of(tuple(card.symbol for card in held if card.colour == COLOURS[1]))
    return orange & ~black, black & ~orange


def fading(mind: Mind, place: int, seen: int) -> float:
    """The chance to forget the die that was seen in this place of so many."""
    return mind.forgets * (1 if place >= seen - HELD_WELL else 2)
