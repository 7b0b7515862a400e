"""Bal des Chaudrons: what one seat, or a spectator, sees. Built up, never stripped down.

Hidden are hands and face-down cards (BAL-4, BAL-10), characters until all have kept one (BAL-2), productions until all
are done, unless they are done in the open (BAL-25), and luck: there is none in a view. Here is what a view holds;
`view_building` fills it, and `imagining` is the way back.
"""

from __future__ import annotations

import msgspec

from sabbat.engine.written import WrittenDecision, WrittenOutcome
from sabbat.games.bal_des_chaudrons.components import Arcanum, IngredientText, TakenText
from sabbat.games.bal_des_chaudrons.faces import CharacterView, PotionView
from sabbat.games.bal_des_chaudrons.rules.flow import Step


class LaidView(msgspec.Struct, frozen=True):
    """A potion card and which way it lies (BAL-11)."""

    potion: str
    turned: bool


class UseView(msgspec.Struct, frozen=True):
    """A step of a production: where each input came from (`toad@bench`), what it gave, and what is left of that."""

    potion: str
    taken: list[TakenText]
    given: list[IngredientText]
    left: list[IngredientText | None]  # as `given`; null where a later potion has taken it
    named: IngredientText | None


class WitchView(msgspec.Struct, frozen=True):
    """One witch. What others may not see is empty in their views."""

    character: str
    kept: bool  # BAL-2: the choice is made
    in_play: bool
    flipped: bool
    dealt: list[str]
    hand: list[str]
    hand_size: int
    line: list[LaidView]
    markers: dict[Arcanum, int]
    bench: dict[IngredientText, int]  # as it was before a secret production
    cauldron: dict[IngredientText, int]
    circle: dict[IngredientText, int]
    afresh: bool
    drawn: str | None
    has_chosen: bool
    chosen: LaidView | None
    dared: bool
    free: list[IngredientText]
    usable: list[str]  # cards for a production, used or not: the line, and a character's with a recipe
    steps: list[UseView]
    spent: dict[IngredientText, int]  # taken from the bench by the steps
    made: dict[IngredientText, int]  # lying on output slots
    finished: bool
    initiative: int | None  # of the last potion played
    left: int  # the neighbour to whom her hand goes
    right: int  # the neighbour to whom her cauldron goes
    room: dict[IngredientText, int]  # free hollows of her bench, as far as the viewer can know


class BalView(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    round: int
    step: Step
    expert: bool
    cards: str
    ordered: bool
    queue: list[int]
    pile: int
    discards: list[str]
    witches: list[WitchView]
    potions: dict[str, PotionView]  # every potion that the viewer can see
    characters: dict[str, CharacterView]
    asked: list[WrittenDecision | None]  # what each seat is asked, as the codec writes it
    outcome: WrittenOutcome | None
