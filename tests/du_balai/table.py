"""A table laid by hand, for tests that read like the rulebook: set, act, look. Everything goes through `submit`.

table = lay(seats=2).casts(orange="eye ear web", black="skull")
table[0].closes()
table[0].writes("eye ear web")
table[1].writes("skull")
assert table[0].square == 5
"""

from __future__ import annotations

from functools import cache
from typing import Any

from sabbat.engine import CLOCK, Chance, Event, Match, Play, Scripted, Seeded, Tick
from sabbat.engine.options import OptionValue
from sabbat.games.du_balai import GAME, actions
from sabbat.games.du_balai.components import (
    DICE,
    EVERY_DIE,
    FACES,
    MAGIC,
    SYMBOLS,
    bits_of,
    magic,
    magic_text,
    valid_sets,
)
from sabbat.games.du_balai.events import PawnMoved
from sabbat.games.du_balai.rules.looking import begin_turn
from sabbat.games.du_balai.state import DuBalai, Flyer
from tests.hand_laid import LaidPlayer, LaidTable

CAST_AT = 10_000


def ordered(text: str) -> tuple[str, ...]:
    return tuple(sorted(text.split(), key=SYMBOLS.index))


@cache
def faces_for(orange: str, black: str) -> tuple[int, ...]:
    """Some throw whose valid symbols are exactly these."""
    wanted = (bits_of(ordered(orange)), bits_of(ordered(black)))
    found = _search((), wanted)
    assert found is not None, f"no throw gives {orange!r} and {black!r}"
    return found


def _search(faces: tuple[int, ...], wanted: tuple[int, int]) -> tuple[int, ...] | None:
    if len(faces) == DICE:
        return faces if valid_sets(faces) == wanted else None
    for face in range(FACES):
        bit = bits_of((EVERY_DIE[len(faces)][face],))
        colour = 0 if face < 3 else 1
        if not wanted[1 - colour] & bit:
            found = _search((*faces, face), wanted)
            if found is not None:
                return found
    return None


class Player(LaidPlayer["Table"]):
    """One seat of the table, with the words of a player."""

    @property
    def state(self) -> Flyer:
        return self.table.state.players[self.seat]

    @property
    def square(self) -> int:
        return self.state.square

    @property
    def hand(self) -> str:
        return magic_text(self.state.hand)

    def casts(self) -> None:
        self.does(actions.CastDice())

    def closes(self, after: int | None = None) -> None:
        self.does(actions.CloseLid(), None if after is None else CAST_AT + after)

    def has_seen_enough(self, after: int | None = None) -> None:
        self.does(actions.SeenEnough(), None if after is None else CAST_AT + after)

    def writes(self, text: str) -> list[Event]:
        return self.does(actions.WriteFormula(ordered(text)))

    def holds_back(self) -> None:
        self.does(actions.HoldBack())

    def plays(self, card: str, after: int | None = None) -> None:
        self.does(actions.PlaySpell(card), None if after is None else CAST_AT + after)

    def lets_it_be(self) -> None:
        self.does(actions.LetSpellBe())

    def flies_on(self) -> None:
        self.does(actions.FlyOn())

    def adds(self, symbol: str, second: bool = False) -> None:
        self.does(actions.AddSymbol(symbol, second))

    def swaps(self, old: str, new: str, second: bool = False) -> None:
        self.does(actions.SwapSymbol(old, new, second))

    def hexes(self, seat: int) -> None:
        self.does(actions.HexPawn(seat))

    def pulls(self, squares: int) -> None:
        self.does(actions.PullPawn(squares))

    def keeps(self, card: str) -> None:
        self.does(actions.KeepMagic(card))


