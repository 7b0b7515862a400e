"""Bots of one's own. A bot is any class with the signature of `sabbat.engine.Bot`; deriving from it is not needed.

    ./my_bot.py:Careful      a class in a file
    my_package.bots:Careful  a class in a module that can be imported
    careful                  an entry point of the group `sabbat.bots` of an installed package

A class may say for which game it is (`game = "charlatans"`); without that it is taken for any.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

GROUP = "sabbat.bots"
ALLOWED = "SABBAT_BOTS"  # in the environment, so that the processes in which bots think know it too

OwnBot = type[Any]  # somebody's class; Guarded keeps it at arm's length


class NoSuchBot(ValueError):
    """A bot cannot be had under this name; the message is one line, for people."""


def allow(names: str) -> None:
    """From now on tables offer these bots, written with commas between them. NoSuchBot where one cannot be loaded."""
    for name in filter(None, names.split(",")):
        if load("", name) is None:
            raise NoSuchBot(
                f"there is no bot {name!r}: write FILE.py:CLASS, MODULE:CLASS or the name of an entry point"
            )
    os.environ[ALLOWED] = names


def allowed(game: str) -> list[str]:
    """The bots that the host allows at tables of this game."""
    names = filter(None, os.environ.get(ALLOWED, "").split(","))
    return [name for name in names if _is_for(game, load("", name))]


@cache
def load(game: str, name: str) -> OwnBot | None:
    """The class of that name, or None where the name is of no such form and no package offers it."""
    place, colon, cls = name.rpartition(":")
    if not colon:
        return _from_package(name)
    module = _from_file(Path(place)) if place.endswith(".py") else _imported(place)
    found = getattr(module, cls, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise NoSuchBot(f"{place} holds no class {cls!r} with a method `choose`")
    if game and not _is_for(game, found):
        raise NoSuchBot(f"{name} plays {found.game}, not {game}")  # type: ignore[attr-defined]  # _is_for has looked
    return found


def _is_for(game: str, found: OwnBot | None) -> bool:
    return found is not None and getattr(found, "game", game) == game


def _from_package(name: str) -> OwnBot | None:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            found: OwnBot = entry.load()
            return found
    return None


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError as error:
        raise NoSuchBot(f"the module {name!r} cannot be imported: {error}") from None


def _from_file(path: Path) -> ModuleType:
    """The file as a module of its own; the same file is the same module."""
    if not path.is_file():
        raise NoSuchBot(f"there is no file {path}")
    name = f"sabbat_own_{hashlib.sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever their file does
        del sys.modules[name]
        raise NoSuchBot(f"{path} cannot be loaded: {type(error).__name__}: {error}") from None
    return module
