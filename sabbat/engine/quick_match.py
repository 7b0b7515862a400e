"""A match in place, as learning wants it: numbers in, tensors and masks out; no clone, no events, no record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from librt.strings import BytesWriter

from sabbat.engine.actions import Seat
from sabbat.engine.chance import Seeded
from sabbat.engine.dense import DenseFace, Offer, Tensor, dense_face
from sabbat.engine.errors import IllegalAction
from sabbat.engine.options import OptionValue
from sabbat.engine.play import Play
from sabbat.engine.progress import begin, perform
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game

NOBODY = -1


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
        self._marks: BytesWriter = self.face.new_marks()
        self.answers = 0
        self.to_move: int = self._next(seats - 1)  # whose turn it is; NOBODY when the match is over
        self._offered: Offer = self.face.offer(self.state, 0)  # what the last mask was made of,
        self._offered_to: int = NOBODY  # and whose it is, until somebody answers

    def legal(self, seat: Seat) -> list[int]:
        """The numbers of what the seat may answer, in order."""
        return self.face.legal(self.state, seat)

    def mask(self, seat: Seat) -> bytes:
        self._offered = self.face.marked(self.face.offer(self.state, seat), self._marks)
        self._offered_to = seat
        return self._offered.mask

    def tensor(self, seat: Seat) -> bytearray:
        """What the seat sees: whoever asks may keep it and change it."""
        values = self.face.written(self._tensor, self.game, self.state, seat)
        return bytearray(values[0 : self.face.size])  # compiled, a slice goes the short way

    def seen(self, seat: Seat) -> tuple[bytearray, bytes]:
        """Tensor and mask."""
        return self.tensor(seat), self.mask(seat)

    def step(self, number: int) -> int:
        """The answer of the seat whose turn it is. Whose turn is next; NOBODY when the match is over, or cut off
        because it is longer than any should be."""
        self.answer(self.to_move, number)
        return self.to_move if self.answers < self._longest else NOBODY

    def answer(self, seat: Seat, number: int) -> None:
        """The seat's answer, by its number; IllegalAction changes nothing."""
        decision = self.state.asked[seat]
        if decision is None:
            raise IllegalAction("", "nothing_asked")
        action = self.face.actions[number]
        if self._offered_to != seat or number < 0 or not self._offered.mask[number]:
            refusal = decision.check(self.state, seat, action)
            if refusal is not None:
                raise IllegalAction(refusal.rule, refusal.why, **refusal.facts)
        self._offered_to = NOBODY
        perform(self.game, self._play, seat, action)
        self.answers += 1
        self.to_move = self._next(seat)

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
        for far in range(1, self.seats + 1):
            after = (seat + far) % self.seats
            if self.state.asked[after] is not None:
                return after
        return NOBODY
