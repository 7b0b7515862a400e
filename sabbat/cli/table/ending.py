"""The end of a match as tables: the ranking, and what earned the points. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from sabbat.cli.arguments import PERSON
from sabbat.cli.phrases import Phrases
from sabbat.cli.table.board import Earned
from sabbat.engine.state import Outcome
from sabbat.words import Words

GOLD = "#f2c14e"


def by_rank(outcome: Outcome) -> list[int]:
    return sorted(range(len(outcome.ranks)), key=lambda seat: (outcome.ranks[seat], seat))


def verdict(outcome: Outcome, names: Sequence[str], person: int | None, say: Phrases, together: bool) -> str:
    """Who has won; where all play together, all have won or all have lost."""
    if together:
        return say("ending-all-won" if outcome.winners else "ending-all-lost")
    winners = [names[seat] for seat in outcome.winners]
    if outcome.winners == (person,):
        return say("ending-you")
    return say("ending-won" if len(winners) == 1 else "ending-shared", names=", ".join(winners))


def reason(outcome: Outcome, words: Words) -> str:
    """What decided, in the game's own words for that rule, also where points were equal; else the rule's title."""
    message = f"ending-{outcome.why}"
    if not words.has(message):
        return words.rule(outcome.why).title if words.has(f"rule-{outcome.why}") else ""
    others = [score for seat, score in enumerate(outcome.scores) if seat not in outcome.winners]
    score = max(outcome.scores[seat] for seat in outcome.winners) if outcome.winners else max(others)
    tied = bool(outcome.winners) and outcome.scores.count(score) > 1
    facts = {"tied": _truth(tied), "shared": _truth(len(outcome.winners) > 1)}
    return words.text(message, score=score, lead=score - max(others, default=score), **facts)


def _truth(value: bool) -> str:
    """As a message chooses by it."""
    return "true" if value else "false"


def ranking(outcome: Outcome, names: Sequence[str], kinds: Sequence[str], say: Phrases) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("ending-rank"), justify="right")
    table.add_column(say("ending-who"))
    table.add_column(say("ending-points"), justify="right")
    for seat in by_rank(outcome):
        style = f"bold {GOLD}" if seat in outcome.winners else ""
        who = Text.assemble(names[seat], ("" if kinds[seat] in (names[seat], PERSON) else f" {kinds[seat]}", "dim"))
        table.add_row(str(outcome.ranks[seat]), who, str(outcome.scores[seat]), style=style)
    return table


def earnings(outcome: Outcome, names: Sequence[str], earned: Sequence[Earned], say: Phrases) -> Table:
    """A row for each reason, the richest first; a column for each seat, in the order of the ranking."""
    seats = by_rank(outcome)
    totals: dict[str, dict[int, int]] = {}
    for gain in earned:
        row = totals.setdefault(gain.why, {})
        row[gain.seat] = row.get(gain.seat, 0) + gain.points
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for seat in seats:
        table.add_column(names[seat], justify="right")
    for why, row in sorted(totals.items(), key=lambda item: -sum(item[1].values())):
        table.add_row(why, *(str(row[seat]) if seat in row else "·" for seat in seats))
    return table
