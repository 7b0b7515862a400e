"""Chaudron Magique, the verbs of the table: put a resource down, take some away, cause burnt."""

from __future__ import annotations

from typing import Final

from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.components import (
    AT,
    BURNT,
    KINDS,
    LETTERS,
    MOST_PER_CARD,
    PIECES,
    Cell,
    cells_in,
)
from sabbat.games.chaudron_magique.events import BurntCaused, ResourceAdded, ResourceRanOut, ResourceReplaced
from sabbat.games.chaudron_magique.layers import count
from sabbat.games.chaudron_magique.state import NOBODY, Sabbath, kind_at

# Why burnt tokens come: the words of `source-…`
MISSING: Final = "missing"  # CHM-25
OUTSIDE: Final = "outside"  # CHM-27
REPLACED: Final = "replaced"  # CHM-28
SUFFERED: Final = "suffered"  # CHM-22
FORCED: Final = "forced"  # CHM-50


def take_away(table: Sabbath, mask: int) -> None:
    """Resources leave the cauldron."""
    for kind in range(KINDS):
        if table.lying[kind] & mask:
            table.lying[kind] &= ~mask


def resources_on(table: Sabbath, mask: int) -> tuple[tuple[str, ...], tuple[Cell, ...]]:
    """The letters of what lies on those cells, and the cells, row by row."""
    cells = cells_in(mask)
    return tuple([LETTERS[kind_at(table, cell.bit)] for cell in cells]), cells


def put_down(play: Play[Sabbath], kind: int, at: int) -> None:
    """CHM-27, CHM-28. One resource comes down: it may fall on a burnt token, or on what lies there already."""
    table = play.state
    bit = 1 << at
    if table.lying[BURNT] & bit:  # counts as falling outside
        cause_burnt(play, 1, OUTSIDE)
        return
    if count(table.lying[kind]) >= PIECES[kind]:  # CHM-1: the supply has none left
        if play.wants_events:
            play.tell(ResourceRanOut(LETTERS[kind]))
        return
    if not table.empty & bit:
        replace(play, bit)
        cause_burnt(play, 1, REPLACED)
    table.lying[kind] |= bit
    if play.wants_events:
        play.tell(ResourceAdded(LETTERS[kind], AT[at]))


def replace(play: Play[Sabbath], bit: int) -> None:
    """CHM-28, CHM-40. The resource on a cell makes room."""
    table = play.state
    if play.wants_events:
        (letter,), (cell,) = resources_on(table, bit)
        play.tell(ResourceReplaced(letter, cell))
    take_away(table, bit)


def cause_burnt(play: Play[Sabbath], count: int, why: str) -> None:
    """CHM-41. They are owed, and put by and by (CHM-40); one card gives at most five, unless it says so itself."""
    table = play.state
    given = count
    if table.owner != NOBODY and not table.applied.beyond:
        given = min(count, MOST_PER_CARD - table.caused)
    table.owed += given
    if table.owner != NOBODY:
        table.caused += given
    if play.wants_events and count:
        play.tell(BurntCaused(given, why, count - given))
