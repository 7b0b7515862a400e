"""A sensible witch."""

from __future__ import annotations

from typing import ClassVar

from sabbat.games.chaudron_magique.bots.answers import Answers
from sabbat.games.chaudron_magique.bots.outlook import Weights


class Sensible(Answers):
    """Plays the card that helps the Potions most now, keeps the second best, and lays one block after another where it
    helps most. She looks at each Potion by itself: that two of them want the same resource, she does not see."""

    name: ClassVar[str] = "sensible"
    weights: ClassVar[Weights] = Weights(apart=True)
