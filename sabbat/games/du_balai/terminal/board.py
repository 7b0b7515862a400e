"""The board of Du balai !: which panels there are, and where they lie."""

from __future__ import annotations

from rich.text import Text

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.board import FILLS, FITS, Board, Panel
from sabbat.cli.table.seen import Seen
from sabbat.cli.table.sheet import Sheet
from sabbat.engine.actions import Seat
from sabbat.engine.events import Event
from sabbat.engine.match import Match
from sabbat.games.du_balai.events import TurnBegan
from sabbat.games.du_balai.terminal import asking
from sabbat.games.du_balai.terminal.panels import FAINT, kettle, lanes, magic, riders
from sabbat.words import Words


class DuBalaiBoard(Board):
    """The track, a lane for each witch; the kettle below it; beside it who does what, and your Black Magic."""

    def main(self, seats: int) -> tuple[Panel, ...]:
        return Panel("track", lanes, seats + 1, seats + 2), Panel("kettle", kettle, FILLS, FILLS)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return Panel("riders", riders, FITS, FITS), Panel("magic", magic, FITS, FITS)

    def headline(self, seen: Seen) -> Text:
        turn = seen.words.text("board-turn", n=seen.view.turn)
        return Text(turn, "bold").append(f"  {seen.words.step(seen.view.step)}", FAINT)

    def sheet(self, match: Match, seat: Seat, words: Words, say: Phrases) -> Sheet | None:
        return asking.sheet(match, seat, words)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)


BOARD = DuBalaiBoard
