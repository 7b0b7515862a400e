"""Le Chaudron Magique as text: the cauldron, the Potions, the hands. Pure: a view and words in, text out."""

from __future__ import annotations

from rich.text import Text

from sabbat.cli.table.seen import Seen
from sabbat.games.chaudron_magique.components import COLUMNS, TURNS
from sabbat.games.chaudron_magique.faces import IngredientFace
from sabbat.games.chaudron_magique.view import ChaudronView, ShownPotion
from sabbat.words import Words

FAINT, GOLD, BAD = "#8d86a3", "#f2c14e", "#e05a5a"
COLOURS = {
    "B": "bold #1a1a1a on #e8e3d3",
    "R": "bold #ffffff on #7a4a21",
    "F": "bold #1a1a1a on #8fd14f",
    "C": "bold #ffffff on #d8432e",
    "G": "bold #ffffff on #7b3fb5",
    "P": "bold #1a1a1a on #f2c14e",
    "x": "bold #777777 on #222222",
}


def sign(letter: str) -> Text:
    """One cell."""
    return Text(f" {letter} ", COLOURS[letter]) if letter in COLOURS else Text(" · " if letter == "." else "   ", FAINT)


def headline(view: ChaudronView, words: Words) -> Text:
    line = Text(f"{words.text('word-turn')} {view.turn}", "bold").append(f"  {words.step(view.step)}", FAINT)
    burnt = BAD if view.burnt >= view.limit - 5 else GOLD
    line.append(f"  {words.text('word-burnt')} {view.burnt}/{view.limit}", f"bold {burnt}")
    return line.append(f"  {words.text('word-brewed')} {len(view.brewed)}/7")


def cauldron(view: ChaudronView) -> Text:
    """The grid with its names; what a Potion's best arrangement has found is not marked, the list tells it."""
    picture = Text("   " + "".join(f" {column} " for column in COLUMNS), FAINT, no_wrap=True)
    for number, row in enumerate(view.grid, start=1):
        picture.append(f"\n {number} ", FAINT)
        for letter in row:
            picture.append_text(sign(letter))
    return picture


def potion_lines(view: ChaudronView, words: Words) -> Text:
    lines = [_potion(view, shown, words) for shown in view.shown]
    lines.append(Text(f"{words.text('word-pile')}: {len(view.pile)}", FAINT))
    return Text("\n").join(lines)


def _potion(view: ChaudronView, shown: ShownPotion, words: Words) -> Text:
    """`●●○○ Wart Philtre  BB/RR FF B  5/7  missing F R`."""
    line = Text("●" * shown.markers, GOLD if shown.turns_left > 1 else BAD)
    line.append("○" * max(0, TURNS + 1 - shown.markers), FAINT)
    line.append(f" {words.text(f'potion-{shown.potion}')} ", "bold")
    for text in view.potions[shown.potion].blocks:
        line.append(f" {text}")
    line.append(f"  {shown.found}/{shown.size}", "bold")
    missing = "".join(block.missing for block in shown.blocks)
    return line.append(f"  {words.text('word-missing')}: {' '.join(missing)}" if missing else "", FAINT)


def effect(face: IngredientFace) -> str:
    """A card in a line: `BB/BR → C./.G`."""
    before = [*face.before, *([f"all {face.all}"] if face.all else []), *(["x" * face.burnt] if face.burnt else [])]
    before += [f"| {'x' * face.or_burnt}"] if face.or_burnt else []
    special = [f"+{face.duplicate} {face.of}"] if face.duplicate else []
    special += [f"⇄ {face.move}"] if face.move else []
    return f"{', '.join([*before, *special]) or '·'} → {', '.join(face.after) or '·'}"


def hand_lines(seen: Seen) -> Text:
    """One's own cards, numbered as the question names them; then what the others have done."""
    view, words = seen.view, seen.words
    lines: list[Text] = []
    if view.seat is not None:
        me = view.witches[view.seat]
        for number, card in enumerate(me.hand, start=1):
            lines.append(_card(view, words, f"{number}", card))
        if me.picked:
            lines.append(_card(view, words, words.text("word-played"), me.picked))
        if me.kept:
            lines.append(_card(view, words, words.text("word-kept"), me.kept))
    for seat, witch in enumerate(view.witches):
        if seat != view.seat and witch.revealed and witch.picked:
            lines.append(_card(view, words, seen.names[seat], witch.picked))
    return Text("\n").join(lines)


def _card(view: ChaudronView, words: Words, label: str, card: str) -> Text:
    line = Text(f"{label} ", GOLD).append(words.text(f"card-{card}"), "bold")
    return line.append(f"  {effect(view.ingredients[card])}", FAINT)
