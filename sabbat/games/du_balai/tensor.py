"""Du balai !: what one seat sees as numbers. Dice under the lid, formulas face down and hands stay hidden."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.du_balai.actions import MOST_SEATS
from sabbat.games.du_balai.components import DICE, FACES, LOWEST, MAGIC, SYMBOLS
from sabbat.games.du_balai.state import GOES, MOVING, NOT_WRITTEN, NOWHERE, PHASES, DuBalai, Flyer, sees_dice

MAGIC_KINDS: Final = len(MAGIC)
SIGNS: Final = 16
FORMULA: Final = len(SYMBOLS)

LAYOUT: Final[tuple[Field, ...]] = (
    ("phase", (len(PHASES),)),
    ("go", (len(GOES),)),
    ("turn", (1,)),
    ("dice", (DICE, FACES)),  # which face each die shows, where the seat sees it
    ("table", (4,)),  # the pile, fogs, who has crossed, the square of the curse
    ("spell", (MAGIC_KINDS,)),
    ("discard", (MAGIC_KINDS,)),
    ("hand", (MAGIC_KINDS,)),
    ("drawn", (MAGIC_KINDS,)),
    ("signs", (MOST_SEATS, SIGNS)),
    ("formulas", (MOST_SEATS, 2, FORMULA)),
)


def write(table: DuBalai, seat: Seat, tensor: Tensor) -> None:
    me = table.players[seat]
    tensor.one_of(table.phase, len(PHASES))
    tensor.one_of(table.go, len(GOES))
    tensor.put(table.turn)
    if table.dice and sees_dice(table, seat):
        for face in table.dice:
            tensor.one_of(face, FACES)
    else:
        tensor.skip(DICE * FACES)
    tensor.put_sum(table.pile)
    tensor.put(table.fogs)
    tensor.put(table.across)
    tensor.put(0 if table.curse == NOWHERE else 1 + table.curse - LOWEST)
    tensor.one_of(table.spell, MAGIC_KINDS)
    tensor.put_all(table.discard)
    tensor.put_all(me.hand)
    tensor.put_all(me.drawn)
    seats = len(table.players)
    around = [(seat + far) % seats for far in range(seats)]
    for other in around:
        _put_signs(table, other, table.players[other], tensor)
    tensor.skip((MOST_SEATS - seats) * SIGNS)
    for other in around:
        opened = other == seat or table.phase == MOVING  # DUB-12
        player = table.players[other]
        _put_formula(player.formula if opened else NOT_WRITTEN, tensor)
        _put_formula(player.second if opened else NOT_WRITTEN, tensor)
    tensor.skip((MOST_SEATS - seats) * 2 * FORMULA)


def _put_signs(table: DuBalai, other: Seat, player: Flyer, tensor: Tensor) -> None:
    tensor.put(1)  # somebody sits here
    tensor.put(player.square - LOWEST)
    tensor.put(player.crossed)
    tensor.flag(player.expert)
    tensor.put(player.cards)
    tensor.flag(player.ready)
    tensor.flag(player.held_back)
    tensor.put((1 if player.formula != NOT_WRITTEN else 0) + (1 if player.second != NOT_WRITTEN else 0))
    tensor.flag(player.double)
    tensor.flag(table.thrower == other)
    tensor.flag(table.mover == other)
    tensor.flag(table.closer == other)
    tensor.flag(table.decree == other)
    tensor.put(table.queue.index(other) + 1 if other in table.queue else 0)
    tensor.flag(other in table.blocks)
    tensor.flag(other in table.pulls)


def _put_formula(bits: int, tensor: Tensor) -> None:
    tensor.put_bits(0 if bits == NOT_WRITTEN else bits, FORMULA)
