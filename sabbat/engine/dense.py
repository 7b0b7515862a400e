"""The dense face of a game: numbers for actions and for kinds of questions, rows of numbers for what a seat sees.

For search, learning and adapters. An action and its number turn into each other exactly; a tensor is made of what the
seat may see and of nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from sabbat.engine.actions import Action, Seat
from sabbat.engine.caches import make_room
from sabbat.engine.decision import Decision
from sabbat.engine.placed import ActionRow, Placed
from sabbat.engine.small_steps import NOTHING, SmallSteps
from sabbat.engine.state import State
from sabbat.engine.tensor import Field, Tensor

if TYPE_CHECKING:
    from sabbat.engine.game import Game

MOST_OFFERS: Final = 256  # that are kept


@final
@mypyc_attr(free_list_len=1)  # one is made at nearly every step
class Offer:
    """What a seat may answer, as a list or told by places; its mask, once that was asked for. `kept`: for whoever is
    asked the same again, with the numbers, in order."""

    def __init__(self, options: list[Action] | None, kept: bool, placed: Placed | None = None) -> None:
        self._options = options
        self.placed = placed
        self.kept = kept
        self.mask = b""
        self.numbers: list[int] | None = None
        # where it is kept: the small steps that lead on to it and their masks, by what has been begun, first NOTHING
        self.steps: list[list[int] | None] | None = None
        self.step_masks: list[bytes] | None = None

    @property
    def options(self) -> list[Action]:
        found = self._options
        if found is None:
            assert self.placed is not None
            found = self._options = self.placed.actions()
        return found


@final
class DenseFace:
    """What is worked out once for a game."""

    def __init__(self, game: Game[Any]) -> None:  # any game
        self.actions: tuple[Action, ...] = tuple(game.actions())
        self.places: dict[Action, int] = {action: place for place, action in enumerate(self.actions)}
        kinds = [cls for cls in game.vocabulary() if issubclass(cls, Decision)]
        kinds.sort(key=lambda cls: cls.__name__)
        self._offers: dict[object, Offer] = {}
        self.questions: dict[type[Decision[Any]], int] = {cls: place for place, cls in enumerate(kinds)}
        spelled = [game.small_steps(action) for action in self.actions]
        self.steps: SmallSteps | None = SmallSteps(spelled) if any(spelled) else None  # None: each action is one step
        self.step_count = len(self.actions) if self.steps is None else len(self.steps.names)
        begun: tuple[Field, ...] = () if self.steps is None else (("begun", (self.steps.beginnings,)),)
        self.layout: tuple[Field, ...] = (("question", (len(kinds),)), *game.tensor_layout(), *begun)
        self.size = 0
        for _, shape in self.layout:
            self.size += _volume(shape)
        self._nothing = bytes(self.size)
        self.begun_at = self.size - (0 if self.steps is None else self.steps.beginnings)  # in a tensor
        self._no_actions = bytes(len(self.actions))
        self._no_steps = bytes(self.step_count)

    def offer(self, state: State, seat: Seat) -> Offer:
        """What the seat may answer; nothing when it is not asked."""
        decision = state.asked[seat]
        if decision is None:
            return Offer([], False)
        key = decision.offer_key(state, seat)
        if key is None:
            placed = decision.placed(state, seat)
            return Offer(None if placed else decision.options(state, seat), False, placed)
        kept = self._offers.get(key)
        if kept is None:
            kept = Offer(decision.options(state, seat), True)
            make_room(self._offers, MOST_OFFERS)
            self._offers[key] = kept
        return kept

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal actions, in order; none when the seat is not asked."""
        return self._legal(self.offer(state, seat))

    def _legal(self, offer: Offer) -> list[int]:
        if not offer.kept:
            return self._numbers(offer.options)
        if offer.numbers is None:
            offer.numbers = self._numbers(offer.options)
        return offer.numbers.copy()

    def _numbers(self, options: list[Action]) -> list[int]:
        found = [self.number(action) for action in options]
        found.sort()
        return found

    def mask(self, state: State, seat: Seat) -> bytes:
        """One byte for each action of the game: 1 for the legal ones."""
        return self.marked(self.offer(state, seat), self.new_marks()).mask

    def new_marks(self) -> BytesWriter:
        """What masks are marked on, one after another: it is quicker not to make a new one for each step."""
        return _blank(self._no_actions)

    def new_step_marks(self) -> BytesWriter:
        """The same for the masks of small steps."""
        return _blank(self._no_steps)

    def marked(self, offer: Offer, marks: BytesWriter) -> Offer:
        """The offer with its mask. Nobody can write into it: where the offer is kept, it is everybody's."""
        if not offer.mask:
            for action in offer.options:
                marks[self.number(action)] = 1
            offer.mask = marks.getvalue()
            for action in offer.options:
                marks[action.dense_number] = 0
        return offer

    def next_steps(self, offer: Offer, begun: int) -> list[int]:
        """The numbers of the small steps that lead on to what is offered, in order."""
        steps = self.steps
        if steps is None:
            return self._legal(offer)
        if not offer.kept:
            return self._steps_towards(offer.options, steps, begun)
        if offer.steps is None:
            offer.steps = [None] * (1 + steps.beginnings)
        found = offer.steps[1 + begun]
        if found is None:
            found = self._steps_towards(offer.options, steps, begun)
            offer.steps[1 + begun] = found
        return found.copy()

    def _steps_towards(self, options: list[Action], steps: SmallSteps, begun: int) -> list[int]:
        """In order, each once. Mostly the options are in order, and those that begin alike stand together."""
        first, second = steps.first, steps.second
        found: list[int] = []
        latest: i64 = NOTHING
        rising = True
        for action in options:
            number = action.dense_number
            if number < 0:
                number = self.number(action)
            step: i64 = first[number]
            if begun != NOTHING:
                step = second[number] if step == begun else NOTHING
            if step != latest and step != NOTHING:
                found.append(step)
                rising = rising and step > latest
                latest = step
        return found if rising else sorted(set(found))

    def step_mask(self, offer: Offer, begun: int, marks: BytesWriter) -> bytes:
        """The same as a mask, one byte for each small step of the game."""
        steps = self.steps
        if steps is None:
            return self.marked(offer, marks).mask
        kept: list[bytes] | None = None
        if offer.kept:
            if offer.step_masks is None:
                offer.step_masks = [b""] * (1 + steps.beginnings)
            kept = offer.step_masks
            if kept[1 + begun]:
                return kept[1 + begun]
        marks.truncate(0)
        marks.write(self._no_steps)  # quicker than to take back each mark
        placed = offer.placed
        if placed is None:
            self._mark_steps(offer.options, steps, begun, marks)
        else:
            self._mark_steps(placed.alone, steps, begun, marks)
            for row in placed.rows:
                self._mark_row(row, placed.places, steps, begun, marks)
        mask = marks.getvalue()
        if kept is not None:
            kept[1 + begun] = mask
        return mask

    def _mark_steps(self, options: list[Action], steps: SmallSteps, begun: int, marks: BytesWriter) -> None:
        first, second = steps.first, steps.second
        begins = begun == NOTHING
        for action in options:
            number = action.dense_number
            if number < 0:
                number = self.number(action)
            if begins:
                marks[first[number]] = 1
            elif first[number] == begun:
                marks[second[number]] = 1

    def _mark_row(self, row: ActionRow, places: i64, steps: SmallSteps, begun: int, marks: BytesWriter) -> None:
        if not row.steps:
            self._look_up_steps(row, steps)
        if row.begins == begun:
            there = cast("list[i64]", row.steps)  # compiled, without a detour by objects
            place: i64 = 0
            left = places
            while left:
                if left & 1:
                    marks[there[place]] = 1
                left >>= 1
                place += 1
        elif begun == NOTHING and places:
            marks[row.begins] = 1

    def _look_up_steps(self, row: ActionRow, steps: SmallSteps) -> None:
        numbers = [self.number(action) for action in row.actions]
        first, second = steps.first[numbers[0]], steps.second[numbers[0]]
        if second == NOTHING:
            row.steps = [steps.first[number] for number in numbers]
        else:
            assert all([steps.first[number] == first for number in numbers]), "a row begins in one way"
            row.begins = first
            row.steps = [steps.second[number] for number in numbers]

    def number(self, action: Action) -> int:
        """The place of an action; KeyError where it is none of this game's. Looked up once for each object: rules offer
        the same ones again and again."""
        if action.dense_number < 0:
            object.__setattr__(action, "dense_number", self.places[action])
        return action.dense_number

    def tensor(self, game: Game[Any], state: State, seat: Seat) -> bytes:  # as above
        """What the seat sees as numbers, by the layout. That it has begun an answer is for whoever takes small steps to
        add."""
        return self.written(self.new_tensor(), game, state, seat)

    def new_tensor(self) -> Tensor:
        return Tensor(self._nothing)

    def written(self, tensor: Tensor, game: Game[Any], state: State, seat: Seat) -> bytes:  # as above
        """The same, by somebody's own tensor: it is quicker not to make a new one for each step."""
        tensor.begin()
        decision = state.asked[seat]
        tensor.one_of(-1 if decision is None else self.questions[type(decision)], len(self.questions))
        game.write_tensor(state, seat, tensor)
        assert tensor.at == self.begun_at, "the layout says something else"
        return tensor.values()


def _blank(marks: bytes) -> BytesWriter:
    writer = BytesWriter()
    writer.write(marks)
    return writer


def _volume(shape: tuple[int, ...]) -> int:
    volume = 1
    for length in shape:
        volume *= length
    return volume


_faces: Final[dict[str, DenseFace]] = {}


def dense_face(game: Game[Any]) -> DenseFace:  # as above
    """The dense face of a game, made when it is first asked for."""
    found = _faces.get(game.name)
    if found is None:
        found = DenseFace(game)
        _faces[game.name] = found
    return found
