"""Makes dataclasses of compiled classes. Copied into the compiled package, which calls it once for each of its records.

mypyc has compiled what counts (`__init__`, comparison, hash, clone: see expand.py). What is left is what the standard
library's dataclass functions and pattern matching look at, and the refusal to change what is frozen.
"""

import dataclasses
from typing import Any


def record(cls: type, frozen: bool, own: dict[str, str], fields: dict[str, str], defaults: dict[str, Any]) -> None:
    """Gives a compiled class what @dataclass would. `fields` are all of them with their types, `own` its own ones."""
    listed: list[tuple[str, Any, Any]] = [
        (name, kind, defaults[name] if name in defaults else dataclasses.field()) for name, kind in fields.items()
    ]
    model: Any = dataclasses.make_dataclass(cls.__name__, listed, frozen=frozen)
    written = dict(cls.__dict__)
    taken = {
        "__dataclass_fields__": model.__dataclass_fields__,
        "__dataclass_params__": model.__dataclass_params__,
        "__annotations__": own,  # a compiled class keeps none
        "__field_types__": own,
    }
    taken |= {name: getattr(model, name) for name in ("__repr__", "__eq__") if name not in written}
    if frozen:
        taken |= {"__setattr__": refuse, "__delattr__": refuse}
    elif "__hash__" not in written:
        taken["__hash__"] = None
    for name, value in taken.items():
        setattr(cls, name, value)


def refuse(self: object, name: str, value: object = None) -> None:
    """As a frozen dataclass does. Compiled code does not come here: the type checker has forbidden it already."""
    raise dataclasses.FrozenInstanceError(f"cannot change field {name!r}")
