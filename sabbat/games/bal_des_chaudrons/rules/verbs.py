"""Bal des Chaudrons, the verbs of the table: draw potions, put ingredients on a bench, send a character to the box."""

from __future__ import annotations

from sabbat.engine.actions import Seat
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.components import CAPACITY, KINDS, POTIONS, Card, lying, size
from sabbat.games.bal_des_chaudrons.events import BenchOverflowed, CharacterBoxed, PileRanOut, PotionsDrawn
from sabbat.games.bal_des_chaudrons.state import Bal


def draw_up_to(play: Play[Bal], seat: Seat, hand: int) -> None:
    """BAL-4, BAL-29, BAL-30. The hand is filled, as far as the pile goes. The luck is the table's: all draw at once."""
    table = play.state
    me = table.witches[seat]
    drawn: list[Card] = []
    while len(me.hand) + len(drawn) < hand and has_cards(play):
        count = min(hand - len(me.hand) - len(drawn), len(table.deck))
        drawn += play.chance.pick_out("potions", len(table.witches), table.deck, count)
    me.hand = (*me.hand, *drawn)
    if play.wants_events and drawn:
        play.tell(PotionsDrawn(seat, len(drawn), Secret(tuple(drawn), (seat,))))


def has_cards(play: Play[Bal]) -> bool:
    """BAL-30. Is there anything to draw? Hands thrown away make a new pile when the old one is out."""
    table = play.state
    if not table.deck and table.discards:
        table.deck = [card for card in POTIONS if card in table.discards]
        table.discards = []
        if play.wants_events:
            play.tell(PileRanOut(True))
    return bool(table.deck)


def put_on_bench(play: Play[Bal], seat: Seat, arriving: list[int], circle: Seat) -> None:
    """BAL-7, BAL-26, BAL-46. What does not fit goes to that seat's Demon Circle."""
    bench = play.state.witches[seat].bench
    theirs = play.state.witches[circle].circle
    over = [0] * KINDS
    for kind in range(KINDS):
        fits = min(arriving[kind], CAPACITY[kind] - bench[kind])
        bench[kind] += fits
        over[kind] = arriving[kind] - fits
        theirs[kind] += over[kind]
    if play.wants_events and size(over):
        play.tell(BenchOverflowed(seat, circle, lying(over)))


def box_character(play: Play[Bal], seat: Seat) -> None:
    """BAL-6. For the rest of the game."""
    me = play.state.witches[seat]
    me.in_play = False
    if play.wants_events:
        play.tell(CharacterBoxed(seat, me.character))
