"""Chaudron Magique: what one seat, or a spectator, sees. Built up, never stripped down.

Hidden are hands, the cards picked and kept (CHM-13), the unseen Potions (CHM-3; their rarity is known from CHM-4) and
luck: there is none in a view. Here is what a view holds; `view_building` fills it, and `imagining` is the way back.
"""

from __future__ import annotations

import msgspec

from sabbat.engine.written import WrittenDecision, WrittenOutcome
from sabbat.games.chaudron_magique.faces import IngredientFace, PotionFace


class BlockView(msgspec.Struct, frozen=True):
    """A printed block in its eight turns: `turns[t]` is its notation, `same_as[t]` the turn to answer with for it."""

    text: str
    optional: bool
    choices: str  # letters to choose from; empty: nothing to choose
    turns: list[str]
    same_as: list[int]


class FoundBlock(msgspec.Struct, frozen=True):
    """One block of a Potion as it lies best now: where, what matches, the stones that stand in, what is missing."""

    at: str
    cells: list[str]
    stones: list[str]
    missing: str


class ShownPotion(msgspec.Struct, frozen=True):
    """A face-up Potion, its markers (CHM-11: the fourth forces it), and how close it is (CHM-50, exact)."""

    potion: str
    markers: int
    turns_left: int  # turns in which cards can still be played for it
    size: int
    found: int  # how many of its resources lie there, a stone that stands in among them
    burnt_if_forced: int
    blocks: list[FoundBlock]


class WitchView(msgspec.Struct, frozen=True):
    """One witch. What others may not see is empty in their views."""

    hand: list[str]
    hand_size: int
    has_picked: bool
    picked: str | None  # her own, or once it is revealed
    revealed: bool
    has_kept: bool
    kept: str | None  # her own


class DoingView(msgspec.Struct, frozen=True):
    """In the middle of what: the card that is applied, what falls, what burns, what is brewed."""

    owner: int | None
    card: str | None
    stage: str
    blocks: list[int]  # still to be laid, counted from 1
    times: int  # duplicates or moves left
    caused: int  # burnt by this card so far
    last: str  # the last answer for a card: `1 C4 r1` (block and spot), `G` (all of it), `B D4` (duplicated there)
    falling: list[str]  # `B C4`: bone powder is about to fall on C4
    owed: int  # burnt tokens still to be put
    brewing: str | None
    forced: bool
    taken: list[str]
    stood: list[str]
    parts: list[int]  # blocks of the Potion that are not found yet, counted from 1


class ForeseenView(msgspec.Struct, frozen=True):
    """What each answer to the pending question about blocks would do, in the order of the question:
    what is listed, then what is composed."""

    burnt: list[int]
    lost: list[int]
    brews: dict[str, list[str]]  # by the place of the offer, only where something is brewed


class ChaudronView(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    cards: str
    deck: str
    split: str
    limit: int
    stand_ins: int  # CHM-51: so many stones may stand for others in one Potion
    talk: str
    turn: int
    step: str
    holder: int  # who has the ladle (CHM-15)
    decider: int  # who answers for the table now
    grid: list[str]  # seven rows; letters, `.` empty, `x` burnt, a space where there is no cell
    burnt: int
    pile: list[str]  # the rarities of the unseen Potions, the next one first
    shown: list[ShownPotion]
    brewed: list[str]
    draw_pile: int
    discards: dict[str, int]
    witches: list[WitchView]
    doing: DoingView
    blocks: dict[str, BlockView]  # of the pending question, by their number
    foreseen: ForeseenView | None
    potions: dict[str, PotionFace]  # every Potion that the viewer can see
    ingredients: dict[str, IngredientFace]  # every card in hand or on the table that the viewer can see
    asked: list[WrittenDecision | None]  # what each seat is asked, as the codec writes it
    outcome: WrittenOutcome | None
