"""Answers that are counted rather than listed: how each of them is put together, as data.

A formula of nine cards has 512 answers, and a block can be laid in hundreds of ways. A question says what they are made
of, and whoever is asked puts the answer together; `actions` writes them all out, in one order that every client shares.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import msgspec

from sabbat.engine.written import WrittenAction

FieldValue = int | str


class ComposedField(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a field of the action may hold: exactly one of the three is there."""

    one_of: Sequence[FieldValue] | None = None
    joined: Sequence[Sequence[str]] | None = None  # one of each, written one behind the other
    some_of: Sequence[str] | None = None  # any number of these, in this order, as a list

    def values(self) -> list[Any]:  # whatever JSON the action has there
        if self.one_of is not None:
            return list(self.one_of)
        if self.joined is not None:
            return ["".join(parts) for parts in product(*self.joined)]
        some = self.some_of or ()
        return [[part for at, part in enumerate(some) if chosen >> at & 1] for chosen in range(1 << len(some))]


class Composition(msgspec.Struct, frozen=True):
    """Every action of the kind `t` whose fields hold such values: all of them are legal."""

    t: str
    fields: dict[str, ComposedField]

    def actions(self) -> list[WrittenAction]:
        """All of them; the last field changes first."""
        names = list(self.fields)
        values = [self.fields[name].values() for name in names]
        return [{"t": self.t, **dict(zip(names, chosen, strict=True))} for chosen in product(*values)]
