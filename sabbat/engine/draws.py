"""A draw whose luck is nobody's: how it can fall, and what is left to fall when it has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast, final

from mypy_extensions import i64

from sabbat.engine.caches import make_room
from sabbat.engine.chance import total_of


@final
class Draw:
    """A draw that waits for somebody to say how it falls: its faces, and how likely each is beside the others."""

    def __init__(
        self,
        name: str,
        stream: int,
        faces: tuple[object, ...],
        weights: list[int],
        total: int,
        more: int,
        shrinks: bool,
        all_differ: bool,
    ) -> None:
        self.name = name
        self.stream = stream
        self._faces = faces
        self.weights = weights
        self._total = total  # of the weights
        self._more = more  # so many draws follow of what is then left, and nothing happens between them
        self._shrinks = shrinks  # what falls is then no face any more; otherwise it weighs one less
        self._all_differ = all_differ  # each face reads like no other

    @staticmethod
    def of(name: str, stream: int, faces: Sequence[object], weights: list[int], more: int) -> Draw:
        """As the rules ask for it: they may go on with the same lists."""
        total = total_of(weights)
        if isinstance(faces, tuple):
            return Draw(name, stream, faces, weights.copy(), total, more, False, _all_differ(faces))
        row = tuple(faces)
        differ = len({str(face) for face in row}) == len(row)
        return Draw(name, stream, row, weights.copy(), total, more, True, differ)

    def after(self, face: int) -> Draw | None:
        """The draw that waits when this one has fallen so; None where the rules must go on first."""
        if not self._more:
            return None
        faces, weights, total = self._faces, self.weights.copy(), self._total - 1
        weights[face] -= 1
        if self._shrinks:
            faces = faces[:face] + faces[face + 1 :]
            total -= weights.pop(face)
        if only_face(faces, weights) >= 0:
            return None
        return Draw(self.name, self.stream, faces, weights, total, self._more - 1, self._shrinks, self._all_differ)

    @property
    def faces(self) -> list[str]:
        """As they read."""
        return [str(face) for face in self._faces]

    def chances(self) -> list[tuple[int, int]]:
        """How it can fall: (face, weight). Of faces that read alike the first that can fall stands for all."""
        if self._all_differ:
            return [(face, weight) for face, weight in enumerate(self.weights) if weight > 0]
        found: list[tuple[int, int]] = []
        places: dict[str, int] = {}  # in what is found, by how it reads
        for face, weight in enumerate(self.weights):
            if weight > 0:
                place = places.setdefault(str(self._faces[face]), len(found))
                if place == len(found):
                    found.append((face, weight))
                else:
                    found[place] = (found[place][0], found[place][1] + weight)
        return found

    def shares(self) -> list[tuple[int, float]]:
        """The same with weights that add up to 1."""
        total = self._total
        if not self._all_differ:
            return [(face, weight / total) for face, weight in self.chances()]
        kept = _shares_of(total, len(self.weights))
        singles = kept[1]
        found: list[object] = []  # compiled, each would be taken apart and made anew if it were told what it is
        for face, weight in enumerate(cast("list[i64]", self.weights)):  # compiled, without a detour by objects
            if weight == 1:  # most of them
                found.append(singles[face])
            elif weight > HEAVY:
                found.append((face, int(weight) / total))
            elif weight > 0:
                found.append(kept[weight][face])
        return cast("list[tuple[int, float]]", found)

    def __reduce__(self) -> tuple[Any, ...]:
        row = tuple(self.faces)
        luck = (self.weights, self._total, self._more, self._shrinks, self._all_differ)
        return Draw, (self.name, self.stream, row, *luck)


MOST_ROWS: Final = 64  # of faces, that are kept in mind
_differing: Final[dict[int, tuple[tuple[object, ...], bool]]] = {}


def _all_differ(faces: tuple[object, ...]) -> bool:
    """Does each read like no other? Kept by identity, for rules draw from the same rows again and again."""
    kept = _differing.get(id(faces))
    if kept is None or kept[0] is not faces:
        kept = (faces, len({str(face) for face in faces}) == len(faces))
        if id(faces) not in _differing:
            make_room(_differing, MOST_ROWS)
        _differing[id(faces)] = kept
    return kept[1]


HEAVY: Final = 4  # what weighs no more than this stands in a list that is kept: most cards and chips
MOST_TOTALS: Final = 128  # that such lists are kept for
_shares: Final[dict[int, list[list[object]]]] = {}


def _shares_of(total: int, size: int) -> list[list[object]]:
    """By weight, for at least so many faces: (face, weight / total). To list them anew for each draw takes longer than
    the draw."""
    kept = _shares.get(total)
    if kept is None or len(kept[0]) < size:
        kept = [[(face, weight / total) for face in range(size)] for weight in range(HEAVY + 1)]
        if total not in _shares:
            make_room(_shares, MOST_TOTALS)
        _shares[total] = kept
    return kept


def only_face(faces: Sequence[object], weights: list[int]) -> int:
    """The face that falls where there is no choice; -1 where there is."""
    only = -1
    for face, weight in enumerate(weights):
        if weight > 0:
            if only < 0:
                only = face
            elif str(faces[face]) != str(faces[only]):
                return -1
    return only
