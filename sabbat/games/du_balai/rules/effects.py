"""Du balai !, what the spells of the moving phase do: DUB-32, DUB-33, DUB-37 to DUB-40."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.play import Play
from sabbat.games.du_balai.actions import (
    ADD,
    HEX_PAWN,
    PULL,
    SWAP,
    AddSymbol,
    HexPawn,
    PullPawn,
    SwapSymbol,
)
from sabbat.games.du_balai.components import FINISH, HEX, PULLS, SYMBOLS
from sabbat.games.du_balai.events import FormulaCorrected, FormulaMended
from sabbat.games.du_balai.rules.moving import advance, approach, retreat
from sabbat.games.du_balai.rules.spells import EFFECTS
from sabbat.games.du_balai.state import NOT_WRITTEN, DuBalai, Flyer, leaders, place_in_race

NOT_IN_THE_LEAD: Final = Refusal("DUB-37", "not_in_the_lead")
CARD_IS_USED: Final = Refusal("DUB-38", "card_is_used")
CARD_NOT_IN_FORMULA: Final = Refusal("DUB-39", "card_not_in_formula")
ONE_FORMULA_ONLY: Final = Refusal("DUB-36", "one_formula_only")


def attract(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-32. Pawn after pawn, from here on."""
    table = play.state
    me = table.players[seat]
    table.pulls = tuple([other for other, them in enumerate(table.players) if pulled(me, them)])


def block_road(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-33. Nobody may pass in this turn."""
    play.state.blocks = (*play.state.blocks, seat)


def hex_leader(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-37."""
    first = leaders(play.state)
    if len(first) == 1:
        retreat(play, first[0], HEX, "hex")
    else:
        play.ask(seat, HexWhom())


def mend(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-38."""
    play.ask(seat, MendFormula())


def correct(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-39."""
    play.ask(seat, CorrectFormula())


def blow(play: Play[DuBalai], seat: Seat) -> None:
    """DUB-40. As many squares as the place in the race."""
    advance(play, seat, place_in_race(play.state, seat), "tailwind")


EFFECTS["attraction"] = attract
EFFECTS["roadblock"] = block_road
EFFECTS["hex"] = hex_leader
EFFECTS["mended_memory"] = mend
EFFECTS["correction"] = correct
EFFECTS["tailwind"] = blow


def pulled(me: Flyer, them: Flyer) -> bool:
    """DUB-32, DUB-41. Every other pawn that is not across and not on the same square."""
    return them.square < FINISH and them.square != me.square


def pull_next(play: Play[DuBalai]) -> None:
    """DUB-32. The next pawn: asked how far, unless it is one square away."""
    table = play.state
    other = table.pulls[0]
    far = abs(table.players[other].square - table.players[table.mover].square)
    if far > 1:
        play.ask(table.mover, PullTowards(other))
    else:
        table.pulls = table.pulls[1:]
        approach(play, other, table.mover, far)


@dataclass(frozen=True)
class PullTowards(Decision[DuBalai]):
    """DUB-32. This pawn comes 1 or 2 squares closer."""

    rule: ClassVar[str] = "DUB-32"
    seat: int

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return list(PULL)

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        return None if isinstance(action, PullPawn) and action.squares in PULLS else self.not_asked()

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        assert isinstance(action, PullPawn)
        play.state.pulls = play.state.pulls[1:]
        approach(play, self.seat, seat, action.squares)


@dataclass(frozen=True)
class HexWhom(Decision[DuBalai]):
    """DUB-37. Several in the lead: which of them?"""

    rule: ClassVar[str] = "DUB-37"

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [HEX_PAWN[other] for other in leaders(state)]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, HexPawn):
            return self.not_asked()
        return None if action.seat in leaders(state) else NOT_IN_THE_LEAD

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        assert isinstance(action, HexPawn)
        retreat(play, action.seat, HEX, "hex")


def written_in(me: Flyer, second: bool) -> int:
    """The first or the second formula, as bits; NOT_WRITTEN where there is no second."""
    if not second:
        return me.formula
    return me.second if me.double else NOT_WRITTEN


def write_in(me: Flyer, second: bool, bits: int) -> None:
    if second:
        me.second = bits
    else:
        me.formula = bits


def bit_of(symbol: str) -> int:
    return 1 << SYMBOLS.index(symbol) if symbol in SYMBOLS else 0


@dataclass(frozen=True)
class MendFormula(Decision[DuBalai]):
    """DUB-38. Add one unused card."""

    rule: ClassVar[str] = "DUB-38"

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        me = state.players[seat]
        return [action for action in ADD if bit_of(action.symbol) & me.unused and (me.double or not action.second)]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, AddSymbol):
            return self.not_asked()
        me = state.players[seat]
        if action.second and not me.double:
            return ONE_FORMULA_ONLY
        return None if bit_of(action.symbol) & me.unused else CARD_IS_USED

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        assert isinstance(action, AddSymbol)
        me = play.state.players[seat]
        write_in(me, action.second, written_in(me, action.second) | bit_of(action.symbol))
        if play.wants_events:
            play.tell(FormulaMended(seat, action.symbol))


@dataclass(frozen=True)
class CorrectFormula(Decision[DuBalai]):
    """DUB-39. Swap one card of the formula for an unused one."""

    rule: ClassVar[str] = "DUB-39"

    def candidates(self, state: DuBalai, seat: Seat) -> list[Action]:
        return [action for action in SWAP if self.check(state, seat, action) is None]

    def check(self, state: DuBalai, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, SwapSymbol):
            return self.not_asked()
        me = state.players[seat]
        if action.second and not me.double:
            return ONE_FORMULA_ONLY
        if not bit_of(action.old) & written_in(me, action.second):
            return CARD_NOT_IN_FORMULA
        return None if bit_of(action.new) & me.unused else CARD_IS_USED

    def resolve(self, play: Play[DuBalai], seat: Seat, action: Action) -> None:
        assert isinstance(action, SwapSymbol)
        me = play.state.players[seat]
        bits = written_in(me, action.second) & ~bit_of(action.old) | bit_of(action.new)
        write_in(me, action.second, bits)
        if play.wants_events:
            play.tell(FormulaCorrected(seat, action.old, action.new))
