"""Du balai !: what one seat, or a spectator, sees. Built up, never stripped down.

Hidden are the dice while the lid is closed (DUB-11), formulas until the check (DUB-12), Black Magic in hands, drawn
or in the pile (DUB-30), and luck: there is none in a view.
"""

from __future__ import annotations

from random import Random

import msgspec

from sabbat.engine.actions import Seat
from sabbat.engine.codec import plain
from sabbat.engine.written import WrittenDecision, WrittenOutcome
from sabbat.games.du_balai.components import (
    ALL_SYMBOLS,
    BLACK,
    COLOURS,
    COPIES,
    DICE,
    EVERY_DIE,
    FACES,
    KIND,
    MAGIC,
    ORANGE,
    Colour,
    Sign,
    bits_of,
    colour_of,
    symbol_of,
    symbols_of,
    valid_sets,
)
from sabbat.games.du_balai.rules.looking import looked
from sabbat.games.du_balai.state import (
    CASTING,
    GOES,
    MOVING,
    NOBODY,
    NOT_WRITTEN,
    PHASES,
    WRITING,
    DuBalai,
    Flyer,
    Step,
    closes_at,
    sees_dice,
)


class DieView(msgspec.Struct, frozen=True):
    """A die in the open box."""

    symbol: Sign
    colour: Colour


class FlyerView(msgspec.Struct, frozen=True):
    """One witch. `formula`, `second`, `hand` and `drawn` are null where the viewer may not know them."""

    square: int
    crossed: int
    expert: bool
    cards: int
    hand: list[str] | None
    ready: bool
    held_back: bool
    written: int  # how many formulas lie face down, or open
    double: bool
    formula: list[Sign] | None
    second: list[Sign] | None
    draws: int
    drawn: list[str] | None
    claimed: bool


class DuBalaiView(msgspec.Struct, frozen=True):
    """The table."""

    seat: int | None
    turn: int
    step: Step
    thrower: int
    dice: list[DieView] | None  # null while they are not to be seen
    valid: dict[Colour, list[Sign]] | None  # DUB-13: by colour, once the lid is open again
    cast_at: int
    lid_at: int
    looked: int  # milliseconds for which the dice were seen; -1: no clock, or the lid is open
    closes_at: int | None  # when the table's clock speaks up next
    closer: int
    lid_contest: bool
    decree: int
    decree_until: int
    queue: list[int]
    mover: int
    go: str
    blocks: list[int]
    pulls: list[int]
    spell: str | None
    caster: int
    fogs: int
    listeners: list[int]
    curse: int
    across: int
    pile: int
    discard: list[str]
    players: list[FlyerView]
    asked: list[WrittenDecision | None]
    later: list[list[WrittenDecision]]
    outcome: WrittenOutcome | None


def view(table: DuBalai, seat: Seat | None) -> DuBalaiView:
    orange, black = valid_sets(table.dice)
    return DuBalaiView(
        seat=seat,
        turn=table.turn,
        step=PHASES[table.phase],
        thrower=table.thrower,
        dice=_dice(table) if sees_dice(table, seat) else None,
        valid={COLOURS[ORANGE]: list(symbols_of(orange)), COLOURS[BLACK]: list(symbols_of(black))}
        if table.phase == MOVING
        else None,
        cast_at=table.cast_at,
        lid_at=table.lid_at,
        looked=looked(table) if table.phase in (WRITING, MOVING) else -1,
        closes_at=None if table.outcome else closes_at(table),
        closer=table.closer,
        lid_contest=table.lid_contest,
        decree=table.decree,
        decree_until=table.decree_until,
        queue=list(table.queue),
        mover=table.mover,
        go=GOES[table.go],
        blocks=list(table.blocks),
        pulls=list(table.pulls),
        spell=None if table.spell == NOBODY else MAGIC[table.spell],
        caster=table.caster,
        fogs=table.fogs,
        listeners=list(table.listeners),
        curse=table.curse,
        across=table.across,
        pile=sum(table.pile),
        discard=_cards(table.discard),
        players=[_flyer(table, other, seat) for other in range(len(table.players))],
        asked=[plain(decision) for decision in table.asked],
        later=[plain(decisions) for decisions in table.later],
        outcome=plain(table.outcome),
    )


