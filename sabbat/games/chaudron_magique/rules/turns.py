"""Chaudron Magique, a turn: CHM-10 to CHM-16."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import total_of
from sabbat.engine.decision import Decision
from sabbat.engine.errors import Refusal
from sabbat.engine.events import Secret
from sabbat.engine.play import Play
from sabbat.games.chaudron_magique.actions import FROM_HAND, PlayAndKeep
from sabbat.games.chaudron_magique.components import DRAW, DRAW_OF_TWO, FIRST_TURN_MORE
from sabbat.games.chaudron_magique.events import (
    CardsPicked,
    DiscardsShuffled,
    IngredientsDiscarded,
    IngredientsDrawn,
    IngredientTurnedUp,
    TurnBegan,
)
from sabbat.games.chaudron_magique.rules.applying import begin_card
from sabbat.games.chaudron_magique.rules.brewing import add_markers, uncover
from sabbat.games.chaudron_magique.state import Sabbath


def begin_turn(play: Play[Sabbath]) -> None:
    """CHM-10. A Potion face up, if there is one (CHM-16), and a marker on each."""
    table = play.state
    table.turn += 1
    if play.wants_events:
        play.tell(TurnBegan(table.turn, table.holder))
    if table.pile:
        uncover(play)
    add_markers(play)


def deal(play: Play[Sabbath]) -> None:
    """CHM-12. Everybody draws, and chooses at once (CHM-13)."""
    table = play.state
    seats = len(table.hands)
    count = (DRAW_OF_TWO if seats == 2 else DRAW) + (FIRST_TURN_MORE if table.turn == 1 else 0)
    at_once = total_of(table.draw) >= count * seats  # nothing is shuffled between two hands: one row of luck
    row = _draw(play, count * seats) if at_once else []
    for seat in range(seats):
        drawn = tuple(row[seat * count : (seat + 1) * count] if at_once else _draw(play, count))
        table.hands[seat] = (table.kept[seat], *drawn) if table.kept[seat] else drawn
        table.kept[seat] = ""
        if play.wants_events:
            play.tell(IngredientsDrawn(seat, count, Secret(drawn, (seat,))))
        play.ask(seat, CHOOSE_CARDS)


def _draw(play: Play[Sabbath], count: int) -> list[str]:
    """CHM-2. When the draw pile is empty, the discards are shuffled into it. There are more cards than hands hold."""
    table = play.state
    names = table.printed.names
    found: list[str] = []
    while len(found) < count:
        left = total_of(table.draw)
        if not left:
            table.draw, table.discards = table.discards, table.draw
            left = total_of(table.draw)
            if play.wants_events:
                play.tell(DiscardsShuffled(left))
        wanted = min(count - len(found), left)
        assert wanted, "no cards are left"  # else this would go on for ever
        for place in play.chance.draw_out("ingredients", len(table.hands), table.draw, names, wanted):
            found.append(names[place])
    return found


@dataclass(frozen=True)
class ChooseCards(Decision[Sabbath]):
    """CHM-13. One card to play and one to keep; the others are discarded."""

    rule: ClassVar[str] = "CHM-13"

    def candidates(self, state: Sabbath, seat: Seat) -> list[Action]:
        return list(FROM_HAND[len(state.hands[seat])])

    def check(self, state: Sabbath, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PlayAndKeep):
            return self.not_asked()
        held = len(state.hands[seat])
        if not (1 <= action.play <= held and 1 <= action.keep <= held):
            return Refusal("CHM-13", "no_such_card", {"count": held})
        return Refusal("CHM-13", "two_different_cards") if action.play == action.keep else None

    def options(self, state: Sabbath, seat: Seat) -> list[Action]:
        return self.candidates(state, seat)

    def offer_key(self, state: Sabbath, seat: Seat) -> object | None:
        return len(state.hands[seat])

    def resolve(self, play: Play[Sabbath], seat: Seat, action: Action) -> None:
        assert isinstance(action, PlayAndKeep)
        table = play.state
        hand = table.hands[seat]
        table.picked[seat] = hand[action.play - 1]
        table.kept[seat] = hand[action.keep - 1]
        table.hands[seat] = tuple(
            [card for place, card in enumerate(hand, start=1) if place not in (action.play, action.keep)]
        )
        if play.wants_events:
            picked, kept = table.picked[seat], table.kept[seat]
            play.tell(CardsPicked(seat, Secret(picked, (seat,)), Secret(kept, (seat,))))


CHOOSE_CARDS: Final[ChooseCards] = ChooseCards()


def discard_the_others(play: Play[Sabbath]) -> None:
    """CHM-13. When all have chosen."""
    table = play.state
    place_of = table.printed.place
    for seat, hand in enumerate(table.hands):
        for card in hand:
            table.discards[place_of[card]] += 1
        if play.wants_events:
            play.tell(IngredientsDiscarded(seat, hand))
        table.hands[seat] = ()
    table.unrevealed = tuple(range(len(table.hands)))


def reveal_next(play: Play[Sabbath]) -> None:
    """CHM-14. The cards played are shuffled; one after another is revealed and applied."""
    table = play.state
    seat = play.chance.pick("cards", len(table.hands), table.unrevealed)
    table.unrevealed = tuple([other for other in table.unrevealed if other != seat])
    if play.wants_events:
        play.tell(IngredientTurnedUp(seat, table.picked[seat]))
    begin_card(table, seat)


def end_turn(play: Play[Sabbath]) -> None:
    """CHM-14. All cards played are discarded."""
    table = play.state
    for seat, card in enumerate(table.picked):
        table.discards[table.printed.place[card]] += 1
        table.picked[seat] = ""
