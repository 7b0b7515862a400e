"""Refusals: the rule that forbids, a slug that both languages translate, and the facts of the case."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Fact = str | int


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal, as a value: what a grey button shows and what `IllegalAction` carries."""

    rule: str
    why: str
    facts: dict[str, Fact] = field(default_factory=dict)


class IllegalAction(Exception):
    """The action was refused and nothing has changed."""

    def __init__(self, rule: str, why: str, **facts: Fact) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule = rule
        self.why = why
        self.facts: dict[str, Fact] = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return _raised_again, (self.rule, self.why, self.facts)

    @property
    def refusal(self) -> Refusal:
        return Refusal(self.rule, self.why, self.facts)


def _raised_again(rule: str, why: str, facts: dict[str, Fact]) -> IllegalAction:
    """Out of a pickle: pickle hands on positions, and the facts have names."""
    return IllegalAction(rule, why, **facts)


class BadOptions(ValueError):
    """A game cannot be set up like this; the message says what is wrong, for people."""


class BadRecord(ValueError):
    """A record, a state or an action in JSON cannot be read; the message says where and why."""
