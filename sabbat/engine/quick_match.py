"""A match in place, as learning wants it: numbers in, tensors and masks out; no clone, no events, no record.

A number is a small step (small_steps.py): in most games an action, in some what is done and then where.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.strings import BytesWriter

from sabbat.engine.actions import Action, Seat
from sabbat.engine.chance import Seeded
from sabbat.engine.decision import Decision
from sabbat.engine.dense import DenseFace, Offer, dense_face
from sabbat.engine.errors import IllegalAction, Refusal
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import begin, perform
from sabbat.engine.small_steps import NOTHING
from sabbat.engine.state import State
from sabbat.engine.tensor import Tensor

if TYPE_CHECKING:
    from sabbat.engine.game import Game

NOBODY: Final = -1


@final
class QuickMatch:
    """Seats that are asked answer by turns. Where a game goes by the clock, the order of the answers stands for it."""

    def __init__(self, game: Game[Any], seats: int, seed: int | str, table_options: dict[str, OptionValue]) -> None:
        self.game = game
        self.face: DenseFace = dense_face(game)
        self._play: Play[Any] = begin(game, seats, table_options, Seeded(seed))  # any game's
        self.state: State = self._play.state
        self.seats = seats
        self._longest: int = game.longest
        self._tensor: Tensor = self.face.new_tensor()
        self._marks: BytesWriter = self.face.new_step_marks()
        self.answers = 0
        self.to_move: int = self._next(seats - 1)  # whose turn it is; NOBODY when the match is over
        self._begun: list[int] = [NOTHING] * seats  # by each seat, of the answer
        self._begun_in: list[int] = [0] * seats  # to the question of this number
        # until somebody answers: what is offered, what that looks like, what is seen of the table, and to whom
        self._offered: Offer = self.face.offer(self.state, 0)
        self._offered_to: int = NOBODY
        self._mask = b""
        self._mask_for: int = NOBODY
        self._seen = b""
        self._seen_by: int = NOBODY

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of the steps that the seat may take, in order."""
        return self.face.next_steps(self._offer(seat), self.begun(seat))

    def mask(self, seat: Seat) -> bytes:
        self._mask = self.face.step_mask(self._offer(seat), self.begun(seat), self._marks)
        self._mask_for = seat
        return self._mask

    def tensor(self, seat: Seat) -> bytearray:
        """What the seat sees: whoever asks may keep it and change it."""
        if self._seen_by != seat:
            self._seen = self.face.written(self._tensor, self.game, self.state, seat)
            self._seen_by = seat
        values = bytearray(self._seen[0 : self.face.size])  # compiled, a slice goes the short way
        begun = self.begun(seat)
        if begun != NOTHING:
            values[self.face.begun_at + begun] = 1
        return values

    def observation(self, seat: Seat, array_of: Callable[[Any, Any], Any], numbers: Any, flags: Any) -> dict[str, Any]:
        """Tensor and mask as arrays of whatever library `array_of` is from, by its names for bytes and for flags."""
        return {"observation": array_of(self.tensor(seat), numbers), "action_mask": array_of(self.mask(seat), flags)}

    def begun(self, seat: Seat) -> int:
        """The step that the seat has taken towards an answer; NOTHING before that."""
        begun = self._begun[seat]
        return begun if begun == NOTHING or self._begun_in[seat] == self.state.numbers[seat] else NOTHING

    def step(self, number: int) -> int:
        """The next step of the seat whose turn it is. Whose turn is then next; NOBODY when the match is over, or cut
        off because it is longer than any should be."""
        self.answer(self.to_move, number)
        return self.to_move if self.answers < self._longest else NOBODY

    def answer(self, seat: Seat, number: int) -> None:
        """The seat's answer or a step towards it, by its number; IllegalAction changes nothing."""
        decision = self.state.asked[seat]
        if decision is None:
            raise IllegalAction("", "nothing_asked")
        if not 0 <= number < self.face.step_count:
            self._refuse(decision.not_asked())
        steps = self.face.steps
        whole = number if steps is None else steps.action(self.begun(seat), number)
        if self._mask_for != seat or not self._mask[number]:
            self._check(decision, seat, number, whole)
        if whole != NOTHING:
            self.play(seat, self.face.actions[whole])
        else:
            self._begun[seat] = number
            self._begun_in[seat] = self.state.numbers[seat]
            self._mask_for = NOBODY

    def play(self, seat: Seat, action: Action) -> None:
        """The seat's whole answer, which must be legal."""
        self._begun[seat] = NOTHING
        self._offered_to = self._mask_for = self._seen_by = NOBODY
        perform(self.game, self._play, seat, action)
        self.answers += 1
        self.to_move = self._next(seat)

    def _check(self, decision: Decision[Any], seat: Seat, number: int, whole: int) -> None:  # any game's
        refusal: Refusal | None = None
        if whole != NOTHING:
            refusal = decision.check(self.state, seat, self.face.actions[whole])
        elif number not in self.legal(seat):
            refusal = decision.not_asked()
        if refusal is not None:
            self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)

    def _offer(self, seat: Seat) -> Offer:
        if self._offered_to != seat:
            self._offered = self.face.offer(self.state, seat)
            self._offered_to = seat
        return self._offered

    @property
    def is_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def utilities(self) -> tuple[float, ...]:
        """What it was worth to each seat: 0 for all while it is not over."""
        outcome = self.state.outcome
        return tuple([0.0] * self.seats) if outcome is None else self.game.utilities(outcome)

    def _next(self, seat: Seat) -> int:
        if self.state.outcome is not None:
            return NOBODY
        asked = cast("list[object]", self.state.asked)  # compiled, a Decision would be looked at more closely
        for far in range(1, self.seats + 1):
            after = (seat + far) % self.seats
            if asked[after] is not None:
                return after
        return NOBODY
