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
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number; what does not fit is cut off."""
        self.put_at(0, value)
        self.at += 1

    def put_all(self, counts: list[int]) -> None:
        self.put_row(counts, len(counts))

    def put_row(self, counts: list[int], size: i64) -> None:
        """`size` numbers: as many of the counts as fit, and nothing behind them."""
        values = self._values
        place = self.at
        end = place + size
        self.at = end
        for value in cast("list[i64]", counts):  # compiled, without a detour by objects
            if place >= end:
                break
            if value > HIGHEST:
                values[place] = HIGHEST
            elif value > 0:
                values[place] = u8(value)
            place += 1

    def put_sum(self, counts: list[int]) -> None:
        """One number: how many they are in all."""
        self.put(total_of(counts))

    def put_bits(self, mask: i64, size: i64) -> None:
        """1 for each bit that is set among the lowest `size`."""
        values = self._values
        place = self.at
        end = place + size
        self.at = end
        left = mask
        while left and place < end:
            if left & 0xFF == 0:
                left >>= 8
                place += 8
            else:
                if left & 1:
                    values[place] = 1
                left >>= 1
                place += 1

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


MOST_OFFERS: Final = 256  # that are kept


LONG: Final = 8  # answers: marking so many pays for a writer
FEW: Final = 32  # answers: looking through so many pays, judging one costs about as much


@final
class Offer:
    """What a seat may answer. `kept`: with the numbers, in order, and the mask, made when they are first asked for."""

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

    def mask(self, state: State, seat: Seat) -> bytearray:
        """One byte for each action of the game: 1 for the legal ones."""
        return self.mask_of(self.offer(state, seat))

    def mask_of(self, offer: Offer) -> bytearray:
        """The same for an offer that somebody has at hand: whoever asks may change it."""
        if offer.kept:
            if not offer.mask:
                offer.mask = bytes(self._marked(offer.options))
            return bytearray(offer.mask[0 : len(offer.mask)])  # compiled, a slice goes the short way
        return self._marked(offer.options)

    def _marked(self, options: list[Action]) -> bytearray:
        mask = bytearray(len(self.actions))
        if len(options) < LONG:
            for action in options:
                mask[self.number(action)] = 1
            return mask
        first: i64 = len(self.actions)
        last: i64 = 0
        for action in options:
            number: i64 = self.number(action)
            first = min(first, number)
            last = max(last, number)
        row = BytesWriter()  # compiled, it is marked far faster than a bytearray, and mostly it is short
        row.write(self._no_actions[first : last + 1])
        for action in options:
            row[self.number(action) - first] = 1
        mask[first : last + 1] = row.getvalue()
        return mask

    def is_offered(self, offer: Offer, number: int) -> bool:
        """Is it seen at a glance that this is one of the answers? If not, it has to be judged."""
        if offer.kept:
            return 0 <= number < len(offer.mask) and offer.mask[number] == 1
        if len(offer.options) < FEW:
            for action in offer.options:
                if action.dense_number == number:
                    return True
        return False

    def number(self, action: Action) -> int:
        """The place of an action; KeyError where it is none of this game's. Looked up once for each object: rules offer
        the same ones again and again."""
        if action.dense_number < 0:
            object.__setattr__(action, "dense_number", self.places[action])
        return action.dense_number

    def tensor(self, game: Game[Any], state: State, seat: Seat) -> bytes:  # as above
        """What the seat sees as numbers, by the layout."""
        tensor = Tensor(self._nothing)
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
