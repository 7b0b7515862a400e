"""An offer told by places: where questions ask "which cell?", nobody need make a list of actions to know which of them
are offered. One whole number says it, with a bit for each place.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64, mypyc_attr

from sabbat.engine.actions import Action
from sabbat.engine.small_steps import NOTHING


@final
class ActionRow:
    """Actions that differ in nothing but their place, by that place, of 56 at most. They begin alike."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = actions
        # what `DenseFace` looks up, once: the step that begins them, where they take two; the one that completes each
        self.begins = NOTHING
        self.steps: list[int] = []

    def on(self, places: i64) -> list[Action]:
        """Those on these places, in order."""
        there = cast("list[object]", self.actions)  # compiled, actions would be looked at more closely
        found: list[object] = []
        place: i64 = 0
        left = places
        while left:
            if left & 1:
                found.append(there[place])
            left >>= 1
            place += 1
        return cast("list[Action]", found)


@final
@mypyc_attr(free_list_len=1)  # one is made at many steps
class Placed:
    """Some actions that stand alone, then those of each row that are on the same places."""

    def __init__(self, alone: list[Action], rows: list[ActionRow], places: i64) -> None:
        self.alone = alone
        self.rows = rows
        self.places = places

    def actions(self) -> list[Action]:
        if not self.alone and len(self.rows) == 1:
            return self.rows[0].on(self.places)
        found = self.alone.copy()
        for row in self.rows:
            found += row.on(self.places)
        return found
