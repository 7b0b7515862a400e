"""Chaudron Magique: what lies on the table."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sabbat.engine.state import State, state
from sabbat.games.chaudron_magique.cards import Deck, Ingredient, deck_of
from sabbat.games.chaudron_magique.components import ALL, BURNT, KINDS
from sabbat.games.chaudron_magique.layers import count

NOBODY: Final = -1
NO_POTION: Final = ""

# The stages of a card, CHM-20
BURNING: Final = 0
CLEARING: Final = 1
REMOVING: Final = 2
DUPLICATING: Final = 3
MOVING: Final = 4
ADDING: Final = 5
APPLIED: Final = 6
STAGES: Final = ("burning", "clearing", "removing", "duplicating", "moving", "adding", "applied")


@state
class Sabbath(State):
    """The whole table. Sets of cells are masks (components.py)."""

    cards: str  # what is printed on them: `base`, or the text of a deck
    deck_name: str  # full, or the apprentice's
    split: str  # CHM-4: how the rarities are split
    limit: int  # CHM-6: lost with so many burnt tokens
    stand_ins: int  # CHM-51: so many stones may stand for others in one Potion
    talk: str  # CHM-60: what the table may say; for the server
    turn: int
    step: int  # where in the turn: rules/flow.py
    lying: list[int]  # a mask for each resource, then the burnt tokens
    pile: tuple[str, ...]  # CHM-3: unseen Potions, the next one first
    shown: tuple[str, ...]  # face-up Potions, the oldest first
    markers: tuple[int, ...]  # CHM-10: of each of them
    brewed: tuple[str, ...]
    draw: list[int]  # CHM-2: how many of each card, in the order of the deck
    discards: list[int]
    hands: list[tuple[str, ...]]
    picked: list[str]  # CHM-13: the cards to play, face down until revealed
    kept: list[str]
    unrevealed: tuple[int, ...]  # CHM-14: whose cards are still to be revealed
    # the card that is being applied, CHM-20
    owner: int
    card: str
    stage: int  # rules/applying.py
    blocks: tuple[int, ...]  # of this stage, still to be laid; counted from 0
    times: int  # duplicates or moves left
    caused: int  # CHM-41: burnt that the card has given
    last: str  # the last answer for a card, as everybody heard it: `1 C4 r1`, `G`, `B D4`
    # what must happen before anything else goes on
    falling: tuple[int, ...]  # CHM-30: resources that still come down, each 8 * cell + kind
    owed: int  # CHM-40: burnt tokens to be put
    brewing: str  # CHM-47: the Potion whose blocks are being found; none: NO_POTION
    forced: bool  # CHM-50
    taken: int  # the cells that it takes, so far
    stood: int  # CHM-51: stones that could stand for what is missing, so far
    parts: tuple[int, ...]  # its blocks that are not found yet; counted from 0

    @property
    def printed(self) -> Deck:
        return deck_of(self.cards, len(self.hands))

    @property
    def applied(self) -> Ingredient:
        """The card that is being applied."""
        return self.printed.ingredients[self.card]

    @property
    def empty(self) -> int:
        free: i64 = ALL
        for mask in cast("list[i64]", self.lying):  # compiled, without a detour by objects
            free &= ~mask
        return free

    @property
    def resources(self) -> int:
        """Cells with a resource on them."""
        found = 0
        for kind in range(KINDS):
            found |= self.lying[kind]
        return found

    @property
    def burnt(self) -> int:
        return count(self.lying[BURNT])

    @property
    def holder(self) -> int:
        """CHM-15. The ladle goes round: who decides what no card's owner does."""
        return (self.turn - 1) % len(self.hands)

    @property
    def decider(self) -> int:
        return self.holder if self.owner == NOBODY else self.owner


def kind_at(table: Sabbath, bit: int) -> int:
    """What lies on a cell; -1 where nothing does."""
    for kind in range(KINDS + 1):
        if table.lying[kind] & bit:
            return kind
    return -1
