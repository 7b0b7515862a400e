"""Chaudron Magique, talking: CHM-60. What a witch may say while cards are secret: sentences about a resource or a
face-up Potion, never a quantity or a shape. The words are `phrase-<kind>`, with `$subject_name`.

No rule of the match depends on them: a table's chat sends and checks them, bots read and say them.
"""

from __future__ import annotations

from typing import Final

from sabbat.engine.errors import Refusal
from sabbat.games.chaudron_magique.components import LETTERS
from sabbat.games.chaudron_magique.state import Sabbath

ABOUT_RESOURCE: Final = ("can_make", "cannot_make", "can_use_up", "need", "keep", "in_the_way")
ABOUT_POTION: Final = ("work_on", "finish", "wait_with", "hurry_with", "give_up")
ALONE: Final = (
    "room_please",
    "careful",
    "help_me",
    "dont_know",
    "yes",
    "no",
    "thanks",
    "sorry",
    "well_done",
)
KINDS: Final[tuple[str, ...]] = (*ABOUT_RESOURCE, *ABOUT_POTION, *ALONE)


def check_phrase(table: Sabbath, kind: str, subject: str) -> Refusal | None:
    """CHM-60. Is this a sentence that may be said now? `subject` is a letter, a Potion's id, or empty."""
    if kind not in KINDS:
        return Refusal("CHM-60", "unknown_phrase")
    if kind in ABOUT_RESOURCE:
        return None if len(subject) == 1 and subject in LETTERS else Refusal("CHM-60", "phrase_wants_resource")
    if kind in ABOUT_POTION:
        return None if subject in table.shown else Refusal("CHM-60", "phrase_wants_potion")
    return Refusal("CHM-60", "phrase_stands_alone") if subject else None


def phrases_now(table: Sabbath) -> list[tuple[str, str]]:
    """Everything that may be said: (kind, subject)."""
    found = [(kind, letter) for kind in ABOUT_RESOURCE for letter in LETTERS]
    found += [(kind, potion) for kind in ABOUT_POTION for potion in table.shown]
    return found + [(kind, "") for kind in ALONE]
