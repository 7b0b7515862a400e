"""Sorcellerie !: what one seat sees as numbers. What others have said stays theirs until it is settled."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.sorcellerie.components import CIRCLE, LEFT, MANY, SYMBOLS, WITCHES
from sabbat.games.sorcellerie.state import OUT, PHASES, VOICES, Sorcellerie

MOST_SEATS: Final = 4
WITCH_PLACE: Final[dict[str, int]] = {witch: place for place, witch in enumerate(WITCHES)}
SYMBOL_PLACE: Final[dict[str, int]] = {symbol: place for place, symbol in enumerate(SYMBOLS)}
SIGNS: Final = 4 + len(VOICES) + len(SYMBOLS)

LAYOUT: Final[tuple[Field, ...]] = (
    ("phase", (len(PHASES),)),
    ("table", (6,)),  # expert, any five, slow, the turn, the pile, the white die
    ("circle", (CIRCLE, 3)),  # a card lies there, it wants the most, its star points left
    ("witch", (CIRCLE,)),
    ("target", (CIRCLE,)),
    ("dice", (len(SYMBOLS),)),  # how many show each symbol
    ("signs", (MOST_SEATS, SIGNS)),  # sits here, has the cup, has jumped, which answer; the voice; what was said
    ("won", (MOST_SEATS, len(WITCHES))),
)


def write(table: Sorcellerie, seat: Seat, tensor: Tensor) -> None:
    tensor.one_of(table.phase, len(PHASES))
    tensor.flag(table.expert)
    tensor.flag(table.any_five)
    tensor.flag(table.slow > 0)
    tensor.put(table.turn)
    tensor.put(len(table.pile))
    tensor.put(table.white)
    for card in table.circle:
        tensor.flag(card is not None)
        tensor.flag(card is not None and card.scene == MANY)
        tensor.flag(card is not None and card.star == LEFT)
    tensor.one_of(table.witch, CIRCLE)
    tensor.one_of(table.target if table.dice else table.witch, CIRCLE)
    for symbol in table.dice:
        tensor.add(SYMBOL_PLACE[symbol])
    tensor.skip(len(SYMBOLS))
    seats = len(table.players)
    around = [(seat + far) % seats for far in range(seats)]
    for other in around:
        player = table.players[other]
        tensor.put(1)
        tensor.flag(table.cup == other)
        tensor.flag(player.jumped)
        tensor.put(player.order)
        tensor.one_of(player.voice, len(VOICES))
        if other == seat or player.voice == OUT:  # a wrong formula was heard by all
            for symbol in player.said:
                tensor.add(SYMBOL_PLACE[symbol])
        tensor.skip(len(SYMBOLS))
    tensor.skip((MOST_SEATS - seats) * SIGNS)
    for other in around:
        for won in table.players[other].won:
            tensor.add(WITCH_PLACE[won.witch])
        tensor.skip(len(WITCHES))
    tensor.skip((MOST_SEATS - seats) * len(WITCHES))
