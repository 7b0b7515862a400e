"""Bal des Chaudrons: what one seat sees as numbers. Hidden is what `view` hides, by the same questions."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Seat
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.bal_des_chaudrons.components import ARCANA, CHARACTERS, KINDS, LAID_CARDS, POTIONS, Laid
from sabbat.games.bal_des_chaudrons.rules import flow
from sabbat.games.bal_des_chaudrons.rules.flow import STEPS
from sabbat.games.bal_des_chaudrons.state import Bal, BalWitch

MOST_SEATS: Final = 5
CARD_KINDS: Final = len(POTIONS)
LAID_KINDS: Final = len(LAID_CARDS)
SIGNS: Final = 9  # the numbers of `_put_signs`
PILES: Final = 6 * KINDS + len(ARCANA)  # the numbers of `_put_piles`
PLACE_OF: Final[dict[str, int]] = {name: place for place, name in enumerate(CHARACTERS)}

LAYOUT: Final[tuple[Field, ...]] = (
    ("round", (1,)),
    ("step", (len(STEPS),)),
    ("table", (3,)),  # expert, ordered, the draw pile
    ("discards", (CARD_KINDS,)),
    ("hand", (CARD_KINDS,)),
    ("dealt", (len(CHARACTERS),)),
    ("drawn", (CARD_KINDS,)),
    ("signs", (MOST_SEATS, SIGNS)),
    ("characters", (MOST_SEATS, len(CHARACTERS))),
    ("lines", (MOST_SEATS, LAID_KINDS)),
    ("last", (MOST_SEATS, LAID_KINDS)),  # the last potion of the line: its initiative counts
    ("chosen", (MOST_SEATS, LAID_KINDS)),
    ("piles", (MOST_SEATS, PILES)),
)


def write(table: Bal, seat: Seat, tensor: Tensor) -> None:
    me = table.witches[seat]
    tensor.put(table.round)
    tensor.one_of(table.step, len(STEPS))
    tensor.flag(table.expert)
    tensor.flag(table.ordered)
    tensor.put(len(table.deck))
    for card in table.discards:
        tensor.add(card.kind)
    tensor.skip(CARD_KINDS)
    for card in me.hand:
        tensor.add(card.kind)
    tensor.skip(CARD_KINDS)
    for name in me.dealt:
        tensor.add(PLACE_OF[name])
    tensor.skip(len(CHARACTERS))
    tensor.one_of(-1 if me.drawn is None else me.drawn.kind, CARD_KINDS)
    seats = len(table.witches)
    around = [(seat + far) % seats for far in range(seats)]
    nobody = MOST_SEATS - seats
    for other in around:
        _put_signs(table, other, other == seat, tensor)
    tensor.skip(nobody * SIGNS)
    for other in around:
        shown = other == seat or table.step != flow.CHARACTERS
        tensor.one_of(PLACE_OF.get(table.witches[other].character, -1) if shown else -1, len(CHARACTERS))
    tensor.skip(nobody * len(CHARACTERS))
    for other in around:
        for laid in table.witches[other].line:
            tensor.add(_kind(laid))
        tensor.skip(LAID_KINDS)
    tensor.skip(nobody * LAID_KINDS)
    for other in around:
        line = table.witches[other].line
        tensor.one_of(_kind(line[-1]) if line else -1, LAID_KINDS)
    tensor.skip(nobody * LAID_KINDS)
    for other in around:
        chosen = table.witches[other].chosen
        face_up = other == seat or table.step not in (flow.CHOOSING, flow.DARING)  # BAL-10
        tensor.one_of(_kind(chosen) if face_up and chosen is not None else -1, LAID_KINDS)
    tensor.skip(nobody * LAID_KINDS)
    for other in around:
        opened = other == seat or table.step != flow.PRODUCING or table.ordered  # BAL-25
        _put_piles(table.witches[other], opened, tensor)
    tensor.skip(nobody * PILES)


def _kind(laid: Laid) -> int:
    return 2 * laid.potion.kind + (1 if laid.turned else 0)


def _put_signs(table: Bal, other: Seat, own: bool, tensor: Tensor) -> None:
    witch = table.witches[other]
    tensor.put(1)  # somebody sits here
    tensor.put(table.queue.index(other) + 1 if other in table.queue else 0)
    tensor.flag(witch.character != "")
    tensor.flag(witch.in_play)
    tensor.flag(witch.flipped)
    tensor.put(len(witch.hand))
    tensor.flag(witch.chosen is not None)
    tensor.flag(witch.dared and (own or table.step != flow.CHOOSING))
    tensor.flag(witch.finished)


def _put_piles(witch: BalWitch, opened: bool, tensor: Tensor) -> None:
    tensor.put_all(witch.markers)
    tensor.put_all(witch.bench)
    tensor.put_all(witch.cauldron)
    tensor.put_all(witch.circle)
    if opened:
        for ingredient in witch.free:
            tensor.add(ingredient.kind)
        tensor.skip(KINDS)
        tensor.put_all(witch.spent)
        tensor.put_all(witch.made)
    else:
        tensor.skip(3 * KINDS)
