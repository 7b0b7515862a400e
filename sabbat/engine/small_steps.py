"""Answers in small steps, for those who learn: where a game has too many actions to choose one at once, it is chosen
what, and then where. One step serves many actions: "at C4" is one number, whatever is laid there.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

NOTHING: Final = -1  # begun, or to follow


@final
class SmallSteps:
    """The steps of a game by number, and what they come to. An action takes one step or two."""

    def __init__(self, spelled: list[tuple[str, ...]]) -> None:
        """`spelled`: the steps of each action in words, by its number."""
        places: dict[str, int] = {}
        for steps in spelled:  # what may be begun comes first: a tensor tells it
            if len(steps) > 1:
                places.setdefault(steps[0], len(places))
        self.beginnings = len(places)
        for steps in spelled:
            if len(steps) == 1:
                places.setdefault(steps[0], len(places))
        for steps in spelled:
            places.setdefault(steps[-1], len(places))
        self.names: tuple[str, ...] = tuple(places)
        self.first: list[int] = [places[steps[0]] for steps in spelled]
        self.second: list[int] = [places[steps[1]] if len(steps) > 1 else NOTHING for steps in spelled]
        self._count: i64 = len(places)
        self._whole: list[int] = [NOTHING] * (len(places) * (1 + self.beginnings))  # by what is begun, then by step
        for number, step in enumerate(self.first):
            if self.second[number] == NOTHING:
                self._whole[step] = number
            else:
                self._whole[(1 + step) * len(places) + self.second[number]] = number

    def action(self, begun: i64, step: i64) -> int:
        """The number of the action that a step completes; NOTHING where it only begins one, or leads nowhere."""
        return self._whole[(1 + begun) * self._count + step]
