"""Sorcellerie !: what a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.sorcellerie.components import SYMBOLS, Sign


@dataclass(frozen=True)
class ShakeCup(Action):
    """SOR-3. The dice roll."""


@dataclass(frozen=True)
class Say(Action):
    """SOR-4, SOR-8. One formula, or two of them; their order does not matter, so it is that of the symbols here."""

    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class KeepQuiet(Action):
    """SOR-9. No formula this time: out for this turn."""


@dataclass(frozen=True)
class Ready(Action):
    """SOR-3. Rested: the cup may go on."""


SHAKE_CUP: Final[ShakeCup] = ShakeCup()
KEEP_QUIET: Final[KeepQuiet] = KeepQuiet()
READY: Final[Ready] = Ready()
SAY: Final[tuple[Say, ...]] = tuple(
    [Say((symbol,)) for symbol in SYMBOLS] + [Say((one, other)) for one, other in combinations(SYMBOLS, 2)]
)
EVERY_ACTION: Final[tuple[Action, ...]] = (SHAKE_CUP, *SAY, KEEP_QUIET, READY)
