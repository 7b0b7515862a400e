"""How a game is searched: found in the game's `bots` as `SEARCH`; also as `MASTER` where it is a level of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sabbat.engine.bot import Bot
from sabbat.engine.policy import Policy


@dataclass(frozen=True)
class Mastery:
    """How a game's master is made: whom it usually agrees with, the policy of its playouts, how much it thinks."""

    usual: type[Bot]  # one of the game's players, or made of one: the master comes after that one
    policy: Callable[[], Policy[Any]]
    playouts: int
    doubt: float = 1.0  # standard errors by which an option must beat the usual one
