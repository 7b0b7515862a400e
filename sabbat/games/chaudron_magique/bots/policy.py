"""Chaudron Magique: a quick witch for imagined worlds. She weighs each card by itself, and lays blocks as they come."""

from __future__ import annotations

from math import exp
from typing import Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.caches import make_room
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.policy import Policy
from sabbat.games.chaudron_magique.actions import PlayAndKeep
from sabbat.games.chaudron_magique.bots.outlook import COUNTING, Outlook
from sabbat.games.chaudron_magique.bots.trying import Trying
from sabbat.games.chaudron_magique.rules.turns import ChooseCards
from sabbat.games.chaudron_magique.state import Sabbath

TRIED: Final = 4  # cards that are played out
GLANCE: Final = 3  # answers that are weighed where a block is laid
EVEN: Final = -14.0  # an outlook from which a match may go either way
CLEAR: Final = 4.0  # an outlook better by so much is three matches of four
MOST_KNOWN: Final = 2_000  # cards on a cauldron that she remembers

Key = tuple[object, ...]


class ChaudronPolicy(Policy[Sabbath]):
    """Cards are searched to the end of their turn: what the others may play with them is what strong does not see."""

    def __init__(self) -> None:
        self.outlook = Outlook(COUNTING)
        self.trying = Trying(self.outlook, GLANCE, False)
        self._known: dict[Key, float] = {}

    def answer(self, state: Sabbath, seat: Seat, decision: Decision[Sabbath], choices: Chance) -> Action:
        if isinstance(decision, ChooseCards):
            first, second = self.ranked(state, seat)[:2]
            return PlayAndKeep(first + 1, second + 1)
        return self.trying.choices(state)[0].action

    def ranked(self, state: Sabbath, seat: Seat) -> list[int]:
        """The places of a hand, the best card first."""
        hand = state.hands[seat]
        order = sorted([(-self._worth_of_card(state, seat, card), place) for place, card in enumerate(hand)])
        return [place for _, place in order]

    def _worth_of_card(self, state: Sabbath, seat: Seat, card: str) -> float:
        """What the cauldron is worth after it. All choose at once (CHM-13), so this is the same in every world of a
        search, whoever holds the card: it is looked up."""
        table = state.shown, state.markers, len(state.pile), state.turn, state.limit, state.cards
        key: Key = (card, len(state.hands), *state.lying, *table)
        found = self._known.get(key)
        if found is None:
            before = state.clone()
            before.unrevealed = tuple([other for other in range(len(state.hands)) if other != seat])
            found = self.outlook.value(self.trying.card(before, seat, card))
            make_room(self._known, MOST_KNOWN)
            self._known[key] = found
        return found

    # For search

    def searched(self, state: Sabbath, seat: Seat, decision: Decision[Sabbath]) -> bool:
        """At a table of two search found nothing to add to what the usual player foresees (docs/bots.md)."""
        return isinstance(decision, ChooseCards) and len(state.hands) > 2

    def effort(self, state: Sabbath) -> float:
        """A turn of seven takes as long as three turns of two."""
        return 2 / len(state.hands)

    def shortlist(self, state: Sabbath, seat: Seat, decision: Decision[Sabbath], options: list[Action]) -> list[Action]:
        """The best cards, each once, and the best of the others kept."""
        if not isinstance(decision, ChooseCards):
            return options
        order = self.ranked(state, seat)
        hand = state.hands[seat]
        played: set[str] = set()
        found: list[Action] = []
        for place in order:
            if hand[place] not in played:
                played.add(hand[place])
                kept = order[1] if place == order[0] else order[0]
                found.append(PlayAndKeep(place + 1, kept + 1))
        return found[:TRIED]

    def enough(self, state: Sabbath, begun: Sabbath) -> bool:
        """When the next turn begins."""
        return state.outcome is not None or state.turn > begun.turn

    def worth(self, state: Sabbath, seat: Seat) -> float:
        if state.outcome is not None:
            return 1.0 if state.outcome.winners else 0.0
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, (self.outlook.value(state) - EVEN) / CLEAR))))
