"""Charlatans: what lies on the table."""

from __future__ import annotations

from typing import Any, Final

from sabbat.engine.state import State, state
from sabbat.games.charlatans.components import (
    GREEN,
    LAST_SPACE,
    OPENS,
    ORANGE,
    RED,
    WHITE,
    WHITE_LIMIT,
    YELLOW,
    Chip,
)

UNDECIDED: Final = 0  # CHA-17: what a seat holds out on the signal
DRAWS: Final = 1
STOPS: Final = 2

# By how many sit there, then by who is first: all seats in turn order
_ORDERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    [tuple([tuple([(first + far) % seats for far in range(seats)]) for first in range(seats)]) for seats in range(5)]
)


class Placed:
    """A chip in a pot. `acts` is False when its action was waived (CHA-15) or a card placed it."""

    def __init__(self, chip: Chip, space: int, acts: bool) -> None:
        self.chip = chip
        self.space = space
        self.acts = acts

    @staticmethod
    def parse(text: str) -> Placed:
        """`B2@7`, or `B2@7!` without its action."""
        chip, space = text.rstrip("!").split("@")
        return Placed(Chip.parse(chip), int(space), not text.endswith("!"))

    def __str__(self) -> str:
        return f"{self.chip}@{self.space}{'' if self.acts else '!'}"

    def __repr__(self) -> str:
        return str(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Placed) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Placed, (self.chip, self.space, self.acts)


@state
class Charlatan:
    """One player: what lasts, then what belongs to the round."""

    points: int
    rubies: int
    drop: int
    tube: int  # CHA-41: the second drop
    flask_full: bool
    bag: list[int]  # how many of each kind of chip
    beside: list[Chip]  # red, page 2: laid beside the pot, maybe since earlier rounds
    # the round
    rat: int
    start: int  # the space of the drop or of the rat when brewing began
    pot: list[Placed]
    drawn: list[Chip]  # drawn and not yet decided on
    draws: int
    last_is_fresh: bool  # the last drawn chip lies last in the pot: the flask can take it
    fresh_beside: int  # how many of `beside` were drawn in this round
    shield: int  # blue, page 2: how many further draws are protected
    shield_before: int  # the same before the last draw
    seen_white: bool  # the first white chip of the round has been drawn
    second_chance: bool  # the card's choice has been made
    intent: int  # CHA-17
    score_space: int  # CHA-20: the scoring space, fixed when brewing is over
    stopped: bool
    exploded: bool
    shielded: bool  # exploded under protection
    takes_coins: bool  # CHA-25: may buy in step E
    given_up: int  # rat tails traded for rubies
    tails: int  # rat tails at the reveal of a card that trades them

    @property
    def last_space(self) -> int:
        """The last occupied space: CHA-12."""
        return self.pot[-1].space if self.pot else self.start

    @property
    def white(self) -> int:
        """CHA-14: the sum of the white chips in the pot."""
        total = 0
        for placed in self.pot:
            if placed.chip.colour == WHITE:
                total += placed.chip.value
        return total

    @property
    def finished(self) -> bool:
        return self.stopped or self.exploded

    def count(self, colour: int) -> int:
        """How many chips of a colour lie in the pot."""
        found = 0
        for placed in self.pot:
            if placed.chip.colour == colour:
                found += 1
        return found

    def acting(self, colour: int) -> int:
        """The same, without those whose action was waived."""
        found = 0
        for placed in self.pot:
            if placed.acts and placed.chip.colour == colour:
                found += 1
        return found


@state
class Charlatans(State):
    """The whole table."""

    pages: tuple[int, ...]  # by colour: which page of its book is open in this match
    prices: tuple[int, ...]  # by kind of chip
    tubes: bool
    white_flask: bool
    together: bool  # from round 1, not only in round 9
    waivers: bool
    round: int
    first: int  # the seat that reads the card
    step: int  # where in the round: rules/flow.py
    queue: tuple[int, ...]  # the seats that this step still comes to
    deck: tuple[str, ...]  # cards not yet seen, in no order
    card: str
    supply: list[int]
    box: list[int]  # out of the game
    players: list[Charlatan]


def white_limit(table: Charlatans, me: Charlatan) -> int:
    """CHA-14. The highest limit that applies; limits never add up."""
    limit = 9 if table.card == "living_in_luxury" else WHITE_LIMIT
    if table.pages[YELLOW] == 3:
        yellow = me.acting(YELLOW)
        limit = max(limit, 9 if yellow >= 3 else 8 if yellow >= 1 else WHITE_LIMIT)
    return limit


def reach(table: Charlatans, me: Charlatan, chip: Chip, acts: bool) -> int:
    """CHA-12. The space on which a chip would land if it were placed now."""
    move = chip.value
    if chip.colour == ORANGE:
        if table.card == "pumpkin_patch_party":
            move += 1
    elif chip.colour == WHITE:
        if chip.value == 1 and table.pages[RED] == 4 and me.acting(RED) > 0:
            move += 1
    elif acts and chip.colour == RED:
        move += _red_bonus(table, me)
    elif acts and chip.colour == YELLOW and table.pages[YELLOW] == 4:
        earlier = me.count(YELLOW)
        move += earlier + 1 if earlier < 3 else 0
    if table.pages[YELLOW] == 2 and me.pot and me.pot[-1].acts and me.pot[-1].chip.colour == YELLOW:
        move *= 2  # the whole move, bonus spaces included
    return min(LAST_SPACE, me.last_space + move)  # CHA-18


def _red_bonus(table: Charlatans, me: Charlatan) -> int:
    page = table.pages[RED]
    if page == 1:
        orange = me.count(ORANGE)
        return 2 if orange >= 3 else 1 if orange >= 1 else 0
    if page == 3 and me.pot and me.pot[-1].chip.colour == WHITE:
        return me.pot[-1].chip.value
    return 0


def last_two_green(me: Charlatan) -> list[Chip]:
    """The acting green chips among the last two chips of the pot, whatever the gaps."""
    return [placed.chip for placed in me.pot[-2:] if placed.acts and placed.chip.colour == GREEN]


def is_open(table: Charlatans, chip: Chip) -> bool:
    """CHA-3. Is the book of this chip open?"""
    from_round = OPENS[chip.colour]
    return table.round >= from_round


def left_of(table: Charlatans, seat: int) -> int:
    """The left neighbour: the next seat clockwise."""
    return (seat + 1) % len(table.players)


def right_of(table: Charlatans, seat: int) -> int:
    """The right neighbour: the seat whose left neighbour this one is."""
    return (seat - 1) % len(table.players)


def in_turn(table: Charlatans) -> tuple[int, ...]:
    """All seats in turn order, from the first player on."""
    return _ORDERS[len(table.players)][table.first]