class Table(LaidTable[DuBalai, Player]):
    """A match laid by hand."""

    def __init__(self, match: Match, luck: Scripted) -> None:
        super().__init__(match)
        self.luck = luck

    def __getitem__(self, seat: int) -> Player:
        return Player(self, seat)

    @property
    def squares(self) -> list[int]:
        return [me.square for me in self.state.players]

    def moves_by(self, why: str) -> list[tuple[int, int, int]]:
        """Who was moved for that reason, from where, to where."""
        return [(event.seat, event.start, event.square) for event in self.told(PawnMoved) if event.why == why]

    @property
    def over(self) -> bool:
        return self.match.outcome is not None

    def draws(self, cards: str) -> Table:
        """What comes from the pile of Black Magic next."""
        self.luck.script["magic"] = cards.split()
        return self

    def casts(self, orange: str = "eye ear web", black: str = "skull", at: int | None = None) -> Table:
        """The dice are thrown: these are the valid symbols."""
        shown = [EVERY_DIE[die][face] for die, face in enumerate(faces_for(orange, black))]
        self.luck.script["die"] = shown
        thrower = self[self.state.thrower]
        thrower.does(actions.CastDice(), at)
        return self

    def shuts(self) -> Table:
        """All have seen enough: nobody closes the lid."""
        for seat in self.asked:
            self[seat].has_seen_enough()
        return self

    def all_write(self, *formulas: str) -> Table:
        """One formula each, by seat."""
        for seat, text in enumerate(formulas):
            self[seat].writes(text)
        return self

    def all_fly_on(self) -> Table:
        """Nobody plays a spell, or keeps anything but the first card, until the turn is over."""
        turn = self.state.turn
        while not self.over and self.state.turn == turn:
            for seat in self.asked:
                quiet = [action for action in self[seat].options if not isinstance(action, actions.PlaySpell)]
                self[seat].does(quiet[0])
        return self

    def ticks(self, at: int | None = None) -> Table:
        self.does(CLOCK, Tick(), at)
        return self


def lay(
    seats: int = 3,
    squares: tuple[int, ...] = (),
    hands: dict[int, str] | None = None,
    thrower: int = 0,
    curse: int | None = None,
    turn: int = 1,
    pile: str | None = None,
    seed: int = 1,
    **options: OptionValue,
) -> Table:
    """A table at the start of a turn, whose dice this seat will throw.

    `squares` says where the pawns stand, `hands` who has which Black Magic, `pile` what the pile holds (the rest lies
    in the discard), `curse` where the token lies."""
    agreed = GAME.agree(seats, options)
    laid = GAME.lay(seats, agreed)
    laid.turn = turn - 1
    for seat, square in enumerate(squares):
        laid.players[seat].square = square
    for seat, text in (hands or {}).items():
        laid.players[seat].hand = magic(text)
        laid.pile = [left - taken for left, taken in zip(laid.pile, magic(text), strict=True)]
    if pile is not None:
        rest = [left - kept for left, kept in zip(laid.pile, magic(pile), strict=True)]
        laid.pile, laid.discard = magic(pile), rest
    if curse is not None:
        laid.curse = curse
    luck = Scripted({"thrower": [str(thrower)]}, otherwise=Seeded(seed))
    assert min([*laid.pile, *laid.discard]) >= 0
    assert len(MAGIC) == len(laid.pile)
    match = Match.begin(GAME, laid, agreed, 0, luck) if turn == 1 else _begun_later(laid, agreed, luck)
    luck.script.pop("thrower")
    return Table(match, luck)


def _begun_later(laid: DuBalai, agreed: dict[str, OptionValue], luck: Scripted) -> Match:
    """A turn that is not the first: the last in the race throws."""
    begin_turn(Play(laid, Chance(luck, laid.streams, recording=False), wants_events=False))
    return Match(GAME, laid, luck, agreed)


def written(
    *formulas: str,
    orange: str = "eye ear web",
    black: str = "skull",
    closer: int = -1,
    first: int = -1,
    **laid: Any,
) -> Table:
    """A table where all have written, and the lid is open again: the goes begin. `closer` closed the lid, or nobody;
    `first` goes first as if, and owes nothing for the lid: it must have Black Magic, so that it is asked at once."""
    table = lay(seats=max(2, len(formulas)), **laid).casts(orange, black)
    if closer >= 0:
        table[closer].closes()
    else:
        table.shuts()
    if first >= 0:
        table.state.closer = first
    table.all_write(*formulas)
    if first >= 0:
        assert table.asked == [first]
        table.state.closer = -1
    return table


def flown(*formulas: str, **laid: Any) -> Table:
    """The same, and the turn is over; nobody has played a spell."""
    table = written(*formulas, **laid)
    return table.all_fly_on() if table.state.turn == laid.get("turn", 1) and not table.over else table
