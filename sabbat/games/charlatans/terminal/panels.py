"""Charlatans as lines of text: own figures, the others, the card, the books. Pure: a view and words in, text out."""

from __future__ import annotations

from rich.text import Text

from sabbat.cli.phrases import Phrases
from sabbat.cli.table.seen import Seen
from sabbat.games.charlatans.components import CHIPS, COLOURS, OPENS, PURPLE_CARDS, ROUNDS
from sabbat.games.charlatans.terminal.chips import (
    BAD,
    FAINT,
    FUR,
    GOLD,
    GOOD,
    RUBY,
    WATER,
    chip,
    counted_chips,
    row_of_chips,
)
from sabbat.games.charlatans.view import CharlatansView, PlayerView
from sabbat.words import Words

BAR = 10
ROOMY = 44  # columns: enough to say how a pot stands, not only to sign it
HARMLESS, RISKY = 0.15, 0.34


def headline(view: CharlatansView, words: Words, say: Phrases) -> Text:
    """`Round 3/9  ●●●······  brewing`."""
    line = Text().append(say("terminal-round", number=view.round, of=ROUNDS), "bold")
    line.append("  ")
    line.append("●" * view.round, GOLD)
    line.append("·" * (ROUNDS - view.round), FAINT)
    return line.append(f"  {words.step(view.step)}", FAINT)


def white_line(me: PlayerView, say: Phrases) -> Text:
    """The white total against its limit, and the odds to explode at the next draw."""
    line = Text(f"{say('terminal-white')} ")
    for step in range(1, max(me.limit, me.white) + 1):
        colour = BAD if step > me.limit or me.exploded else GOOD if step <= me.limit - 3 else GOLD
        line.append("■" if step <= me.white else "□", colour if step <= me.white else FAINT)
    line.append(f" {me.white}/{me.limit}", "bold")
    if me.exploded:
        return line.append(f"   {say('terminal-exploded').upper()}", f"bold {BAD}")
    if me.stopped:
        return line.append(f"   {say('terminal-stopped')}", FAINT)
    line.append(f"   {say('terminal-risk')} ")
    filled = round(me.odds * BAR)
    line.append("█" * filled, odds_colour(me.odds)).append("░" * (BAR - filled), FAINT)
    return line.append(f" {percent(me.odds)}", f"bold {odds_colour(me.odds)}")


def odds_colour(odds: float) -> str:
    return GOOD if odds <= HARMLESS else GOLD if odds <= RISKY else BAD


def percent(odds: float) -> str:
    """Never rounded to certainty: 99.8 % is not 100 %."""
    if 0 < odds < 0.01:
        return "<1 %"
    return f"{min(round(odds * 100), 99) if odds < 1 else 100} %"


def worth_line(me: PlayerView, say: Phrases) -> Text:
    """What the scoring space gives, and what its owner has."""
    space = me.scoring
    line = Text(f"{say('terminal-scores') if me.stopped or me.exploded else say('terminal-next-scores')} ")
    line.append(say("terminal-price-coins", price=space.coins), GOLD).append(f" {space.points}★", "bold")
    if space.ruby:
        line.append(" ◆", RUBY)
    return line


def fortune_line(me: PlayerView, say: Phrases, tubes: bool) -> Text:
    """Points, rubies, flask, drop, rat."""
    line = Text().append(f"{me.points}★", f"bold {GOLD}").append(f"  {me.rubies}◆", RUBY)
    line.append("  ▲" if me.flask_full else "  △", WATER if me.flask_full else FAINT)
    line.append(f" {say('terminal-flask-full' if me.flask_full else 'terminal-flask-empty')}", FAINT)
    line.append(f"  ▼{me.drop}", WATER)
    if tubes:
        line.append(f"  {say('terminal-tube', glass=me.tube)}", WATER)
    if me.rat:
        line.append(f"  {say('terminal-tails', count=me.rat)}", FUR)
    if me.shield:
        line.append(f"  {say('terminal-shield', draws=me.shield)}", GOOD)
    return line


