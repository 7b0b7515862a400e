"""The board of Le Chaudron Magique: which panels there are, and where they lie."""

from __future__ import annotations

from rich.text import Text

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.board import FILLS, FITS, Board, Panel
from sabbat.cli.table.seen import Seen
from sabbat.cli.table.sheet import Sheet
from sabbat.engine.actions import Seat
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.games.chaudron_magique.events import ResourceAdded, TurnBegan
from sabbat.games.chaudron_magique.terminal import asking
from sabbat.games.chaudron_magique.terminal.panels import cauldron, hand_lines, headline, potion_lines
from sabbat.words import Words


class ChaudronBoard(Board):
    """One cauldron for all, the Potions below it; one's own cards beside it."""

    def main(self, seats: int) -> tuple[Panel, ...]:
        return Panel("cauldron", _cauldron, 8, 9), Panel("potions", _potions, FILLS, FILLS)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return (Panel("hand", _hand, FITS, FITS),)

    def headline(self, seen: Seen) -> Text:
        return headline(seen.view, seen.words)

    def sheet(self, match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet | None:
        return asking.sheet(match, seat, words)

    def is_logged(self, event: Event) -> bool:
        return not isinstance(event, ResourceAdded)  # the block that brings it is told

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)


BOARD = ChaudronBoard


def _cauldron(seen: Seen, width: int, height: int) -> Text:
    return cauldron(seen.view)


def _potions(seen: Seen, width: int, height: int) -> Text:
    return potion_lines(seen.view, seen.words)


def _hand(seen: Seen, width: int, height: int) -> Text:
    return hand_lines(seen)
