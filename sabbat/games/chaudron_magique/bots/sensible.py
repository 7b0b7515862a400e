"""A sensible witch."""

from __future__ import annotations

from typing import ClassVar

from sabbat.games.chaudron_magique.bots.answers import Answers


class Sensible(Answers):
    """Plays the card that helps the Potions most now, keeps the second best, and lays one block after another where it
    helps most."""

    name: ClassVar[str] = "sensible"
