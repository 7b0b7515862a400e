"""Chaudron Magique: what a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sabbat.engine.actions import Action
from sabbat.engine.placed import ActionRow
from sabbat.games.chaudron_magique.components import (
    ALL,
    AT,
    CELLS,
    LARGEST_HAND,
    LETTERS,
    OUT,
    PLACES,
    POTION_IDS,
    SPOTS,
    STONE,
    Cell,
    Spot,
)

MOST_BLOCKS: Final = 6  # on one side of a card, or of a Potion


@dataclass(frozen=True)
class PlayAndKeep(Action):
    """CHM-13. The cards to play and to keep, by their places in the hand, counted from 1."""

    play: int
    keep: int


@dataclass(frozen=True)
class LayBlock(Action):
    """CHM-25, CHM-27, CHM-47. A block, counted from 1 on its side of the card or on its Potion, is laid there."""

    block: int
    at: Spot


@dataclass(frozen=True)
class LeaveBlockOut(Action):
    """CHM-29. A blue block is not added."""

    block: int


@dataclass(frozen=True)
class SufferBurnt(Action):
    """CHM-22. Burnt tokens instead of removing."""


@dataclass(frozen=True)
class RemoveEvery(Action):
    """CHM-26. Which resource is removed, all of it."""

    resource: str


@dataclass(frozen=True)
class DuplicateOnto(Action):
    """CHM-32. One more of a resource, there."""

    resource: str
    cell: Cell


@dataclass(frozen=True)
class MoveToken(Action):
    """CHM-31. What lies on a cell goes to an empty one."""

    cell: Cell
    onto: Cell


@dataclass(frozen=True)
class StopMoving(Action):
    """CHM-31. Moving is never an obligation."""


@dataclass(frozen=True)
class PutBurnt(Action):
    """CHM-40. A burnt token goes there."""

    cell: Cell


@dataclass(frozen=True)
class DropNext(Action):
    """CHM-30. Of the resources that are coming down, the one that falls there is next."""

    cell: Cell


@dataclass(frozen=True)
class BrewNext(Action):
    """CHM-47. Which of several Potions is brewed first."""

    potion: str


SUFFER: Final[SufferBurnt] = SufferBurnt()
STOP_MOVING: Final[StopMoving] = StopMoving()
PLAY_AND_KEEP: Final[tuple[PlayAndKeep, ...]] = tuple(
    [
        PlayAndKeep(play, keep)
        for play in range(1, LARGEST_HAND + 1)
        for keep in range(1, LARGEST_HAND + 1)
        if play != keep
    ]
)
FROM_HAND: Final[tuple[list[PlayAndKeep], ...]] = tuple(  # by the number of cards in it
    [
        [action for action in PLAY_AND_KEEP if action.play <= held and action.keep <= held]
        for held in range(LARGEST_HAND + 1)
    ]
)
LAY_OUT: Final[tuple[LayBlock, ...]] = tuple([LayBlock(block + 1, OUT) for block in range(MOST_BLOCKS)])
LEAVE_OUT: Final[tuple[LeaveBlockOut, ...]] = tuple([LeaveBlockOut(block + 1) for block in range(MOST_BLOCKS)])
PUT_BURNT: Final[dict[int, PutBurnt]] = {cell.at: PutBurnt(cell) for cell in CELLS}
DROP_NEXT: Final[dict[int, DropNext]] = {cell.at: DropNext(cell) for cell in CELLS}
REMOVE_EVERY: Final[tuple[RemoveEvery, ...]] = tuple([RemoveEvery(letter) for letter in LETTERS[:STONE]])
BREW_NEXT: Final[dict[str, BrewNext]] = {potion: BrewNext(potion) for potion in POTION_IDS}

# Rows by the places of the cauldron. Corners have an action, too, and are never asked.
PUT_AT: Final[ActionRow] = ActionRow([PUT_BURNT[AT.get(place, CELLS[0]).at] for place in range(PLACES)])
DUPLICATE_AT: Final[tuple[ActionRow, ...]] = tuple(  # by resource
    [ActionRow([DuplicateOnto(letter, AT.get(place, CELLS[0])) for place in range(PLACES)]) for letter in LETTERS]
)
_moves: Final[dict[int, ActionRow]] = {}


def moves_from(cell: Cell) -> ActionRow:
    """Every move of what lies there; made when first wanted, for there are some 2,000. It never stays where it is."""
    found = _moves.get(cell.at)
    if found is None:
        never = CELLS[0] if cell is not CELLS[0] else CELLS[1]
        onto = [AT.get(place, never) for place in range(PLACES)]
        onto[cell.at] = never
        found = ActionRow([MoveToken(cell, other) for other in onto])
        _moves[cell.at] = found
    return found


def small_steps(action: Action) -> tuple[str, ...]:
    """What is laid, and how it is turned; then where it goes. Whatever needs no place is one step."""
    if isinstance(action, LayBlock):
        spot = action.at
        if spot is OUT:
            return (f"block {action.block} out",)
        chosen = f" as {LETTERS[spot.kind]}" if spot.kind >= 0 else ""
        return f"block {action.block}{chosen} turned {spot.turn}", f"at {spot.start}"
    if isinstance(action, DuplicateOnto):
        return f"duplicate {action.resource}", f"at {action.cell.text}"
    if isinstance(action, MoveToken):
        return f"move {action.cell.text}", f"at {action.onto.text}"
    return (str(action),)


_every: Final[list[Action]] = []


def every_action() -> list[Action]:
    """All there are, in the order of their dense numbers; made when first wanted, for there are some 31,000."""
    if not _every:
        _every.extend(PLAY_AND_KEEP)
        _every.extend(LEAVE_OUT)
        _every.append(SUFFER)
        _every.extend(REMOVE_EVERY)
        _every.append(STOP_MOVING)
        _every.extend(PUT_BURNT.values())
        _every.extend(BREW_NEXT.values())
        _every.extend(DROP_NEXT.values())
        for ways in DUPLICATE_AT:
            _every.extend(ways.on(ALL))
        for cell in CELLS:
            _every.extend(moves_from(cell).on(ALL & ~cell.bit))
        for block in range(1, MOST_BLOCKS + 1):
            _every.extend([LayBlock(block, spot) for spot in SPOTS])
    return _every
