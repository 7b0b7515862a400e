"""The board of Sorcellerie !: the circle with its stars, the dice as they fell, the callers. Counting is yours."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from sabbat.cli.table.board import FILLS, FITS, Board, Panel
from sabbat.cli.table.seen import Seen
from sabbat.engine.events import Event
from sabbat.games.sorcellerie.components import LEFT
from sabbat.games.sorcellerie.events import AnswerTimed, CupTaken
from sabbat.games.sorcellerie.view import CallerView, ForestView, SorcellerieView

FAINT, GOLD, BAD = "#8d86a3", "#f2c14e", "#e05a5a"
DICE = {"cat": "bold #1a1a1a on #e8e3d3", "broom": "bold #ffffff on #7a4a21", "bat": "bold #ffffff on #5b3fa0"}
WHITE = {"black": "bold #ffffff on #333333", "red": "bold #ffffff on #b3261e"}


class SorcellerieBoard(Board):
    """The circle, the dice below it; beside it who has won what."""

    def main(self, seats: int) -> tuple[Panel, ...]:
        return Panel("circle", circle, 8, 9), Panel("dice", dice, FILLS, FILLS)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return (Panel("callers", callers, FITS, FITS),)

    def headline(self, seen: Seen) -> Text:
        view: SorcellerieView = seen.view
        words = seen.words
        line = Text(words.text("game-sorcellerie"), "bold").append(f"  {words.step(view.step)}", FAINT)
        line.append(f"  {words.text('board-cup-of', who=seen.names[view.cup])}", GOLD)
        return line.append(f"  {words.text('board-pile', n=view.pile)}", FAINT)

    def is_logged(self, event: Event) -> bool:
        return not isinstance(event, AnswerTimed)  # what was said is told

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, CupTaken)


BOARD = SorcellerieBoard


def circle(seen: Seen, width: int, height: int) -> Text:
    """A line for each place: its number, where the star points, what the forest shows, who stands there."""
    view: SorcellerieView = seen.view
    return Text("\n").join(_place(seen, place, card, place == view.witch) for place, card in enumerate(view.circle))


def _place(seen: Seen, place: int, card: ForestView | None, has_witch: bool) -> Text:
    line = Text(f" {place + 1} ", FAINT)
    if card is None:
        line.append("  ·  ", FAINT)
    else:
        line.append(" ↑★  " if card.star == LEFT else "  ★↓ ", GOLD)
        line.append(f"{seen.words.text(f'scene-{card.scene}'):<18}")
    return line.append(f" ♟ {seen.words.text('board-stands-here')}" if has_witch else "", f"bold {GOLD}")


def dice(seen: Seen, width: int, height: int) -> Text:
    """The white die, then the seven others in the order in which they fell."""
    view: SorcellerieView = seen.view
    words = seen.words
    if not view.dice:
        return Text(words.text("board-goal", any="true" if view.any_five else "false"), FAINT)
    lines = [Text(f" {words.text(f'colour-{view.colour}')} {view.white} ", WHITE.get(view.colour, "bold"))]
    for first in range(0, len(view.dice), 4):
        row = [Text(f" {words.text(f'symbol-{symbol}')} ", DICE[symbol]) for symbol in view.dice[first : first + 4]]
        lines.append(Text(" ").join(row))
    return Text("\n\n").join(lines) if height >= 6 else Text("\n").join(lines)


def callers(seen: Seen, width: int, height: int) -> Text:
    view: SorcellerieView = seen.view
    return Text("\n").join(_caller(seen, seat, caller) for seat, caller in enumerate(view.players))


def _caller(seen: Seen, seat: int, caller: CallerView) -> Text:
    """`Ada  2 cards: 2, 1  out this turn`: how many of each witch, the most first."""
    words = seen.words
    line = Text(seen.names[seat], f"bold {GOLD}" if seat == seen.view.cup else "bold")
    counts = sorted(Counter(won.witch for won in caller.won).values(), reverse=True)
    line.append(f"  {words.text('board-cards', n=len(caller.won))}")
    line.append(f" ({' + '.join(map(str, counts))})" if counts else "", FAINT)
    if caller.voice in ("out", "spoken"):
        line.append(f"  {words.text(f'board-{caller.voice}')}", BAD if caller.voice == "out" else FAINT)
    return line
