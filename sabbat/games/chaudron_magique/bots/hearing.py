"""CHM-60, for bots: what the other witches said in this turn, in a bot's notes, and what to make of it.

Notes read `turn 3: 1 can_make C, 2 need F`.
"""

from __future__ import annotations

from typing import Final

from sabbat.games.chaudron_magique.components import CRYSTAL, KINDS, LETTERS

Heard = tuple[int, str, str]  # seat, kind, subject
BRINGS: Final = 2  # what "I can make bone powder" means, more or less; of the rarer resources it means one


def noted(notes: str, turn: int, seat: int, kind: str, subject: str) -> str:
    """The notes with one phrase more; those of earlier turns are forgotten."""
    said = f"{seat} {kind} {subject}".strip()
    before = _phrases(notes, turn)
    return f"turn {turn}: {', '.join([*before, said])}"


def heard(notes: str, turn: int) -> list[Heard]:
    """What was said in this turn."""
    found: list[Heard] = []
    for phrase in _phrases(notes, turn):
        seat, kind, *subject = phrase.split(" ")
        found.append((int(seat), kind, subject[0] if subject else ""))
    return found


def promised(notes: str, turn: int, own_seat: int) -> list[int] | None:
    """How many of each resource the others are about to bring; None where nobody said so."""
    coming = [0] * KINDS
    for seat, kind, subject in heard(notes, turn):
        if kind == "can_make" and seat != own_seat and subject in LETTERS:
            coming[LETTERS.index(subject)] += BRINGS if LETTERS.index(subject) < CRYSTAL else 1
    return coming if any(coming) else None


def _phrases(notes: str, turn: int) -> list[str]:
    head, _, rest = notes.partition(": ")
    return rest.split(", ") if head == f"turn {turn}" else []
