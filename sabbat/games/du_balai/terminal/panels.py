"""Du balai ! as text: the track, the kettle with its dice, the witches, the cards. Pure: a view and words in."""

from __future__ import annotations

from rich.text import Text

from sabbat.cli.table.seen import Seen
from sabbat.games.du_balai.components import FINISH, LOWEST, START
from sabbat.games.du_balai.view import DuBalaiView, FlyerView
from sabbat.words import Words

FAINT, GOLD, BAD = "#8d86a3", "#f2c14e", "#e05a5a"
COLOURS = {"orange": "bold #1a1a1a on #f08c2e", "black": "bold #ffffff on #3a3a3a"}
PAWNS = ("#e05a5a", "#5aa9e0", "#8fd14f", "#f2c14e", "#b57bdc", "#e8e3d3")
NAME = 10  # characters of a name before its lane


def lanes(seen: Seen, width: int, height: int) -> Text:
    """A lane for each witch, from the penalty squares to the finish; the Curse lies across them all."""
    view: DuBalaiView = seen.view
    lines = [_lane(seen.names[seat], seat, flyer, view.curse) for seat, flyer in enumerate(view.players)]
    scale = "".join(f"{square:<5}" for square in range(START, FINISH, 5))
    return Text("\n").join([*lines, Text(" " * (NAME + START - LOWEST) + scale, FAINT, no_wrap=True)])


def _lane(name: str, seat: int, flyer: FlyerView, curse: int) -> Text:
    line = Text(f"{name[: NAME - 1]:<{NAME}}", "bold", no_wrap=True)
    for square in range(LOWEST, FINISH + 1):
        if square == min(flyer.square, FINISH):
            line.append("▲", f"bold {PAWNS[seat]}")
        elif square == curse:
            line.append("☽", BAD)
        else:
            line.append("│" if square in (START, FINISH) else "·", FAINT)
    return line.append(f" {flyer.square}", FAINT)


def kettle(seen: Seen, width: int, height: int) -> Text:
    """The dice where they are to be seen; what was valid once the lid is open again (DUB-13)."""
    view: DuBalaiView = seen.view
    words = seen.words
    if view.dice is None:
        empty = view.step == "casting"
        return Text(words.text("board-kettle-empty" if empty else "board-kettle-shut"), FAINT)
    dice = [Text(f" {words.text(f'symbol-{die.symbol}')} ", COLOURS[die.colour]) for die in view.dice]
    lines = [Text(" ").join(dice[first : first + 3]) for first in range(0, len(dice), 3)]
    for colour, symbols in (view.valid or {}).items():
        named = ", ".join(words.text(f"symbol-{symbol}") for symbol in symbols)
        lines.append(Text(f" {words.text(f'colour-{colour}')} ", COLOURS[colour]).append(f" {named or '·'}", ""))
    return Text("\n").join(lines)


def riders(seen: Seen, width: int, height: int) -> Text:
    view: DuBalaiView = seen.view
    return Text("\n").join(_rider(seen, seat, flyer) for seat, flyer in enumerate(view.players))


def _rider(seen: Seen, seat: int, flyer: FlyerView) -> Text:
    """`Ada  2 Black Magic cards  closed the lid  eye, web`."""
    view, words = seen.view, seen.words
    line = Text(seen.names[seat], f"bold {PAWNS[seat]}")
    line.append(f"  {words.text('board-cards', n=flyer.cards)}" if flyer.cards else "", FAINT)
    for said, holds in (
        ("board-thrower", seat == view.thrower),
        ("board-closer", seat == view.closer),
        ("board-ready", flyer.ready and view.step == "looking"),
        ("board-has-written", flyer.written > 0 and flyer.formula is None),
    ):
        line.append(f"  {words.text(said)}" if holds else "", FAINT)
    for formula in (flyer.formula, flyer.second):
        line.append("" if formula is None else f"  {_formula(formula, words)}", GOLD)
    return line


def _formula(symbols: list[str], words: Words) -> str:
    return "+".join(words.text(f"symbol-{symbol}") for symbol in symbols) or "·"


def magic(seen: Seen, width: int, height: int) -> Text:
    """Your Black Magic, each card with what it does."""
    hand = seen.view.players[seen.seat].hand or []
    lines = [Text(seen.words.text("board-hand"), GOLD)] if hand else []
    for card in hand:
        name, text = seen.words.titled(f"card-{card}")
        lines.append(Text(name, "bold").append(f"  {text}", FAINT))
    return Text("\n").join(lines)
