"""A pot as a picture: 54 spaces in a spiral from the centre outwards, as on the printed board."""

from __future__ import annotations

from functools import cache

from rich.style import Style
from rich.text import Text

from sabbat.cli.table.canvas import Canvas
from sabbat.games.charlatans.components import COINS, LAST_SPACE, POINTS
from sabbat.games.charlatans.components import RUBY as HAS_RUBY
from sabbat.games.charlatans.terminal.chips import CHIP_STYLE, FAINT, FUR, GOLD, RUBY, WATER
from sabbat.games.charlatans.view import PlayerView

COLUMNS, ROWS = 9, 6
SPACES = len(COINS)

EMPTY = ("#2b2342", "#362c52")  # alternating, ring by ring
BREW = ("#1f4a3a", "#256046")
BURNT = ("#5a2320", "#6b2a24")
SCORING = Style(color="#1a1a1a", bgcolor=GOLD, bold=True)


@cache
def spiral(columns: int, rows: int) -> tuple[tuple[int, int], ...]:
    """The cells of a grid from the middle outwards, ending at the top right."""
    left, top, right, bottom = 0, 0, columns - 1, rows - 1
    inwards: list[tuple[int, int]] = []
    while left <= right and top <= bottom:
        inwards += [(x, top) for x in range(right, left - 1, -1)]
        inwards += [(left, y) for y in range(top + 1, bottom + 1)]
        if top < bottom:
            inwards += [(x, bottom) for x in range(left + 1, right + 1)]
        if left < right:
            inwards += [(right, y) for y in range(bottom - 1, top, -1)]
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1
    return tuple(reversed(inwards))


def size_of_cells(width: int, height: int) -> tuple[int, int]:
    """The largest cells that fit, gap included: at least 5 by 2, at most 8 by 4."""
    return max(5, min(8, (width + 1) // COLUMNS)), max(2, min(4, (height + 1) // ROWS))


def draw_pot(me: PlayerView, width: int, height: int) -> Text:
    """The pot in the room there is."""
    wide, tall = size_of_cells(width, height)
    canvas = Canvas(COLUMNS * wide - 1, ROWS * tall - (1 if tall > 2 else 0))
    path = spiral(COLUMNS, ROWS)
    for space in range(SPACES):
        _draw_way(canvas, path, space, me, wide, tall)
    for space in range(SPACES):
        _draw_space(canvas, path[space], space, me, wide, tall)
    return canvas.text()


def ring(x: int, y: int) -> int:
    return min(x, y, COLUMNS - 1 - x, ROWS - 1 - y)


def _paper(me: PlayerView, space: int, x: int, y: int) -> Style:
    last = me.pot[-1].space if me.pot else me.start
    shades = EMPTY if space > last else BURNT if me.exploded else BREW
    return Style(bgcolor=shades[ring(x, y) % 2])


def _draw_way(
    canvas: Canvas, path: tuple[tuple[int, int], ...], space: int, me: PlayerView, wide: int, tall: int
) -> None:
    """The way from a space to the next: the gap between them belongs to the track."""
    if space + 1 == SPACES:
        return
    (x, y), (next_x, next_y) = path[space], path[space + 1]
    paper = _paper(me, space + 1, x, y)
    if y == next_y:
        canvas.fill(min(x, next_x) * wide + wide - 1, y * tall, 1, _inner(tall), paper)
    elif tall > 2:
        canvas.fill(x * wide, min(y, next_y) * tall + tall - 1, wide - 1, 1, paper)


def _inner(tall: int) -> int:
    return tall - 1 if tall > 2 else tall


def _draw_space(canvas: Canvas, at: tuple[int, int], space: int, me: PlayerView, wide: int, tall: int) -> None:
    x, y, inner = at[0] * wide, at[1] * tall, _inner(tall)
    scoring = space == me.scoring.space
    paper = SCORING if scoring else _paper(me, space, *at)
    ink = Style(color="#1a1a1a" if scoring else GOLD)
    canvas.fill(x, y, wide - 1, inner, paper)
    canvas.put(x + (wide - 4) // 2, y, f"{COINS[space]:>2}", ink)
    if HAS_RUBY[space]:
        canvas.put(x + (wide - 4) // 2 + 2, y, "◆", Style(color="#b3123a" if scoring else RUBY))
    placed = [placed for placed in me.pot if placed.space == space]
    if placed:
        _draw_chip(canvas, x, y + inner - 1, wide, placed[-1].chip, len(placed) if space == LAST_SPACE else 1)
    elif mark := _marks(me, space):
        canvas.put(x + (wide - 1 - len(mark)) // 2, y + inner - 1, mark.plain, Style(color="#1a1a1a", bold=True))
        for offset, span in enumerate(mark.plain):
            canvas.put(x + (wide - 1 - len(mark)) // 2 + offset, y + inner - 1, span, _MARKS[span])
    elif POINTS[space]:
        canvas.put(
            x + (wide - 4) // 2, y + inner - 1, f"{POINTS[space]:>2}★", Style(color="#1a1a1a" if scoring else FAINT)
        )


_MARKS = {"▼": Style(color=WATER, bold=True), "~": Style(color=FUR, bold=True)}


def _marks(me: PlayerView, space: int) -> Text:
    """The drop and the rat, where no chip lies."""
    drop = "▼" if space == me.drop else ""
    rat = "~" if me.rat and space == me.start else ""
    return Text(drop + rat)


def _draw_chip(canvas: Canvas, x: int, y: int, wide: int, chip: str, count: int) -> None:
    label = f"{chip}+{count - 1}" if count > 1 else chip
    canvas.put(x, y, label.center(wide - 1), CHIP_STYLE[chip[0]])
