"""Chaudron Magique: what one seat sees as numbers. Hands, picked and kept cards are her own, or revealed (CHM-13)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sabbat.engine.actions import Seat
from sabbat.engine.tensor import Field, Tensor
from sabbat.games.chaudron_magique.cards import Deck
from sabbat.games.chaudron_magique.components import KINDS, PLACES, POTIONS_TO_BREW, RARITIES
from sabbat.games.chaudron_magique.rules.flow import APPLYING, STEPS
from sabbat.games.chaudron_magique.state import NO_POTION, NOBODY, STAGES, Sabbath

MOST_SEATS: Final = 7
MOST_CARDS: Final = 96  # different cards of a deck that a tensor can tell apart
MOST_POTIONS: Final = 48
MOST_BLOCKS: Final = 6

LAYOUT: Final[tuple[Field, ...]] = (
    ("turn", (1,)),
    ("step", (len(STEPS),)),
    ("limit", (1,)),
    ("cauldron", (KINDS + 1, PLACES)),  # a plane for each resource, then the burnt
    ("falling", (KINDS, PLACES)),
    ("taken", (2, PLACES)),  # by the Potion that is brewed; stones that could stand in
    ("pile", (POTIONS_TO_BREW, len(RARITIES))),  # of the unseen Potions, the next one first
    ("shown", (MOST_POTIONS,)),  # 1 + the markers of a face-up Potion
    ("brewed", (MOST_POTIONS,)),
    ("brewing", (MOST_POTIONS,)),
    ("discards", (MOST_CARDS,)),
    ("card", (MOST_CARDS,)),
    ("stage", (len(STAGES),)),
    ("blocks", (2, MOST_BLOCKS)),  # of the card, still to be laid; of the Potion, still to be found
    ("doing", (6,)),  # cards to draw, times, caused, owed, forced, the owner (1: herself, 2: the next …)
    ("hand", (MOST_CARDS,)),
    ("kept", (MOST_CARDS,)),
    ("signs", (MOST_SEATS, 4)),  # sits here, hand, has picked, has the ladle
    ("picked", (MOST_SEATS, MOST_CARDS)),
)


def write(table: Sabbath, seat: Seat, tensor: Tensor) -> None:
    deck = table.printed
    place_of = deck.place
    hands = table.hands
    seats: i64 = len(hands)
    tensor.put(table.turn)
    tensor.one_of(table.step, len(STEPS))
    tensor.put(table.limit)
    for mask in table.lying:
        tensor.put_bits(mask, PLACES)
    for fall in table.falling:
        tensor.add((fall & 7) * PLACES + (fall >> 3))
    tensor.skip(KINDS * PLACES)
    tensor.put_bits(table.taken, PLACES)
    tensor.put_bits(table.stood, PLACES)
    _put_potions(table, deck, tensor)
    discarded = tensor.put_row(table.discards, MOST_CARDS)
    _put_card(table.card, place_of, tensor)
    tensor.one_of(table.stage, len(STAGES))
    _put_parts(table.blocks, tensor)
    _put_parts(table.parts, tensor)
    tensor.put(deck.sizes[table.deck_name] - discarded - _held(table))  # CHM-1: all others are to be drawn
    tensor.put(table.times)
    tensor.put(table.caused)
    tensor.put(table.owed)
    tensor.flag(table.forced)
    tensor.put(0 if table.owner < 0 else 1 + (table.owner - seat) % seats)
    for card in hands[seat]:
        held = place_of[card]
        if held < MOST_CARDS:
            tensor.add(held)
    tensor.skip(MOST_CARDS)
    _put_card(table.kept[seat], place_of, tensor)
    ladle = table.holder if table.turn > 0 else NOBODY
    for far in range(seats):
        other = (seat + far) % seats
        tensor.put(1)
        tensor.put(len(hands[other]))
        tensor.flag(table.picked[other] != "")
        tensor.flag(other == ladle)
    tensor.skip((MOST_SEATS - seats) * 4)
    for far in range(seats):
        other = (seat + far) % seats
        seen = other == seat or (table.step == APPLYING and other not in table.unrevealed)
        _put_card(table.picked[other] if seen else "", place_of, tensor)
    tensor.skip((MOST_SEATS - seats) * MOST_CARDS)


def _held(table: Sabbath) -> i64:
    """The cards that somebody has: in hand, picked, kept."""
    found: i64 = 0
    for seat, hand in enumerate(table.hands):
        found += len(hand)
        if table.picked[seat]:
            found += 1
        if table.kept[seat]:
            found += 1
    return found


def _put_card(card: str, place_of: dict[str, int], tensor: Tensor) -> None:
    """Which card it is; nothing for none."""
    tensor.one_of(place_of[card] if card else -1, MOST_CARDS)


def _put_parts(parts: tuple[int, ...], tensor: Tensor) -> None:
    for part in parts:
        if part < MOST_BLOCKS:
            tensor.add(part)
    tensor.skip(MOST_BLOCKS)


@final
class SeenPotions:
    """Where in a tensor the Potions are: they change seldom, and every step tells them."""

    def __init__(self, table: Sabbath, deck: Deck) -> None:
        self.deck = deck
        self.pile = table.pile
        self.shown = table.shown
        self.brewed = table.brewed
        self.ranks = [deck.potions[name].rank for name in table.pile]
        self.shown_at = [deck.potion_place[name] for name in table.shown]
        self.brewed_at = [deck.potion_place[name] for name in table.brewed]

    def is_of(self, table: Sabbath, deck: Deck) -> bool:
        """Mostly they are the same objects; what is equal and another one is looked up anew."""
        same = table.pile is self.pile and table.shown is self.shown and table.brewed is self.brewed
        return same and deck is self.deck


def _put_potions(table: Sabbath, deck: Deck, tensor: Tensor) -> None:
    seen = tensor.remembered
    if not isinstance(seen, SeenPotions) or not seen.is_of(table, deck):
        seen = SeenPotions(table, deck)
        tensor.remembered = seen
    for rank in seen.ranks:
        tensor.one_of(rank, len(RARITIES))
    tensor.skip((POTIONS_TO_BREW - len(table.pile)) * len(RARITIES))
    for at, place in enumerate(seen.shown_at):
        if place < MOST_POTIONS:
            tensor.put_at(place, 1 + table.markers[at])
    tensor.skip(MOST_POTIONS)
    for place in seen.brewed_at:
        if place < MOST_POTIONS:
            tensor.add(place)
    tensor.skip(MOST_POTIONS)
    tensor.one_of(-1 if table.brewing == NO_POTION else deck.potion_place[table.brewing], MOST_POTIONS)
