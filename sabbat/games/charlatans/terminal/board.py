"""The board of Charlatans: which panels there are, and where they lie."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.board import FILLS, FITS, Board, Earned, Panel
from sabbat.cli.table.seen import Seen
from sabbat.cli.table.sheet import Sheet
from sabbat.engine.actions import Seat
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.games.charlatans.events import ChipDrawn, PointsGained
from sabbat.games.charlatans.round_events import RoundBegan
from sabbat.games.charlatans.terminal import asking
from sabbat.games.charlatans.terminal.chips import row_of_chips
from sabbat.games.charlatans.terminal.panels import books_text, card_text, headline, other_lines, own_lines
from sabbat.games.charlatans.terminal.pot import draw_pot
from sabbat.words import Words

_CONSOLE = Console(width=200, force_terminal=False)  # Rich wraps text for a console; any will do
SOURCES = ("source", "card", "book")  # which messages name the reason of an event


class CharlatansBoard(Board):
    """One's own pot large, the others' small."""

    help_lines = "terminal-legend"

    def main(self, seats: int) -> tuple[Panel, ...]:
        return Panel("pot", _pot, FILLS, FILLS), Panel("own", _own, 4, 5)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return Panel("others", _others, 2 * (seats - 1), 3 * (seats - 1)), Panel("card", _card, FITS, FITS)

    def headline(self, seen: Seen) -> Text:
        return headline(seen.view, seen.words, seen.say)

    def sheet(self, match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet | None:
        return asking.sheet(match, seat, words, say)

    def card(self, seen: Seen) -> Text | None:
        return card_text(seen.view.card, seen.words) if seen.view.card else None

    def books(self, seen: Seen) -> Text | None:
        return books_text(seen.view, seen.words, seen.say)

    def earned(self, event: Event, words: Words) -> Earned | None:
        return Earned(event.seat, event.points, named(words, event.why)) if isinstance(event, PointsGained) else None

    def signs(self, event: Event) -> Text:
        chips = getattr(event, "chips", None) or [
            one_chip for one_chip in (getattr(event, "chip", None),) if one_chip is not None
        ]
        return Text.assemble(" ", row_of_chips([chip.text for chip in chips], 3 * len(chips))) if chips else Text()

    def is_logged(self, event: Event) -> bool:
        return not isinstance(event, ChipDrawn)  # what comes of it is told anyway

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)


BOARD = CharlatansBoard


def named(words: Words, why: str) -> str:
    """The card, book or other reason that an event names."""
    for kind in SOURCES:
        text = words.text(f"{kind}-{why}")
        if text != f"{kind}-{why}":
            return text
    return why


def _pot(seen: Seen, width: int, height: int) -> Text:
    return draw_pot(seen.view.players[seen.seat], width, height)


def _own(seen: Seen, width: int, height: int) -> Text:
    return own_lines(seen.view, seen.seat, seen.say, width)


def _others(seen: Seen, width: int, height: int) -> Text:
    """Clockwise from one's own left."""
    seats = len(seen.names)
    lines = []
    for step in range(1, seats):
        seat = (seen.seat + step) % seats
        lines.append(other_lines(seen, seat, width))
    between = "\n\n" if height >= 3 * (seats - 1) else "\n"
    return Text(between).join(lines)


def _card(seen: Seen, width: int, height: int) -> Text:
    if not seen.view.card:
        return Text()
    wrapped = list(card_text(seen.view.card, seen.words).wrap(_CONSOLE, width))
    if len(wrapped) > height:
        wrapped = wrapped[:height]
        wrapped[-1].rstrip()
        wrapped[-1].truncate(width - 1)
        wrapped[-1].append("…")
    return Text("\n").join(wrapped)
