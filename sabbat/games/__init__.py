"""The games that are there: one folder each, found by its name and loaded when it is first asked for."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from sabbat.engine.game import Game

__all__ = ["GAMES"]


class _Games(Mapping[str, Game[Any]]):
    """By name, in alphabetical order. A folder of this package is a game; its `GAME` is the rulebook."""

    def __init__(self) -> None:
        self._names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
        self._loaded: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._loaded:
            if name not in self._names:
                raise KeyError(name)
            self._loaded[name] = import_module(f"{__name__}.{name}").GAME
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names  # without loading it

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


GAMES: Mapping[str, Game[Any]] = _Games()
