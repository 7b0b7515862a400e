"""Search with a judge: a world is played on until the seat has a choice again, and a trained network says what that is
worth. So a few playouts tell more than many that go to the end by a policy weaker than strong."""

from __future__ import annotations

from typing import Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.policy import Policy
from sabbat.games.charlatans.bots.network import judge
from sabbat.games.charlatans.bots.payoff import CLEAR, WIN, paid
from sabbat.games.charlatans.bots.seen_by import NOT_ASKED, all_seen, question_of
from sabbat.games.charlatans.bots.trained import is_harmless, is_reckoned, likely
from sabbat.games.charlatans.policy import CharlatansPolicy
from sabbat.games.charlatans.rules.brewing import DrawOrStop
from sabbat.games.charlatans.rules.shopping import BuyChips
from sabbat.games.charlatans.state import Charlatans

AT_ONCE: Final = 48  # ends that are judged together


class JudgedPolicy(Policy[Charlatans]):
    """For one seat at a time: the one whose question was looked at last."""

    def __init__(self) -> None:
        self.at_once = AT_ONCE
        self.quick = CharlatansPolicy()
        self.seat: Seat = 0

    def answer(self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], choices: Chance) -> Action:
        return self.quick.answer(state, seat, decision, choices)

    def obvious(
        self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], options: list[Action]
    ) -> Action | None:
        return self.quick.obvious(state, seat, decision, options)

    def searched(self, state: Charlatans, seat: Seat, decision: Decision[Charlatans]) -> bool:
        """Where there is something to judge, and strong does not know the answer for certain."""
        if question_of(decision) == NOT_ASKED or state.tubes or state.waivers or is_reckoned(state, seat, decision):
            return False
        return not (isinstance(decision, DrawOrStop) and is_harmless(state, seat))

    def shortlist(
        self, state: Charlatans, seat: Seat, decision: Decision[Charlatans], options: list[Action]
    ) -> list[Action]:
        """Purchases that the quick policy values, and those that a trained network takes for likely."""
        self.seat = seat
        found = self.quick.shortlist(state, seat, decision, options)
        if isinstance(decision, BuyChips):
            found = found + [action for action, _ in likely(state, seat, decision, options) if action not in found]
        return found

    def enough(self, state: Charlatans, begun: Charlatans) -> bool:
        """Where there is something to judge."""
        asked = state.asked[self.seat]
        if state.outcome is not None or asked is None:
            return state.outcome is not None
        return question_of(asked) != NOT_ASKED and len(asked.options(state, self.seat)) > 1

    def worth(self, state: Charlatans, seat: Seat) -> float:
        return self.worths([state], seat)[0]

    def worths(self, states: list[Charlatans], seat: Seat) -> list[float]:
        """From 0 to 1."""
        moments = [(state, seat, asked) for state in states if state.outcome is None and (asked := state.asked[seat])]
        judged = iter(judge().think(all_seen(moments))[:, 0] if moments else ())
        found = [float(next(judged)) if state.outcome is None else paid(state, seat) for state in states]
        return [min(1.0, max(0.0, (worth + CLEAR) / (WIN + 2 * CLEAR))) for worth in found]
