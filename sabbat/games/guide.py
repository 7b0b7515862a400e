"""A game's guide: what is told to a newcomer, when, and beside which part of the board. `guide.toml` beside its rules.

A step is told once, at the first moment when its condition holds, in the order of the file. Its words are the messages
`guide-<id>` of the game. The guided table is an ordinary table: a seed that was looked for (`scripts/guide_seed.py`)
makes the important things happen early.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

import msgspec

from sabbat.engine.options import OptionValue

ME: Final = "me"  # in a path, or as a value: the reader's own seat
LENGTH: Final = "length"  # in a path: how many there are
TAP: Final = "tap"
Sign = Literal["=", "!=", "<", "<=", ">", ">="]

_CONDITION = re.compile(r"([\w.]+) (=|!=|<=|>=|<|>) (\S+)")


class Condition(msgspec.Struct, frozen=True):
    """Something that the view says: `players.me.white >= 5`."""

    path: tuple[str, ...]
    sign: Sign
    value: int | bool | str

    def holds(self, view: Any, seat: int) -> bool:  # a view as JSON says it
        return compare(look_up(view, self.path, seat), self.sign, seat if self.value == ME else self.value)


class When(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is said here must hold: a question that I am asked, an event told since I came (`mine`: about my seat),
    what the view says."""

    question: str = ""
    event: str = ""
    mine: bool = False
    view: tuple[str, ...] = ()

    @property
    def conditions(self) -> list[Condition]:
        return [read_condition(text) for text in self.view]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to tell. `at` names a part of the board (`data-part`); `until` is a tap or the kind of action that it
    asks for; an answer of one's own always ends it. `hint`: told in ordinary matches too."""

    id: str
    at: str
    when: When
    until: str = TAP
    rules: tuple[str, ...] = ()
    hint: bool = True


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The guided table, and what is told at it. The newcomer has the first seat."""

    seats: int
    seed: str
    bot: str
    step: tuple[Step, ...]
    options: dict[str, OptionValue] = {}


@cache
def guide_of(game: str) -> Guide | None:
    """None where the game has none yet."""
    file = files(f"sabbat.games.{game}").joinpath("guide.toml")
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), type=Guide)


def read_condition(text: str) -> Condition:
    """`players.me.white >= 5`; ValueError where it is not of this form."""
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} is no condition")
    path, sign, value = found.groups()
    return msgspec.convert({"path": tuple(path.split(".")), "sign": sign, "value": _value(value)}, type=Condition)


def _value(text: str) -> int | bool | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def look_up(view: Any, path: Sequence[str], seat: int) -> Any:  # as JSON says it
    """In a list: the place of that number, of my seat, or the one that the view itself names: `circle.target.scene`."""
    found = view
    for name in path:
        if isinstance(found, Mapping):
            found = found[name]
        elif name == LENGTH:
            found = len(found or ())  # a list that is not to be seen has nothing in it
        else:
            found = found[seat if name == ME else int(name) if name.isdigit() else view[name]]
    return found


def compare(found: Any, sign: Sign, value: int | bool | str) -> bool:  # as above
    if sign == "=":
        return bool(found == value)
    if sign == "!=":
        return bool(found != value)
    if not isinstance(found, (int, float)) or not isinstance(value, int):
        return False
    return {"<": found < value, "<=": found <= value, ">": found > value, ">=": found >= value}[sign]


def due(step: Step, asked: str, told: set[str], view: Any, seat: int) -> bool:  # as above
    """Does its condition hold now? `told` has the events by name, and those about my seat as `name/me`."""
    when = step.when
    if when.question and when.question != asked:
        return False
    if when.event and (f"{when.event}/{ME}" if when.mine else when.event) not in told:
        return False
    return all(condition.holds(view, seat) for condition in when.conditions)