def bag_line(me: PlayerView, say: Phrases) -> Text:
    """What must be in the bag (CHA-5), and chips that lie about."""
    line = Text().append(f"{say('terminal-bag')} {sum(me.bag.values())} ", FAINT)
    line.append_text(counted_chips(me.bag) if me.bag else Text(say("terminal-bag-empty"), FAINT))
    for what, chips in (("terminal-drawn", me.drawn), ("terminal-beside", me.beside)):
        if chips:
            line.append(f"  {say(what)} ", FAINT).append_text(row_of_chips(chips, 3 * len(chips)))
    return line


def own_lines(view: CharlatansView, seat: int, say: Phrases, width: int) -> Text:
    """All of it, two facts to a line where there is room."""
    me = view.players[seat]
    worth, fortune = worth_line(me, say), fortune_line(me, say, view.tubes)
    parts = [white_line(me, say)]
    together = Text.assemble(worth, "   ", fortune)
    parts += [together] if together.cell_len <= width else [worth, fortune]
    return Text("\n").join([*parts, bag_line(me, say)])


def other_lines(seen: Seen, seat: int, width: int) -> Text:
    """Another charlatan in two lines: who and how rich; the pot and how it stands."""
    view: CharlatansView = seen.view
    her = view.players[seat]
    sign, what, colour = _state_of(her, seat in seen.thinking)
    sign = f"{sign} {seen.say(what)}" if what and width >= ROOMY else sign
    figures = Text().append(f"{her.points}★", f"bold {GOLD}").append(f" {her.rubies}◆", RUBY)
    figures.append(" ▲" if her.flask_full else " △", WATER if her.flask_full else FAINT)
    if her.rat:
        figures.append(f" ~{her.rat}", FUR)
    first = Text().append("▸" if view.first == seat else " ", GOLD)
    first.append(seen.names[seat], "bold").append(f" {seen.kinds[seat]}", FAINT)
    first.truncate(max(4, width - figures.cell_len - 1), overflow="ellipsis")
    _spread(first, figures, width)
    end = Text().append(f" {her.white}/{her.limit}", BAD if her.exploded else "")
    space = her.scoring  # by what is printed on it: the number alone would name two
    end.append(f" →{space.coins} {space.points}★{'◆' if space.ruby else ''}", GOLD).append(f"  {sign}", colour)
    second = Text(" ").append_text(row_of_chips([placed.chip for placed in her.pot], width - end.cell_len - 2))
    return Text("\n").join([first, _spread(second, end, width)])


def _state_of(her: PlayerView, thinking: bool) -> tuple[str, str, str]:
    """A sign, the phrase for it, a colour."""
    if her.exploded:
        return "✗", "terminal-exploded", BAD
    if her.decided:
        return "●", "terminal-decided", WATER
    if thinking:
        return "…", "thinking", GOOD
    return ("■", "terminal-stopped", FAINT) if her.stopped else (" ", "", FAINT)


def _spread(left: Text, right: Text, width: int) -> Text:
    return left.append(" " * max(1, width - left.cell_len - right.cell_len)).append_text(right)


def card_text(card: str, words: Words) -> Text:
    """The card of the round in its colour, and what it does."""
    told = words.titled(f"card-{card}")
    colour = "#c79bf2" if card in PURPLE_CARDS else "#8fb8ff"
    return Text.assemble((told.title, f"bold {colour}"), "\n", told.text)


def books_text(view: CharlatansView, words: Words, say: Phrases) -> Text:
    """Each book of the match: its prices, how many are left, what it does."""
    parts = []
    for colour, name in enumerate(COLOURS):
        if name not in view.books:
            continue
        told = words.titled(f"book-{view.books[name]}")
        part = Text().append(told.title, "bold").append(f"  {words.text(f'ingredient-{name}')}", FAINT)
        if view.round < OPENS[colour]:
            part.append(f"  {say('terminal-closed', number=OPENS[colour])}", BAD)
        part.append("\n")
        for kind in CHIPS:
            if kind.colour == colour and kind.text in view.prices:
                left = view.supply.get(kind.text, 0)
                part.append_text(chip(kind.text)).append(
                    f" {say('terminal-price-coins', price=view.prices[kind.text])}", GOLD
                )
                part.append(f" ×{left}   ", FAINT if left else BAD)
        parts.append(part.append(f"\n{told.text}"))
    return Text("\n\n").join(parts)
