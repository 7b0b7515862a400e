"""A sensible witch: plays the card that helps the Potions most now, and lays it where it helps most."""

from __future__ import annotations

from typing import ClassVar

from sabbat.games.chaudron_magique.bots.answers import Answers


class Sensible(Answers):
    """Looks at the cauldron and her own hand; one block after another."""

    name: ClassVar[str] = "sensible"
    width: ClassVar[int] = 8
    breadth: ClassVar[int] = 1
