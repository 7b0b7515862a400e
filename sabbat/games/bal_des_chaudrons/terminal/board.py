"""The board of Bal des Chaudrons: every witch with what she has; beside it your hand, each potion with its recipe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from sabbat.cli.table.board import FILLS, FITS, Board, Panel
from sabbat.cli.table.seen import Seen
from sabbat.engine.events import Event
from sabbat.games.bal_des_chaudrons.components import ENDS_AT, INGREDIENTS
from sabbat.games.bal_des_chaudrons.events import RoundBegan
from sabbat.games.bal_des_chaudrons.faces import RecipeView
from sabbat.games.bal_des_chaudrons.view import BalView, WitchView
from sabbat.words import Words

FAINT, GOLD, BAD = "#8d86a3", "#f2c14e", "#e05a5a"


class BalBoard(Board):
    """Your own place first, then the others clockwise from your left."""

    def main(self, seats: int) -> tuple[Panel, ...]:
        return (Panel("witches", witches, FILLS, FILLS),)

    def side(self, seats: int) -> tuple[Panel, ...]:
        return (Panel("hand", hand, FITS, FITS),)

    def headline(self, seen: Seen) -> Text:
        view: BalView = seen.view
        words = seen.words
        line = Text(f"{words.text('word-round')} {view.round}", "bold").append(f"  {words.step(view.step)}", FAINT)
        return line.append(f"  {words.text('word-pile')} {view.pile}", FAINT)

    def begins_chapter(self, event: Event) -> bool:
        return isinstance(event, RoundBegan)


BOARD = BalBoard


def witches(seen: Seen, width: int, height: int) -> Text:
    seats = len(seen.names)
    order = [(seen.seat + step) % seats for step in range(seats)]
    between = "\n\n" if height >= 6 * seats else "\n"
    return Text(between).join(_witch(seen, seat) for seat in order)


def _witch(seen: Seen, seat: int) -> Text:
    view: BalView = seen.view
    words, witch = seen.words, view.witches[seat]
    lines = [Text(seen.names[seat], f"bold {GOLD}")]
    if witch.character:
        lines[0].append(f"  {words.text(f'character-{witch.character}')}", "" if witch.in_play else "dim strike")
    full = sum(witch.circle.values())
    circle = Text(f" {words.text('word-circle')} {full}/{ENDS_AT}  ", BAD if full >= ENDS_AT - 1 else FAINT)
    lines.append(circle.append(stock(witch.circle, words), ""))
    lines.append(Text(f" {words.text('word-bench')}  ", FAINT).append(stock(witch.bench, words), ""))
    if witch.cauldron:
        lines.append(Text(f" {words.text('word-cauldron')}  ", FAINT).append(stock(witch.cauldron, words), ""))
    if witch.line:
        lines.append(Text(f" {words.text('word-line')}  ", FAINT).append(_line(view, witch, words), ""))
    return Text("\n").join(lines)


def stock(counts: Mapping[str, int], words: Words) -> str:
    """`2 × mandrake, spider`; `·` for nothing."""
    kinds = [ingredient.text for ingredient in INGREDIENTS if counts.get(ingredient.text)]
    return ", ".join(_some(counts[kind], kind, words) for kind in kinds) or "·"


def _some(count: int, kind: str, words: Words) -> str:
    return f"{count} × {words.text(f'ingredient-{kind}')}" if count > 1 else words.text(f"ingredient-{kind}")


def _line(view: BalView, witch: WitchView, words: Words) -> str:
    return ", ".join(words.text(f"potion-{laid.potion}") + ("↻" if laid.turned else "") for laid in witch.line)


def recipe(printed: RecipeView, words: Words) -> str:
    """`2 × toad → spider/mandrake`."""
    return f"{_slots(printed.takes, words)} → {_slots(printed.gives, words)}"


def _slots(slots: Iterable[list[str]], words: Words) -> str:
    texts = ["/".join(words.text(f"ingredient-{kind}") for kind in slot) for slot in slots]
    counted = [(texts.count(text), text) for text in dict.fromkeys(texts)]
    return ", ".join(f"{count} × {text}" if count > 1 else text for count, text in counted) or "·"


def hand(seen: Seen, width: int, height: int) -> Text:
    """The cards that you may study, then those you brew with."""
    view: BalView = seen.view
    mine = view.witches[seen.seat]
    lines = [_card(view, potion, seen.words, "bold") for potion in mine.hand]
    lines += [_card(view, laid.potion, seen.words, "") for laid in mine.line]
    return Text("\n").join(lines)


def _card(view: BalView, potion: str, words: Words, style: str) -> Text:
    line = Text(words.text(f"potion-{potion}"), style)
    face = view.potions.get(potion)
    if face is None:
        return line
    line.append(f"  {recipe(face.recipe, words)}", FAINT)
    arcana = ", ".join(words.text(f"arcanum-{arcanum}") for arcanum in face.arcana)
    return line.append(f"  {arcana}" if arcana else "", GOLD)
