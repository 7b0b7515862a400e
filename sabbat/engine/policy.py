"""A player for imagined worlds: it looks at the whole state, which holds no secret there, and answers at once.

Search plays worlds to their end with one of these in every seat, thousands of times: so it is compiled, and knows no
view. Whoever sits at a real table is a `Bot`.
"""

from __future__ import annotations

from math import exp
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance
from sabbat.engine.decision import Decision
from sabbat.engine.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """Any game: answers evenly at random, looks at everything, plays to the end. A game's own policy knows better."""

    scale: float = 10.0  # points by which a match is won clearly
    at_once: int = 1  # playouts whose ends are weighed together, where that is quicker

    def settle(self, state: S, seat: Seat) -> None:
        """Looks at a world before it is played for this seat; what it would have imagined otherwise is changed."""

    def answer(self, state: S, seat: Seat, decision: Decision[S], choices: Chance) -> Action:
        """A legal action. `choices` is luck for those who need some: its last stream."""
        return decision.pick(state, seat, choices)

    def shortlist(self, state: S, seat: Seat, decision: Decision[S], options: list[Action]) -> list[Action]:
        """The options that are worth a thought."""
        return options

    def searched(self, state: S, seat: Seat, decision: Decision[S]) -> bool:
        """Whether playouts can tell anything here; where not, the usual player answers."""
        return True

    def effort(self, state: S) -> float:
        """The share of a searcher's playouts that are played at this table: less where each of them takes longer."""
        return 1.0

    def obvious(self, state: S, seat: Seat, decision: Decision[S], options: list[Action]) -> Action | None:
        """An answer that needs no search."""
        return options[0] if len(options) == 1 else None

    def enough(self, state: S, begun: S) -> bool:
        """Whether a playout that began there need go no further; `worth` then says what has been reached."""
        return state.outcome is not None

    def worth(self, state: S, seat: Seat) -> float:
        """What a seat has reached, from 0 to 1: half for the win, half for how clear it is, which gambles less."""
        outcome = state.outcome
        if outcome is None:
            return 0.5
        share = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        if len(outcome.scores) < 2:
            return share
        best = -1_000_000
        for other, score in enumerate(outcome.scores):
            if other != seat and score > best:
                best = score
        margin = max(-30.0, min(30.0, (outcome.scores[seat] - best) / self.scale))
        return 0.5 * share + 0.5 / (1.0 + exp(-margin))

    def worths(self, states: list[S], seat: Seat) -> list[float]:
        """The same of several ends."""
        return [self.worth(state, seat) for state in states]
