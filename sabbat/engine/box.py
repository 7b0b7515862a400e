"""What stands on a game's box, as facts for the shelf. Its words (name, tagline, credits) are in the game's text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

KINDS: Final = ("cooperative", "drafting", "memory", "push_your_luck", "speed", "other")


@dataclass(frozen=True)
class Box:
    """Printed facts, where the game has them."""

    shelf: int = 99  # its place on the shelf: the smallest stands first
    kind: str = "other"  # one of KINDS
    minutes: int = 30  # for one match, about
    age: int = 8  # from this age on
    usual_seats: int = 2  # what a new table has, if nobody wishes otherwise: as many as play well, not the most
    usual_bot: str = "companion"  # who fills its free seats then: one whom a beginner beats half as often as is fair
    colours: tuple[str, str] = ("#241546", "#6b2a4e")  # of the cover's sky, from top to bottom
