"""What a game brings to the frame: panels that draw themselves, and how its questions are put."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

import msgspec
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.seen import Seen
from sabbat.cli.table.sheet import Manners, Sheet, plain_sheet
from sabbat.engine.actions import Seat
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.words import Words

FILLS = "1fr"  # a height: what is left
FITS = "auto"  # a height: what it needs, up to the most that the style sheet grants
ENDLESS = 1000


Draw = Callable[[Seen, int, int], Text]  # within a width and a height


@dataclass(frozen=True)
class Panel:
    """A part of the board: what it draws, and its height in a small and in a large terminal."""

    name: str
    draw: Draw
    small: int | str
    large: int | str


@dataclass(frozen=True)
class Earned:
    """Points that an event has brought."""

    seat: Seat
    points: int
    why: str  # in the reader's language


class Board:
    """One game's part of the table. This one fits any game, plainly; a game may have a better one."""

    help_lines = ""  # a phrase id: the signs that the board uses

    def main(self, seats: int) -> tuple[Panel, ...]:
        return (Panel("view", _fields, FILLS, FILLS),)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return ()

    def headline(self, seen: Seen) -> Text:
        return Text(seen.words.text(f"game-{self.game}"), "bold")

    def __init__(self, game: str) -> None:
        self.game = game

    def sheet(self, match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet | None:
        return plain_sheet(match, seat, words, Manners())

    def card(self, seen: Seen) -> Text | None:
        """What lies open for all to read, in full."""
        return None

    def books(self, seen: Seen) -> Text | None:
        """What can be had, and what it does."""
        return None

    def earned(self, event: Event, words: Words) -> Earned | None:
        return None

    def signs(self, event: Event) -> Text:
        """The pieces that an event is about, as they look; they stand behind its line in the log."""
        return Text()

    def is_logged(self, event: Event) -> bool:
        return True

    def begins_chapter(self, event: Event) -> bool:
        """Does a new part of the log begin with it?"""
        return False


def _fields(seen: Seen, width: int, height: int) -> Text:
    """What the view holds, a line for each field; lists of many fields one below the other."""
    lines: list[str] = []
    for name, value in msgspec.to_builtins(seen.view).items():
        rows = value if isinstance(value, list) and any(isinstance(row, dict) for row in value) else [value]
        lines += [f"{name}: {_short(row)}" for row in rows if row not in (None, [], {})]
    return Text("\n".join(lines))


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items() if part not in (None, [], {}))
    return " ".join(_short(part) for part in value) if isinstance(value, list) else str(value)


def board_of(game: str) -> Board:
    """The board in the game's own folder (`terminal/board.py`), or the plain one that fits any game."""
    folder = f"sabbat.games.{game}.terminal"
    made: type[Board] = import_module(f"{folder}.board").BOARD if find_spec(folder) else Board
    return made(game)


class Drawn(Widget):
    """A panel on the screen: draws again whenever it is shown something new or has another size."""

    def __init__(self, panel: Panel) -> None:
        super().__init__(id=panel.name)
        self.panel = panel
        self.seen: Seen | None = None

    def show(self, seen: Seen) -> None:
        self.seen = seen
        self.refresh(layout=self.panel.small == FITS)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        if self.seen is None or width < 1:
            return 1
        return len(self.panel.draw(self.seen, width, ENDLESS).wrap(self.app.console, width))

    def render(self) -> Text:
        if self.seen is None or not self.size.area:
            return Text()
        return self.panel.draw(self.seen, self.size.width, self.size.height)
