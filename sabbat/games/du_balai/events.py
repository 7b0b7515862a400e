"""Du balai !: what has happened. `why` is a spell's id, `formula`, `perfect`, `lid` (the closer's penalty)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from sabbat.engine.events import Event, Secret
from sabbat.games.du_balai.components import Colour, FormulaColour, Sign, Verdict


@dataclass(frozen=True)
class TurnBegan(Event):
    """DUB-10. Who is last throws the dice."""

    turn: int
    seat: int


@dataclass(frozen=True)
class FormulaDiceCast(Event):
    """DUB-10, DUB-11. Nine dice lie in the open box. What they show is no event: a log would keep it."""

    seat: int


@dataclass(frozen=True)
class DiceCastAgain(Event):
    """DUB-13. No symbol would be valid."""

    seat: int


@dataclass(frozen=True)
class LookedEnough(Event):
    """DUB-10."""

    seat: int


@dataclass(frozen=True)
class LidClosed(Event):
    """DUB-11. After so many milliseconds; -1 at a table without a clock."""

    urgent: ClassVar[bool] = True  # nobody looks on under a lid that is still falling
    seat: int
    after: int


@dataclass(frozen=True)
class LidClosedEarlier(Event):
    """DUB-11. This hand was on the lid before, though it was heard of later."""

    seat: int
    after: int


@dataclass(frozen=True)
class LidFellShut(Event):
    """DUB-10. All had seen enough: nobody closed it."""

    urgent: ClassVar[bool] = True  # nobody looks on under a lid that is still falling
    after: int


@dataclass(frozen=True)
class FormulaWritten(Event):
    """DUB-12. Cards lie face down."""

    seat: int
    symbols: Secret[tuple[Sign, ...]]


@dataclass(frozen=True)
class WriterHeldBack(Event):
    """DUB-35."""

    seat: int


@dataclass(frozen=True)
class LidOpened(Event):
    """DUB-13. What each die shows, and whether it is orange."""

    symbols: tuple[Sign, ...]
    orange: tuple[bool, ...]


@dataclass(frozen=True)
class SymbolsEliminated(Event):
    """DUB-13. They show in both colours."""

    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class SymbolsValid(Event):
    """DUB-13. What is left of a colour."""

    colour: Colour
    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class FormulaShown(Event):
    """DUB-13. `colour` is `any`, or with two formulas the one that was written (DUB-36)."""

    seat: int
    colour: FormulaColour
    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class GoBegan(Event):
    """DUB-14."""

    seat: int


@dataclass(frozen=True)
class FormulaJudged(Event):
    """DUB-15 to DUB-18. `verdict` is `fell`, `empty`, `valid` or `perfect`; `colour` of the formula, or `any`."""

    seat: int
    verdict: Verdict
    colour: FormulaColour
    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class BonusDenied(Event):
    """DUB-20 (`curse`), DUB-61 (`expert`)."""

    seat: int
    why: str


@dataclass(frozen=True)
class PawnMoved(Event):
    """From one square to another; `square` is where it stands now."""

    seat: int
    start: int
    square: int
    why: str


@dataclass(frozen=True)
class PawnBlocked(Event):
    """DUB-33. It would have passed."""

    seat: int
    square: int


@dataclass(frozen=True)
class FinishCrossed(Event):
    """DUB-50."""

    seat: int
    place: int


@dataclass(frozen=True)
class MagicDrawn(Event):
    """DUB-17."""

    seat: int
    count: int
    cards: Secret[tuple[str, ...]]


@dataclass(frozen=True)
class MagicKept(Event):
    """DUB-17. The rest is shuffled back."""

    seat: int
    kept: Secret[str]


@dataclass(frozen=True)
class MagicReshuffled(Event):
    """DUB-41."""


@dataclass(frozen=True)
class SpellCast(Event):
    """DUB-31."""

    seat: int
    card: str


@dataclass(frozen=True)
class SpellUnanswered(Event):
    """DUB-34."""

    seat: int


@dataclass(frozen=True)
class SpellLostInFog(Event):
    """DUB-34."""

    seat: int
    card: str


@dataclass(frozen=True)
class DecreeLooked(Event):
    """DUB-35. This seat alone has the dice before its eyes, until then by the table's clock."""

    seat: int
    until: int


@dataclass(frozen=True)
class FormulaMended(Event):
    """DUB-38."""

    seat: int
    symbol: Sign


@dataclass(frozen=True)
class FormulaCorrected(Event):
    """DUB-39."""

    seat: int
    old: Sign
    new: Sign


@dataclass(frozen=True)
class CurseMoved(Event):
    """DUB-20."""

    square: int


@dataclass(frozen=True)
class DawnBroke(Event):
    """DUB-50. The last turn is over."""

    turn: int


@dataclass(frozen=True)
class AcrobaticsShown(Event):
    """DUB-30."""

    seat: int
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True)
class MatchEnded(Event):
    """DUB-51."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
