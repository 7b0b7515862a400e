"""How a chip looks: its colour, and always its letter and value too."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from sabbat.games.charlatans.components import CHIPS, COLOURS, LETTERS

GOLD = "#f2c14e"
RUBY = "#ff5d7a"
WATER = "#6cc7e8"
FUR = "#c8a17a"
FAINT = "#8d86a3"
GOOD = "#7bd88f"
BAD = "#ff6b5e"

_INK_AND_PAPER = {
    "white": ("#1a1a1a", "#f4f1ea"),
    "orange": ("#1a1a1a", "#f0902a"),
    "green": ("#0f2312", "#57b95f"),
    "blue": ("#ffffff", "#2f6fd0"),
    "red": ("#ffffff", "#cf3a34"),
    "yellow": ("#1a1a1a", "#f6da4b"),
    "purple": ("#ffffff", "#8e44c9"),
    "black": ("#ffffff", "#000000"),
}
CHIP_STYLE = {
    letter: Style(color=ink, bgcolor=paper, bold=True)
    for letter, (ink, paper) in zip(LETTERS, (_INK_AND_PAPER[name] for name in COLOURS), strict=True)
}


def chip(text: str) -> Text:
    """` B2 `, in its colour."""
    return Text(f" {text} ", CHIP_STYLE[text[0]])


def row_of_chips(chips: list[str], room: int) -> Text:
    """Chips in a row, the newest last. Where room is short they close up, then the oldest give way."""
    gap = " " if 3 * len(chips) - 1 <= room else ""
    fits = max(1, (room - 1) // 2) if 2 * len(chips) > room and not gap else len(chips)
    row = Text("" if fits == len(chips) else "…")
    for at, text in enumerate(chips[len(chips) - fits :]):
        row.append(gap if at else "").append(text, CHIP_STYLE[text[0]])
    return row


def counted_chips(counts: dict[str, int]) -> Text:
    """What a bag holds: each kind and how many, in the order of the rulebook."""
    row = Text()
    for kind in CHIPS:
        if count := counts.get(kind.text, 0):
            row.append(" " if row else "")
            row.append(kind.text, CHIP_STYLE[kind.text[0]])
            row.append(f"×{count}")
    return row
