"""A tensor: what a seat sees as a row of whole numbers, for learning. The layout says what they mean."""

from __future__ import annotations

from typing import Final, cast, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from sabbat.engine.chance import total_of

HIGHEST: Final = 255  # what one place of a tensor can hold
Field = tuple[str, tuple[int, ...]]  # a name and a shape


@final
class Tensor:
    """Whole numbers from 0 to 255, written one after another. The layout says what they mean."""

    def __init__(self, blank: bytes) -> None:
        self._values = BytesWriter()  # compiled, it takes a number as it is: a bytearray wants an object for each
        self._values.write(blank)  # what is not written stays 0: most of it
        self._blank = blank
        self.remembered: object = None  # what a game has looked up, for the next time it writes
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
