"""A match whose luck is nobody's: each draw waits until somebody says how it falls.

For searches and adapters that want chance as a player of its own (expectimax, OpenSpiel). An answer whose luck is not
yet decided is played again from where it began, with what is decided by then: once for each row of draws that follow
each other (`pick_out`, `draw_out`). At the first draw that waits the rules end their step with guesses, and what comes
of it is thrown away: they need not know, and an exception would cost more.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast, final

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Chance, Luck, Undecided
from sabbat.engine.decision import Decision
from sabbat.engine.dense import DenseFace, Offer, dense_face
from sabbat.engine.draws import Draw, only_face
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import go_on, perform
from sabbat.engine.small_steps import NOTHING
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game

CHANCE: Final = -2  # who is to move: no seat, but luck
OVER: Final = -3
MOST_GUESSES: Final = 30  # then stopping is cheaper than going on


@final
class DecidedLuck(Luck):
    """Luck that somebody outside decides, draw by draw. What is decided falls in order; what can fall in one way only
    is decided by itself; the next draw is the one that waits."""

    def __init__(self, decided: list[int]) -> None:
        self.is_open = True
        self.waits = False
        self.decided = decided
        self.used = 0
        self.draw: Draw | None = None
        self.guesses = 0  # how the draws after that fell is nobody's business

    def fall(self, name: str, stream: int, faces: Sequence[object], weights: list[int], more: int) -> int:
        if self.draw is not None:
            return self._guess(weights)
        if self.used == len(self.decided):
            only = only_face(faces, weights)
            if only < 0:
                self.draw = Draw.of(name, stream, faces, weights, more)
                self.waits = True
                return self._guess(weights)
            self.decided.append(only)
        self.used += 1
        return self.decided[self.used - 1]

    def _guess(self, weights: list[int]) -> int:
        """Any face that can fall; not always the same one, for some rules draw until it is another."""
        self.guesses += 1
        if self.guesses > MOST_GUESSES:
            raise Undecided
        face = self.guesses % len(weights)
        while weights[face] == 0:
            face = (face + 1) % len(weights)
        return face


@final
class OpenMatch:
    """Seats that are asked at the same time answer one after another, the lowest first. Time does not pass."""

    def __init__(self, game: Game[Any], state: State) -> None:  # any game; a table before its first question
        self.game = game
        self.face: DenseFace = dense_face(game)
        self._longest: int = game.longest
        self.state = state  # as it stands before what is going on
        self.seat = -1  # whose answer is going on; -1: the opening
        self.answer: Action | None = None
        self.decided: list[int] = []  # its luck so far
        self.draw: Draw | None = None  # the draw that waits
        self.answers = 0
        self.to_move: int = OVER  # the seat that answers next, CHANCE, or OVER
        self.begun = NOTHING  # the small step taken towards the next answer
        self._offered: Offer | None = None  # to the seat that is to move

    @staticmethod
    def begin(game: Game[Any], laid: State) -> OpenMatch:  # any game
        match = OpenMatch(game, laid)
        match._go_on()
        return match

    def _next(self) -> int:
        if self.draw is not None:
            return CHANCE
        if self.state.outcome is not None:
            return OVER
        for seat, asked in enumerate(cast("list[object]", self.state.asked)):  # compiled, not looked at more closely
            if asked is not None:
                return seat
        return OVER

    def submit(self, seat: Seat, action: Action) -> None:
        """A legal answer of the seat that is to move. It may leave a draw open."""
        assert seat == self.to_move, "somebody else is to move"
        self.seat = seat
        self.answer = action
        self.decided = []
        self.answers += 1
        self.begun = NOTHING
        self._offered = None
        self._go_on()

    def decide(self, face: int) -> None:
        """The draw that waits falls on its face number `face`."""
        draw = self.draw
        assert draw is not None, "no draw waits"
        assert draw.weights[face] > 0, "that cannot fall"
        self.decided.append(face)
        self.draw = draw.after(face)
        if self.draw is None:
            self._go_on()

    def step(self, number: int) -> int:
        """By number, whoever is to move: how the draw falls, or a small step that is legal. Who is to move then; OVER
        also where no seat may answer any more because the match is longer than any should be."""
        if self.draw is not None:
            self.decide(number)
        else:
            steps = self.face.steps
            whole = number if steps is None else steps.action(self.begun, number)
            if whole == NOTHING:
                self.begun = number
            else:
                self.submit(self.to_move, self.face.actions[whole])
        if self.draw is None and self.answers >= self._longest:
            return OVER
        return self.to_move

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of the small steps that the seat may take, in order."""
        if seat != self.to_move:
            return self.face.next_steps(self.face.offer(self.state, seat), NOTHING)
        if self._offered is None:
            self._offered = self.face.offer(self.state, seat)
        return self.face.next_steps(self._offered, self.begun)

    def tensor(self, seat: Seat) -> bytearray:
        """What the seat sees as numbers."""
        values = bytearray(self.face.tensor(self.game, self.state, seat))
        if self.begun != NOTHING and seat == self.to_move:
            values[self.face.begun_at + self.begun] = 1
        return values

    @property
    def shares(self) -> list[tuple[int, float]]:
        """How the draw that waits can fall, with weights that add up to 1."""
        return [] if self.draw is None else self.draw.shares()

    def clone(self) -> OpenMatch:
        twin = OpenMatch(self.game, self.state.clone())
        twin.seat, twin.answer, twin.decided = self.seat, self.answer, self.decided.copy()
        twin.draw, twin.answers, twin.begun, twin.to_move = self.draw, self.answers, self.begun, self.to_move
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenMatch:  # whatever was copied before
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        luck = (self.decided, self.draw)
        return _restored, (self.game, self.state, self.seat, self.answer, *luck, self.answers, self.begun)

    def _go_on(self) -> None:
        """Plays what is going on with the luck decided so far, up to the first draw that leaves a choice."""
        meets_luck = self._may_meet_luck()
        state = self.state.clone() if meets_luck else self.state
        luck = DecidedLuck(self.decided)
        play: Play[Any] = Play(state, Chance(luck, state.streams, recording=False), wants_events=False)
        try:
            if self.answer is None:
                go_on(self.game, play)
            else:
                perform(self.game, play, self.seat, self.answer)
        except Undecided:
            assert luck.draw is not None
        self.draw = luck.draw
        if luck.draw is None:
            self.state = state
        else:
            assert meets_luck, "the answer was said to meet no luck"
        self.to_move = self._next()

    def _may_meet_luck(self) -> bool:
        """Whether what is going on can stop at a draw, and have to be played again."""
        if self.answer is None:
            return True
        asked: Decision[Any] | None = self.state.asked[self.seat]
        return asked is None or not asked.meets_no_luck(self.answer)


def _restored(
    game: Game[Any],  # any game
    state: State,
    seat: Seat,
    answer: Action | None,
    decided: list[int],
    draw: Draw | None,
    answers: int,
    begun: int,
) -> OpenMatch:
    """Out of a pickle."""
    match = OpenMatch(game, state)
    match.seat, match.answer, match.decided, match.draw, match.answers = seat, answer, decided, draw, answers
    match.begun = begun
    match.to_move = match._next()
    return match


def open_match(game: Game[Any], seats: int, table_options: dict[str, OptionValue]) -> OpenMatch:  # any game
    """A new match of this kind, at its first draw or its first question."""
    return OpenMatch.begin(game, game.lay(seats, game.agree(seats, table_options)))
