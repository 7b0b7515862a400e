"""Du balai !: what is printed on the pieces and drawn by the page. `data.gen.ts` is written from this file."""

from __future__ import annotations

from sabbat.games.du_balai import components
from sabbat.games.du_balai.components import COLOURS, SYMBOLS, VERDICTS, Sign
from sabbat.games.du_balai.state import PHASES

SETS = {
    "Sign": SYMBOLS,
    "Colour": COLOURS,
    "FormulaColour": ("any", *COLOURS),
    "Verdict": VERDICTS,
    "Step": PHASES,
}

SIGNS: tuple[Sign, ...] = SYMBOLS  # DUB-2, in the order of the symbol cards
FINISH: int = components.FINISH  # DUB-1
LOWEST: int = components.LOWEST  # DUB-1
PAWNS: tuple[str, ...] = components.PAWNS
ACROBATICS: dict[str, int] = {  # DUB-30: points of a card
    card: points for card, points in zip(components.MAGIC, components.POINTS, strict=True) if points
}
