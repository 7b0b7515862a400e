"""The one door of luck. Every draw goes through `Chance`, by name; nothing else in the engine is random.

A source of luck is a pure function of (stream, position). The positions lie in the state as plain integers, so cloning
is free and the order in which seats answer changes nobody's luck. Seeded luck is a keyed hash: whoever has seen a
thousand draws cannot foretell the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, TypeVar, cast, final

from mypy_extensions import i64, mypyc_attr

T = TypeVar("T")

NUMBERS_PER_BLOCK: Final = 16
RANGE: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source: numbers below 2**32 by stream and position, or, for scripts, the outcome itself by its name."""

    is_open: bool = False  # somebody outside says how each draw falls: `fall` is asked, and nothing else
    waits: bool = False  # for that somebody: what the rules do from here on is thrown away

    def number(self, stream: int, position: int) -> int:
        raise NotImplementedError

    def fall(self, name: str, stream: int, faces: Sequence[object], weights: list[int], more: int) -> int:
        """The place of the face that falls, where the luck is open. After it `more` fall of what is then left, whatever
        it is: of a list it is taken out, in a tuple it weighs one less. The weights are others' as well: copy them."""
        raise NotImplementedError

    def foretold(self, name: str, stream: int) -> str | None:
        """The outcome that a script demands; None where numbers decide."""
        return None


