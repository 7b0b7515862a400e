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


def agree(known: tuple[TableOption, ...], wanted: Mapping[str, object]) -> dict[str, OptionValue]:
    """The table options complete, or BadOptions. What is wanted may come from anywhere: trust nothing."""
    agreed: dict[str, OptionValue] = {option.name: option.default for option in known}
    for option in known:
        if option.name in wanted:
            agreed[option.name] = _chosen(option, wanted[option.name])
    for name in wanted:
        if name not in agreed:
            raise BadOptions(f"there is no option {name!r}; there are {', '.join(agreed)}")
    return agreed


def _chosen(option: TableOption, value: object) -> OptionValue:
    for allowed in option.values:
        if type(value) is type(allowed) and value == allowed:
            return allowed
    values = ", ".join([str(value) for value in option.values])
    raise BadOptions(f"option {option.name!r} cannot be {value!r}; it can be {values}")
