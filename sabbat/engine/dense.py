"""The dense face of a game: numbers for actions and for kinds of questions, rows of numbers for what a seat sees.

For search, learning and adapters. An action and its number turn into each other exactly; a tensor is made of what the
seat may see and of nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from sabbat.engine.actions import Action, Seat
from sabbat.engine.caches import make_room
from sabbat.engine.chance import total_of
from sabbat.engine.decision import Decision
from sabbat.engine.state import State

if TYPE_CHECKING:
    from sabbat.engine.game import Game

HIGHEST: Final = 255  # what one place of a tensor can hold
Field = tuple[str, tuple[int, ...]]  # a name and a shape


@final
class Tensor:
    """Whole numbers from 0 to 255, written one after another. The layout says what they mean."""

    def __init__(self, blank: bytes) -> None:
        self._values = BytesWriter()  # compiled, it takes a number as it is: a bytearray wants an object for each
        self._values.write(blank)  # what is not written stays 0: most of it
        self._blank = blank
        self.at: i64 = 0

    def begin(self) -> None:
        """From the beginning again."""
        self._values.truncate(0)
        self._values.write(self._blank)
        self.at = 0

    def put(self, value: i64) -> None:
        """One number; what does not fit is cut off."""
        self.put_at(0, value)
        self.at += 1

    def put_all(self, counts: list[int]) -> None:
        self.put_row(counts, len(counts))

    def put_row(self, counts: list[int], size: i64) -> i64:
        """`size` numbers: as many of the counts as fit, and nothing behind them. How many they are in all."""
        values = self._values
        place = self.at
        end = place + size
        self.at = end
        total: i64 = 0
        for value in cast("list[i64]", counts):  # compiled, without a detour by objects
            if value:
                total += value
                if value > 0 and place < end:
                    values[place] = u8(value) if value <= HIGHEST else u8(HIGHEST)
            place += 1
        return total

    def put_sum(self, counts: list[int]) -> None:
        """One number: how many they are in all."""
        self.put(total_of(counts))

    def put_bits(self, mask: i64, size: i64) -> None:
        """1 for each bit that is set among the lowest `size`, of 56 at most."""
        values = self._values
        begin = self.at
        self.at = begin + size
        left = mask
        while left:  # from bit to bit that is set: whether each of all is, a processor guesses badly
            place = _lowest(left)
            if place >= size:
                break
            values[begin + place] = 1
            left &= left - 1

    def flag(self, is_so: bool) -> None:
        if is_so:
            self._values[self.at] = 1
        self.at += 1

    def one_of(self, place: i64, size: i64) -> None:
        """1 at `place` among `size`; nothing at all where it is outside."""
        if 0 <= place < size:
            self._values[self.at + place] = 1
        self.at += size

    def put_at(self, place: i64, value: i64) -> None:
        """One number at `place`, counted from here. `skip` goes on."""
        if value > HIGHEST:
            self._values[self.at + place] = HIGHEST
        elif value > 0:
            self._values[self.at + place] = u8(value)

    def add(self, place: i64) -> None:
        """One more at `place`, counted from here. `skip` goes on."""
        at = self.at + place
        value = self._values[at]
        if value < HIGHEST:
            self._values[at] = value + 1  # compiled, += would go through objects

    def skip(self, size: i64) -> None:
        self.at += size

    def values(self) -> bytes:
        return self._values.getvalue()


def _lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set, among 56: as many as are below it, added up in pairs, fours, bytes."""
    below: i64 = (mask & -mask) - 1
    below -= below >> 1 & 0x55555555555555
    below = (below & 0x33333333333333) + (below >> 2 & 0x33333333333333)
    below = (below + (below >> 4)) & 0xF0F0F0F0F0F0F
    below += below >> 8
    below += below >> 16
    return (below + (below >> 32)) & 0x7F


MOST_OFFERS: Final = 256  # that are kept


@final
class Offer:
    """What a seat may answer; its mask, once that was asked for. `kept`: for whoever is asked the same again, with the
    numbers, in order."""

    def __init__(self, options: list[Action], kept: bool) -> None:
        self.options = options
        self.kept = kept
        self.numbers: list[int] = []
        self.mask = b""


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
        self.layout: tuple[Field, ...] = (("question", (len(kinds),)), *game.tensor_layout())
        self.size = 0
        for _, shape in self.layout:
            self.size += _volume(shape)
        self._nothing = bytes(self.size)
        self._no_actions = bytes(len(self.actions))

    def offer(self, state: State, seat: Seat) -> Offer:
        """What the seat may answer; nothing when it is not asked."""
        decision = state.asked[seat]
        if decision is None:
            return Offer([], False)
        key = decision.offer_key(state, seat)
        if key is None:
            return Offer(decision.options(state, seat), False)
        kept = self._offers.get(key)
        if kept is None:
            kept = Offer(decision.options(state, seat), True)
            make_room(self._offers, MOST_OFFERS)
            self._offers[key] = kept
        return kept

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal actions, in order; none when the seat is not asked."""
        offer = self.offer(state, seat)
        if not offer.kept:
            return self._numbers(offer.options)
        if not offer.numbers:
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
        marks = BytesWriter()
        marks.write(self._no_actions)
        return marks

    def marked(self, offer: Offer, marks: BytesWriter) -> Offer:
        """The offer with its mask. Nobody can write into it: where the offer is kept, it is everybody's."""
        if not offer.mask:
            for action in offer.options:
                marks[self.number(action)] = 1
            offer.mask = marks.getvalue()
            for action in offer.options:
                marks[action.dense_number] = 0
        return offer

    def number(self, action: Action) -> int:
        """The place of an action; KeyError where it is none of this game's. Looked up once for each object: rules offer
        the same ones again and again."""
        if action.dense_number < 0:
            object.__setattr__(action, "dense_number", self.places[action])
        return action.dense_number

    def tensor(self, game: Game[Any], state: State, seat: Seat) -> bytes:  # as above
        """What the seat sees as numbers, by the layout."""
        return self.written(self.new_tensor(), game, state, seat)

    def new_tensor(self) -> Tensor:
        return Tensor(self._nothing)

    def written(self, tensor: Tensor, game: Game[Any], state: State, seat: Seat) -> bytes:  # as above
        """The same, by somebody's own tensor: it is quicker not to make a new one for each step."""
        tensor.begin()
        decision = state.asked[seat]
        tensor.one_of(-1 if decision is None else self.questions[type(decision)], len(self.questions))
        game.write_tensor(state, seat, tensor)
        assert tensor.at == self.size, "the layout says something else"
        return tensor.values()


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