@final
class Seeded(Luck):
    """Luck from a seed, the same on every machine."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self._key = str(seed)
        self._blocks: list[bytes] = []
        self._held: list[int] = []  # which block of each stream is at hand

    def number(self, stream: int, position: int) -> int:
        while stream >= len(self._held):
            self._held.append(-1)
            self._blocks.append(b"")
        block = position // NUMBERS_PER_BLOCK
        if self._held[stream] != block:
            self._blocks[stream] = blake2b(f"{self._key}/{stream}/{block}".encode()).digest()
            self._held[stream] = block
        numbers = self._blocks[stream]
        at = (position % NUMBERS_PER_BLOCK) * 4
        return numbers[at] | numbers[at + 1] << 8 | numbers[at + 2] << 16 | numbers[at + 3] << 24

    def __reduce__(self) -> tuple[Any, ...]:
        return Seeded, (self.seed,)


class Scripted(Luck):
    """Luck that follows a script, for tests and for records: outcomes by the name of the draw, in order.

    A key is `bag` or, for one stream only, `bag@2`. What is not scripted at all falls to `otherwise`; a script that
    has run out is an error, never a surprise.
    """

    def __init__(self, script: dict[str, list[str]], otherwise: Luck | None = None) -> None:
        self.script = {name: list(outcomes) for name, outcomes in script.items()}
        self.otherwise = otherwise

    def foretold(self, name: str, stream: int) -> str | None:
        for key in (f"{name}@{stream}", name):
            if key in self.script:
                if not self.script[key]:
                    raise LookupError(f"the script of {key!r} has run out")
                return self.script[key].pop(0)
        if self.otherwise is None:
            raise LookupError(f"no script for {name!r}")
        return None

    def number(self, stream: int, position: int) -> int:
        assert self.otherwise is not None  # foretold() has looked
        return self.otherwise.number(stream, position)

    def __reduce__(self) -> tuple[Any, ...]:
        return Scripted, (self.script, self.otherwise)


class Recorded(Luck):
    """Luck of a match on disk whose seed is not known: the outcomes in the order in which they fell."""

    def __init__(self, outcomes: list[str]) -> None:
        self.outcomes = outcomes
        self.used = 0

    def foretold(self, name: str, stream: int) -> str | None:
        if self.used >= len(self.outcomes):
            raise LookupError(f"the record holds no outcome for {name!r}")
        self.used += 1
        return self.outcomes[self.used - 1]

    def __reduce__(self) -> tuple[Any, ...]:
        return Recorded, (self.outcomes[self.used :],)


class Undecided(Exception):
    """A draw waits for somebody to say how it falls."""


class Open(Luck):
    """Luck that nobody has decided: where any is drawn, `Undecided` comes."""

    def __init__(self) -> None:
        self.is_open = True

    def fall(self, name: str, stream: int, faces: Sequence[object], weights: list[int], more: int) -> int:
        raise Undecided(f"{name}@{stream}")

    def __reduce__(self) -> tuple[Any, ...]:
        return Open, ()


@final
class Chance:
    """Draws for one match: turns numbers into outcomes, moves the streams on, and writes down what fell."""

    def __init__(self, luck: Luck, streams: list[int], recording: bool) -> None:
        self.luck = luck
        self.streams = streams
        self.recording = recording
        self.outcomes: list[str] = []

    def below(self, name: str, stream: int, limit: int) -> int:
        """A whole number from 0 to limit - 1."""
        return self._fallen(name, stream, limit, range(limit) if self.recording else ())

    def choose(self, limit: int) -> int:
        """The same for those who answer at random: by the last stream, which is theirs."""
        return self.below("choice", len(self.streams) - 1, limit)

    def pick(self, name: str, stream: int, faces: Sequence[T]) -> T:
        """One of `faces`, all alike."""
        return faces[self._fallen(name, stream, len(faces), faces)]

    def pick_out(self, name: str, stream: int, faces: list[T], times: int) -> list[T]:
        """So many of `faces`, one after another: each is taken out of them."""
        picked: list[T] = []
        for more in range(times - 1, -1, -1):
            picked.append(faces.pop(self._fallen(name, stream, len(faces), faces, more)))
            if self.luck.waits:  # the others may fall anyhow: nothing comes of it
                picked += faces[:more]
                del faces[:more]
                break
        return picked

    def draw(self, name: str, stream: int, counts: list[int], faces: Sequence[T]) -> int:
        """An index into `faces`, each as likely as its count: a draw from a bag that holds `counts` of them."""
        return self._drawn(name, stream, counts, faces, total_of(counts), 0)

    def draw_out(self, name: str, stream: int, counts: list[int], faces: tuple[T, ...], times: int) -> list[int]:
        """So many draws one after another: what falls goes out of `counts`."""
        drawn: list[int] = []
        total = total_of(counts)
        for more in range(times - 1, -1, -1):
            index = self._drawn(name, stream, counts, faces, total, more)
            counts[index] -= 1
            total -= 1
            drawn.append(index)
            if self.luck.waits:  # as above
                for _ in range(more):
                    drawn.append(_place_in(counts, 0))
                    counts[drawn[-1]] -= 1
                break
        return drawn

    def _drawn(self, name: str, stream: int, counts: list[int], faces: Sequence[T], total: i64, more: int) -> int:
        if self.luck.is_open:
            return self.luck.fall(name, stream, faces, counts, more)
        told = self.luck.foretold(name, stream)
        index: int = 0
        if told is not None:
            index = _index(faces, told)
            if index < 0 or counts[index] == 0:
                raise LookupError(f"{name!r}: {told} cannot be drawn")
        else:
            index = _place_in(counts, self._number(stream, total))
        if self.recording:
            self.outcomes.append(str(faces[index]))
        return index

    def _fallen(self, name: str, stream: int, limit: int, faces: Sequence[T], more: int = 0) -> int:
        if self.luck.is_open:
            return self.luck.fall(name, stream, faces or range(limit), _alike(limit), more)
        told = self.luck.foretold(name, stream)
        index = self._number(stream, limit) if told is None else _index(faces or range(limit), told)
        if index < 0:
            raise LookupError(f"{name!r}: {told} is none of the outcomes")
        if self.recording:
            self.outcomes.append(str(faces[index]))
        return index

    def _number(self, stream: int, limit: i64) -> i64:
        """Evenly below `limit`: numbers from the uneven rest of the range are thrown away."""
        whole: i64 = RANGE
        even = whole - whole % limit
        while True:
            position = self.streams[stream]
            self.streams[stream] = position + 1
            number: i64 = self.luck.number(stream, position)
            if number < even:
                return number % limit


def total_of(counts: list[int]) -> i64:
    """How many they are in all."""
    total: i64 = 0
    for count in cast("list[i64]", counts):  # compiled, without a detour by objects
        total += count
    return total


def _place_in(counts: list[int], number: i64) -> i64:
    """Which of the counts the item with that number, counted from 0, belongs to."""
    index: i64 = 0
    left = number
    for count in cast("list[i64]", counts):  # as above
        left -= count
        if left < 0:
            break
        index += 1
    return index


def _alike(limit: int) -> list[int]:
    """The weights of so many faces, all alike: one list for all, which nobody changes. Open luck is asked often."""
    while len(_all_alike) <= limit and limit <= MOST_ALIKE:
        _all_alike.append([1] * len(_all_alike))
    return _all_alike[limit] if limit <= MOST_ALIKE else [1] * limit


MOST_ALIKE: Final = 256  # faces, for which such a list is kept
_all_alike: Final[list[list[int]]] = []


def _index(faces: Sequence[object], told: str) -> int:
    for index, face in enumerate(faces):
        if str(face) == told:
            return index
    return -1
