"""What a table agrees on before a match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sabbat.engine.errors import BadOptions

OptionValue = int | str | bool


@dataclass(frozen=True)
class TableOption:
    """A name, the values it may have, the usual one."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue


def agree(known: tuple[TableOption, ...], wanted: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """The options complete with their defaults, or BadOptions."""
    by_name = {option.name: option for option in known}
    for name, value in wanted.items():
        if name not in by_name:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(by_name)}")
        if not any(value == allowed and type(value) is type(allowed) for allowed in by_name[name].values):
            values = ", ".join(str(each) for each in by_name[name].values)
            raise BadOptions(f"option {name!r} cannot be {value!r}; it can be {values}")
    return {option.name: wanted.get(option.name, option.default) for option in known}
