"""A request that the table, not the rules, turns down."""

from __future__ import annotations


class Refused(Exception):
    """By a slug that every language has words for, and facts."""

    def __init__(self, why: str, **facts: int | str) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts
