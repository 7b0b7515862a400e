"""A strong witch."""

from __future__ import annotations

from typing import ClassVar

from sabbat.games.chaudron_magique.bots.answers import Answers


class Strong(Answers):
    """Looks at all placements of a card together."""

    name: ClassVar[str] = "strong"
    width: ClassVar[int] = 24
    breadth: ClassVar[int] = 1
