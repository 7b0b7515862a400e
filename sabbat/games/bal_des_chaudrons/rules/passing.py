"""Bal des Chaudrons, passing: cauldrons to the right (BAL-26), hands to the left (BAL-29, BAL-30)."""

from __future__ import annotations

from sabbat.engine.play import Play
from sabbat.games.bal_des_chaudrons.components import KINDS, lying
from sabbat.games.bal_des_chaudrons.events import CauldronPassed, HandsPassed, PileRanOut
from sabbat.games.bal_des_chaudrons.rules.characters import hand_size, turn_swindlers
from sabbat.games.bal_des_chaudrons.rules.verbs import draw_up_to, has_cards, put_on_bench
from sabbat.games.bal_des_chaudrons.state import Bal, in_order, left_of, right_of


def pass_cauldrons(play: Play[Bal]) -> None:
    """BAL-26. All at the same time; what does not fit goes back to the sender's Demon Circle."""
    table = play.state
    sent = [me.cauldron for me in table.witches]
    for me in table.witches:
        me.cauldron = [0] * KINDS
    for sender, cauldron in enumerate(sent):
        receiver = right_of(table, sender)
        if play.wants_events:
            play.tell(CauldronPassed(sender, receiver, lying(cauldron)))
        put_on_bench(play, receiver, cauldron, sender)


def pass_hands(play: Play[Bal]) -> None:
    """BAL-29, BAL-45. Hands to the left; then all draw, in initiative order should the pile not reach for all."""
    table = play.state
    play.reveal()
    hands = [me.hand for me in table.witches]
    for seat, hand in enumerate(hands):
        table.witches[left_of(table, seat)].hand = hand
    if play.wants_events:
        play.tell(HandsPassed())
    turn_swindlers(play)
    had_cards = has_cards(play)
    for seat in in_order(table):
        draw_up_to(play, seat, hand_size(table.witches[seat]))
    if play.wants_events and had_cards and not table.deck and not table.discards:
        play.tell(PileRanOut(False))
