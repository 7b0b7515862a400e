"""What is asked, as a sheet of choices: which key, what it says, why not. Pure data, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from sabbat.engine.actions import Action, Seat
from sabbat.engine.match import Match
from sabbat.words import Words

NUMBERS = "123456789"
LETTERS = "aegijkmnoptvwxyz"  # without the keys that mean something everywhere
SELDOM = 7  # so many choices stand one below the other, with their reasons; more stand side by side


@dataclass(frozen=True)
class Choice:
    """One line of a sheet. It leads to an action, or to a further sheet; with a reason, nowhere."""

    label: Text
    leads_to: Action | Callable[[], Sheet] | None
    note: Text = field(default_factory=Text)
    why_not: str = ""
    rule: str = ""
    wanted_key: str = ""
    key: str = ""

    @property
    def legal(self) -> bool:
        return self.leads_to is not None


@dataclass(frozen=True)
class Sheet:
    """A question with its choices, each with a key of its own."""

    title: Text
    choices: tuple[Choice, ...]
    rule: str = ""
    first: int = 0  # the choice that is marked at the beginning

    @property
    def side_by_side(self) -> bool:
        return len(self.choices) > SELDOM


def with_keys(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The natural key where a choice has one, else the next number, then letters."""
    taken = {choice.wanted_key for choice in choices}
    free = iter([key for key in NUMBERS + LETTERS if key not in taken])
    return tuple(_with_key(choice, choice.wanted_key or next(free, "")) for choice in choices)


def _with_key(choice: Choice, key: str) -> Choice:
    return Choice(choice.label, choice.leads_to, choice.note, choice.why_not, choice.rule, choice.wanted_key, key)


@dataclass(frozen=True)
class Manners:
    """How a game likes its questions put: keys of actions, and a note beside them."""

    key: Callable[[Action], str] = lambda action: ""
    note: Callable[[Any, Seat, Action], Text] = lambda view, seat, action: Text()  # the view of any game


def plain_sheet(match: Match, seat: Seat, words: Words, manners: Manners) -> Sheet | None:
    """All candidates of the seat's question: the legal ones first, the others with the reason."""
    question = match.pending.get(seat)
    if question is None:
        return None
    decision, view = question.decision, match.view(seat)
    legal, refused = [], []
    for action in decision.candidates(match.state, seat):
        label = Text(words.action(action, decision))
        refusal = match.why_not(seat, action)
        if refusal is None:
            legal.append(Choice(label, action, manners.note(view, seat, action), wanted_key=manners.key(action)))
        else:
            why = words.refusal(refusal)
            refused.append(Choice(label, None, Text(), why, refusal.rule, wanted_key=manners.key(action)))
    return Sheet(Text(words.question(decision)), with_keys([*legal, *refused]), decision.rule)
