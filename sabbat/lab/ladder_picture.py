"""A ladder as a picture: one row for each bot, one mark with its interval for each seat count. Plain SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from sabbat.lab.ladder import Rung

WIDTH, LEFT, RIGHT, ROW, TOP, BOTTOM = 860, 190, 40, 46, 64, 46
COLOURS = ("#3f6fb5", "#b5533f", "#3f8f5b", "#8a5bb0", "#b08a2e", "#4aa3a3")
FONT = 'font-family="sans-serif" font-size="14"'
MARKS = 8  # about so many marks on the scale


def draw(title: str, rungs: Sequence[Rung], unit: str) -> str:
    """The whole file."""
    counts = sorted({rung.seats for rung in rungs})
    bots = sorted({rung.bot for rung in rungs}, key=lambda bot: -_mean([r.rating for r in rungs if r.bot == bot]))
    low, high = min(rung.low for rung in rungs), max(rung.high for rung in rungs)
    step = _step(high - low)
    first, last = step * (low // step), step * (high // step + 1)
    height = TOP + ROW * len(bots) + BOTTOM

    def x(points: float) -> float:
        return LEFT + (points - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" {FONT}>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf6"/>',
        f'<text x="16" y="26" font-size="18" font-weight="bold">{escape(title)}</text>',
    ]
    mark = first
    while mark <= last + step / 2:
        parts.append(f'<path d="M{x(mark):.1f} {TOP - 8}V{height - BOTTOM}" stroke="#e3dccb"/>')
        parts.append(f'<text x="{x(mark):.1f}" y="{height - BOTTOM + 18}" text-anchor="middle">{mark:g}</text>')
        mark += step
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 8}" text-anchor="end" fill="#666">{escape(unit)}</text>')
    for place, count in enumerate(counts):
        at = LEFT + 90 * place
        parts.append(f'<circle cx="{at}" cy="44" r="5" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(f'<text x="{at + 10}" y="49">{count} seats</text>')
    for row, bot in enumerate(bots):
        middle = TOP + ROW * row + ROW / 2
        parts.append(f'<text x="{LEFT - 14}" y="{middle + 5}" text-anchor="end">{escape(bot)}</text>')
        for rung in rungs:
            if rung.bot == bot:
                place = counts.index(rung.seats)
                y = middle + (place - (len(counts) - 1) / 2) * min(10.0, (ROW - 10) / len(counts))
                colour = COLOURS[place % len(COLOURS)]
                line = f"M{x(rung.low):.1f} {y:.1f}H{x(rung.high):.1f}"
                parts.append(f'<path d="{line}" stroke="{colour}" stroke-width="2"/>')
                parts.append(f'<circle cx="{x(rung.rating):.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _step(width: float) -> float:
    """A round distance between marks."""
    step = 1.0
    while width / step > MARKS:
        step *= 2.5 if str(step).startswith("2") else 2.0
    return step
