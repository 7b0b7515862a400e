"""A match whose luck is nobody's: each draw waits until somebody says how it falls.

For searches and adapters that want chance as a player of its own (expectimax, OpenSpiel). An answer whose luck is not
yet decided is played again from where it began, with what is decided by then: rules need not know that they were
stopped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Open, Undecided
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import go_on, perform
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game

CHANCE: Final = -2  # who is to move: no seat, but luck
OVER: Final = -3


class OpenMatch:
    """Seats that are asked at the same time answer one after another, the lowest first. Time does not pass."""

    def __init__(self, game: Game[Any], state: State) -> None:  # any game; a table before its first question
        self.game = game
        self.state = state  # as it stands before what is going on
        self.seat = -1  # whose answer is going on; -1: the opening
        self.answer: Action | None = None
        self.decided: list[int] = []  # its luck so far
        self.draw: Undecided | None = None  # the draw that waits
        self.chances: list[tuple[int, int]] = []  # how it can fall: (face, weight)
        self.answers = 0

    @staticmethod
    def begin(game: Game[Any], laid: State) -> OpenMatch:  # any game
        match = OpenMatch(game, laid)
        match._go_on()
        return match

    @property
    def to_move(self) -> int:
        """The seat that answers next, CHANCE, or OVER."""
        if self.draw is not None:
            return CHANCE
        if self.state.outcome is not None:
            return OVER
        for seat, decision in enumerate(self.state.asked):
            if decision is not None:
                return seat
        return OVER

    def submit(self, seat: Seat, action: Action) -> None:
        """A legal answer of the seat that is to move. It may leave a draw open."""
        assert seat == self.to_move, "somebody else is to move"
        self.seat = seat
        self.answer = action
        self.decided = []
        self.answers += 1
        self._go_on()

    def decide(self, face: int) -> None:
        """The draw that waits falls on its face number `face`."""
        assert self.draw is not None, "no draw waits"
        assert self.draw.weights[face] > 0, "that cannot fall"
        self.decided.append(face)
        self._go_on()

    @property
    def shares(self) -> list[tuple[int, float]]:
        """How the draw that waits can fall, with weights that add up to 1."""
        total = 0
        for _, weight in self.chances:
            total += weight
        return [(face, weight / total) for face, weight in self.chances]

    def clone(self) -> OpenMatch:
        twin = OpenMatch(self.game, self.state.clone())
        twin.seat, twin.answer, twin.decided = self.seat, self.answer, self.decided.copy()
        twin.draw, twin.chances, twin.answers = self.draw, self.chances, self.answers
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenMatch:  # whatever was copied before
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game, self.state, self.seat, self.answer, self.decided, self.draw, self.answers)

    def _go_on(self) -> None:
        """Plays what is going on with the luck decided so far, and stops at the first draw that leaves a choice."""
        while True:
            state = self.state.clone()
            play: Play[Any] = Play(
                state, Chance(Open(self.decided.copy()), state.streams, recording=False), wants_events=False
            )
            try:
                if self.answer is None:
                    go_on(self.game, play)
                else:
                    perform(self.game, play, self.seat, self.answer)
            except Undecided as draw:
                self.draw = draw
                self.chances = _chances(draw)
                if len(self.chances) > 1:
                    return
                self.decided.append(self.chances[0][0])
            else:
                self.state = state
                self.draw = None
                self.chances = []
                return


def _chances(draw: Undecided) -> list[tuple[int, int]]:
    """Of faces that read alike the first that can fall stands for all."""
    first: dict[str, int] = {}
    weights: dict[str, int] = {}
    for face, text in enumerate(draw.faces):
        weight = draw.weights[face]
        if weight > 0:
            first.setdefault(text, face)
            weights[text] = weights.get(text, 0) + weight
    return [(face, weights[text]) for text, face in first.items()]


def _restored(
    game: Game[Any],  # any game
    state: State,
    seat: Seat,
    answer: Action | None,
    decided: list[int],
    draw: Undecided | None,
    answers: int,
) -> OpenMatch:
    """Out of a pickle."""
    match = OpenMatch(game, state)
    match.seat, match.answer, match.decided, match.draw, match.answers = seat, answer, decided, draw, answers
    match.chances = [] if draw is None else _chances(draw)
    return match


def open_match(game: Game[Any], seats: int, table_options: dict[str, OptionValue]) -> OpenMatch:  # any game
    """A new match of this kind, at its first draw or its first question."""
    return OpenMatch.begin(game, game.lay(seats, game.agree(seats, table_options)))