def _dice(table: DuBalai) -> list[DieView]:
    return [DieView(symbol_of(die, face), COLOURS[colour_of(face)]) for die, face in enumerate(table.dice)]


def _cards(counts: list[int]) -> list[str]:
    return [card for kind, card in enumerate(MAGIC) for _ in range(counts[kind])]


def _flyer(table: DuBalai, seat: Seat, viewer: Seat | None) -> FlyerView:
    me = table.players[seat]
    own = seat == viewer
    opened = own or table.phase == MOVING
    return FlyerView(
        square=me.square,
        crossed=me.crossed,
        expert=me.expert,
        cards=me.cards,
        hand=_cards(me.hand) if own or table.outcome else None,
        ready=me.ready,
        held_back=me.held_back,
        written=(me.formula != NOT_WRITTEN) + (me.second != NOT_WRITTEN),
        double=me.double,
        formula=list(symbols_of(me.formula)) if opened and me.formula != NOT_WRITTEN else None,
        second=list(symbols_of(me.second)) if opened and me.second != NOT_WRITTEN else None,
        draws=sum(me.drawn),
        drawn=_cards(me.drawn) if own else None,
        claimed=me.claimed,
    )


def imagine_state(seen: DuBalaiView, rng: Random) -> DuBalai:
    """Some full world that fits: other dice under the lid, other formulas face down, other cards in hands and pile."""
    unknown = _unknown_magic(seen)
    rng.shuffle(unknown)
    players = [_imagine_flyer(player, unknown, rng) for player in seen.players]
    return DuBalai(
        turn=seen.turn,
        phase=PHASES.index(seen.step),
        thrower=seen.thrower,
        dice=_imagine_dice(seen, rng),
        cast_at=seen.cast_at,
        lid_at=seen.lid_at,
        closer=seen.closer,
        lid_contest=seen.lid_contest,
        decree=seen.decree,
        decree_until=seen.decree_until,
        queue=tuple(seen.queue),
        mover=seen.mover,
        go=GOES.index(seen.go),
        blocks=tuple(seen.blocks),
        pulls=tuple(seen.pulls),
        spell=NOBODY if seen.spell is None else KIND[seen.spell],
        caster=seen.caster,
        fogs=seen.fogs,
        listeners=tuple(seen.listeners),
        curse=seen.curse,
        across=seen.across,
        pile=[unknown.count(card) for card in MAGIC],
        discard=[seen.discard.count(card) for card in MAGIC],
        players=players,
    )


def _unknown_magic(seen: DuBalaiView) -> list[str]:
    """The cards that the viewer cannot place."""
    known = list(seen.discard)
    for player in seen.players:
        known += (player.hand or []) + (player.drawn or [])
    return [card for card, copies in zip(MAGIC, COPIES, strict=True) for _ in range(copies - known.count(card))]


def _imagine_dice(seen: DuBalaiView, rng: Random) -> tuple[int, ...]:
    if seen.dice is not None:
        return tuple(EVERY_DIE[die].index(shown.symbol) for die, shown in enumerate(seen.dice))
    if seen.step == PHASES[CASTING]:
        return ()
    while True:
        faces = tuple(rng.randrange(FACES) for _ in range(DICE))
        if any(valid_sets(faces)):
            return faces


def _imagine_flyer(me: FlyerView, unknown: list[str], rng: Random) -> Flyer:
    hand = me.hand if me.hand is not None else [unknown.pop() for _ in range(me.cards)]
    drawn = me.drawn if me.drawn is not None else [unknown.pop() for _ in range(me.draws)]
    formula = second = NOT_WRITTEN
    if me.written:
        formula = bits_of(tuple(me.formula)) if me.formula is not None else rng.randrange(ALL_SYMBOLS + 1)
    if me.written == len(COLOURS):
        known = me.second is not None
        second = bits_of(tuple(me.second or ())) if known else rng.randrange(ALL_SYMBOLS + 1) & ~formula
    return Flyer(
        square=me.square,
        crossed=me.crossed,
        hand=[hand.count(card) for card in MAGIC],
        expert=me.expert,
        ready=me.ready,
        held_back=me.held_back,
        formula=formula,
        second=second,
        double=me.double,
        drawn=[drawn.count(card) for card in MAGIC],
        claimed=me.claimed,
    )
