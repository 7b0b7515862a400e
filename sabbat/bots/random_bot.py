"""A player for any game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from sabbat.engine.actions import Action
from sabbat.engine.bot import Bot
from sabbat.engine.decision import Decision


class Random(Bot):
    """Picks evenly among its options, and looks at nothing."""

    name: ClassVar[str] = "random"

    def choose(
        self,
        view: Any,  # any game's
        asked: Decision[Any],
        options: Sequence[Action],
        rng: random.Random,
    ) -> Action:
        return options[rng.randrange(len(options))]
