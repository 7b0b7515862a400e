"""Sorcellerie !: what has happened. `card` is a witch (`W3`), `number` the card that bears her (`S12`)."""

from __future__ import annotations

from dataclasses import dataclass

from sabbat.engine.events import Event, Secret
from sabbat.games.sorcellerie.components import Scene, Sign


@dataclass(frozen=True)
class CircleLaid(Event):
    """SOR-2. The forest sides in clockwise order, as `many/left`."""

    forests: tuple[str, ...]
    witch: int


@dataclass(frozen=True)
class CupTaken(Event):
    """SOR-3."""

    seat: int
    turn: int


@dataclass(frozen=True)
class CupShaken(Event):
    """SOR-3. The dice will lie there at `cue`, by the table's clock."""

    seat: int
    cue: int


@dataclass(frozen=True)
class DiceShown(Event):
    """SOR-5. What the dice say, and the scene that decides the question."""

    white: int
    colour: str
    symbols: tuple[Sign, ...]
    target: int
    scene: Scene


@dataclass(frozen=True)
class FalseStart(Event):
    """SOR-4. A formula before the dice: this seat is locked until then, by the table's clock."""

    seat: int
    until: int


@dataclass(frozen=True)
class LockLifted(Event):
    """SOR-4. After a false start."""

    seat: int


@dataclass(frozen=True)
class FormulaHeard(Event):
    """SOR-4. Somebody has spoken; what, and whether it was right, is told when all is settled."""

    seat: int
    symbols: Secret[tuple[Sign, ...]]


@dataclass(frozen=True)
class FormulaWrong(Event):
    """SOR-9. Out for this turn."""

    seat: int
    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class QuietKept(Event):
    """SOR-9. Out for this turn, without a word."""

    seat: int


@dataclass(frozen=True)
class AnswerTimed(Event):
    """SOR-11. One line for each right formula, the quickest first, and in slow mode for each formula: `after` the dice,
    in milliseconds; -1 at a table without a clock."""

    seat: int
    symbols: tuple[Sign, ...]
    right: bool
    after: int


@dataclass(frozen=True)
class AnswerRevealed(Event):
    """SOR-6 to SOR-8. What was right, and why: that scene, and how many dice show each of these symbols."""

    scene: Scene
    symbols: tuple[Sign, ...]
    count: int


@dataclass(frozen=True)
class WitchCardWon(Event):
    """SOR-10."""

    seat: int
    card: str
    number: str


@dataclass(frozen=True)
class NobodyWon(Event):
    """SOR-9 (`wrong`), SOR-11 (`tie`)."""

    why: str


@dataclass(frozen=True)
class TieBroken(Event):
    """SOR-11, slow mode: of several who were right, this seat takes the card; it has the `fewest` cards, or is the next
    `clockwise` from the cup of those who have."""

    seat: int
    why: str


@dataclass(frozen=True)
class WitchFlew(Event):
    """SOR-12, SOR-20."""

    place: int
    steps: int
    clockwise: bool


@dataclass(frozen=True)
class GapFilled(Event):
    """SOR-12. A new card in the circle, forest side up."""

    place: int
    forest: str


@dataclass(frozen=True)
class GapLeft(Event):
    """SOR-14. The pile is empty."""

    place: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """SOR-13, SOR-14."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
