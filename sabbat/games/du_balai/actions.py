"""Du balai !: what a seat may do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sabbat.engine.actions import Action
from sabbat.games.du_balai.components import ALL_SYMBOLS, KIND, MAGIC, PULLS, SPELLS, SYMBOLS, Sign, symbols_of

MOST_SEATS: Final = 6


@dataclass(frozen=True)
class CastDice(Action):
    """DUB-10. Nine dice into the open box."""


@dataclass(frozen=True)
class CloseLid(Action):
    """DUB-11."""


@dataclass(frozen=True)
class SeenEnough(Action):
    """DUB-10. Nothing more to look at; when everybody says so, the lid closes by itself."""


@dataclass(frozen=True)
class WriteFormula(Action):
    """DUB-12. Any number of one's own nine cards; in the order of the symbols here, for the order means nothing."""

    symbols: tuple[Sign, ...]


@dataclass(frozen=True)
class HoldBack(Action):
    """DUB-35. Let the others write first."""


@dataclass(frozen=True)
class PlaySpell(Action):
    """DUB-31. A Black Magic card from the hand."""

    card: str


@dataclass(frozen=True)
class LetSpellBe(Action):
    """DUB-34. No fog."""


@dataclass(frozen=True)
class FlyOn(Action):
    """DUB-31. No (more) spells here."""


@dataclass(frozen=True)
class AddSymbol(Action):
    """DUB-38. An unused card joins the formula, or with two formulas the first or the `second`."""

    symbol: Sign
    second: bool


@dataclass(frozen=True)
class SwapSymbol(Action):
    """DUB-39. A card of the formula for an unused one."""

    old: Sign
    new: Sign
    second: bool


@dataclass(frozen=True)
class HexPawn(Action):
    """DUB-37. The pawn of this seat, among those in the lead."""

    seat: int


@dataclass(frozen=True)
class PullPawn(Action):
    """DUB-32. So many squares."""

    squares: int


@dataclass(frozen=True)
class KeepMagic(Action):
    """DUB-17. This card of those drawn."""

    card: str


# One object of each, so that asking and choosing build nothing.
CAST_DICE: Final[CastDice] = CastDice()
CLOSE_LID: Final[CloseLid] = CloseLid()
SEEN_ENOUGH: Final[SeenEnough] = SeenEnough()
HOLD_BACK: Final[HoldBack] = HoldBack()
LET_SPELL_BE: Final[LetSpellBe] = LetSpellBe()
FLY_ON: Final[FlyOn] = FlyOn()
WRITE: Final[tuple[WriteFormula, ...]] = tuple([WriteFormula(symbols_of(bits)) for bits in range(ALL_SYMBOLS + 1)])
PLAY: Final[tuple[PlaySpell, ...]] = tuple([PlaySpell(card) for card in SPELLS])  # by kind
KEEP: Final[tuple[KeepMagic, ...]] = tuple([KeepMagic(card) for card in MAGIC])
PULL: Final[tuple[PullPawn, ...]] = tuple([PullPawn(squares) for squares in PULLS])
HEX_PAWN: Final[tuple[HexPawn, ...]] = tuple([HexPawn(seat) for seat in range(MOST_SEATS)])
ADD: Final[tuple[AddSymbol, ...]] = tuple([AddSymbol(symbol, second) for second in (False, True) for symbol in SYMBOLS])
SWAP: Final[tuple[SwapSymbol, ...]] = tuple(
    [SwapSymbol(old, new, second) for second in (False, True) for old in SYMBOLS for new in SYMBOLS if old != new]
)

FOG: Final[int] = KIND["fog"]
DECREE: Final[int] = KIND["decree"]
DOUBLE_GAME: Final[int] = KIND["double_game"]

EVERY_ACTION: Final[tuple[Action, ...]] = (
    CAST_DICE,
    CLOSE_LID,
    SEEN_ENOUGH,
    HOLD_BACK,
    LET_SPELL_BE,
    FLY_ON,
    *PLAY,
    *KEEP,
    *PULL,
    *HEX_PAWN,
    *ADD,
    *SWAP,
    *WRITE,
)
